import type { Lexicon } from "../lexicon.ts";

/** Urdu in Latin letters. */
export const romanUrdu: Lexicon = {
  fold: "loose",
  idioms:
    "hans hans ke mar, hans hans kar mar, hansi se mar, haste haste mar, bhook se mar, bhuk se mar, pyas se mar, garmi se mar, sardi se mar, sharam se mar, neend se mar, thakan se mar, tum pe marta, tum pe marti, tum par marta, us pe marta, us pe marti, phone mar gaya, mobile mar gaya, battery mar gayi, exam ne mar, garmi bardasht nahi, garmi bardasht, bardasht nahi hoti garmi, sardi bardasht, dil ko chhu, dil chhu liya, dil ko choo, meri jaan, jaan e man, time maar, gappe maar, line maar, aankh maar, nakhun kat, baal kat, janpehchan, khane pe marta, machar mar",
  concepts: {
    i: "main, mai, mein, me, mujhe, mujhko, mera, meri, mere, hum, apni, apna, apne, khud, mjhe, muje",
    want: "chahta, chahti, chata, chati, chahta hun, chahti hun, chah raha, chah rahi, dil karta, dil krta, dil kar raha, dil chahta, ji chahta, jee chahta, jee karta, man karta, soch raha, soch rahi, soch rha, soch rhi, sochta, sochti, irada, khwahish, kash, kaash, dua karta, dua karti, laga hun, lagi hun, wala hun, wali hun, behtar hai, bahtar hai, tayyar hun, khayal aata, khayal ata, khayalat, chahiye, chaiye, tamanna, ja raha hun, ja rahi hun, hai mujhe, karna hai",
    die: "marna, mar jaun, mar jau, mar jaon, marjaun, mar jana, marjana, mar hi jaun, marne, mout, maut, moat, mar jata, mar jati, duniya chor, duniya chorna, duniya se chala jaun, duniya se chali jaun, duniya se jana",
    not: "nahi, nahin, nhi, dar, darta, darti, khauf",
    pious:
      "madina, madine, makkah, makka, shaheed, shahadat, iman, imaan, kalma, sajde, sajda, namaz, musalman, islam, halat, khatma, ramzan, ramadan, juma, raah, tauba, hajj, watan",
    ruling:
      "tamanna karna, hukum, hukam, jaiz, najaiz, quran, hadees, hadith, ayat, surah, surat, tafseer, nabi, rasool, sahaba, hazrat, qissa, waqia, islam mein, islam me, sharai, fatwa, saza, film, game, novel, drama, wuzu, wazu, roza, roze, matlab, haram hai, gunah hai, kaisa hai, tareeqa, tarika, parhna chahiye, fast",
    direct:
      "khudkushi kar, khudkushi krna, khudkushi karna, khudkushi karne, khudkushi karlun, khudkushi kar lun, khudkushi ka soch, khudkushi ke khayal, khudkushi karungi, khudkushi karunga, khudkashi kar, khudkashi karna, khudkashi karne, khud kushi kar, khud kushi karna, khud kashi karna, suicide kar lun, suicide kar lungi, suicide kar lunga, suicide karlun, suicide karna chahta, suicide karna chahti, suicide karne wala, suicide karne wali, suicide karne ka, suicide karne laga, suicide ka soch, suicide ke khayal, khud ko mar, khud ko maar, khud ko khatam, khud ko nuqsan, khud ko zakhmi, khud ko kat, khud ko kaat, khud ko jala, khud ko takleef, khud ko hurt, apne ap ko khatam, apne aap ko mar, apne aap ko khatam, apne aap ko nuqsan, apni jaan le, apni jan le, apni jaan lena, apni jaan dedun, apni jaan de, jaan de dun, jaan de dunga, jaan de dungi, jan de dun, jaan dena chahta, jaan dena chahti, apni zindagi khatam, zindagi khatam kar, zindagi khatam karna, zindagi khtm kar, zindagi khtm karna, sab khatam kar, sab khatam karna, sab khtm karna, sab khtm kar, sab kuch khatam kar, yeh sab khatam, kalai kat, kalai kaat, kalayi kat, nas kat, nas kaat, rag kat, haath kat, hath kat, hath kaat, apne hath kat, blade se, blade mar, phanda laga, phansi laga, phansi le, pankhe se latak, latak jaun, chat se kood, chhat se kood, chat se chalang, chhat se chhalang, chat se jump, chhat se jump, pul se kood, pul se chalang, bridge se, nehar mein kood, darya mein kood, train ke aage, train ke agay, train ke neeche, gari ke aage, gari ke neeche, kood jaun, kood jaunga, kood jaungi, zeher kha lun, zehar kha lun, zeher pee lun, khud ko goli, khud ko phansi, cut karta hun khud, cut karti hun khud",
    suicide: "khudkushi, khudkashi, khud kushi, khud kashi, suicide",
    deathWish:
      "kash main mar, kash mai mar, kaash main mar, kaash mar, kash mar, kash paida, paida hi na hota, paida hi na hoti, paida hi nahi hota, paida na hota, paida na hoti, paida kyun hua, paida kyun hui, kyun paida hua, kyun paida hui, kyu paida, mujhe kyun paida, mar jaun to acha, mar jaun to behtar, mar hi jaun, mar jana behtar, mar jana chahiye, marna hi behtar, mout behtar, maut behtar, maut aa jaye, maut ajaye, mout aa jaye, mout ajaye, maut kyun nahi ati, maut kyun nahi aati, mout kyun nahi aati, maut dede, maut de de, mout dede, mout de de, maut ki dua, maut ka intezar, mout mang, maut mang, mujhe maut, mujhe mout, marne ka dil, marne ko dil, dil karta hai mar, dil krta hai mar, dil karta mar, jeene ke qabil nahi, jeene ka haq nahi",
    nolive:
      "jeena nahi chahta, jeena nahi chahti, jeena nhi, jeena hi nahi, jeena nahi, jina nahi, jee nahi sakta, jee nahi sakti, ji nahi sakta, jeene ka dil nahi, jeene ko dil nahi, jeene ka dil nhi, jeene ka mann nahi, jeene ka man nahi, jeene ki khwahish nahi, jeene ki khwahish khatam, jeene ki chah, jeene ka koi, jeene ka faida, jeene ki wajah, jeene ki koi wajah, jeene se thak, jeene ka maqsad nahi, zinda nahi rehna, zinda nhi rehna, zinda rehne ka dil, zinda rehne ki, zinda kyun hun, kyun zinda hun, kyun ji raha, kyun jee raha, kyun jee rahi, kis liye jiyun, kyun jiyun, zindagi se tang, zindagi se thak, zindagi se bezar, zindagi se nafrat, zindagi se mayoos, zindagi se haar, zindagi se dil bhar, zindagi se dil uth, zindagi se ukta, zindagi nahi chahiye, zindagi bojh, zindagi azab, zindagi jahannum, zindagi bekar, zindagi bekaar, zindagi be maqsad, zindagi ka koi faida, zindagi ka koi matlab, zindagi ka koi maqsad nahi, zindagi mein kuch nahi bacha, zindagi bardasht, aisi zindagi se, is zindagi se, life se tang, life se thak, life se bezar, life khatam, duniya se tang, duniya se bezar, duniya se thak, duniya mein nahi rehna, is duniya mein nahi, tang agaya hun zindagi, tang aa gaya hun zindagi, thak gaya hun zindagi, thak gayi hun zindagi, thak gaya hun jeene, thak gai hun is zindagi",
    cantBear:
      "bardasht nahi hota, bardasht nhi hota, bardasht nahi ho raha, bardasht nahi kar sakta, bardasht nahi kar sakti, ab bardasht nahi, aur bardasht nahi, himmat nahi rahi, himmat khatam, himmat nahi bachi, haar gaya hun, haar gayi hun, har gaya hun, thak gaya hun, thak gayi hun, thak gai hun, toot gaya hun, toot gayi hun, haar maan li, bas ho gayi, bas hogayi",
    enough:
      "zindagi, sab khatam, khatam, maut, mout, akela, akeli, koi nahi, mayoos, umeed, roti, rota, bas ab, sab kuch, sab",
    vanish:
      "ghaib ho, ghayab ho, kahin chala jaun, kahin chali jaun, kahin door chala, kahin door chali, gayab",
    forever: "hamesha, duniya se, hamesha ke liye, sab se door, wapas na",
    sleep: "so jaun, sojaun, sona, so jana, neend, sote, so jaon, so jau",
    sleepOn:
      "kabhi na uthun, na uthun, na uthu, na uthoon, kabhi na jagun, na jagun, dobara na uthun, phir na uthun, hamesha ke liye, ankh na khule, aankh na khule, kabhi na utho",
    burden: "bojh, bekar hun, bekaar hun, nikamma, manhoos, faltu",
    burdenMe:
      "main, mai, hun, ban gaya, ban gayi, sab pe, sab par, gharwalon, ghar walon, maa baap, family, sab ke liye, ho",
    missMe:
      "kisi ko farq nahi, koi farq nahi, kisi ko farak, koi farak nahi, farq nahi parega, farq nahi padega, kisi ko parwah nahi, kisi ko parwa nahi, koi nahi royega, koi nahi roye, koi yaad nahi, koi mujhe yaad nahi, kisi ko dukh nahi, kisi ko gham nahi, sab khush, sab sukoon, sab behtar, kaun royega, kon royega",
    ifDie:
      "mere marne, marne se, marne ke baad, mar jaun, mar gaya to, mar gayi to, mere bina, mere baghair, mere bagair, main na hun, main na rahun, mere na hone, mere jane, chala jaun, chali jaun, na raha to, na rahi to",
    letter:
      "khat likh diya, khat likh liya, letter likh, akhri khat, aakhri khat, akhri message, aakhri message, akhri paigham, akhri raat, aakhri raat, akhri din, wasiyat likh, alvida, alwida, al vida, goodbye sab, mujhe maaf kar dena, mujhe maf kar dena, sab maaf kar dena",
    farewell:
      "alvida, alwida, maaf, maf, sab ko, ammi, maa, duniya, hamesha, sab log, ja raha hun, ja rahi hun, gharwalon, likh, khayal rakhna, khatam, kal, dosto",
    takeMe:
      "mujhe utha le, mujhe uthale, mujhe apne paas, apne paas bula, mujhe bula le, meri jaan le le, meri jaan lele, rooh qabz, meri rooh, utha le ya allah, allah mujhe utha, mujhe utha lo",
    took: "kha li, kha lin, kha liye, khali, kha liya, khaya, khayi, khayin, pee liya, pi liya, pee li, pi li, nigal, kha gaya, kha gayi, kha chuka, kha chuki, le li, le lin, lelin, peeli, piliya, khalin",
    pills:
      "goliyan, goliya, goli, golian, goliyaan, neend ki goliyan, dawai, dawa, dawaiyan, dawaiyaan, panadol, tablets, tablet, capsule, pills, medicine",
    many: "bohat, bahut, boht, bht, bohat sari, bahut sari, sari, saari, sab, zyada, ziada, poori, pora, poora, dabba, patta, sheeshi, bottle, botal, 10, 15, 20, 25, 30, 40, 50, das, bees, tees, mutthi, ek sath",
    poison:
      "finyl, zeher, zehar, zahar, tezab, tezaab, chuhe mar, chuhay mar, chuhe maar, phenyl, finail, bleach, kala pathar, keere mar, gandum ki goli, gandum ki goliyan, spray, mitti ka tel, petrol, harpic, rat poison",
    overdose: "overdose, over dose, od",
    medical:
      "seene mein dard, seene me dard, sine mein dard, sans nahi, saans nahi, sans ruk, saans ruk, sans band, behosh ho, be hosh ho, behosh par, behosh, hosh mein nahi, hosh nahi, khoon beh raha, khoon beh rha, bohat khoon, khoon nahi ruk, khoon ruk nahi, khoon band nahi, dil ka daura, dil ka dora, heart attack, dam ghut, dum ghut, falij, daura par, gale mein phans",
    hurtsMe:
      "mujhe marta, mujhe marte, mujhe marti, mujhe mara, mujhe mar raha, mujhe maarta, mujhe maarte, mujhe maarti, mujhe maara, mujhe bohat marta, mujhe bohat marte, mujhe bohat maarta, mujhe bohat maarte, mujhe bahut marta, mujhe roz marta, mujhe roz maarta, mujhe peetta, mujhe peetta, mujhe peeta, mujhe peetti, roz marta, roz maarta, bohat marta hai, bohat maarta hai, bahut marta hai, bht marta, mujh par tashadud, mujh pe tashadud, mujh par hath utha, mujh pe hath utha, hath uthata, haath uthata, hath uthate, hath uthaya, haath uthaya, marta peet, marta peetta, marte peet, mar peet, maar peet, maarpeet, marpeet, tashadud karta, tashadud karte, tashaddud, thappar mar, thappar maar, thapar mar, mujhe thappar, laat mar, laatein, mukke, belt se, dande se, joote se, juton se, gala daba, gala dabaya, gala ghont, mujhe jala, cigarette se jala, mujhe dhakka, baal kheench, balon se, bazu tor, hath tor, rape kiya, rape hua, mera rape, rape karta, rape karne, zina bil jabr, jinsi zyadti, mere sath zyadti, zyadti hui, zyadti ki, ziadti, izzat loot, izzat lut, ghalat kaam kiya, galat kaam kiya, galat kam kiya, ghalat kaam karta, galat kaam karta, zabardasti karta, zabardasti karte, zabardasti ki mere, mere sath zabardasti, zabardasti sex, zabardasti humbistari, harass karta, harass karte, mujhe harass, molest, gharelu tashadud, domestic violence, zulm karta, zulm karte, zulm karti, mar khata hun, maar khati hun, mujhe torture",
    hitKin:
      "shohar, shauhar, husband, mian, miyan, khawand, abbu, abu, abba, baap, walid, papa, bhai, chacha, chachu, mamu, mamoo, ammi, maa, saas, susar, sasur, sasural, susral, nand, jeth, dewar, biwi, wife, qari, qari sahab, ustad, cousin, sotela, sotele, mangetar, beta, gharwale, ghar wale, parosi, malik, boss, baba, dada, nana, larke, woh, wo, usne, us ne, ne, teacher, bf, boyfriend",
    touch:
      "chhoota, choota, chhota hai mujhe, chhute, choote, chhuta, chuta, chua, chhua, touch karta, touch karte, touch kiya, hath lagata, hath lagate, haath lagata, haath lagate, hath lagaya, haath lagaya, hath pherta, haath pherta, hath pherte, choomta, chumta, kiss karta, kamre mein aa jata, kamre mein ata, kamre mein aata, room mein ata, room mein aata, room mein aa jata, bister mein, bistar mein, kapre utar, kapray utar",
    touchSign:
      "raat, rat ko, raat ko, ghalat, galat, ghalat jagah, galat jagah, tareeqe, jism, seene, private, abbu, abu, baap, papa, chacha, chachu, mamu, mamoo, bhai, qari, ustad, teacher, cousin, sotela, sotele, sote, neend, kisi ko na, kisi ko mat, batana, dar, ajeeb, bachpan, zabardasti, gandi, gande, akele, body, susar, jeth, dewar",
    touchMe: "mujhe, mere, mera, meri, mujh, muje, mjhe",
    force:
      "zabardasti, zabrdasti, jabran, majboor, majbur, meri marzi ke baghair, marzi ke baghair, marzi ke khilaf, marzi ke bina, forced, force",
    marry:
      "shadi, shaadi, nikah, nikkah, rishta, mangni, engagement, rukhsati, humbistari, sex, talluq, abortion",
    marryMe:
      "meri, mujhe, gharwale, ghar wale, kar rahe, karwa rahe, kara rahe, karna chahte, karwana, abbu, ammi, baap, walidain, parents, kar rahi, maa baap, karwayi, karayi, kar di, hui, krwa rhe, karvana",
    lock: "band kar diya, band kar rakha, band rakha, band kiya, qaid kar, qaid kiya, qaid mein, qaid, tala laga, taala laga, bahar nahi jane, bahar nahi nikalne, nikalne nahi dete, nikalne nahi deta, khana nahi dete, khana nahi deta, khana band, passport le, passport cheen, phone cheen, phone le liya, bandh kar, baandh diya, bandh diya, aghwa, kidnap, bhooka rakh, lock kar diya, lock kiya",
    lockMe:
      "mujhe, kamre, ghar, ghar mein, kamre mein, room, room mein, mera, sasural, susral, shohar, husband, hamein, passport",
    threat: "dhamki, dhamkiyan, dhamkata, dhamkate, blackmail, dhamkaya, dhamki deta",
    killsMe:
      "jaan se mar, jan se mar, jaan se maar, jaan se marne, jaan se maarne, mujhe mar dal, mujhe maar dal, mujhe mar dega, mujhe maar dega, mujhe mar denge, mujhe maar denge, mujhe qatal, mujhe qatl, qatal kar dega, qatal kar denge, qatl kar denge, ghairat ke naam, zinda jala, gala kat dega, goli mar dega, mujhe kill, mujhe marna chahte, mujhe maarna chahte",
    fear: "dar, darti, darta, khauf, bhag, bhaag, mehfooz nahi, khatra, safe nahi, dar lagta",
    fearHome:
      "ghar jane, ghar jate, ghar wapas, ghar jaane, shohar se, husband se, abbu se, baap se, bhai se, sasural se, chacha se, mamu se, gharwalon se, papa se",
    close:
      "mera dost, meri dost, dost, saheli, best friend, friend, mera beta, beta, bete, meri beti, beti, mera bhai, bhai, meri behan, behan, behen, bhen, sister, biwi, wife, shohar, husband, cousin, ammi, abbu, maa, walid, walida, parosi, ek larki, ek larka, mera bacha, bhanja, bhanji, bhatija, bhatiji, student, roommate, class fellow, mangetar, bestie",
    otherSelf:
      "khudkushi, khudkashi, khud kushi, suicide, suicidal, marna chahta, marna chahti, marna chata, marna chati, marne ki bat, marne ki baat, marne ki batein, mar jana chah, marne ka kehta, marne ka kehti, khud ko mar, khud ko maar, khud ko nuqsan, khud ko kat, khud ko cut, khud ko hurt, apni jaan, apne hath kat, apne haath kat, haath kaat, hath kaat, hath kat, haath kat, kalai kat, nas kat, jeena nahi chahta, jeena nahi chahti, zindagi se tang, zindagi khatam, zeher kha, zehar kha, zeher pi, goliyan kha, alvida, chat se kood, chhat se, phanda, khud ko khatam, self harm",
    hits3:
      "marta, marte, marti, mara, maarta, maarte, maarti, maara, peetta, peeta, peette, tashadud, zyadti, rape, chhoote, chhoota, choota, chute, chhute, touch karta, touch karte, hath laga, haath laga, zulm, jala, gala daba, ghalat kaam, galat kaam, dhamki, qaid, harass, mar peet, maar peet",
    perp: "abbu, abu, abba, baap, walid, papa, shohar, husband, uska shohar, parosi, padosi, chacha, chachu, mamu, mamoo, bhai, qari, ustad, sotele, sotela, susar, jeth, dewar, behnoi, nana, dada, saas, mian, cousin, malik, teacher, baba",
    victim:
      "ammi ko, ammi, maa ko, mama ko, apne bachon, bachon ko, bache ko, bachi ko, biwi ko, apni biwi, behan, behan ko, behen ko, beti, beti ko, bete ko, bhai ko, bhabhi ko, meri behan, choti behan, chhoti behan, chote bhai, dost, meri dost, saheli, usay, use, usko, us ko, bhanji, bhatiji, parosan, maid ko",
    dear: "abbu, abu, abba, walid, walid sahab, papa, baba, ammi, maa, mama, walida, walidain, bhai, behan, behen, bhen, beta, bete, beti, bacha, bache, bachi, baby, shohar, husband, mian, biwi, wife, dada, dadi, nana, nani, chacha, chachu, chachi, taya, tayi, mamu, mamoo, mumani, khala, phupho, phuppo, dost, friend, best friend, saheli, cousin, mangetar, ustad, susar, saas, bhatija, bhatiji, bhanja, bhanji",
    died: "inteqal, intiqal, intkal, intekal, intaqal, inteqaal, faut ho, fout ho, foat ho, faut hogaye, fout hogaye, wafat, wafat pa, mar gaya, mar gayi, mar gaye, mar gai, mar gya, margaya, margayi, allah ko pyare, allah ko pyari, allah ko pyara, chal base, chal basi, chal basa, duniya se chale, duniya se rukhsat, duniya se chali, ab nahi rahe, nahi rahe, nahi rahi is, nahi rahin, guzar gaye, guzar gayi, guzar gaya, death ho, death hogayi, ki death, died, expire ho, passed away, shaheed ho gaya, janaza hua, janaza tha, cancer, ventilator, icu mein, coma, jawab de diya, jawab dediya, akhri sans, last stage, dafna, dafan kar",
    lost: "kho diya, khodiya, kho di, kho baitha, dafna diya, dafnaya, bichar, bohat yaad, bohat yad, yaad aati, yaad ati, yaad aate",
    loss: "hamal zaya ho, miscarriage ho, miscarriage hogaya, mara hua bacha, bacha zaya ho",
    askGrief:
      "taziyat, kisi ke, iddat, bewa, nabi, rasool, hazrat, sahaba, billi, kutta, tota, murghi, cat, kab, kaise hui, kaise hua, kaise, kya hota, marhoom, isal e sawab, isale sawab, faut shuda, khwab, kon, kaun, phone, machli, quaid",
    noMorning:
      "subah ankh na khule, subah aankh na khule, ankh na khule, aankh na khule, subah na ho, subah na dekhun, kal na dekhun",
    absent:
      "main na rahun, main na hun, main na raha, main na rahi, main mar jaun, mere baghair, mere bina, mere jane, mere marne",
    easier: "aasani, asani, behtar, sukoon, khush, acha ho, asan",
    tools: "goliyan, goliyon, churi, chaku, chaqu, blade, rassi, pistol, zeher, dawai, phanda",
    nearBy:
      "samne, hath mein, haath mein, paas rakh, mere paas, dekh raha, dekh rahi, kha lun, pee lun, pi lun",
    grabs:
      "pakar, pakra, pakar liya, dabaya, daboch, ghaseeta, ghaseet, kheencha, mare, mara, phenka, dhakka, tor, maar",
    bodyPart:
      "gala, gardan, baal, balon, sar, munh, bazu, pait, thappar, thapar, ghoonsa, laat, seerhiyon, deewar",
    badDeeds:
      "ghalat harkat, ghalat harkatein, galat harkat, galat harkatein, gandi harkat, gandi harkatein, ghalat kaam, galat kaam, ganda kaam, zyadti",
    noReason: "koi wajah nahi, wajah nahi, maqsad nahi, koi faida nahi, wajah nazar nahi, koi wajah",
    liveWord: "jeene, jeena, zindagi, zinda, jiyun",
    control:
      "phone le liya, phone cheen, bahar nahi jane, bahar jane nahi, nikalne nahi, nikalne nahi deta, nikalne nahi deti, nikalne nahi dete, maike nahi jane, milne nahi deta, milne nahi dete, paise cheen, salary le, darwaza band kar",
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
  },
  rules: `
    self-harm 2 direct !ruling !close
    self-harm 2 > i direct <3 !close
    self-harm 2 direct want !close
    self-harm 2 > suicide want <3 !close !ruling
    self-harm 2 > die want <2 !pious !ruling !close !not
    self-harm 2 > want die <2 !pious !ruling !close !not
    self-harm 2 deathWish !pious !ruling !not
    self-harm 2 nolive !ruling !close
    self-harm 2 cantBear enough <3 !ruling
    self-harm 1 cantBear
    self-harm 2 want vanish <2 !ruling
    self-harm 2 vanish forever <3
    self-harm 2 sleep sleepOn <3
    self-harm 2 burden burdenMe <2 !ruling
    self-harm 2 missMe ifDie <5
    self-harm 2 letter farewell <4 !ruling
    self-harm 1 letter
    self-harm 2 takeMe
    overdose 2 many pills took <3 !ruling
    overdose 2 > pills many took <3 !ruling
    overdose 2 > poison took <2 !ruling
    overdose 2 overdose i !ruling
    medical 2 medical !ruling
    medical 1 medical
    medical 1 medical dear
    violence 2 hurtsMe hitKin <5 !ruling !victim
    violence 2 hurtsMe touchMe <4 !ruling !victim
    violence 2 hurtsMe i
    violence 1 hurtsMe
    violence 2 > touchMe touch touchSign <4 !ruling
    violence 2 touchMe touchSign touch <4 !ruling !victim
    violence 2 force marry marryMe <4 !ruling
    violence 2 lock lockMe <3 !ruling
    violence 2 threat touchMe <5
    violence 2 threat killsMe <4
    violence 2 threat hitKin <4 !ruling
    violence 2 killsMe touchMe <5 !ruling
    violence 2 killsMe hitKin <5 !ruling
    violence 2 fear fearHome <3 !ruling
    other 2 > close otherSelf <4 !ruling
    other 2 > perp victim hits3 <2 !ruling
    other 2 > victim perp hits3 <4 !ruling
    other 2 > victim hits3 perp <4 !ruling
    grief 2 > dear died <2 !askGrief !ruling
    grief 2 dear lost <1 !askGrief !ruling
    grief 2 loss !ruling
    self-harm 2 noMorning
    self-harm 2 easier absent <5
    self-harm 2 tools nearBy <5 !ruling !threat
    self-harm 2 noReason liveWord <4 !ruling
    violence 2 harmer grabs bodyPart <4 !ruling
    violence 2 badDeeds touchMe <5
    violence 2 wed unwilling forcing <7 !ruling
    violence 2 control hitKin <5 !ruling
    other 2 > harmer smallOnes harms <4 !ruling
    self-harm 2 notLive !ruling !close
    self-harm 2 pillNames pillDie <5 !ruling
    violence 2 > hitKin touchMe strikes <4 !ruling !victim
    violence 2 > touchMe hitKin strikes <4 !ruling !victim
    violence 2 hitsUs !ruling
    self-harm 2 ifI
    violence 2 acid throws touchMe <5
  `,
};
