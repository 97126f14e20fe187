/** The words of greetings, thanks, farewells and questions about the assistant itself; see `courtesyOf`. */
export const greetings: readonly string[] = [
  // The greeting of peace and its answer, in all spellings; Latin letters of every language.
  "(?:wa?)?(?:[ae]{0,2}[sl]{0,3}[ -]?)?s[ae]?l+[aeo]+m+(?:un|in|u|o|ou|oe|on|e|i)?(?: [ou])?[ -]?(?:3a?|a|e|o|u)?[ -]?l+[aeiouyj]*[ -]?k[aiouey]*m+",
  "(?:wa|ve|we|w|wah|ou|wo)?[ -]?(?:3a?|a|e)?l+[aeiyj]+[ -]?k[aiouey]*m+ ?(?:us|as|es|os|s|al|ous)?[ -]?s?[ae]?l[aeo]+m+|aoa",
  "(?:wa|ve|we|w|o|ou)? ?ra[hk]+m[ae]+t+[uoe]*l+[aeiou]*h?i?",
  "(?:wa|ve|we|w|o|ou)? ?bar[aei]+k[aei]+t+[uo]+h?u?",
  "slm|slmn|aslm|asalam|assalam|asalamualaikum|aslkm|assww|asww|asa|saw?l?m ?alkm|salamo|salamou|salamu|wsalam|wassalam|ws|salams?|salaams?|selam(?:lar)?|sallam|salem",
  "(?:ال)?سلا?م(?: و?عليكم| علي?ك| عليكو)?|السلام عليكم?|سلام علیکم|و? ?عليكم? ?(?:و|ال)?سلام|ورحمه (?:الله|اللّه)|و ?بركاته|وبركاته|سلام عليكم ورحمه الله",
  // English
  "hi+|hey+|hello+|helo|hallo|hullo|hiya|howdy|yo|sup|wass?up|what ?s up|wats up|greetings|good (?:morning|evening|afternoon|day)|morning|evening|hi there|hey there|ramadan mubarak|eid mubarak|jum+a?h? mubarak|jumu ?ah mubarak|peace(?: be)?(?: up)?on you|peace",
  // Arabic and its dialects, Latin letters too
  "مرحبا|مرحبتين|مراحب|اهلا?(?: و ?سهلا)?|اهلين|هلا|هلا والله|يا هلا|هاي|هلو|الو|حيّ?اك الله|حياكم الله|صباح (?:ال)?(?:خير|نور|ورد|فل)|مسا (?:ال)?(?:خير|نور|ورد|فل)|مساء (?:ال)?(?:خير|نور)|تحيه طيبه|تحياتي|رمضان كريم|رمضان مبارك|عيد مبارك|عيدكم مبارك|جمعه مباركه|كل عام وانتم? بخير|كيف ?(?:ال)?حالك?م?|كيفك|ازيك|ازيكم|عامل ايه|عامله ايه|شلونك|شلونكم|اخبارك|اخبارك ايه|شخبارك|لاباس|لا باس|لاباس عليك|واش راك|واش راكم|كي داير|كيداير|عسلامه|طمنني عنك|ايش اخبارك|وش اخبارك",
  "marhaba(?:n|tein)?|mar7aba|mrhba|ahlan(?: wa ?sahlan)?|ahla|ahlein|hala|halla|saba?h (?:el|al|il)[ -]?(?:kh?|5)[aeiy]+r|saba7 (?:el|al|il)?[ -]?(?:kh|5)[aeiy]+r|(?:sba7|sbah) l?[ -]?(?:kh|5)i+r|mas[ae]+ (?:el|al|il)[ -]?(?:kh|5)[aeiy]+r|msa l(?:kh|5)ir|kif[ae]k|kifik|ke[iy]f (?:el |al )?(?:7alak|halak|hal|haal|7al)|ki[iy]f 7alak|ezz?ayy?a?k|izz?ayy?a?k|3amel eh|shlonak|shlonik|shlonkom|la ?bas|labess|lebes|wesh|wach rak|wash rak|ki dayer|kidayr|cv|kidayr",
  // French
  "bonjour|bjr|bonsoir|bsr|salut|slt|slu|coucou|cc|bonne (?:journee|soiree)|allo|rebonjour|ca va|comment (?:ca va|allez vous|vas tu|tu vas)|enchantee?",
  // Urdu, Latin letters too
  "السلام علیکم|آداب|اداب|خوش امديد|نمستے|نمسته|نمستي|هيلو|ہیلو|هاي|كيا حال هي|كيسي هو|كيسي هين(?: اپ)?|اپ كيسي هين|كيسا هي|صبح بخير|شب بخير|شام بخير|عيد مبارك|رمضان مبارك|جمعه مبارك",
  "adaab|aadab|adab|namaste|khush ?aamdeed|kya ha+l h?ai|kia hal hai|kese ho|kaise ho|kaise h?ain?(?: aap)?|kesay hain|ap kaise hain|aap kaise hain|aap kese hain|kya hal hy|subah bakhair|subha bakhair|shab bakhair",
  // Indonesian
  "halo|hallo|hai|hei|pagi|siang|sore|malam|selamat (?:pagi|siang|sore|malam|datang|berpuasa|idul fitri|hari raya)|met (?:pagi|siang|sore|malam)|apa kabar(?:nya|mu)?|apa khabar|ap kabar|gimana kabar(?:nya|mu)?|bagaimana kabar(?:nya|mu)?|permisi|assalammualaikum|punten",
  // Turkish
  "merhaba(?:lar)?|mrb|mrhb|selamlar|selamun ?aleykum|selamunaleykum|aleykum ?selam|aleykumselam|sa|as|s a|a s|gunaydin|iyi (?:gunler|aksamlar|geceler|sabahlar|cumalar|bayramlar)|hayirli (?:gunler|sabahlar|aksamlar|cumalar|ramazanlar|bayramlar)|tunaydin|nasilsin(?:iz)?|naber|n aber|ne haber|nbr|ne var ne yok|hos ?(?:geldin|bulduk|bulduk)(?:iz)?|cumaniz mubarek(?: olsun)?|hayirli cumalar",
  // Words used in several languages
  "hola|ola|ciao|guten (?:tag|morgen|abend)|moin|hej|how (?:are|r) (?:you|u|ya)(?: doing)?(?: today)?|how is it going|hows it going|how do you do|nice to meet you",
];

export const thanks: readonly string[] = [
  "thanks?|thank ?(?:you|u|s)?|thankyou|thx|tnx|thnx|thnks|tysm|tyvm|ty|tq|tks|cheers|much appreciated|appreciated?(?: it)?|i appreciate (?:it|that|this|your help)|grateful|god bless(?: you)?|bless you|bless u|may allah (?:reward|bless) (?:you|u)(?: with good)?|allah (?:bless|reward) you|that helped(?: me)?|(?:that|this|it) (?:was|is) (?:very |so |really )?(?:helpful|great|good|perfect|nice|beautiful)|great answer|good answer|nice answer|very helpful|helpful|well done|good job|great job|awesome|perfect|ameen|amin|aamiin|amen|aameen|alhamd?ul+il+ah?|elhamdulillah|al hamdu lillah|hamdulillah|7amdulil+ah|mashaa?l?l?ah|masha allah|maasha allah|ma sha allah|inshaa?l?l?ah|in sha allah|insha allah|insyaallah|insya allah|subhanallah|subhan allah",
  // JazakAllah and BarakAllah in Latin spellings
  "(?:j|g|c|dj|z)[ae]+z[ae]+(?:k|c|q)[aeiou]*[ -]?(?:k?[uo]m)?[ -]?(?:al|ul|ol|l)*l?[ae]*h?(?:u|o)?[ -]?(?:kh?[aei]+y?i?r+[aeiou]*n?|h[ae]y[ıi]r[ae]n?|(?:kh|5)[aeiy]+r(?:an)?)?",
  "(?:j|g)azak[aou]m?[ -]?al+ah(?:u)?[ -]?(?:kh?[ae]i?y?ran?)?|jzk|jzkl|jazakumullah|jazakillah",
  "(?:wa ?)?bara?ka?[ -]?al+ah[ou]*[ -]?(?:f[ie]+[ -]?k[aiou]*m?|f[ie]ek)?|bar[ae]k[ae]l+ah(?:o|u)? ?(?:f[ie]+k[aiou]*m?)?|baarak|wa iyy?aka?(?:um)?|wa iyyakum|wa antum|tabarakallah|baraka allahu",
  "شكرا(?: جزيلا| لك| لكم| كتير| كثيرا| جدا| ليك)*|مشكور(?:ه|ين)?|مشكورين|متشكر|متشكره|متشكرين|متشكر جدا|يسلمو+|يسلموا?|تسلم(?:ي|وا)?(?: ايدك| ايديك)?|يعطيك العافيه|يعطيكم العافيه|الله يعطيك العافيه|جزاك(?:م)? الله(?: كل)?(?: خيرا?| خير)?(?: الجزا)?|جزيت خيرا|جزيتم خيرا|بارك الله (?:فيكم?|بكم?|فيكي)|الله يبارك (?:فيك|فيكم)|الله يجزيك(?:م)? (?:كل )?(?:ال)?خير|الله يسلمك|ممنون(?:ك)?|ممنونه|كتر خيرك|الف شكر|صحيت|بارك الله فيك|يعيشك|الله يعيشك|رحم والديك|الله يرحم والديك|ربي يحفظك|تشكرات|عاشت ايدك|ما قصرت|امين|الحمد لله|الحمدلله|ما شا الله|ماشا الله|ان شا الله|انشا الله|سبحان الله|تمام|ممتاز|احسنت(?:م)?|وفقك الله|وفقكم الله|الله يوفقك",
  "shu?k+ran+(?: jazi+lan?| ktir| 7abibi| habibi| lak)?|chokran|choukran|shokran|mash?k?ou?r|mashkoor|yeslamo|yislamu|teslam|tislam|ya3tik(?: el)? (?:3afye|3afya|afye)|y3tik l?3afya|sahit|saha|sa7a|y3aychek|ya3ichek|barak allah fik|baraka allahou fik|lah yjazik|allah yjazik bikhir|allah ya3tik (?:el )?(?:3afya|saha)|tbarkallah",
  "merci(?: beaucoup| bcp| bien| infiniment| a (?:toi|vous)| pour tout| d avance)*|mrc|mci|mercii?|je (?:te|vous) remercie|remerciements?|c est gentil|c est (?:tres )?(?:clair|parfait|bien|utile)|parfait|super|qu allah (?:te|vous) (?:recompense|benisse)|que dieu (?:te|vous) benisse",
  "شكريه|بهت شكريه|اپ كا(?: بهت)? شكريه|شكر گزار|جزاك الله(?: خير(?:ا)?)?|بهت (?:خوب|اچها|اچهي|عمده)|الله اپ كو (?:خوش ركهي|جزاي خير دي)|مهرباني|نوازش|بهت مهرباني|آمين|ما شا الله|ماشاالله|الحمدلله",
  "shukriya+|shukria|shukriyah|shukran|bohat shukriya|bahut shukriya|boht shukriya|bhot shukriya|aap ?ka(?: bohat| bahut)? shukriya|meherbani|mehrbani|bohat meherbani|dhanyavaad|dhanyawad|allah aap ko (?:khush rakhe|jaza de)|bohat khoob|bahut khoob",
  "terima ?kasih(?: banyak| kembali| atas)*|trima kasih|trimakasih|terimakasi|makasih?(?: banyak| ya| yah)*|makasi|mksh|mksih|makaci|maacih|trims|thanks ya|tengkyu|matur (?:nuwun|suwun)|suwun|nuhun|hatur nuhun|syukron(?: katsiron| jazilan)?|syukran|semoga allah membalas(?: kebaikan(?:mu| anda))?|jazakallahu? ?khair(?:an)?(?: katsiran)?|jazakumullah(?: khair(?:an)?)?(?: katsiran)?|barakallah(?:u)? ?(?:fiik|fiikum|fikum|fik)?|aamiin|alhamdulillah|sangat membantu|mantap|bagus sekali",
  "tesekkur(?:ler)?(?: ederim| ederiz)?|tesekur(?:ler)?(?: ederim)?|cok tesekkur(?:ler)?(?: ederim)?|tsk(?:ler)?|tskr|tesekkurler|cok sagol(?:un)?|sag ?ol(?:un|unuz|asin)?|sagol(?:un|unuz)?|eyv?allah|eyv|allah (?:razi olsun|sizden razi olsun|senden razi olsun|ra zi olsun)|allah (?:sizden|senden)(?: ebeden)? razi olsun|allah kabul etsin|elinize saglik|eline saglik|minnettarim|cok yardimci oldun(?:uz)?|mersi|harika|super|cok guzel|masallah|insallah|amin",
  "danke(?: schon| sehr)?|gracias|muchas gracias|grazie|obrigad[oa]|arigato|spasibo",
];

export const farewells: readonly string[] = [
  "bye(?: ?bye)?|by+e+|see (?:you|ya|u)(?: later| soon| tomorrow)?|good ?(?:bye|night)|goodnight|gn|take care|talk (?:to you )?later|ttyl|have a (?:good|nice|great|blessed) (?:day|night|evening|one)|khuda ?hafiz|khuda hafez|allah ?hafiz|allah hafez|fi ?aman ?(?:il+ah|allah)|fi amani? ?l?lah|fee amanillah|ma3 ?(?:el |as )?salam[ae]h?|ma3a salama|maa ?salama|ma ?a ?salama|bslama|b slama|besslama|yalla bye|au revoir|a bientot|a plus|a plus tard|bonne (?:nuit|journee|soiree|continuation)|bonne fin de journee|adieu|sampai jumpa|sampai nanti|dadah|da da|selamat tinggal|selamat tidur|selamat jalan|hosca ?kal(?:in)?|hoscakal(?:in)?|gule gule|gorusuruz|gorusmek uzere|iyi geceler|allaha emanet(?: ol(?:un)?)?|allahaismarladik|kendine iyi bak|bay ?bay",
  "مع السلامه|الي اللقا|الى اللقا|وداعا|باي|في امان الله|في حفظ الله|تصبح(?:ون|ي|و)?(?: علي خير)?|تصبح على خير|استودعك(?:م)? الله|سلام باي|بالسلامه|خدا حافظ|الله حافظ|في امان الله|پهر مليں گي|پهر ملين كي|شب بخير|يلا باي",
];

export const aboutUs: readonly string[] = [
  "who (?:are|r) (?:you|u)|what are (?:you|u)|are (?:you|u) (?:a |an )?(?:real |human |actual )*(?:human|person|robot|bot|ai|machine|sheikh|scholar|imam|muslim|man|woman|chatgpt|gpt|real)(?: being| person| scholar)?|is this (?:a )?(?:bot|robot|ai|human)|am i (?:talking|speaking) to (?:a )?(?:bot|human|robot|real person|sheikh)|what can (?:you|u) do|what do you do|how (?:do|does) (?:you|this) work|how can you help(?: me)?|can you help(?: me)?|what is your name|whats your name|your name|who made (?:you|this)|who created you|who built you|test|testing|what can i ask(?: you)?",
  "من انت[مي]?|مين انت[ي]?|انت مين|مين حضرتك|ما اسمك|شو اسمك|ايش اسمك|اسمك ايه|هل انت (?:انسان|روبوت|بوت|شيخ|عالم|بشر|ذكاا? اصطناعي|حقيقي)|انت (?:انسان|روبوت|بوت|شيخ|بشر)|ماذا تستطيع(?: ان تفعل)?|ماذا تفعل|ماذا يمكنك(?: ان تفعل)?|كيف تعمل|كيف يمكنك مساعدتي|هل يمكنك مساعدتي|تجربه|اختبار|min enta|meen enta|enta meen|men anta|shu ismak",
  "qui (?:es tu|etes vous)|tu es qui|t es qui|vous etes qui|c est qui|es tu (?:un |une )?(?:robot|humain|ia|imam|cheikh|savant|vrai)e?(?: personne)?|etes vous (?:un |une )?(?:robot|humain|ia|imam|cheikh|savant)|que (?:peux tu|pouvez vous|sais tu) faire|tu peux faire quoi|comment tu t appelles|quel est ton nom|peux tu m aider|pouvez vous m aider|comment (?:ca|cela) marche",
  "اپ كون (?:هين|هو)|تم كون هو|كون هو|تو كون هي|كيا اپ (?:انسان|روبوٹ|مولوي|عالم|مفتي) هين|اپ كا نام(?: كيا هي)?|اپ كيا كر سكتي هين|aap kaun (?:ho|hain|hai)|ap kon (?:ho|hain|hai)|tum kaun ho|tum kon ho|aap ka naam(?: kya hai)?|kya aap insaan hain|aap kya kar sakte hain",
  "(?:kamu|anda|kau|ini) siapa|siapa (?:kamu|anda|kau|ini|namamu|nama ?mu|nama anda)|apakah (?:kamu|anda) (?:manusia|robot|bot|ai|ustadz|ustaz)|kamu (?:robot|bot|manusia)(?: ya)?|apa yang bisa (?:kamu|anda) lakukan|bisa apa|kamu bisa apa(?: saja)?|bisa(?:kah)? (?:kamu |anda )?(?:bantu|membantu)(?: saya| aku)?|tes|coba",
  "(?:sen|siz) kim(?:sin|siniz)|kimsin(?:iz)?|sen nesin|adin(?:iz)? ne|ismin(?:iz)? ne(?:dir)?|sen (?:robot|insan|hoca|yapay zeka) ?mi ?sin|robot musun(?:uz)?|insan misin(?:iz)?|hoca misin(?:iz)?|ne yapabilirsin(?:iz)?|neler yapabilirsin(?:iz)?|nasil calisiyorsun(?:uz)?|yardim eder misin(?:iz)?|deneme",
];

/** Words that may accompany them and ask nothing. */
export const fillers =
  "a an the to too all everyone everybody you u ya yall guys so very much many lot lots really for your ur this that it was answer answers info information help helping time again and or o oh ok okay okey oki k kk yes yeah yep no well my dear sir madam maam brother bro sister sis sheikh shaykh shaikh cheikh syekh ustadz ustaz ustad ustadh imam friend friends akhi ukhti habibi habibti mr mrs mate guys man dude bud sire uncle auntie there here from me i im fine good great today everything riwaq bot assistant please pls " +
  "يا شيخ الشيخ شيخنا استاذ اخي اخوي اختي خوي اخ اخت حبيبي عزيزي صديقي دكتور لك لكم لكي لك كتير كثيرا جدا علي هذا هذه الاجابه المعلومه المعلومات الرد مساعدتك المساعده و ايها اليوم عليكم كلكم الجميع جميعا انا بخير طيب حسنا اوكي نعم ايوه والله من القلب كل شي منك استاذي فضيله ya sheikh sidi lalla khoya " +
  "tout tous toute le la monde a vous toi et pour ta ta reponse votre aide de du des mon ma frere soeur ami cher chere oui non d accord bien tres bcp beaucoup c est moi " +
  "جي هان ٹهيك هي بهاي صاحب جناب بهن حضرت مولانا اپ كا كو كي اور سب ميري پياري اچها بهت جواب ji haan bhai bhaijaan sahab janab behan ap aap ka ko sab acha theek hai bohat bahut jawab " +
  "ya yah kak bang pak bu mas mbak bro gan sis banyak semua semuanya saudara saudari atas jawabannya jawabanmu bantuannya infonya informasinya ustadzah oke baik iya sip untuk dan wr wb " +
  "cok hocam hoca abi abla kardesim kardes arkadaslar herkese size sana sizlere efendim bey hanim evet tamam peki cevap cevabiniz cevabin yardim yardiminiz yardimin icin bilgi bilgiler her sey ederim ben de iyiyim dostum canim";
