import type { Lexicon } from "../lexicon.ts";
import { romanUrduRules } from "./ur-latin-rules.ts";

/** Urdu in Latin letters. */
export const romanUrdu: Lexicon = {
  fold: "loose",
  idioms:
    "facebook se ghayab, facebook se ghaib, facebook se gayab, instagram se ghayab, instagram se ghaib, instagram se gayab, insta se ghayab, insta se ghaib, insta se gayab, whatsapp se ghayab, whatsapp se ghaib, whatsapp se gayab, social media se ghayab, social media se ghaib, social media se gayab, tiktok se ghayab, tiktok se ghaib, tiktok se gayab, snapchat se ghayab, snapchat se ghaib, snapchat se gayab, hans hans ke mar, hans hans kar mar, hansi se mar, haste haste mar, bhook se mar, bhuk se mar, pyas se mar, garmi se mar, sardi se mar, sharam se mar, neend se mar, thakan se mar, tum pe marta, tum pe marti, tum par marta, us pe marta, us pe marti, phone mar gaya, mobile mar gaya, battery mar gayi, exam ne mar, garmi bardasht nahi, garmi bardasht, bardasht nahi hoti garmi, sardi bardasht, dil ko chhu, dil chhu liya, dil ko choo, meri jaan, jaan e man, time maar, gappe maar, line maar, aankh maar, nakhun kat, baal kat, janpehchan, khane pe marta, machar mar, has has k mar, hans hans k mar, hasi se mar, exam ne mar dala, exam ne maar dala, match mein, phone mar",
  concepts: {
    i: "main, mai, mein, me, mujhe, mujhko, mera, meri, mere, hum, apni, apna, apne, khud, mjhe, muje, m, mn, mene, maine, mjh, mujh, mjko, mujko, apnay",
    want: "chahta, chahti, chata, chati, chahta hun, chahti hun, chah raha, chah rahi, dil karta, dil krta, dil kar raha, dil chahta, ji chahta, jee chahta, jee karta, man karta, soch raha, soch rahi, soch rha, soch rhi, sochta, sochti, irada, khwahish, kash, kaash, dua karta, dua karti, laga hun, lagi hun, wala hun, wali hun, behtar hai, bahtar hai, tayyar hun, khayal aata, khayal ata, khayalat, chahiye, chaiye, tamanna, ja raha hun, ja rahi hun, hai mujhe, karna hai, chahta hu, chahti hu, chah rha, chah rhi, dil kr rha, dil kar rha, dil h, krna chahta, krna chahti, dil hai, mann karta, mn krta",
    die: "marna, mar jaun, mar jau, mar jaon, marjaun, mar jana, marjana, mar hi jaun, marne, mout, maut, moat, mar jata, mar jati, duniya chor, duniya chorna, duniya se chala jaun, duniya se chali jaun, duniya se jana, mrna, mrne, mr jana, mr jaun, mar jao, mrjaun, marna hai, mrna h, mrna hai, mar jane, mar jani, die",
    not: "nahi, nahin, nhi, dar, darta, darti, khauf, ni, nai, nhe",
    pious:
      "madina, madine, makkah, makka, shaheed, shahadat, iman, imaan, kalma, sajde, sajda, namaz, musalman, islam, halat, khatma, ramzan, ramadan, juma, raah, tauba, hajj, watan",
    ruling:
      "tamanna karna, hukum, hukam, jaiz, najaiz, quran, hadees, hadith, ayat, surah, surat, tafseer, nabi, rasool, sahaba, hazrat, qissa, waqia, islam mein, islam me, sharai, fatwa, saza, film, game, novel, drama, wuzu, wazu, roza, roze, matlab, haram hai, gunah hai, kaisa hai, tareeqa, tarika, parhna chahiye, fast, islam main, janaza, janaze, wale ki, walon ka, bakhshish, shariat, masla, fazilat, sawab, haram kyun, haram kyu, ki dua, maghfirat, hamesha jahannum",
    direct:
      "khudkushi kar, khudkushi krna, khudkushi karna, khudkushi karne, khudkushi karlun, khudkushi kar lun, khudkushi ka soch, khudkushi ke khayal, khudkushi karungi, khudkushi karunga, khudkashi kar, khudkashi karna, khudkashi karne, khud kushi kar, khud kushi karna, khud kashi karna, suicide kar lun, suicide kar lungi, suicide kar lunga, suicide karlun, suicide karna chahta, suicide karna chahti, suicide karne wala, suicide karne wali, suicide karne ka, suicide karne laga, suicide ka soch, suicide ke khayal, khud ko mar, khud ko maar, khud ko khatam, khud ko nuqsan, khud ko zakhmi, khud ko kat, khud ko kaat, khud ko jala, khud ko takleef, khud ko hurt, apne ap ko khatam, apne aap ko mar, apne aap ko khatam, apne aap ko nuqsan, apni jaan le, apni jan le, apni jaan lena, apni jaan dedun, apni jaan de, jaan de dun, jaan de dunga, jaan de dungi, jan de dun, jaan dena chahta, jaan dena chahti, apni zindagi khatam, zindagi khatam kar, zindagi khatam karna, zindagi khtm kar, zindagi khtm karna, sab khatam kar, sab khatam karna, sab khtm karna, sab khtm kar, sab kuch khatam kar, yeh sab khatam, kalai kat, kalai kaat, kalayi kat, nas kat, nas kaat, rag kat, haath kat, hath kat, hath kaat, apne hath kat, blade se, blade mar, phanda laga, phansi laga, phansi le, pankhe se latak, latak jaun, chat se kood, chhat se kood, chat se chalang, chhat se chhalang, chat se jump, chhat se jump, pul se kood, pul se chalang, bridge se, nehar mein kood, darya mein kood, train ke aage, train ke agay, train ke neeche, gari ke aage, gari ke neeche, kood jaun, kood jaunga, kood jaungi, zeher kha lun, zehar kha lun, zeher pee lun, khud ko goli, khud ko phansi, cut karta hun khud, cut karti hun khud, apna khatma, apni jan lene, apni jaan lene, apni jan len, apni jan lungi, apni jan lunga, apni jaan lun, khud ko aag, zeher kha lungi, zeher kha lunga, khud apne hath se, apne hathon se khud",
    suicide: "khudkushi, khudkashi, khud kushi, khud kashi, suicide",
    deathWish:
      "khud se nafrat, apne aap se nafrat, khud ko kaat~, khud ko zakhmi, hath kaatne laga, hath kaatne lagi, kash main mar, kash mai mar, kaash main mar, kaash mar, kash mar, kash paida, paida hi na hota, paida hi na hoti, paida hi nahi hota, paida na hota, paida na hoti, paida kyun hua, paida kyun hui, kyun paida hua, kyun paida hui, kyu paida, mujhe kyun paida, mar jaun to acha, mar jaun to behtar, mar hi jaun, mar jana behtar, mar jana chahiye, marna hi behtar, mout behtar, maut behtar, maut aa jaye, maut ajaye, mout aa jaye, mout ajaye, maut kyun nahi ati, maut kyun nahi aati, mout kyun nahi aati, maut dede, maut de de, mout dede, mout de de, maut ki dua kar, maut ki dua mang, maut ka intezar, mout mang, maut mang, mujhe maut, mujhe mout, marne ka dil, marne ko dil, dil karta hai mar, dil krta hai mar, dil karta mar, jeene ke qabil nahi, jeene ka haq nahi, paida hi na hui hoti, paida hi na hua hota, marne ka intezar, mar jane ka dil, maut chahiye, mout chahiye, maut chahta, maut chahti, marne ka soch, marne k khayal, marne ke khayal, mar jane k khayal, mar jane ke khayal, marne ki khwahish, mar jane ki khwahish, mrna h, mrna hai mjhe, mujhe marna hai, mjhe marna, muje marna, mujhe marna h, bas marna hai, marna hai bas, mout hi, maut hi chahiye, mar hi jana, kash mai na hota, kash main na hoti",
    nolive:
      "jeena nahi chahta, jeena nahi chahti, jeena nhi, jeena hi nahi, jeena nahi, jina nahi, jee nahi sakta, jee nahi sakti, ji nahi sakta, jeene ka dil nahi, jeene ko dil nahi, jeene ka dil nhi, jeene ka mann nahi, jeene ka man nahi, jeene ki khwahish nahi, jeene ki khwahish khatam, jeene ki chah, jeene ka koi, jeene ka faida, jeene ki wajah, jeene ki koi wajah, jeene se thak, jeene ka maqsad nahi, zinda nahi rehna, zinda nhi rehna, zinda rehne ka dil, zinda rehne ki, zinda kyun hun, kyun zinda hun, kyun ji raha, kyun jee raha, kyun jee rahi, kis liye jiyun, kyun jiyun, zindagi se tang, zindagi se thak, zindagi se bezar, zindagi se nafrat, zindagi se mayoos, zindagi se haar, zindagi se dil bhar, zindagi se dil uth, zindagi se ukta, zindagi nahi chahiye, zindagi bojh, zindagi azab, zindagi jahannum, zindagi bekar, zindagi bekaar, zindagi be maqsad, zindagi ka koi faida, zindagi ka koi matlab, zindagi ka koi maqsad nahi, zindagi mein kuch nahi bacha, zindagi bardasht, aisi zindagi se, is zindagi se, life se tang, life se thak, life se bezar, life khatam, duniya se tang, duniya se bezar, duniya se thak, duniya mein nahi rehna, is duniya mein nahi, tang agaya hun zindagi, tang aa gaya hun zindagi, thak gaya hun zindagi, thak gayi hun zindagi, thak gaya hun jeene, thak gai hun is zindagi, nahi ji sakta, nahi ji sakti, nahi ji skta, nahi ji skti, nhi ji sakta, nhi ji skti, nahi jee sakta, nahi jee sakti, ni ji skti, ni ji skta, ji nahi pa, ji ni pa, aur nahi jeena, jeene ki himmat nahi, jeene ki koi waja, jeene ki waja, jine ki koi waja, jeene ki umeed, jeena hi ni, nai jeena, ni jeena, nhi jeena, zinda ni rehna, zinda nai rehna, zinda nahi raha jata, zinda nhi raha jata, zinda nahi raha ja raha, zinda ni raha jata, jiya nahi jata, jiya ni jata",
    cantBear:
      "bardasht nahi hota, bardasht nhi hota, bardasht nahi ho raha, bardasht nahi kar sakta, bardasht nahi kar sakti, ab bardasht nahi, aur bardasht nahi, himmat nahi rahi, himmat khatam, himmat nahi bachi, haar gaya hun, haar gayi hun, har gaya hun, thak gaya hun, thak gayi hun, thak gai hun, toot gaya hun, toot gayi hun, haar maan li, bas ho gayi, bas hogayi, thak gya hun, thak gya hu, thak gai hu, thak gayi hu, thak chuka, thak chuki, bardasht nhi, bardasht ni, himmat nhi, haar gya, har gya, tut gya, toot gya",
    enough:
      "zindagi, sab khatam, khatam, maut, mout, akela, akeli, koi nahi, mayoos, umeed, roti, rota, bas ab, sab kuch, sab",
    vanish:
      "ghaib ho, ghayab ho, kahin chala jaun, kahin chali jaun, kahin door chala, kahin door chali, gayab",
    forever: "hamesha, duniya se, hamesha ke liye, sab se door, wapas na",
    sleep: "so jaun, sojaun, sona, so jana, neend, sote, so jaon, so jau, soun, soon, soyun",
    sleepOn:
      "kabhi na uthun, na uthun, na uthu, na uthoon, kabhi na jagun, na jagun, dobara na uthun, phir na uthun, hamesha ke liye, ankh na khule, aankh na khule, kabhi na utho",
    burden: "bojh, bekar hun, bekaar hun, nikamma, manhoos, faltu",
    burdenMe:
      "main, mai, hun, ban gaya, ban gayi, sab pe, sab par, gharwalon, ghar walon, maa baap, family, sab ke liye, ho",
    missMe:
      "kisi ko farq nahi, koi farq nahi, kisi ko farak, koi farak nahi, farq nahi parega, farq nahi padega, kisi ko parwah nahi, kisi ko parwa nahi, koi nahi royega, koi nahi roye, koi yaad nahi, koi mujhe yaad nahi, kisi ko dukh nahi, kisi ko gham nahi, sab khush, sab sukoon, sab behtar, kaun royega, kon royega",
    ifDie:
      "mere marne, marne se, marne ke baad, mar jaun, mar gaya to, mar gayi to, mere bina, mere baghair, mere bagair, main na hun, main na rahun, mere na hone, mere jane, chala jaun, chali jaun, na raha to, na rahi to, mere hone na hone, hone na hone",
    letter:
      "khat likh diya, khat likh liya, letter likh, akhri khat, aakhri khat, akhri message, aakhri message, akhri paigham, akhri raat, aakhri raat, akhri din, wasiyat likh, alvida, alwida, al vida, goodbye sab, mujhe maaf kar dena, mujhe maf kar dena, sab maaf kar dena, akhri msg, aakhri msg, last message, last msg, akhri post, akhri baat",
    farewell:
      "alvida, alwida, maaf, maf, sab ko, ammi, maa, duniya, hamesha, sab log, ja raha hun, ja rahi hun, gharwalon, likh, khayal rakhna, khatam, kal, dosto, maaf kr dena, maf kr dena, maaf karna, sabko, goodbye, bye",
    takeMe:
      "mujhe utha le, mujhe uthale, mujhe apne paas, apne paas bula, mujhe bula le, meri jaan le le, meri jaan lele, meri rooh qabz, meri rooh, utha le ya allah, allah mujhe utha, mujhe utha lo, mujhe uthaly, mjhe uthaly, mjhe utha le, mjhe utha lo, muje utha le, muje uthale, mjhe uthale, mjhe apne pas, mujhe apne pas bula, mujhe bulale, mjhe bula le, mujhe utha ly",
    took: "kha li, kha lin, kha liye, khali, kha liya, khaya, khayi, khayin, pee liya, pi liya, pee li, pi li, nigal, kha gaya, kha gayi, kha chuka, kha chuki, le li, le lin, lelin, peeli, piliya, khalin, kha li hai, kha lein, kha lien, khaa li, kha lya, kha lia, le lia, laga liye, laga li, nigal li, nigal lun, kha lunga, kha lungi, kha lun, kha jaun, kha betha, kha bethi, pi lia, pee lia, pi gaya, pi gayi, pi chuka, pi chuki, piya, ly li",
    pills:
      "goliyan, goliya, goli, golian, goliyaan, neend ki goliyan, dawai, dawa, dawaiyan, dawaiyaan, panadol, tablets, tablet, capsule, pills, medicine, goliyon, golion, insulin, teeke, injection, injections, brufen, disprin, paracetamol, sleeping pills, pill, meds, medicines, dawaian, dawaiyon, nend ki goli",
    many: "bohat, bahut, boht, bht, bohat sari, bahut sari, sari, saari, sab, zyada, ziada, poori, pora, poora, dabba, patta, sheeshi, bottle, botal, 10, 15, 20, 25, 30, 40, 50, das, bees, tees, mutthi, ek sath, saare, sare, tamam, kai, dher, puri, pura, mutthi bhar, 8, 12, ath, bara, pandra, dabbi, strip, ek saath",
    poison:
      "finyl, zeher, zehar, zahar, tezab, tezaab, chuhe mar, chuhay mar, chuhe maar, phenyl, finail, bleach, kala pathar, keere mar, gandum ki goli, gandum ki goliyan, spray, mitti ka tel, petrol, harpic, rat poison, gandum wali goli, gandum wali goliyan, chuhe marne wali dawa, chuhe marne wali, chuhe wali dawa, chuhon wali dawa, chuhe mar dawa, chuhon ki dawa, kala tel, surf, diesel, mortein, dettol, toilet cleaner, acid, poison, zehr, zahr, zehrili",
    overdose: "overdose, over dose, overdose kr, overdose kar, over dose kr, overdose le",
    medical:
      "seene mein dard, seene me dard, sine mein dard, sans nahi, saans nahi, sans ruk, saans ruk, sans band, behosh ho, be hosh ho, behosh par, behosh, hosh mein nahi, hosh nahi, khoon beh raha, khoon beh rha, bohat khoon, khoon nahi ruk, khoon ruk nahi, khoon band nahi, dil ka daura, dil ka dora, heart attack, dam ghut, dum ghut, falij, daura par, gale mein phans",
    hurtsMe:
      "mujhse zabardasti, mujh se zabardasti, mere sath zabardasti, mere saath zabardasti, raat ko zabardasti, mujhe marta, mujhe marte, mujhe marti, mujhe mara, mujhe mar raha, mujhe maarta, mujhe maarte, mujhe maarti, mujhe maara, mujhe bohat marta, mujhe bohat marte, mujhe bohat maarta, mujhe bohat maarte, mujhe bahut marta, mujhe roz marta, mujhe roz maarta, mujhe peetta, mujhe peetta, mujhe peeta, mujhe peetti, roz marta, roz maarta, bohat marta hai, bohat maarta hai, bahut marta hai, bht marta, mujh par tashadud, mujh pe tashadud, mujh par hath utha, mujh pe hath utha, hath uthata, haath uthata, hath uthate, hath uthaya, haath uthaya, marta peet, marta peetta, marte peet, mar peet, maar peet, maarpeet, marpeet, tashadud karta, tashadud karte, tashaddud, thappar mar, thappar maar, thapar mar, mujhe thappar, laat mar, laatein, mukke, belt se, dande se, joote se, juton se, gala daba, gala dabaya, gala ghont, mujhe jala, cigarette se jala, mujhe dhakka, baal kheench, balon se, bazu tor, hath tor, rape kiya, rape hua, mera rape, rape karta, rape karne, zina bil jabr, jinsi zyadti, mere sath zyadti, zyadti hui, zyadti ki, ziadti, izzat loot, izzat lut, ghalat kaam kiya, galat kaam kiya, galat kam kiya, ghalat kaam karta, galat kaam karta, zabardasti karta, zabardasti karte, zabardasti ki mere, mere sath zabardasti, zabardasti sex, zabardasti humbistari, harass karta, harass karte, mujhe harass, molest, gharelu tashadud, domestic violence, zulm karta, zulm karte, zulm karti, mar khata hun, maar khati hun, mujhe torture, gala dba, rape hui, rape kia, rape kar dia, rape krta, raped, badfeli, izzat loot li, ghalat harkat ki, galat harkat ki, meri izzat, sexually abuse, abuse karta, abuse krta, abuse karte, sexual abuse, beats me, mujhe mare, mujhe bht marta, mujhe bht marte, mjhe marta, mjhe marte, mjhe marti, muje marta, muje marte, mjhe mara, mjhe maara, mjhe bht marta",
    hitKin:
      "shohar, shauhar, husband, mian, miyan, khawand, abbu, abu, abba, baap, walid, papa, bhai, chacha, chachu, mamu, mamoo, ammi, maa, saas, susar, sasur, sasural, susral, nand, jeth, dewar, biwi, wife, qari, qari sahab, ustad, cousin, sotela, sotele, mangetar, beta, gharwale, ghar wale, parosi, malik, boss, baba, dada, nana, larke, woh, wo, usne, us ne, ne, teacher, bf, boyfriend, shohr, shuhar, father, dad, brother, bhaiya, ghr wale, mom, mother, inlaws, in laws, khalu, taya, molvi, maulvi, kafeel",
    touch:
      "chhoota, choota, chhota hai mujhe, chhute, choote, chhuta, chuta, chua, chhua, touch karta, touch karte, touch kiya, hath lagata, hath lagate, haath lagata, haath lagate, hath lagaya, haath lagaya, hath pherta, haath pherta, hath pherte, choomta, chumta, kiss karta, kamre mein aa jata, kamre mein ata, kamre mein aata, room mein ata, room mein aata, room mein aa jata, bister mein, bistar mein, kapre utar, kapray utar",
    touchSign:
      "raat, rat ko, raat ko, ghalat, galat, ghalat jagah, galat jagah, tareeqe, jism, seene, private, abbu, abu, baap, papa, chacha, chachu, mamu, mamoo, bhai, qari, ustad, teacher, cousin, sotela, sotele, sote, neend, kisi ko na, kisi ko mat, batana, dar, ajeeb, bachpan, zabardasti, gandi, gande, akele, body, susar, jeth, dewar",
    touchMe: "mujhe, mere, mera, meri, mujh, muje, mjhe, mri, mjh",
    force:
      "zabardasti, zabrdasti, jabran, majboor, majbur, meri marzi ke baghair, marzi ke baghair, marzi ke khilaf, marzi ke bina, forced, force, zbrdsti, zbardasti, zabrdsti, zabardsti",
    marry:
      "shadi, shaadi, nikah, nikkah, rishta, mangni, engagement, rukhsati, humbistari, sex, talluq, abortion",
    marryMe:
      "meri, mujhe, gharwale, ghar wale, kar rahe, karwa rahe, kara rahe, karna chahte, karwana, abbu, ammi, baap, walidain, parents, kar rahi, maa baap, karwayi, karayi, kar di, hui, krwa rhe, karvana, mri, ho rhi, ho rahi, ho rha, ho raha, krwa rahe, kr rahe, kr rhe",
    lock: "band kar diya, band kar rakha, band rakha, band kiya, qaid kar, qaid kiya, qaid mein, qaid, tala laga, taala laga, bahar nahi jane, bahar nahi nikalne, nikalne nahi dete, nikalne nahi deta, khana nahi dete, khana nahi deta, khana band, passport le, passport cheen, phone cheen, phone le liya, bandh kar, baandh diya, bandh diya, aghwa, kidnap, bhooka rakh, lock kar diya, lock kiya, band kr dia, band kr diya, band kar dia, band kr rakha, lock kr dia, lock kar dia, tala lga, bahr nahi jane, bahar ni jane, bahir nahi jane, bahir nahi nikalne, qaid krke, band krke",
    lockMe:
      "mujhe, kamre, ghar, ghar mein, kamre mein, room, room mein, mera, sasural, susral, shohar, husband, hamein, passport",
    threat: "dhamki, dhamkiyan, dhamkata, dhamkate, blackmail, dhamkaya, dhamki deta",
    killsMe:
      "jaan se mar, jan se mar, jaan se maar, jaan se marne, jaan se maarne, mujhe mar dal, mujhe maar dal, mujhe mar dega, mujhe maar dega, mujhe mar denge, mujhe maar denge, mujhe qatal, mujhe qatl, qatal kar dega, qatal kar denge, qatl kar denge, ghairat ke naam, zinda jala, gala kat dega, goli mar dega, mujhe kill, mujhe marna chahte, mujhe maarna chahte, mujhe mar dalega, mujhe mar dalenge, mujhe maar dalega, mujhe maar dalenge, mjhe mar dalega, mjhe mar dega, mjhe mar denge, mjhe maar denge, jan se marne, qatal karna chahte, qatal karne ki, zinda nahi chor, kill me",
    fear: "dar, darti, darta, khauf, bhag, bhaag, mehfooz nahi, khatra, safe nahi, dar lagta",
    fearHome:
      "ghar jane, ghar jate, ghar wapas, ghar jaane, shohar se, husband se, abbu se, baap se, bhai se, sasural se, chacha se, mamu se, gharwalon se, papa se, ghar se dar, ghr se dar, ghr jane, ghar mein mehfooz, ghar mein safe",
    close:
      "mera dost, meri dost, dost, saheli, best friend, friend, mera beta, beta, bete, meri beti, beti, mera bhai, bhai, meri behan, behan, behen, bhen, sister, biwi, wife, shohar, husband, cousin, ammi, abbu, maa, walid, walida, parosi, ek larki, ek larka, mera bacha, bhanja, bhanji, bhatija, bhatiji, student, roommate, class fellow, mangetar, bestie, behnoi, nand, bhabhi, khala, chachi, shagird, choti behan, chota bhai, mere mohalle, hamsaya, behn, bhn, sis, bro, bestfriend, bf, gf, class mate, classmate, meri student, roomate",
    otherSelf:
      "khudkushi, khudkashi, khud kushi, suicide, suicidal, marna chahta, marna chahti, marna chata, marna chati, marne ki bat, marne ki baat, marne ki batein, mar jana chah, marne ka kehta, marne ka kehti, khud ko mar, khud ko maar, khud ko nuqsan, khud ko kat, khud ko cut, khud ko hurt, apni jaan, apne hath kat, apne haath kat, haath kaat, hath kaat, hath kat, haath kat, kalai kat, nas kat, jeena nahi chahta, jeena nahi chahti, zindagi se tang, zindagi khatam, zeher kha, zehar kha, zeher pi, goliyan kha, alvida, chat se kood, chhat se, phanda, khud ko khatam, self harm, nasen kat, nasein kat, nas kaat, nasein kaat, rag kat, kalai kaat, kalaiyan kat, blade mar, blade se, khud ko jala, khud ko aag, pankhe se latak, latak gaya, latak gayi, dawa pi, goliyan nigal, goliyan khali, goliyan kha li, pills kha, tezab pi, darya mein kood, nehar mein kood, train ke aage, zindagi se thak, zindagi se mayoos, jaan dene, jaan dena, jaan le, mar jaunga, mar jaungi, mar jane ki, apne ap ko nuqsan, apne ap ko khatam, apne ap ko kat, apne aap ko nuqsan, apne aap ko khatam, apne aap ko mar, bazu kat, marne ki dhamki, chuhe mar, overdose, sari goliyan, marna chah, mrna chah, kood jaye, jeena nahi chah, jeena ni chah, jeena nhi chah, marne k bat, marne ki baten, khud ko katti, khud ko katta, hath kat li, haath pe cut, mar jana chah~, marna chah~, mrna chah~, jeena nahi chah~, jeena nhi chah~, jeena ni chah~, apni jan le~, apni jaan le~, khudkushi kar~, suicide kar~, suicide kr~, mar jana chata, mar jana chati, kood jaunga, kood jaungi, kood jaega",
    hits3:
      "marta, marte, marti, mara, maarta, maarte, maarti, maara, peetta, peeta, peette, tashadud, zyadti, rape, chhoote, chhoota, choota, chute, chhute, touch karta, touch karte, hath laga, haath laga, zulm, jala, gala daba, ghalat kaam, galat kaam, dhamki, qaid, harass, mar peet, maar peet, thappar, gala ghont, laat, belt, dande, peet raha, mar raha, mar rahe, mar rha, jalane, jala dia, jala dya, cher, ghalat tareeqe, galat tareeqe, galat tarike, dhamka, qatal, abuse, beat, beats",
    perp: "abbu, abu, abba, baap, walid, papa, shohar, husband, uska shohar, parosi, padosi, chacha, chachu, mamu, mamoo, bhai, qari, ustad, sotele, sotela, susar, jeth, dewar, behnoi, nana, dada, saas, mian, cousin, malik, teacher, baba, susral wale, soteli maa, ustaad, moulvi, molvi, maulvi, khalu, taya, phupha, dad, father, neighbor, neighbour, step father, stepfather, abu jee, abbu ji, bhaiya",
    victim:
      "ammi ko, ammi, maa ko, mama ko, apne bachon, bachon ko, bache ko, bachi ko, biwi ko, apni biwi, behan, behan ko, behen ko, beti, beti ko, bete ko, bhai ko, bhabhi ko, meri behan, choti behan, chhoti behan, chote bhai, dost, meri dost, saheli, usay, use, usko, us ko, bhanji, bhatiji, parosan, maid ko, biwi pe, behan pe, ammi pe, ammi k, beti pe, bachon pe, bachi pe, mulazma ko, mom ko, sister ko, meri ammi ko, bhabi ko, us ki biwi",
    dear: "abbu, abu, abba, walid, walid sahab, papa, baba, ammi, maa, mama, walida, walidain, bhai, behan, behen, bhen, beta, bete, beti, bacha, bache, bachi, baby, shohar, husband, mian, biwi, wife, dada, dadi, nana, nani, chacha, chachu, chachi, taya, tayi, mamu, mamoo, mumani, khala, phupho, phuppo, dost, friend, best friend, saheli, cousin, mangetar, ustad, susar, saas, bhatija, bhatiji, bhanja, bhanji",
    died: "inteqal, intiqal, intkal, intekal, intaqal, inteqaal, faut ho, fout ho, foat ho, faut hogaye, fout hogaye, wafat, wafat pa, mar gaya, mar gayi, mar gaye, mar gai, mar gya, margaya, margayi, allah ko pyare, allah ko pyari, allah ko pyara, chal base, chal basi, chal basa, duniya se chale, duniya se rukhsat, duniya se chali, ab nahi rahe, nahi rahe, nahi rahi is, nahi rahin, guzar gaye, guzar gayi, guzar gaya, death ho, death hogayi, ki death, died, expire ho, passed away, shaheed ho gaya, janaza hua, janaza tha, cancer, ventilator, icu mein, coma, jawab de diya, jawab dediya, akhri sans, last stage, dafna, dafan kar",
    lost: "kho diya, khodiya, kho di, kho baitha, dafna diya, dafnaya, bichar, bohat yaad, bohat yad, yaad aati, yaad ati, yaad aate",
    loss: "hamal zaya ho, miscarriage ho, miscarriage hogaya, mara hua bacha, bacha zaya ho",
    askGrief:
      "a friend whose, taziyat, kisi ke, iddat, bewa, nabi, rasool, hazrat, sahaba, billi, kutta, tota, murghi, cat, kab, kaise hui, kaise hua, kaise, kya hota, marhoom, isal e sawab, isale sawab, faut shuda, khwab, kon, kaun, phone, machli, quaid",
    noMorning:
      "subah ankh na khule, subah aankh na khule, ankh na khule, aankh na khule, subah na ho, subah na dekhun, kal na dekhun",
    absent:
      "main na rahun, main na hun, main na raha, main na rahi, main mar jaun, mere baghair, mere bina, mere jane, mere marne, mere mar jane, mere chale jane, mere na hone, main nahi rahunga, main nahi rahungi, main mar gaya to, main mar gayi to, mere jane k baad, mere marne k",
    easier: "aasani, asani, behtar, sukoon, khush, acha ho, asan",
    tools: "goliyan, goliyon, churi, chaku, chaqu, blade, rassi, pistol, zeher, dawai, phanda",
    nearBy:
      "samne, hath mein, haath mein, paas rakh, mere paas, dekh raha, dekh rahi, kha lun, pee lun, pi lun",
    grabs:
      "pakar, pakra, pakar liya, dabaya, daboch, ghaseeta, ghaseet, kheencha, mare, mara, phenka, dhakka, tor, maar",
    bodyPart:
      "gala, gardan, baal, balon, sar, munh, bazu, pait, thappar, thapar, ghoonsa, laat, seerhiyon, deewar",
    sins: "ghalat harkat, ghalat harkatein, galat harkat, galat harkatein, gandi harkat, gandi harkatein, ghalat kaam, galat kaam, ganda kaam, zyadti",
    noReason: "koi wajah nahi, wajah nahi, maqsad nahi, koi faida nahi, wajah nazar nahi, koi wajah",
    liveWord: "jeene, jeena, zindagi, zinda, jiyun",
    control:
      "phone le liya, phone cheen, bahar nahi jane, bahar jane nahi, nikalne nahi, nikalne nahi deta, nikalne nahi deti, nikalne nahi dete, maike nahi jane, milne nahi deta, milne nahi dete, paise cheen, salary le, darwaza band kar, phone le lia, phone b le lia, phone chheen, mobile cheen, mobile le lia, mobile le liya, bahir nahi jane, bahar ni jane, milne ni deta, bat nahi karne deta, baat nahi karne deta, baat nahi karne dete",
    smallOnes:
      "bete ko, beti ko, hamare bete, hamari beti, bache ko, bachon ko, chote bete, bachi ko, behan ko, ammi ko, maa ko, maid ko",
    harms: "marta, marte, marti, maarta, maarte, maarti, peetta, jalata, tashadud, zulm",
    harmer: "woh, wo, shohar, husband, mian, baap, abbu, maa, soteli, parosi, chacha, saas, ustad, qari",
    wed: "shadi, shaadi, nikah, rishta, mangni",
    unwilling:
      "marzi, burhe, budhe, baghair, nahi chahti, nahi janti, inkar, ajnabi, zabardasti, nahi karna chahti",
    forcing: "kar rahe, karwa rahe, kara rahe, karna chahte, tay kar, kar di",
    notLive:
      "zinda nahi rehna, zinda nhi rehna, zinda nahi reh sakta, zinda nahi reh sakti, jiya nahi jata, jeeya nahi jata, jiya nahi ja raha, jiya nhi jata, ab nahi jeena, nahi jeena, nhi jeena, jeena mushkil, jeena muhal, jeena chor",
    pillNames: "panadol, goliyan, goli, neend ki goliyan, dawai, zeher, tablets, pills",
    pillDie: "mar jata, mar jate, marta hai, mar jaye, mout ho, marne ke liye, mar jaun, mar sakta",
    strikes: "mara, marta, marte, marti, maara, maarta, maarte, peeta, peetta",
    hitsUs:
      "hamein marta, hamein marte, humein marta, humein marte, hum sab ko marte, hum sab ko marta, hamein maarta, hamein maarte, humein maarte",
    ifI: "agar main khudkushi, agar khudkushi, main khudkushi karun, khudkushi karun, agar main suicide, suicide karun, khudkushi karli",
    acid: "tezab, acid",
    throws: "phenk, phaink, dal, daal",
    dieAny:
      "marna, marne, mrne, mrna, mar jaun, mar jana, mar jane, mar jata, mar jati, marun, khudkushi, khudkashi, suicide, maut, mout, jaan dene, mar hi jaun",
    wayOut:
      "hi hal, wahid hal, akhri hal, asan tareeqa, asan tariqa, asan tarika, aasan tareeqa, aasan tarika, hi rasta, wahid rasta, akhri rasta, hi ilaj, baghair dard, bina dard, bagair dard, dard ke baghair, painless, easy way, tareeqa batao, tareeqa bata, tarika batao, tarika bata, tareeqa batayen, tareeqay batao, k siwa koi, ke siwa koi, ke ilawa koi, only option, only way, ka hal, rasta bacha",
    lifeSe: "zindagi se, zindgi se, jeene se, jine se, duniya se, dunya se, life se, zndgi se, is zindagi",
    fedUp:
      "tang, thak, thaka, thaki, thaki hui, bezar, bezaar, ukta, nafrat, mayoos, haar, hara, hari, dil bhar, dil uth, ji bhar, tired, fed up, chutkara, thk",
    selfKo:
      "khud ko, khudko, apne ap ko, apne aap ko, apnay ap ko, apnay aap ko, apne jism ko, apne hath pe, apne haath pe, apne hath par, apne bazu pe, apne bazu, apni kalai, apni kalai pe, apni nas, apni nasen, apni nasein, apni tang, apni raan, apni skin, apne hathon pe, bazu pe, kalai pe, wrist pe, apni wrist, apne arms, apna sar, apne sar",
    cutVerb:
      "cut, cuts, cut lagata, cut lagati, kat, kaat, katta, katti, kat li, kaat li, kat lia, kaat liya, blade, jala, jalata, jalati, zakhm, zakhmi, takleef, nuqsan, nuksan, saza, hurt, harm, azziyat, phansi, goli mar, marta, marti, mar dun, maar dun, mar lun, maar lun, mar dal, maar dal, marne, maarne, khatam, khtm, kill, latka, aag laga, qatal, deewar pe, deewar par, deewar mein, diwar pe, diwar",
    high: "pul pe, pul par, bridge pe, bridge par, bridge ke, patri pe, patri par, patriyon, pattri pe, railway line, khirki se, window se, balcony, manzil se, darya ke kinare, nehar ke kinare, train ke samne, train k agay, train k aage, train k samne, truck ke samne, gari k samne, gari ke samne, chat se, chhat se",
    jump: "kood~, kud~, chalang, chhalang, jump, khara hun, khari hun, khara hu, khari hu, leta hun, leti hun, leta hu, let jaun, hun, hu, hoon, neeche dekh, gir jaun, doob, a jaun, aa jaun, betha hun, bethi hun",
    roof: "chat pe, chhat pe, chat par, chhat par, terrace, roof pe, rooftop",
    jumpVerb: "kood~, kud~, chalang, chhalang, jump, gir jaun, neeche dekh, akhri",
    kit: "rassi, rasi, phanda, pistol, bandook, gun, blade, zeher, zehar, pankhe, dupatte, goliyan",
    gotKit:
      "le aya, le ayi, le aaya, le aayi, khareed, kharid, tayyar, tyar, bandh, bandhi, jama kar, jama kr, chupa kar, latak~, latk~",
    voices:
      "awaz, awaaz, awazen, awazein, awaazein, voices, awazain, jinn mujhe, koi kehta rehta, koi mujhe kehta, koi bolta",
    commands:
      "mar do, maar do, mar dalo, maar dalo, mar dal, mar de, khatam kar, khatam karo, qatal kar, nuqsan, kood ja, jaan le, kat lo, mar ja, mar jao, kill",
    baby: "bache ko, bachay ko, bachi ko, baby ko, baby, apne bache, apni bachi, apne bete, apni beti, usko, us ko, bacha, usay, mere bache",
    harmBaby:
      "phenk dun, phaink dun, mar dun, maar dun, mar dalun, maar dalun, gala daba dun, gala dba dun, dubo dun, gira dun, nuqsan na puhancha, nuqsan na pohncha, nuqsan na pahuncha, nuqsan puhancha dun, hurt kar dun, hurt na kar dun, hurt kr dun, marne ke khayal, marne k khayal, mar na dun",
    agent:
      "shohar, shauhar, shohr, shuhar, husband, hubby, mian, miyan, khawand, abbu, abu, abba, baap, walid, papa, dad, father, bhai, bhaiya, brother, chacha, chachu, taya, mamu, mamoo, khalu, phupha, ammi, maa, mom, mother, saas, susar, sasur, sasural, susral, nand, jeth, dewar, behnoi, biwi, qari, molvi, maulvi, imam, ustad, ustaad, teacher, sir, cousin, sotela, sotele, soteli, stepfather, step father, stepdad, mangetar, fiance, beta, gharwale, ghar wale, parosi, malik, maalik, boss, kafeel, baba, dada, nana, larke, larka, admi, aadmi, banda, bf, boyfriend, ex, uncle, woh, wo, us ne, usne, baji, behan",
    meUs: "mujhe, mjhe, muje, mujh, mjh, mujhko, mere, mera, meri, hamein, humein, hamen, humen, hum sab ko, hum ko, hmein, mre, mri, mujh se, mujhse",
    blow: "marta, marte, marti, maarta, maarte, maarti, mara, maara, mar raha, mar rahe, mar rha, mar mar, peetta, peeta, peete, peetti, peet raha, tashadud, tashaddud, thappar, thapar, thapad, laat, laten, laatein, laton, latein, ghoonse, ghunse, mukka, mukke, dhakka, dhake, gala daba, gala dabaya, gala dabata, gala dba, gala pakar, gala ghont, jala dia, jala diya, jala dya, jalaya, jalata, jalati, baal kheench, baal kheenche, baal noch, balon se pakar, ghaseet, ghaseeta, khoon nikal, khoon nikala, hath uthata, haath uthata, hath uthaya, hath utata, pitai, belt, danda, dande, dandon, churi, chaku, istri, cigarette, hadi tor, haddi tor, bazu tor, dant tor, nak tor, neel, torture, beat, beats, slap, slapped, kick, choke, garam pani, deewar se, hit karta, hit krta, hit kia, phenk~, phaink~, garam chai, chappal, pipe, peette, peet te, peette hain, peetne, gardan pakar, mukkon",
    elder:
      "shohar, shauhar, shohr, husband, mian, khawand, abbu, abu, abba, baap, papa, dad, father, bhai, bhaiya, chacha, chachu, mamu, saas, susar, sasural wale, susral wale, qari, qari sahab, molvi sahab, kafeel, malik, maalik, ammi, soteli maa, dada, baba, jeth, dewar, boss, mama, miyan, walid sahab, taya, uncle",
    hitsNow:
      "marte hain, marte hai, marta hai, marta h, marte h, marti hai, marti hain, marti h, marta b, marte b, marta bhi, maarte hain, maarta hai, maarti hai, peetta hai, peette hain, peete hain, tashadud karta, tashadud karte, mara, maara, mar raha, mar rahe, peet te, peetta, peette",
    hard: "dande, dandon, danda, belt, sharab, nashe, nasha, pee kar, pi kar, pi k, khoon, roz, rozana, bohat, bahut, bht, boht, bhot, neel, dar, mehfooz, safe, joote, juton, chari, pipe, taar, tankhwa, salary, raat ko, har waqt, pregnant, pait mein, buri tarah, bacha lo, help, daru, daaru, alcohol, drunk",
    pics: "tasveer, tasveerein, tasveeren, tasweer, tasweeren, pics, pic, pictures, photos, photo, video, videos, nudes, nude",
    spread:
      "viral, leak, phela, phaila, upload, share kar dega, share krdega, share kr dega, bhej dega, bhej dunga, blackmail, blackmailing, sab ko dikha, abu ko dikha, post kar dega",
    naked:
      "nangi, nanga, barahna, nudes, nude, naked, bina kapron, baghair kapron, kapre utar, kapray utar, gandi pics, gandi tasveer, private pics, gandi video",
    asksPics: "mang, maang, mangta, maangta, bhej~, dikha~, video call, kehta, bol, tasveer, send",
    secret:
      "kisi ko mat batana, kisi ko na batana, kisi ko nahi batana, kisi ko mt batana, hamara raaz, hamara secret, humara secret, ammi ko mat batana, kisi ko batana mat",
    secretWho:
      "uncle, sir, teacher, qari, molvi, maulvi, chacha, chachu, mamu, abu, abbu, cousin, bhai, admi, aadmi, dada, nana, khalu, taya, driver, wo, woh",
    takes:
      "cheen, chheen, cheen lia, cheen liya, le lia, le liya, ley lia, rakh lia, rakh liya, rakha hua, zabt, tor dia, tor diya, chupa dia",
    things: "passport, mobile, phone, id card, shanakhti card, tankhwa, iqama, salary",
    notLet:
      "karne nahi det~, nahi karne det~, krne ni det~, jane nahi det~, nahi jane det~, jane ni det~, milne nahi det~, milne ni det~, nikalne nahi det~, nahi nikalne det~, nikalne ni det~, wapas nahi jane, tankhwa nahi d~, salary nahi d~, salary b nai, salary nai d~, band kar dia, band kr dia",
    starve:
      "khana nahi di~, khana nahi de~, khana nai di~, khana ni di~, khana ni de~, khana nhi di~, khana nhi de~, khane ko nahi d~, khane ko kuch nahi, bhooka rakh~, bhuka rakh~, bhooki rakh~, khana band",
    thief: "chor, daku, billi, kutta, kutte, tota, faqeer, roza, roze, cat",
    oldMan:
      "saal ke admi, sal k admi, saal k admi, saal ke aadmi, saal ke buddhe, burhe, budhe, buddhe, bari umar, baap ki umar, umar ke admi, umar k admi, ajnabi, married admi",
    unasked:
      "marzi ke baghair, marzi ke bagair, marzi k bagair, marzi k baghair, marzi ke bina, marzi k bina, marzi ke khilaf, marzi k khilaf, zabardasti, zbrdsti, zabrdasti, mana karne, mana karun, inkar, forcefully, force, roti",
    sex: "humbistari, hambistari, jismani talluq, talluq qaim, sex, jinsi talluq, relation banata, zabardasti karta, zabardasti krta, zabardasti karte",
    goForever: "hamesha ke liye, hamesha k liye, hmesha k liye, hamesha k lye, hamesha",
    goAway:
      "chala jana, chali jana, chala jaun, chali jaun, ja raha hun, ja rahi hun, ja rha hu, so jaun, so jana, sota rahun, soti rahun, soya rahun, soyi rahun, sona chah, khatam ho jaun, ankhen band",
    noTomorrow: "kal se, kal main, kal tak, subah tak, aaj ke baad, aj k bad, aj ke baad, salam, akhri",
    gone: "main nahi rahunga, main nahi rahungi, main nhi rahunga, main nhi rahungi, main nahi hunga, main nahi hungi, zinda nahi milun, zinda nahi rahun, main ni rahunga",
    wantKill:
      "qatal karna chah~, qatal kar de~, qatal kr de~, marna chahte, maarna chahte, mar dalen, mar denge, maar denge, mar dalega, maar dalega, mar dega, maar dega, mar dalenge, maar dalenge, mar dunga, maar dunga, qatal kar dunga, zinda nahi chor~, zinda ni chor~, jaan se mar~, jan se mar~, jaan se maar~, kat dunga, kaat dunga, goli mar dunga, goli maar dunga, zinda jala, kill kar dega, kill kr dega, kaat dalunga, kat dalunga, kaat dalun~, tangen tor~, goli mar~, churi mar~, chaku mar~, zibah kar~",
    facing:
      "chehre pe, chehre par, munh pe, munh par, face pe, chehra, mujh pe, mujh par, tum pe, talaq mang~, dal dunga, phenk dunga",
    bore: "wajood, hona, mojoodgi, main, mein, mai, mera",
    nobodyAll: "sab k liye, sab ke liye, gharwalon, ghar walon, maa baap, sab pe, family",
    inBed: "mere bed, mere bister, mere bistar, mere kamre, mere room, mere bedroom",
    comes: "aata, ata, aate, ate, aa jata, aajata, a jata, ghus, let jata, so jata, aya, aaya",
    toLive: "jeene, jine, jiyun, zinda rehne",
    noneLeft: "nahi, nhi, ni, nai, khatam, khtm",
    endsAll:
      "sab kuch khatam ho, sab khatam ho, aj raat sab, aaj raat sab, aaj sab khatam, mere jane k baad, mere jane ke baad, mere jane k bad, main ja raha hun, main ja rahi hun, ab nahi milun",
    lookAfter:
      "khayal rakhna, sambhal lena, maaf kar dena, maaf kr dena, maaf karna, alvida, dekh bhal karna",
    enduring: "sehte sehte, seh seh, zulm seh, rote rote, ghut ghut",
    lewd: "hath dalt~, haath dalt~, hath dala, hawas, cher~, chher~, akele mein pakar~, pakarte, galat tareeqe, ghalat tareeqe, galat tarike, choomt~, chooma, kiss karta, kiss krta, galat nazar, godi mein, god mein, badtameezi, gandi baten, kapre utar~, shalwar, qameez mein",
  },
  rules: romanUrduRules,
};
