/**
 * Names of groups and the words that judge them, in the six languages and their Latin spellings: whole words of a plain
 * message, separated by spaces. An underscore stands for a space, a tilde for any ending.
 */

/** Movements, schools and later faiths that people often judge; no verse names them, so none is shown. */
export const sects =
  "sunni~ sunnit~ اهل_السنه سني السني سنيه السنيه سنيون السنيون سنيين السنيين shia~ shi3a~ shiites? shiis? shii shiit~ chii?t~ chia chi3a syiah~ siiler~ sii siilik شيعه الشيعه شيعي الشيعي شيعيه الشيعيه شيعيين الشيعيين شيعيون للشيعه والشيعه بالشيعه شيعون rafid~ rafizi~ rafdi~ rawafid رافضه الرافضه رافضي رافضيه روافض الروافض nawasib نواصب النواصب " +
  "ahmadi~ ahmedi~ ahmedilik ahmadiyah qadiani~ qadyani~ kadiyani~ kadyani~ احمدي احمديه الاحمديه الاحمديون الاحمديين قادياني قاديانيه القاديانيه القاديانيون القاديانيين قاديانيت قاديانيون mirzai~ مرزاي مرزايي " +
  "sufi~ soufi~ sofi sofis tasavvufcu~ tarikatci~ tarikatlar صوفي صوفيه الصوفيه الصوفيون الصوفيين المتصوفه متصوفه صوفيا salafi~ salafy salafis~ selefi~ wahhabi~ wahabi~ vehhabi~ vahabi~ vahhabi~ سلفي سلفيه السلفيه السلفيون السلفيين وهابي وهابيه الوهابيه الوهابيون الوهابيين وهابيت وهابيون " +
  "(?<!ya_)ibadis? ibadites? ibadism~ ibadhi~ ibadiyy?ah? اباضي اباضيه الاباضيه الاباضيون الاباضيين kharijit~ kharijis? khawarij khawaarij kharidj~ haricil~ hariciler خوارج الخوارج ismaili~ agakhani~ aga_khani alawi alawis alawit~ alaouit~ alevi~ nusayri~ nusairi~ druze~ druzes durzi~ bahai bahais? bahaisme bahaiyy?ah? اسماعيليه الاسماعيليه علويين العلويين العلويون نصيريه النصيريه دروز الدروز بهايي بهاييه البهاييه البهاييين زيديه الزيديه zaydi~ zaidi~ bohras? bohra " +
  "deobandi~ barelvi~ barelwi~ brelvi~ bareilvi~ barailvi~ ahle?_had[iey]+[ts]h?~ ahl_e_had[iey]+[ts]h?~ ahlul_hadith ديوبندي ديوبنديه بريلوي بريلويه اهل_حديث tablighi~ تبليغي_جماعت ikhwani ikhwanul_muslimin muslim_brotherhood الاخوان_المسلمين الاخوان_المسلمون hizb_ut_tahrir حزب_التحرير madkhali~ المداخله quranists? quraniyy?un coranist~ قرانيون القرانيون القرانيين mealci~  asharis? asharites? acharit~ esari~ maturidi~ mutazili~ mutezile~ اشاعره الاشاعره اشعري معتزله المعتزله مرجيه المرجيه جهميه الجهميه murjia~ nahdlatul_ulama muhammadiyah ldii " +
  "lgbt~ gays? lesbi~ homosexu~ homosek~ escinsel~ gey homos bisexu~ biseksuel~ queer~ transgender~ transgenre~ transseksuel~ trans waria bencong banci مثلي مثليون مثليين المثليين المثليون المثليه مثليه الشواذ شواذ هم_جنس_پرست~ هيجڑا daesh isis daech داعش الدواعش taliban طالبان hamas حماس hezbollah hizbullah حزب_الله";

/** Faiths and peoples that verses speak of: refused only where a question judges them. */
export const faiths =
  "jews? jewish yahoodi?~ yahudi?~ yahoud~ yehud~ juifs? juives? israelis? israeliens? zionists? sionistes? siyonist~ musevi~ اليهود يهود يهودي اليهودي يهوديه لليهود واليهود باليهود الاسراييليين الصهاينه صهاينه يهوديون " +
  "christians? chretien~ kristen~ kristian~ nasrani nasara nasara~ masihi~ isai isaai isaiyon hristiyan~ hiristiyan~ catholi~ katolik~ protestant~ copts? coptes? المسيحيين مسيحي المسيحي مسيحيه المسيحيه مسيحيين المسيحيون مسيحيون النصاري نصاري نصراني نصرانيه للنصاري والنصاري الاقباط اقباط عيسايي عيساييون مسيحيوں " +
  "hindus? hindou~ hindular hindulari~ هندوس الهندوس هندوسي هندو هندوون هندوؤن sikhs? سيخ السيخ buddhis~ bouddhis~ budis~ budha بوذي البوذيين البوذيون بوذيين majus~ zoroast~ مجوس المجوس yazidis? yezidi~ الايزيديين ايزيديين pagans? paiens? " +
  "atheis~ athee~ ateis~ ateist~ mulhid~ molhid~ ملحد الملحد ملحدين الملحدين ملحدون الملحدون agnosti~ اللادينيين non_?muslims? nonmuslims? non_?musulman~ nonmuslim nonis ghair_muslim~ ghayr_muslim~ gair_muslim~ gayri_?muslim~ غير_مسلم~ غير_المسلم~ غيرمسلم~ غير_مسلمون disbelievers? unbelievers? infidels? infideles? mecreants? kafirs kafirler kuffars? koffar kuffaar orang_kafir kafiron كفار الكفار كافرين الكافرين للكفار كافرون murtad~ murted~ apostat~ ex_muslims? مرتدين المرتدين المرتد مشركين المشركين polytheists? mushriks? mushrikeen idolaters people_of_the_book ahl_al_kitab gens_du_livre ehl_i_kitap ehli_kitap ahli_kitab اهل_الكتاب اهل_كتاب " +
  "arabs? arabes? araplar العرب turks? turkler الاتراك kurds? kurtler الاكراد americans? americains? الامريكان indians? hindistanlilar iranians? persians? الايرانيين black_people noirs zenciler السود westerners occidentaux batililar orang_barat الغربيين foreigners refugees suriyeli~ orang_cina orang_yahudi orang_kristen rohingya~";

/** Men and women, of whom the texts say much: refused only where one is set below the other. */
export const kinds =
  "women woman females? girls? wives femmes? femme filles? wanita perempuan cewek kadin~ kizlar aurat aurtein auraten aurton khawateen عورت عورتين عورتون نسا النسا المراه مراه المرا نسوان بنات البنات الستات الحريم خواتين men males hommes laki_laki erkek~ رجال الرجال مردون";

/** Judgements that are God's alone: that somebody is an unbeliever, cursed, unclean or in the Fire. */
export const condemnations =
  "kafirs? kaafir kaffir~ kafer kafirler kuffars? koffar kofar kufaar kuffaar kufar kafirlermi mushriks? mushrik musyrik musrik~ heretics? heretiques? heresy infidels? infideles? unbelievers? disbelievers? mecreants? mecreantes? apostates? apostats? murtads? murted misguided deviants? deviated astray egares? sesat menyimpang sapik~ sapkin~ gumrah zindiq~ zindik~ munafiqs? munafiqun munafik~ hypocrites? " +
  "hell hellfire jahannam jahanam jahannami cehennem~ enfer neraka dozakh damned maudite?s? cursed? curses accursed terkutuk dilaknat laknat lanet~ melun mal3oun mal3on najis najas necis unclean impure?s? filthy sales? kotor apes? monkeys? pigs? swine singes? porcs? kera babi maymun~ domuz~ bandar suar khinzir " +
  "كافر كفار كافرون كافرين كافره كفره كفر تكفير نكفر تكفرون مشرك مشركون مشركين مشركه مرتد مرتدون مرتدين زنديق زنادقه ضال ضالون ضالين ضاله مبتدع مبتدعه منافق منافقون منافقين النار جهنم للنار لجهنم ملعون ملعونون ملعونين ملعونه نلعن لعنه نجس انجاس نجسون نجسين قرده خنازير حمير جهنمي دوزخي دوزخ گمراه لعنت لعنتي واجب_القتل خارج_عن_المله مخلدون";

/** Contempt and violence: refused together with a faith or a people. */
export const contempt =
  "evil wicked worst worse bad better best superior inferior stupid dumb liars? enem(?:y|ies) hate hated hates hating kill killed killing murder massacre exterminat~ fight fighting execute behead~ stoned? expel boycott annihilate trust friends? friendship befriend dogs rats vermin terrorists? treacherous disgusting destroy death_to " +
  "mauvais~ mechant~ pires? meilleur~ superieur~ inferieur~ stupides? ennemis? deteste~ haine hais hair tuer tue massacrer bruler combattre menteurs? amis? amitie chiens? terroristes? traitres? jahat buruk terburuk lebih_baik bodoh musuh benci membenci bunuh membunuh dibunuh perangi memerangi berteman pembohong anjing setan teroris teman usir boikot " +
  "kotu~ daha_iyi ustun~ aptal~ dusman~ nefret~ oldur~ savas~ yalanci~ dost~ guven~ hain~ kopek~ terorist~ serefsiz~ boykot~ سي سييون سييين اشرار اسوا افضل احسن اغبيا غبي اعدا اعداونا عدو نكره اكره اكرههم كره بكره نقتل قتل اقتلوا اقتل يقتل قتال قتلهم نقاتل قاتلوا اباده نحرق كذابين كذابون خونه صداقه اصدقا مصادقه نصادق نثق كلاب ارهابيين ارهابيون قذرين موالاه اولياء " +
  "برا بري خراب بدتر بدترين بهتر بيوقوف دشمن نفرت قتل مارو مارنا جهوٹي دوست دوستي بهروسا كتي دهشت_گرد bura bure kharab badtar behtar bewakoof dushman nafrat qatl maro maarna jhoote jhootay dost dosti kutte kuttay";

/** Whether a faith goes to heaven. */
export const salvation =
  "heaven paradise jannah jannat paradis surga cennet~ saved الجنه جنت ناجيه جنتي يدخلون_الجنه";

/** Words that set one kind of people below another. */
export const inferiority =
  "inferior superior better_than worse_than lesser less_than less_intelligent less_worth worth_less half_of_a_man stupid dumb deficient deficien~ inferieur~ superieur~ moins_intelligent~ valent_moins bodoh lebih_rendah lebih_baik lebih_tinggi kurang_akal aptal~ daha_asagi daha_ustun ustun_mu~ ustun asagi eksik_akilli aklen_eksik ناقصات ناقصه ناقص_عقل اقل_من ادني افضل_من احسن_من اغبي كمتر ناقص_العقل بهتر kamtar naqis behtar hate deteste benci nefret اكره نفرت";

/** The Companions and the teachers, whom people set against each other. */
export const companions =
  "abu_?bakr~ abou_?bakr~ aboubakr~ abubakar ebu_?bekir~ ابو_بكر ابي_بكر ابوبكر ابا_بكر umar omar oumar omer omeri? hazrat_umar عمر uthman osman~ othman outhmane usman utsman عثمان ali aly aliy علي_بن_ابي_طالب الامام_علي سيدنا_علي او_علي ام_علي ولا_علي علي_او علي_ام علي_ولا aisha aysha aicha ayse aise aisyah ayesha عايشه fatima fatimah fatma faatima فاطمه khadija khadijah hatice khadidja خديجه hasan hassan الحسن husain hussain hussein husayn huseyin hossein الحسين حسين muawiya~ muawiyah mouawiya~ muaviye~ معاويه yazid yezid يزيد hafsa حفصه talha طلحه zubayr zubair zubeyr الزبير abu_hurayra~ abu_huraira~ ebu_hureyre ابو_هريره abu_talib ebu_talib ابو_طالب ابي_طالب abu_sufyan ابو_سفيان sahaba~ sahabah sahabe~ companions? sahabis? compagnons? sahabat الصحابه صحابه صحابي ahl_al_bayt ahlul_?bayt ehl_i_beyt ال_البيت اهل_البيت " +
  "bukhari buhari البخاري ابن_تيميه ibn_taymiyy?ah? ibn_teymiyye الغزالي ghazali gazali ابو_حنيفه abu_hanifa~ ebu_hanife shafii? shafi_?i syafii? safii? chafii? الشافعي الشافعيه شافعي hanafi~ hanefi~ hanbali~ hanbeli~ maliki~ malikit~ malekit~ الحنفيه حنفي المالكيه مالكي الحنابله حنبلي madhabs? madhhabs? mazhabs? mezhep~ mezhebi~ mazhab مذهب المذاهب مسلك";

/** The prophets, none of whom is ranked above another here. */
export const prophets =
  "muhammad mohammed mohamed mohammad muhammed محمد jesus isa issa عيسي musa moses moise mousa موسي ibrahim abraham ابراهيم prophets? prophetes? peygamber~ nabi الانبيا نبي";

/** Words that ask who is better, or had the better right. */
export const comparisons =
  "better best greater greatest superior higher meilleur~ superieur~ plus_grand lebih_baik lebih_utama terbaik paling_utama paling_mulia lebih_mulia daha_ustun daha_iyi daha_faziletli daha_buyuk ustun en_ustun en_faziletli en_iyi افضل احسن اعظم خير احق اولي بهتر زياده_افضل behtar afzal rightful deserved deserves legitimate should_have usurp~ legitime berhak hak_sahibi hakki اغتصب احسن_من";

/** "Or" between two names of one kind. */
export const alternatives = "or vs versus ou atau veya yoksa mi_ او ام ولا و_لا يا ya";
