import type { Lexicon } from "../lexicon.ts";
import { turkishRules } from "./tr-rules.ts";

/** Turkish, with and without its special letters; the verb carries the person. */
export const turkish: Lexicon = {
  fold: "latin",
  idioms:
    "sosyal medyadan kaybolmak, sosyal medyadan yok olmak, sosyal medyadan kaybolup, sosyal medyadan silinmek, instagramdan kaybolmak, instagramdan yok olmak, instagramdan kaybolup, instagramdan silinmek, facebooktan kaybolmak, facebooktan yok olmak, facebooktan kaybolup, facebooktan silinmek, whatsapptan kaybolmak, whatsapptan yok olmak, whatsapptan kaybolup, whatsapptan silinmek, tiktoktan kaybolmak, tiktoktan yok olmak, tiktoktan kaybolup, tiktoktan silinmek, internetten kaybolmak, internetten yok olmak, internetten kaybolup, internetten silinmek, gulmekten, gulmekten oluyorum, oluyorum gulmekten, oldum gulmekten, acliktan oldum, acliktan oluyorum, acliktan olecegim, susuzluktan oldum, susuzluktan oluyorum, sicaktan oldum, soguktan oldum, yorgunluktan oldum, yorgunluktan oluyorum, utancimdan oldum, meraktan oldum, meraktan oluyorum, sikintidan oldum, sana olurum, ona olurum, buna olurum, size olurum, kurban olurum, olurum sana, olurum size, ugruna olurum, olur musun, beni oldurecek sinav, sinav beni oldurecek, sinavlar beni oldurecek, odevler beni oldurecek, vakit oldurmek, zaman oldurmek, vakti oldurmek, telefonum oldu, sarjim oldu, olu deniz, olu sezon, olu balik, oldum bittim, can atiyorum, canim cekiyor, canim sikildi, canim sikiliyor, canim istiyor, tirnak kesmek, tirnak kes~, sac kesmek, sac kes~, kurban kes~, namazi kes~, sozunu kes~, yuregime dokun~, kalbime dokun~, ruhuma dokun~, icime dokun~, bana dokunan ayet, bana dokundu bu, kapiya vur~, gaza vur~, damga vur~, tatliya dayanami~, yemege dayanami~, sicaga dayanami~, soguga dayanami~, sana dayanami~, atlaya atlaya, sure atla~, ayet atla~, hayat pahali, hayat pahaliligi, hayat bilgisi, kafayi yedim, dayak cennetten, yemin ettim, topa vur~, gulmekten oldum, acliktan olucem",
  concepts: {
    want: "istiyorum, istiyom, istiorum, isterim, istedim, istedigim, isteyorum, istiyrum, istiycem, isterdim, ister, dusunuyorum, dusunuyom, niyetliyim, niyetim, planliyorum, karar verdim, geliyor, lazim, cok istiyorum, arzusu, hayali, hayal ediyorum, bekliyorum, dua ediyorum, dilegim, diliyorum, tercih ederim, ozluyorum, arzuluyorum, yollari, yolu, istegi, yalvariyorum, geliyo, hazirim",
    die: "olmek, olmeyi, olumu, olum, olmeyi, gebermek, gebermeyi, olmekten baska, olmus olmak, canimin alinmasi",
    not: "istemiyorum, korkuyorum, degil",
    pious:
      "medine, medinede, medinde, mekke, mekkede, sehit, sehid, sehadet, iman, imanla, imanli, musluman, secde, secdede, namazda, namaz kilarken, kelime i, islam, islam uzere, tovbe, ramazanda, cuma gunu, guzel bir, hayirli, husnu, allah yolunda, vatan icin",
    kitchen:
      "yemek yap~, yemek pisir~, salata, sogan, ekmek, mutfak, mutfakta, patates, domates, meyve, tiras, bicak kaydi",
    ruling:
      "gunah midir, medinede, iddeti, hukmu, hukmu nedir, gunah mi, gunahmi, caiz, haram mi, farz, ayet, ayeti, ayetleri, ayetler, hadis, hadisi, hadisler, sure, suresi, kuran, kuranda, kurani, tefsir, tefsiri, meali, cezasi, kissasi, islamda, dinen, peygamber, peygamberimiz, hz, sahabe, oyun, oyunda, film, filmde, dizi, kitap, roman, ne demek, anlami, abdest, abdesti, oruc, orucu, oruclu, orucluyken, namazi bozar, azrail, nisa, adet, tarifi, edenin, edenlerin, cenaze namazi, kilinir mi, gecerli mi, kissa, hakkinda, bozar mi, kimlere, filmi, sever mi, alimler, fikih, mezheb~, hangi, intihar eden, intihar edenin, intihar edene, eden cehenneme",
    direct:
      "kendimi oldur~, kendimi asa~, kendimi asi~, kendimi as, kendimi asmak, kendimi asmayi, kendimi as~, kendimi vur~, kendimi kes~, kendimi jiletl~, kendimi yak~, kendimi yarala~, kendimi at~, kendimi as~, kendimi zehirl~, kendimi bogaz~, kendime zarar~, kendime kiy~, kendi canima~, canima kiy~, canima kiyma~, canima kiyas~, hayatima son~, yasamima son~, hayatima kiy~, hayatimi sonlandir~, hayatimi bitir~, yasamima kiy~, intihar ed~, intihar et~, intihar etcem, intihari dusun~, intihar dusun~, intihar girisim~, intihara~, intihar planl~, intihar fikri~, intihardan, intihar etmek istiyorum, bileklerimi kes~, bilegimi kes~, kolumu kes~, kollarimi kes~, kollarimi jilet~, bacagimi kes~, damarlarimi kes~, kendimi ac birak~, kafama sik~, kafama sikayim, kopruden atla~, catidan atla~, balkondan atla~, camdan atla~, pencereden atla~, kattan atla~, trenin onune~, metronun onune~, raylara atla~, asagi atla~, ipe git~, her seye son ver~, herseye son ver~, hersye son ver~, buna son verecegim, bu hayata son~, her seyi bitir~, herseyi bitir~, bitirecegim bu hayati, bu isi bitirecegim bu gece, jilet at~, jilet atiyorum, faca at~, geberip git~, geberip gid~, olup git~, olup gid~, olup kurtul~, yok olup git~, yok olup gid~, kendimi birak~, kendime aci~, kendimi patlat~, hersey bitecek, her seyi sonlandir~, herseyi sonlandir~, hayatimi noktal~, bu hayati noktal~, her seye nokta~, canima kiyayim, canima kiyacagim, intihar edicem, intihar edecem, intihar edecegim, intihar edesim, oldurecegim kendimi, kendimi oldureyim, kendimi oldurecegim, kendimi kesiyorum, kendimi kestim, kendimi ciziyorum, koluma kesik~, koluma jilet~, bileklerime jilet~, kollarimi ciz~, kolumu ciz~, ipe cekmek, kendimi ipe~, kendimi suya~, denize atacagim kendimi, kendimi denize~, kendimi koprud~, kendimi tren~, kendimi araba~, arabanin onune atla~, arabanin onune at~, kamyonun onune~, yasamimi nokta~, omrumu bitir~, hayatima nokta~, yasamima nokta~, ucurumdan~, ucuruma sur~, kendi canimi al~, kendi hayatima~, kendimi oldurcem, kendimi olduruc~, canima son~",
    suicide: "intihar, intihari, intiharin, intihara, suicide",
    deathWish:
      "kendimden nefret~, kendimden tiksin~, kendimi kes~, kollarimi kes~, kendime zarar ver~, keske olsem, keske olsam, keske olseydim, keske olse, olsem de, olsem keske, olsem daha, olsem ya, olsem artik, bi olsem, bir olsem, geber~ git~, gebersem, oleyim artik, oleyim de, oleyim bari, olmeliyim, olmem lazim, olmem gerek, olmek icin dua, olmek tek, olum kurtulus, olum daha iyi, tek care olum, tek cozum olum, olumu bekliyorum, olumu istiyorum, olumu diliyorum, olumu hak ed~, olmeyi hak ed~, olmeyi bekliyorum, olmeyi isterdim, olmeyi istiyorum, hic dogmasaydim, dogmasaydim, dogmamis ols~, keske dogmas~, hic olmasaydim, hic var olmasaydim, var olmak istemiyorum, yasamayi hak etmiyorum, yasamayi haketmiyorum, uyanmasam, keske uyanmasam, sabaha cikmasam, yarina uyanmasam, sabaha uyanmasam, dogmasaymisim, dogmasam, keske dogmasam, olsem de kurtulsam, olup kurtulsam, olup kurtulayim, oleyim de kurtulayim, oleyim kurtulayim, olsem kurtulsam, olesim var, olesim geliyor, olmek istiyom, olmek istiyrm, olmek istiom, olmek istyrm, olmek istiyorum ya, olmeye karar ver~, olume hazirim, olume gidiyorum, olumu ariyorum, olumu ozluyorum, olumu tercih ederim, tek carem olum, olum tek carem, olum tek cikis, olum tek kurtulus, olum tek care, olum tek yol, olum tek cozum, olmek tek care, uyanmasam bir daha, hic uyanmasam",
    nolive:
      "yasamak istemiyorum, yasamak istemiyom, yasamak istemiorum, yasamaktan biktim, yasamaktan usandim, yasamaktan yoruldum, yasamaktan nefret~, yasamaya gucum~, yasamaya gucum yok, yasamaya degmez, yasamaya deger~, yasamanin anlami~, yasamanin bi anlami~, yasamanin bir anlami~, yasamanin manasi~, yasamak icin sebe~, yasamak icin neden~, yasama sebebim~, yasama sevincim~, yasama istegim~, yasamak zor geliyor, yasayasim yok, yasayasim gelmiyor, yasamiyorum sanki, yasamasam, neden yasiyorum, niye yasiyorum, nicin yasiyorum, yasiyorum ki, hayattan biktim, hayattan bezdim, hayattan usandim, hayattan soğudum, hayattan sogudum, hayattan yoruldum, hayattan nefret~, hayattan biktim usandim, hayattan hicbir bekle~, hayattan bi beklentim yok, hayatimdan nefret~, hayatimdan biktim, hayatimdan bezdim, biktim bu hayattan, biktim hayattan, biktim yasamaktan, biktim artik yasamak~, bu hayattan biktim, bu hayattan yoruldum, bu hayattan kurtul~, su hayattan kurtul~, hayattan kurtul~, su hayattan biktim, yoruldum bu hayattan, yoruldum yasamaktan, yoruldum hayattan, nefret ediyorum hayat~, nefret ediyorum yasa~, hayatin anlami kalmadi, hayatimin anlami kalmadi, hayatimin anlami yok, hayatin bi anlami kalmadi, hayatimin bir anlami~, hayatim bitti, hayatimin degeri yok, bu hayati istemiyorum, bu hayata dayanamiyorum, dayanamiyorum bu hayata, bu hayata katlanamiyorum, katlanamiyorum bu hayata, hayata dayanamiyorum, hayata tahammulum~, hayata tutunamiyorum, hayata kustum, yasama tutunamiyorum, devam edecek gucum~, devam etmek istemiyorum, devam edemiyorum artik, artik devam edemi~, yasamak bana agir~, yasayamiyorum artik, artik yasayam~, yasamayayim, yasamasaydim, yasamaya devam etmek istemiyorum, gunlerimi bitirmek, burada olmak istemiyorum, bu dunyada olmak istemiyorum, bu dunyadan git~, bu dunyadan gocup~, dunyadan gitmek ist~, dunyadan biktim, yasayasim kalmadi, yasamak anlamsiz, hayat anlamsiz, hayatim anlamsiz, yasamak icin tek bir sebe~, yasamam icin sebep~, yasamam icin neden~, yasamamin anlami~, yasamamin bir anlami~, hayatin tadi kalmadi, hayatin tadi tuzu yok, hayattan zevk almiyorum, yasama hevesim~, yasama gucum~, yasamaktan bikt~, yasamaktan yorul~, yasamak iskence, yasamak bir iskence, yasamak eziyet, yasamanin ne anlami, hayatin ne anlami, yasamamin ne anlami, yasasam ne olur, yasamam neye yarar, bosuna yasiyorum, hayatima devam edemi~, hayata devam edemi~, hayata devam etmek istemi~, bitsin bu omur, bitsin artik bu omur, omrum bitsin, omrum bitse, yasamiyorum zaten, nefes aliyorum ama yasamiyorum, bana yer yok bu dunyada, bu dunyada bana yer yok, yasayan oluyum, yasayan olu gibi, icim oldu, bu dunyada yerim yok, dunyada yerim yok, topragin altinda olmak",
    cantBear:
      "dayanamiyorum, dayanamiyom, dayanamayacagim, dayanacak gucum, dayanacak halim, tahammulum kalmadi, gucum kalmadi, gucum yok, pes ettim, pes ediyorum, tukendim, bittim, katlanamiyorum, kaldiramiyorum, bitsin artik, yeter artik",
    enough:
      "artik, hayat, hayata, yasamak, her sey, bitsin, bitti, yalniz, yalnizim, kimse, hic, aci, aciya, acilara, olum, umudum, umut, kalmadi, boyle",
    vanish:
      "yok olmak, yok olup, yok olsam, kaybolmak, ortadan kaybol~, silinmek, kaybolup gitmek, gitmek bu dunyadan, yok olmayi, gitmek istiyorum buralardan, buralardan gitmek, temelli gitmek, yok olup gitmek",
    sleepOn:
      "uyanmamak, uyanmasam, uyanmayayim, uyanmamayi, uyanmiyim, bir daha uyanma~, bi daha uyanma~, uyanmak istemiyorum, hic uyanma~",
    sleep:
      "uyumak, uyuyup, uyusam, uyuyayim, uykuya, uykumda, uyku, uyuyim, uyurken, istiyorum, sabah, keske, hic, bir daha",
    burden:
      "yuk, yuk oldum, yuk oluyorum, yukum, yuk gibi, fazlalik, fazlaligim, fazlayim, ise yaramaz, degersizim, hicbir ise, basarisizim, hatayim, yukten",
    me: "ben, herkese, aileme, anneme, babama, etrafima, insanlara, kendimi, bana, benim, onlara, ailem, sadece, oldum, hissediyorum, evdekilere, cocuklarima, esime",
    missMe:
      "kimse ozlemez, kimse beni ozlemez, kimse beni ozlemeyecek, kimse ozlemeyecek, kimse aramaz, kimse uzulmez, kimse uzulmeyecek, kimse aglamaz, kimse fark etmez, kimse farketmez, kimse fark etmeyecek, kimsenin umrunda degil, kimsenin umrunda olmaz, kimsenin umurunda~, kimin umrunda, kimse umursamaz, ozleyen olmaz, arkamdan aglayan, uzulen olmaz, kimse merak etmez, kimsenin ruhu duymaz, kimsenin haberi olmaz, kimse bilmez bile, kimse anlamaz bile, arkamdan kimse, kimse gelmez cenazeme, cenazeme kimse, olursem herkes kurtulur, olsem herkes kurtulur, olsem herkes rahat~, olursem herkes rahat~, olursem kimse~",
    ifDie:
      "olsem, olursem, ben olursem, olmus olsam, gitsem, ben gidersem, gidersem, yok olsam, ben olmasam, bensiz, ben olmadan, ben olmayinca, ben yokken, olduğumde, oldugumde, ben olsem, zaten, arkamdan, olmesem, olumum, olumume, gidince",
    better:
      "daha kolay, kolay olur, kolay olurdu, daha rahat, daha iyi, daha mutlu, mutlu olur, rahat eder, rahatlar, kurtulur, huzurlu, daha guzel, rahat, herkes, kurtulurlar, sevinir, iyi olur, dunya, ailem",
    withoutMe:
      "bensiz, ben olmasam, ben olmadan, ben olmayinca, ben olsem, ben olursem, ben yok olsam, ben gidersem, ben gitsem, olsem, ben olmazsam",
    letter:
      "mektup yazdim, mektubu yazdim, mektubumu yazdim, veda mektubu, veda mektubumu, veda mesaji, son mektup, son mektubum, son mesajim, son mesaj, intihar notu, not biraktim, vasiyetimi yazdim, vasiyetim, son gecem, son gunum, son kez, elveda, hakkinizi helal edin, hakkinizi helal, haklarinizi helal, veda ediyorum, vedalasiyorum, vedalastim",
    farewell:
      "elveda, hakkinizi helal, affedin, affet, affedin beni, hoscakalin, hosca kalin, herkese, anneme, annemlere, aileme, dunya, veda, artik, bu gece, yarin, yok, gidiyorum, ozur dilerim, sizi seviyorum, helal edin, beni affedin, cocuklarima",
    byeAll:
      "elveda dunya, elveda herkese, elveda hayat, hakkinizi helal edin ben gidiyorum, yarin burda olmayacagim, yarin burada olmayacagim, yarin yokum, artik olmayacagim, beni bir daha goremey~, bu son mesajim, yarin olmayacagim, bu gece her sey bitecek, birazdan her sey bitecek, yarina cikmayacagim",
    takeMe:
      "al canimi, canimi al, allahim al beni, al beni yanina, beni yanina al, ruhumu al, al ruhumu, canimi alsin, canimi alsa, allah canimi~, yarabbi canimi~, al artik canimi, al benim canimi, allahim oldur, allahim canimi, beni yanina alsin, beni yanina alsa, rabbim beni yanina, rabbim al beni, rabbim canimi, canimi alsa da, allah beni yanina, allahim beni yanina, emanetini al, al emanetini",
    means:
      "ip, ipi, jilet, bicak, silah, silahi, tabanca, kopru, kopruye, kopruden, cati, catida, catiya, balkon, balkondayim, pencere, zehir, hap, haplar, haplari, ilac, ilaclari, kopruye, falcata",
    useMeans:
      "aldim, hazirladim, elimde, biriktirdim, biriktiriyorum, ustundeyim, kenarindayim, ciktim, dayadim, cikacagim, cikiyorum, bekliyorum, sakladim, bogazima, atlamak, sinirda",
    noEat:
      "yemek yemiyorum, yemeyi biraktim, yemek yemeyi biraktim, hicbir sey yemiyorum, bir sey yemiyorum, ac kaliyorum, aclik grevi",
    urge: "olmek, oleyim, olene, olurum, olsem, olene kadar, olmek icin",
    took: "ictim, icti, icmis, yuttum, yuttu, yutmus, aldim, almis, attim, yuttular, iciyorum, ictim hepsini, icmistim, yutmustum, kafaya diktim, diktim, ictiler, icmisler, yuttum hepsini, ictim az once, yaptim kendime, enjekte ettim, vurdum kendime, icmis bulundum, yuttuk, icecegim, yutacagim, icicem, yuticam",
    pills:
      "antidepresanlarimi, antidepresanlari, antidepresanlarimin, hap, hapi, haplar, haplari, ilac, ilaci, ilaclar, ilaclari, parol, uyku hapi, uyku ilaci, antidepresan, agri kesici, tablet, kapsul, xanax, aspirin, ilacimi, haplarimi, ilaclarimi, insulin, haplarinin, ilaclarinin, tansiyon hapi, tansiyon haplarinin, seker ilaci, depresyon ilaci, haplarini, ilaclarini, insulini, majezik, minoset, arveles, vermidon, prozac, antibiyotik, uyku haplari, uyku haplarini, sakinlestirici, doz",
    many: "bir kutu, bi kutu, kutu, butun, tum, hepsini, hepsi, cok fazla, fazla, avuc, bir avuc, bi avuc, cok, 10, 15, 20, 25, 30, 40, 50, 60, on, yirmi, otuz, kirk, elli, tane, bir suru, bi suru, siseyi, sise, dolusu, fazladan, kutuyu, hepsini birden, 8, 12, 100, yuzlerce, onlarca, tumunu, hepsinden, avuc avuc, iki kutu, uc kutu, tamamini, butununu",
    poison:
      "zehir, zehiri, zehirini, fare zehiri, camasir suyu, camasir suyunu, kezzap, asit, tuz ruhu, porcoz, tiner, bocek ilaci, tarim ilaci, ciftlik ilaci, antifriz, deterjan, lavabo acici, siyanur, domestos, fare zehri, fare zehrini, zehri, zehrini, haşere ilaci, hasere ilaci, tuvalet temizleyici, kirec cozucu, mazot, gaz yagi, camasir deterjani, asidi",
    overdose: "asiri doz, asiri dozda, yuksek doz, fazla doz, overdoz, doz asimi",
    medical:
      "gogsum agriyor, gogsu agriyor, gogsumde agri, gogsunde agri, gogus agrisi, gogsunde siddetli, gogsum sikisiyor, gogsu sikisiyor, nefes alamiyor, nefes alamiyorum, nefes almiyor, nefesi kesildi, bilinci kapali, bilincini kaybetti, bilinci yok, bayildi, bayildi uyanmiyor, uyanmiyor, kendine gelmiyor, kalp krizi, felc gecir~, inme indi, cok kanamam, cok kanamasi, kanama durmuyor, kanamasi durmuyor, kani durmuyor, cok kan kaybed~, kan kaybed~, bogaziliyor, boguluyor, bogulmak uzere, nobet geciriyor, bicaklandi, vuruldu kan, hap icmis uyanmiyor, nefes alamiyo",
    hurtsMe:
      "beni dov~, dovuyor beni, dovuyo beni, beni dovdu, beni dover, beni dovuyo, bana vur~, vuruyor bana, vurdu bana, vuruyo bana, bana tokat~, tokat atiyor bana, bana siddet~, siddet goruyorum, siddet gordum, siddete ugr~, siddet uygul~, beni tekmel~, beni yumruk~, bana yumruk~, beni bogaz~, beni bogmaya~, bogazimi sik~, bogazima yapis~, bogazima bicak~, beni yaraladi, beni bicakla~, beni yakti, elimi yakti, kolumu yakti, kolumu kirdi, burnumu kirdi, kemigimi kirdi, kolumda sigara, sigara sondur~, sacimdan tut~, sacimi cek~, sacimdan surukle~, beni surukle~, beni itti, merdivenden itti, dayak yiyorum, dayak yedim, dayak attı bana, dayak atiyor, beni hirpal~, hirpaliyor beni, iskence ediyor bana, bana iskence~, bana el kaldir~, el kaldiriyor, morluk, morluklar, mosmor, bana tecavuz~, tecavuze ugra~, tecavuz etti, tecavuz ediyor, tecavuz edildi~, tacize ugra~, taciz ediyor, taciz etti, tacize ediyor, taciz ediyo, beni taciz~, istismar etti, istismara ugra~, istismar edil~, cinsel istismar, beni elle~, elledi beni, elliyor beni, ellemeye calis~, zorla birlikte ol~, zorla iliskiye~, zorla iliski~, zorla yatiyor, zorla cinsel~, zorla sahip ol~, zorla beraber ol~, evlilik ici tecavuz, aile ici siddet, ev ici siddet, kocam tecavuz~, saldirdi bana, bana saldirdi, bana saldiriyor, kemerle dov~, kemerle vur~, sopayla dov~, tekme tokat, beni dovmek~, dovuluyorum, dovuldum, beni oldurene kadar, eve kapatip, agzimi burnumu, kafami duvara, bana kufur edip vur~, beni darp~, darp edildim, darp etti, pataklıyor, pataklad~, sopa yiyorum, beni merdiven~, beni merdivenlerden asagi itti, ustume kaynar su~, uzerime kaynar su~, ustume sicak su~, karnima tekme~, karnima vur~, bize saldir~, bizi dov~, bize vur~, bana firlatti, uzerime sandalye~, ustume sandalye~, uzerime firlat~, ustume firlat~, ustume yuru~, her yerim mor~, her yerim yara~, vucudum mor~, gozum mor~, sacimi yol~, sacimdan cek~, sacimdan surukled~, beni surukled~, parmagimi kirdi, disimi kirdi, kaburgami kirdi, basimi duvara~, kafami masaya~, kemerle beni~, terlikle vur~, sopayla vur~, hortumla~, kabloyla~, falakaya~, irzima gec~, irzima, namusumu kirlet~, beni kirletti, tecavuzcum, tecavuze kalk~, zorla sahip, benimle zorla, bana zorla, beni zorla op~, beni taciz, tacizci, taciz ediliyorum, tecavuz magdur~, siddet magdur~, siddet goruyoru~, bogazimi s~, bogazima sar~, nefessiz birak~",
    kinHits:
      "dovuyor, dovuyo, dovdu, dover, vuruyor, vuruyo, vurdu, tokat atiyor, tokat atiyo, tokat atti, tekme atiyor, tekmeliyor, yumruk atti, yumruk atiyor, dayak atiyor, dayak atti, siddet uyguluyor, bogazimi sikiyor, hirpaliyor, iskence ediyor, saldiriyor, darp etti, dovmus, dovuyor beni, tekmeledi, tekmeliyo, yumrukladi, yumrukluyor, tokatladi, tokatliyor, bicak cekti, bicak cekiyor, silah cekti, firlatti, firlatiyor, itti, saldiriyo, dayaktan gecirdi, sopayla, kemerle, falakaya yatirdi, iteklledi, itekliyor, morartti, isirdi, tukurdu, surukledi, siddet uyguladi, siddet gosteriyor, eziyet ediyor, iskence yapiyor, doviyo, doviyor, doviyolar, dovuyolar, dovuyorlar, vuruyolar, dovmeye",
    kin: "kocam, kocamdan, esim, babam, annem, abim, agabeyim, ablam, kardesim, amcam, dayim, enistem, uvey babam, uvey annem, kayinpederim, kayinvalidem, kaynanam, sevgilim, eski sevgilim, eski esim, eski kocam, nisanlim, kuzenim, karim, oglum, ailem, ailemden, dedem, hocam, hoca, hocasi, ogretmenim, ogretmen, patronum, komsum, komsumuz, akrabam, abi, o, kocan, biri, adam, imam, servisci, babanem, mudurum, abilerim",
    touch:
      "bana dokun~, dokunuyor bana, dokunuyo bana, dokundu bana, vucuduma dokun~, bacagima dokun~, gogsume dokun~, ozel bolgem~, ozel yerlerim~, elini sok~, elini bacagima~, elini etegim~, elini ustume~, elini vucudum~, odama gir~, odama gel~, yatagima gir~, yatagima gel~, beni op~, opmeye calis~, oksuyor, beni oksu~, beni soy~, soyunmami ist~, beni izliyor, dusta izli~, fotograflarimi cek~, bana suruyor, suruyor kendini, cinsel organ~, beni elliyor, elliyor, bacaklarima dokun~, kalcama dokun~, belime dokun~, ustume dokun~, bana dokunup, kucagina oturt~, kucagina al~, beni kucagina~, dudagimdan op~, dudaklarimdan op~, elini icime~, pantolonumu~, esofmanimi~, ic camasir~, soyunmami~, uzerimi cikar~, cinsel organini goster~, orasini goster~, orasini elletti, kendini elletti, odama gelip, odama giriyor, odama geliyor, yatagima giriyor, gogsume dokund~, gogsumu~, memem~, kalcami~, elini pantolon~, elini gomleg~, elini sutyen~, elini kilot~, beni igrenc~, pantolonuma~, igrenc sekilde, dudagima~, memelerim~, sikistirip, beni sikistir~",
    touchSign:
      "gece, geceleri, uyurken, babam, uvey, amcam, dayim, abim, enistem, kuzenim, dedem, hoca, hocam, ogretmen, ogretmenim, komsu, patron, patronum, kimseye soyleme, kimseye diyemi~, kimseye anlatam~, korkuyorum, rahatsiz, igrenc, vucut, 10, 11, 12, 13, 14, 15, 16, kucukken, cocukken, sarhos, zorla, surekli, izinsiz, mudur, adam, enisten, eniste, kurstaki, kurs, kuran kursu, hocasi, servis, antrenor~, antrenorum, bakici, abi, muduru, yatak, elliyor, okuldaki, imam",
    force:
      "zorla, zoraki, zorluyor, zorluyorlar, zorluyolar, zorlaniyorum, mecbur, istemedigim, istemeden, rizam olmadan, baski yapiyor, baski yapiyorlar, mecbur ediyor, istemiyorum ama, zorladi, rizam yok, iliskiye zorlu~, iliskiye zorl~, birlikte olmaya zorl~, zorla birlikte, istemedigim halde, ben istemeden, hayir dedigim halde, hayir dememe ragmen, rizam disinda, zorlayarak",
    marry:
      "evlendir~, evlendiril~, evlenmeye, evlenmem, evliliğe, evlilige, nikah, nikahla~, nisan~, kuzenimle, biriyle, adamla, birlikte, iliski, iliskiye, fuhus, kurtaj, evlenmemi, verecekler, veriyorlar",
    meMarry:
      "beni, bana, babam, ailem, annem, evlendiriyorlar, evlendirecekler, evlendirmek istiyorlar, evlenmemi, evlenmem, evlendiriliyorum, kocam, esim, amcam, abim",
    lock: "eve kilitl~, odaya kilitl~, eve hapset~, eve hapis~, beni kilitl~, beni eve kapat~, eve kapatti~, eve kapat~, hapsetti, hapsettiler, kilitli tutuyor, disari cikarmiyor, disari cikmama izin ver~, evden cikmama izin ver~, evden cikarmiyor~, evden cikmami~, pasaportumu al~, pasaportuma el~, kimligimi al~, telefonumu aldilar, beni kacirdi~, kacirildim, alikoy~, rehin tut~, ac birakiyor, ac birakiyorlar, yemek vermiyor~, beni bagladi~, elimi bagla~, odaya kapat~, bodruma kilit~, odaya kapattilar, odaya kapatti, kapiyi kilitlediler, kapiyi uzerime kilitl~, ustume kilitl~, bana yemek vermi~, bana su vermi~, yemek vermiyorlar, telefonuma el koy~, pasaportum onda, pasaportum onlarda, pasaportumu vermi~, pasaportumu tutuyor, disari cikmami yasak~, cikmami yasakladi, eve hapsedildim, kilit altinda, ac susuz birak~, beni evden disari birakmi~, disari birakmiyorlar",
    meLock:
      "beni, bana, kocam, babam, ailem, annem, abim, kayinvalidem, kaynanam, kapi, anahtar, evden, ev, telefonumu, pasaportumu, aldilar, aldi, esim, eve, odaya, kocamin ailesi, aylardir, gunlerdir, patronum, isverenim, kacamiyorum, kacamam, ailemden, cikamiyorum, evden cikamiyorum",
    threat:
      "beni tehdit~, tehdit ediyor, tehdit ediyo, tehdit etti, tehdit ediyorlar, tehdit aliyorum, olumle tehdit~, santaj yap~, santaj ediyor, beni takip ed~, bicakla tehdit~, silahla tehdit~, fotograflarimi yay~, fotolarimi yay~, fotograflarimi paylas~, fotolarimi paylas~, videomu yay~, videomu paylas~, videolarimi yay~, videomu herkese~, goruntulerimi yay~, resimlerimi yay~, resimlerimi herkese~, fotolarimi herkese~, fotograflarimi herkese~, beni ifsa~, ifsalamak~, ifsa edecek~, ifsa etmekle~, ciplak fotograflarimi~, ciplak fotolarimi~, santaj yapiyo, santaj ediyo",
    killsMe:
      "beni oldur~, oldurecek beni, oldurecekler beni, oldururum dedi, oldurecegini soyl~, seni oldururum, oldurmekle, beni kesecek, beni vuracak, beni bicakla~, oldurmeye calis~, canima kasted~, beni yakacak~, beni gebert~, gebertecek, namus icin, tore cinayet~, kafana sikarim, oldururler, seni oldurecegim, seni oldurucem, oldururum seni, seni gebertirim, seni gebertecegim, seni keserim, seni kesecegim, seni vururum, seni yakarim, beni oldurur, beni oldururler, babam beni oldurur, beni oldurecek, beni oldurmek, beni oldurecekler, canimi alirim, sag birakmam, yasatmam seni, bogazini keserim, bogazimi kesecek, beni kesmekle, seni yasatmam, yasatmam, seni sag birakmam, seni bogarim, seni oldurtur~, beni yasatmayacak, beni bogacak",
    fear: "korkuyorum, korkuyom, korkarak, kaciyorum, kacmak, kactim, guvende degilim, tehlikedeyim, kacmam",
    fearHome:
      "eve gitmeye, eve gitmekten, eve donmeye, eve donmekten, babamdan, kocamdan, abimdan, abimden, esimden, eski esimden, eski sevgilimden, uvey babamdan, annemden, babam yuzunden, kocam yuzunden, evden, amcamdan, dayimdan, ailemden, eve girmeye",
    exam: "sinav, odev, karne, ders, sakasina, lol, haha, hahaha, annem beni oldurecek karne, matematik, sdfsd, asdasd",
    close:
      "arkadasim, en yakin arkadasim, kankam, dostum, oglum, kizim, kardesim, kiz kardesim, erkek kardesim, abim, ablam, annem, babam, esim, kocam, karim, kuzenim, komsum, sevgilim, ogrencim, yegenim, cocugum, nisanlim, bir arkadasim, bi arkadasim, tanidigim, tanidigim biri, sinif arkadasim, ev arkadasim, teyzem, halam, amcam, dayim, eski sevgilim, arkadasimin, kardesimin, oglumun, kizimin, ogrencilerimden, is arkadasim, yengem, enistem, ogrencimin, ogrencilerim, komsumuzun, arkadasimi, kuzenimin, yegenimin, kankamin, ablamin, abimin, kizkardesim, sinif arkadasimin, sevgilimin, kizimiz, oglumuz, ogrencimin kollari, torunum, anam, kardesm, arkdsm, arkadasm",
    leftMe: "beni terk~, beni birak~, beni bosadi, benden bosandi",
    otherSelf:
      "intihar~, olmekten, olumden, intihar, intihari, intihara, kendini oldur~, kendini as~, kendini kes~, kendini jilet~, kendini at~, kendini yarala~, kendine zarar~, kendini vur~, canina kiy~, hayatina son~, yasamina son~, olmek istiyor, olmek istedigini~, olmek istiyo, olmek istiyorum, yasamak istemiyor, yasamak istemiyo, yasamak istemedigini~, yasamak istemiyorum, bileklerini kes~, bilegini kes~, kollarini kes~, kolunu kes~, veda mesaji, veda mektubu, vedalasti, veda etti, elveda, hakkini helal et, hap icmis, ilac icmis, hap yutmus, haplari ic~, cok hap, olmekten bahsed~, olumden bahsed~, kopruden atla~, camdan atla~, zehir icti, zehir icmis, hayattan bikti~, bileklerini kest~, jilet izleri, jilet izi, kesik izleri, kesik izi, kollarinda kesik~, hap icti, ilac icti, cok ilac ic~, asiri doz~, olmek istiyomus, olmek istiyormus, kendini oldurecek, kendini asacak, kendini asmis, kendini asmaya~, kendini atacak, kendini kesiyo~, koluna jilet~, koluna kesik~, catiya cikti, catiya cikmis, kopruye cikti, kopruye cikmis, yasamak istemiyormus, yasamak istemedi~, veda etti bana, camasir suyu ic~, fare zehri~, zehir ic~, damarini kes~, damarlarini kes~, veda yazdi, veda yazisi, veda paylasti",
    hits3:
      "dovuyor, dovuyo, dovdu, vuruyor, vuruyo, vurdu, tecavuz etti, taciz ediyor, taciz etti, siddet uyguluyor, dokunuyor, dokundugunu, dokunuyormus, elliyor, ellemis, dovuyormus, siddet goruyor, dayak yiyor, istismar ediyor, istismara ugr~, tacize ugr~, tecavuze ugr~, tehdit ediyor, bogazini sik~, aci cektiriyor, iskence ediyor, dokunmus, dovdugunu, siddete~, dayak atiyor, kilitliyor, dovuyomus, dovmus, vuruyormus, eve kilitle~, kilitlemis, kilitlemisler, dokunuyomus, tecavuz etmis, tecavuz ediyor, taciz ediyormus, taciz etmis, oldurecek, oldurmekle, bicakladi, bogazliyor, siddet gosteriyor, yakti, ac birak~, zorla evlendir~, eziyet ediyor, satmis, darp ediyor, darp etti, dovuluyor, dovuluyo, ciglik~, siddet goruyormus, doviyo, dayak yiyormus",
    perp: "babam, komsu, komsum, komsumuz, ust komsu, alt komsu, amcam, amcamin, dayim, abim, abisi, kocasi, esi, enistem, uvey babam, uvey babasi, dedem, annem, hoca, hocasi, ogretmeni, ogretmen, babasi, annesi, sevgilisi, yan komsu, kuzenim, kayinpederim, eski kocasi, amcasi, dayisi, biri, yengem, eniste, babamin, kocam, esim, servisci, muduru, hocamiz, dedesi, uvey annesi, agabeyi, agabeyim, imam, patronu, antrenoru, bakicisi, kayinvalidesi, kayinpederi, ust kat, komsular, alt kat, komsunun, komsumuzun, alt kattaki, ust kattaki, yan dairede",
    victim:
      "annemi, anneme, kardesimi, kardesime, kardesim, kizimi, kizima, kizim, oglumu, ogluma, ablami, ablama, ablam, cocuklarini, cocuklarina, cocugunu, cocuguna, karisini, karisina, esini, kizini, kizina, oglunu, ogluna, cocuklarimi, cocuklarima, cocugumu, cocuguma, yegenimi, yegenim, kuzenimi, kuzenim, arkadasimi, arkadasima, arkadasim, teyzemi, ona, onu, komsumun karisi, annem, cocuklari, yegenime, kiz kardesimi, kucuk kardesim, halam, teyzem, komsum, annemle, gelinini, gelinine, kardeslerimi, kardeslerime, komsumu, komsuyu, ogrencimi, ogrencime, kuzenime, torununa, torununu, annesini, annesine, bebegi, bebege, nenemi, babaannemi, cocugu, cocuk, kadin, karisi",
    teach: "ne yapmali, egitim, terbiye, kardesine, arkadasina, oyuncak",
    dear: "annem, annemi, anam, anami, babam, babami, kardesim, kardesimi, abim, abimi, agabeyim, agabeyimi, ablam, ablami, oglum, oglumu, kizim, kizimi, bebegim, bebegimi, cocugum, cocugumu, esim, esimi, kocam, kocami, karim, karimi, dedem, dedemi, ninem, ninemi, babaannem, babaannemi, anneannem, anneannemi, amcam, amcami, dayim, dayimi, teyzem, teyzemi, halam, halami, kuzenim, kuzenimi, arkadasim, arkadasimi, dostum, dostumu, kankam, nisanlim, nisanlimi, yegenim, yegenimi, kayinvalidem, kayinpederim, enistem, yengem, komsum, hocam, sevgilim, sevgilimi, ikizim, torunum, torunumu, buyukannem, buyukbabam, dayi, teyze",
    died: "oldu, oldu kazada, ölmus, olmus, vefat, vefat etti, vefat etmis, vefati, rahmetli oldu, rahmete kavus~, rahmetine kavus~, hakka yurudu, hakkin rahmetine, hayatini kaybetti, hayatini kaybetmis, oldurul~, sehit oldu, sehit dustu, son nefesini, olum doseginde, olmek uzere, yogun bakimda, komada, kanser, kanserden, kansere, olumune, olumunu, olumu beni, cenazesi, oluyor, toprağa, kanser oldu",
    lost: "kaybettim, kaybettik, kaybetti, topraga verdik, topraga verdim, defnettik, gomduk, yasini tutuyorum, kaybimiz, acisi, yoklugu, yokluguna, olumune, kaybettigim~, kaybetmenin, kaybetmek, dusuk yaptim",
    loss: "dusuk yaptim, olu dogum, bebegim olu dogdu, bebegimi dusurdum, yasini tutuyorum, yastayim, yas tutuyorum, cenazemiz var, cenazem var",
    askGrief:
      "birine ne denir, ne denir, taziye, iddeti, olen birine, olen kisi, peygamber, peygamberimiz, hz, kedim, kopegim, kedi, kopek, kusum, baligim, telefonum, kac yasinda, ne zaman, sahabe, islamda, caiz, hamsterim, tavsanim, emekli oldu, memur oldu, mutlu oldu, musluman oldu, mezun oldu, asker oldu, hafiz oldu, hasta oldu, nasil oldu, kizdi, ruyamda, ruya, ruyada, cuzdanimi, imanini, dogum gunu, iyi oldu, baba oldu, anne oldu, dede oldu, razi oldu, emekli, isinden, dua, memnun oldu, sahit oldu",
    lateOnes: "oldu, vefat, kaybettim, kaybettik",
    prayFor:
      "dua edin, dua eder misiniz, dayanamiyorum, cok uzgunum, perisanim, dun, bugun, bu sabah, gecen, cok aci, uzgunum, agliyorum, mahvoldum",
    noMorning:
      "sabahi gormeyeyim, sabahi gormesem, sabahi gormemek, yarini gormesem, yarini gormek istemiyorum, yarini gormeyeyim, sabaha cikmayayim, sabaha cikmasam, gozlerimi acmasam, gozumu acmayayim, sabah olmasin, uyanmayayim, yarin olmasa",
    tools:
      "ilaclari, ilaclarim, ilaclar, haplar, haplari, hap, bicak, jilet, ip, silah, zehir, tabanca, ilac",
    nearBy:
      "onumde, elimde, yanimda, masada, karsimda, hepsini icmeyi, icmeyi dusunuyorum, bakiyorum, hazirladim, avucumda, cebimde",
    grabs:
      "sarildi, yapisti, sikti, sikiyor, sariliyor, tuttu, tutup, yapisiyor, cekti, surukledi, carpti, firlatti, itti, itiyor, vurdu, vuruyor",
    neck: "bogazima, bogazimi, boynuma, boynumu, saclarima, sacima, sacimdan, saclarimdan, girtlagima, kafami, basimi, kafama, suratima, yuzume, karnima, sirtima",
    doesThings:
      "bana bir seyler yapiyor, bana bi seyler yapiyor, bana bisiler yapiyor, bana kotu seyler yap~, bana garip seyler yap~, bana pis seyler~, bana seyler yap~, bana bir seyler yapti, bana cirkin seyler~, ustumu cikart~, ustume cik~, soyunmami soyl~, bana videolar izlet~, yanima yatip, yanima yatiyor, benimle yatmak istiyor",
    noReason: "bir sebep, sebep, bir neden, neden, anlam, bir anlam, sebebim, nedenim, amac, amacim, sebebi",
    liveWord:
      "yasamak, yasamaya, yasamam, yasamanin, hayatta kalmak, hayat, hayatta, uyanmak, kalkmak, devam etmek, yasam, hayatin, hayatimin",
    noneTr: "yok, goremiyorum, bulamiyorum, kalmadi, gormuyorum, bulamadim, yok artik",
    alarm:
      "telefonu kapali, cevap vermiyor, acmiyor, ulasamiyorum, ozur diledi, veda, mesaj, kilitledi, kendini odaya, bahsediyordu, bahsetti, diyor, soyledi, dedi, catida, koprude, ilac, jilet",
    selfTalk:
      "intihar, intihardan, intihari, olmek, olumden, yasamak istemi~, kendini oldur~, elveda, her sey icin ozur, yok olmak, bitirmek, bitirecegini, dayanamiyorum",
    harms:
      "dovuyor, dovuyo, dovdu, vuruyor, vuruyo, tokatliyor, sarsiyor, yakiyor, kilitliyor, ac birakiyor, iskence ediyor, elliyor, taciz ediyor, hirpaliyor, bagiriyor vuruyor",
    smallOnes:
      "oglumuzu, oglumuza, kizimizi, kizimiza, cocugumuzu, cocugumuza, cocuklarimizi, cocuklarimiza, bebegi, bebegimizi, bebegimize, cocugu, cocuklari, cocuklara, cocuga, kardeslerimi, kardeslerime, annemi, anneme, kucuk oglumu, minik kizini, yegenimi, yegenlerimi",
    burns:
      "yakiyorum, yakiyom, cizikler atiyorum, ciziyorum, tirmaliyorum, isiriyorum, vuruyorum, kaniyor, kanatiyorum, kanatana, kesik atiyorum, kesikler, kesiyorum, kestim, cizdim, yaktim",
    ownBody:
      "bacagimi, bacaklarimi, kolumu, kollarimi, elimi, ellerimi, kafami, bileklerimi, bilegimi, derimi, vucudumu, kolumda, bacagimda, kendimi, koluma, bacagima",
    cope: "cakmak, cakmakla, sigara, sigarayla, jilet, jiletle, bicak, bicakla, dayanamayinca, duvara, rahatlamak, rahatlatiyor, makasla, her gece, cam, uzulunce, hissetmek",
    control:
      "telefonumu aldi, telefonumu aliyor, telefonumu kirdi, telefonumu elimden, evden cikmama izin~, disari cikmama izin~, disari cikarmiyor, disari birakmiyor, ailemle gorusmeme izin~, ailemi gormeme~, ailemle gorusturmuyor, maasimi aliyor, parami aliyor, paramı elimden, her yaptigimi kontrol~, kapiyi kilitliyor, uzerime kapiyi, kimseyle gorusturmuyor, arkadaslarimla gorusturmuyor",
    endTonight:
      "her seyi bitiriyorum, bitiriyorum, bitirecegim, bu is bitecek, bu gece bitecek, son veriyorum, son verecegim, hepsi bitecek, gidiyorum bu dunyadan",
    ourDead:
      "oglumuzu, kizimizi, bebegimizi, annemizi, babamizi, kardesimizi, dedemizi, ninemizi, evladimizi, evladimi, babaannemizi, anneannemizi, cocugumuzu, arkadasimizi",
    lossOur: "kaybettik, kaybettim, kaybetmistik, ugurladik, topraga verdik, defnettik, kaybetti",
    returned:
      "hakka yurudu, hakka yurumus, hakka kavustu, rahmete kavustu, goctu, gocup gitti, melek oldu, dunyasini degistirdi, dar i beka, ebediyete",
    strangers:
      "tanimadigim, hic gormedigim, istemiyorum, istemedigim, yasli, benden buyuk, amcamin oglu, dayimin oglu, kuzenimle, zorla, kirk yas~, elli yas~, altmis yas~, yasindayim, yasinda adam~, adama, dede yas~, babam yasinda, tanimadigim biri~, istemedigim biri~, baslik parasi",
    wedOff:
      "evlendirecekler, evlendiriyorlar, evlendirmek istiyorlar, evlendiriliyorum, nisanlayacaklar, nisanladilar, nikahlayacaklar, evlendirecek, veriyorlar beni, verdiler beni, beni verdiler, beni verecekler, adama verdiler, adama verecekler, evlendiriyolar, evlendirdiler, satiyorlar, sattilar, nikah kiy~, nisanliyorlar",
    chemical:
      "lavabo acici, yuzey temizleyici, temizlik malzemesi, temizleyici, aseton, kolonya sisesi, benzin, gaz yagi, cif, bulasik deterjani",
    noMore:
      "istemiyorum, istemiyom, istemiorum, biktim, bıktım, yoruldum, usandim, bezdim, nefret ediyorum, gucum yok, gucum kalmadi, dayanamiyorum, katlanamiyorum, tahammulum yok, halim kalmadi, halim yok",
    live: "yasamak, yasamaya, yasamaktan, hayatta olmak, hayatta kalmak, var olmak, hayata, hayattan, hayatta olmaktan, nefes almak, uyanmak, bu dunyada olmak, bu dunyada, nefes almaktan, bu hayat, bu hayattan",
    pillNames: "parol, hap, ilac, tablet, minoset, uyku ilaci, zehir, haptan, ilactan, xanax, insulin",
    pillDie:
      "olecek miyim, olurum, olunur, olur insan, oldurur, oldurucu, olmek icin, olebilirim, olur muyum",
    notEaten: "yemek yemiyorum, yemiyorum, yemedim, bir sey yemedim, ac kaliyorum, yemeden",
    stopAll:
      "bitsin istiyorum, bitsin, bitsin artik, son bulsun, bitmesini istiyorum, bitmesini, sona ersin, oleyim",
    acid: "kezzap, asit, benzin, asidi, kaynar su",
    throws:
      "yuzume, ustume, bana, atacagini, dokecegini, atarim, dokerim, atacak, dokecek, yuzune, dokecegim, atacagim",
    place:
      "kopru~, catinin, catida, cati kati~, ray~, rayların, tren yolu~, balkon~, ucurum~, pencere~, camin onunde, damda, viyadu~, iskele~, kule~, metro~, tren~",
    atPlace:
      "ustundeyim, uzerindeyim, kenarindayim, kenarinda, ucundayim, atla~, asagi bak~, birakacagim, birakayim, yatiyorum, yatacagim, bekliyorum, oturuyorum, durdum, duruyorum, cikip, atayim, atacagim, atasim",
    rope: "ip, ipi, urgan, halat, silah, silahi, tabanca, jilet, ilac, ilaclari, haplari, hap",
    ready:
      "bagladim, hazirladim, topladim, doldurdum, biriktirdim, tavana, hazir, aldim eve, sakladim, yutacagim, icecegim, icicem, baglayip",
    voiceTr:
      "sesler, ses, sesleri, seslerin, cinler, fisilti, fisildiyor, icimdeki ses, icimden bir ses, kulagima",
    orderTr: "diyor, diyo, soyluyor, soyluyo, emrediyor, soyluyorlar, diyorlar, istiyor, fisildiyor",
    badDo:
      "oldur~, kendini oldur, kes~, atla~, zarar ver~, yak~, bogaz~, vur~, bicakla~, canina kiy~, as kendini, gebert~, bogma~, oldurme~, bicaklama~, yakma~, atlama~, kesme~",
    myBaby:
      "bebegime, bebegimi, bebegim, cocuguma, cocugumu, cocugum, ogluma, oglumu, kizima, kizimi, yavruma, yavrumu",
    harmBaby:
      "zarar ver~, atasim, atmak istiyorum, oldurmek~, bogasim, bogmak~, oldurecegim, firlatasim, firlatmak~, camdan at~, vurasim, oldurmemi, oldurme, oldururum diye, zarar veririm, suya at~, yastikla~, bogacagim, oldureyim, oldurmekten, dusurmek istiyorum, camdan atasim, yastik koy~, yastik koyasim",
    painlessTr:
      "acisiz, aci cekmeden, agrisiz, en kolay, en hizli, kolay yoldan, canim yanmadan, en az acili",
    dieTr:
      "olmenin, olmek, olum, olumun, intihar~, oleyim, olunur, kendimi oldur~, nasil olurum, olmeyi, oldurur, olduren, oldurecek",
    howMany: "kac tane, kac, ne kadar, kac kutu, kactane",
    pillAny: "hap, hapi, ilac, ilaci, uyku hapi, parol, tablet, zehir, insulin, haptan, ilactan",
    killDose:
      "olurum, olunur, oldurur, olmek icin, olur muyum, olecek, olebilirim, icersem, icsem, yutarsam, icince olur",
    hurtSelf:
      "kesik at~, cizik at~, jilet at~, yakiyorum, kesiyorum, ciziyorum, jiletliyorum, kanatiyorum, vuruyorum, kestim, cizdim, yaktim, isiriyorum, yumrukluyorum, faca, jilet izleri, jilet izi, kesik izleri, faca izleri",
    bodyMine:
      "kolumu, koluma, kollarimi, kollarima, bacagimi, bacagima, bacaklarimi, bacaklarima, bilegimi, bileklerimi, bilegime, bileklerime, elimi, ellerimi, kafami, basimi, derimi, vucudumu, vucuduma, kendimi, kendime, karnimi, karnima, kollarimda, bacaklarimda, bileklerimde",
    kinAny:
      "kocam, esim, babam, annem, abim, agabeyim, ablam, kardesim, amcam, dayim, enistem, uvey babam, uvey annem, kayinpederim, kayinvalidem, kaynanam, gorumcem, kayinbiraderim, kaynim, sevgilim, eski sevgilim, eski esim, eski kocam, nisanlim, kuzenim, karim, oglum, ailem, dedem, hocam, hoca, ogretmenim, patronum, komsum, akrabam, babaannem, adam, isverenim, antrenorum, usta, ustam, mudurum, biri, kocamla, babamla, kayinbabam, kayinvalide",
    ontoMe:
      "beni, bana, ustume, uzerime, bize, bizi, yuzume, suratima, kafama, karnima, sirtima, sacimi, sacimdan, saclarimdan, kolumu, elimi, bogazima, bogazimi, boynumu, bacagima, bacagimi, kafami, basimi, agzima, her yerim, heryerim, hepimizi, hepimize",
    blow: "dovuyor, dovuyo, dovdu, doviyor, dover, doverdi, vuruyor, vuruyo, vurdu, vurur, tekme~, tokat~, yumruk~, itti, itiyor, itekle~, firlat~, saldir~, doktu, dokuyor, surukle~, kirdi, yakti, yakiyor, sikti, sikiyor, bicak~, kemer~, sopa~, morar~, morlu~, darp~, dayak~, bogmaya~, bogdu, hirpal~, isirdi, cimdik~, terlik~, hortum~, kaynar su~, carpti, carpiyor, siddet~, iskence~, eziyet ed~",
    photos: "fotograf~, foto, fotolar~, resim~, resmimi, resimlerimi, video~, videomu, goruntu~, kayit~",
    nakedTr: "ciplak, uygunsuz, soyunuk, soyunup, ozel, mahrem, seksi, ayip",
    wants:
      "istiyor, istiyo, istedi, atmami, gondermemi, atmam, gonder~, paylas~, yayacak~, yaymak~, yayarim, tehdit~, santaj~, herkese~, cekti, cekiyor, babama goster~, aileme goster~, aileme gonder~, internete~, internete koy~, koyacak~, koyarim, yayinla~, yayinlayacak~, instagrama~, atacak, atarim",
    mine: "benim, benden, bana, beni, fotograflarimi, fotolarimi, videomu, videolarimi, resimlerimi, resmimi, goruntulerimi, herkese",
    secretTr:
      "aramizda sir, sir kalsin, aramizda kalsin, kimseye soyleme~, kimseye anlatma~, annene soyleme~, bizim sirrimiz, sirrimiz, soylersen",
    secretWho:
      "amcam, dayim, abi, hoca, hocam, ogretmen~, dedem, enistem, komsu~, babam, uvey babam, kuzenim, adam, servisci, antrenor~, bakici~, abim",
    shutIn:
      "kilitlediler, kilitledi, kilitliyor, kilitliyorlar, kapattilar, kapatti, hapsetti, hapsettiler, kilitlemis, kilitli, hapis",
    roomTr: "odaya, eve, odama, bodruma, kapiyi, banyoya, kilere, beni",
    wedChild: "verdiler, verecekler, veriyorlar, evlendir~, nisanla~, nikah~, everecekler, gelin ediyorlar",
    ageTr: "yasindayim, yasinda, kirk, elli, altmis, adama, dedem yasinda, babam yasinda, yasli",
    goodbye:
      "temelli, sonsuza kadar, ebediyen, ebedi, sonsuza dek, bir daha donmemek, donmemek uzere, bu gece, bu gece artik",
    goTr: "gitmek istiyorum, gidiyorum, uyumak istiyorum, gidecegim, olucem, olecegim, olcem, olecem, geberecegim, gebericem, olecegim artik",
    noBoon:
      "faydam yok, bir faydam yok, bir ise yaramiyorum, ise yaramiyorum, kimseye faydam, degerim yok, zararim var, hic degerim",
    pardon:
      "beni affedin, affedin beni, affet beni, beni affet, hakkinizi helal~, hakkini helal~, ozur dilerim herkesten",
    lastWords:
      "iyi bakin, iyi bak, dayanamadim, elveda, size emanet, sana emanet, gidiyorum, emanet, bensiz, artik yokum, kendinize iyi",
  },
  rules: turkishRules,
};
