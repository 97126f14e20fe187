/** What first aid knows a stroke, a heart attack, an allergic shock, poison and a bite by. */
export const signRules = `
    medical 2 face drooped <3 !signMild
    medical 2 chest chestPain chestSign <6 !signMild
    medical 2 allergen throat swollen <6 !signMild
    medical 2 throat swollen gasping <5 !signMild
    medical 2 snake bitten <3 !signMild
    medical 2 turnsBlue blueOf <2 !signMild
    medical 2 gasSmell dizzy <6 !signMild
    medical 2 foam ofMouth <3 !signMild`;

/** The words of the signs in four languages of Latin script. */
export const signsLatin = {
  face: "face, mouth, bouche, visage, mukanya, wajahnya, mulutnya, muka, mulut, agzi, yuzu, agzim, yuzum, agziyla",
  drooped:
    "dropped, drooping, droops, drooped, is crooked, went crooked, de travers, paralyse, paralysee, mencong, perot, miring sebelah, kaydi, egrildi, carpildi, felc oldu",
  chest: "chest, poitrine, thorax, dada, dadanya, dadaku, gogsum, gogsu, gogsunde, gogsumde",
  chestPain:
    "pain, pains, hurts, hurting, tight, tightness, crushing, douleur, mal, serre, serree, nyeri, sakit, sesak, sesek, agri, agrisi, agriyor, sikisiyor, sikisma, baski",
  chestSign:
    "arm, left arm, jaw, sweating, cold sweat, bras, machoire, sueurs, lengan, rahang, keringet dingin, keringat dingin, kolum, kolu, koluma, cenem, cenesi, soguk ter, terliyor, terliyorum",
  allergen:
    "wasp, bee, hornet, peanut, peanuts, nuts, allergic, guepe, abeille, frelon, cacahuete, cacahuetes, allergique, tawon, lebah, kacang, alergi, ari, esek arisi, fistik, alerji, alerjisi",
  throat:
    "throat, tongue, lips, gorge, langue, levres, tenggorokan, tenggorokannya, lidah, lidahnya, bibir, bibirnya, bogazi, bogazim, dili, dilim, dudaklari",
  swollen:
    "swelling, swelling up, swollen, swells, closing, closing up, gonfle, gonflee, gonfler, enfle, enflee, bengkak, membengkak, sisti, sisiyor, sismis",
  gasping:
    "cant breathe, can barely breathe, hard to breathe, respire plus, respire mal, peut plus respirer, sesak napas, susah napas, ga bisa napas, nefes alamiyor, nefes alamiyorum",
  snake: "snake, scorpion, viper, cobra, serpent, vipere, ular, kalajengking, yilan, akrep",
  bitten:
    "bit me, bit him, bit her, bit my, bitten by, stung me, stung my, stung by, mordu, mordue, pique, piquee, digigit, dipatok, disengat, isirdi, soktu",
  turnsBlue:
    "turned blue, turning blue, going blue, went blue, gone blue, devient bleu, devient bleue, devenu bleu, devenue bleue, tout bleu, toute bleue, membiru, biru, kebiruan, morardi, morariyor, mosmor oldu",
  blueOf:
    "baby, my son, my daughter, my child, lips, face, he, she, bebe, mon fils, ma fille, levres, visage, bayiku, bayi, mukanya, wajahnya, bibirnya, bebek, bebegim, oglum, kizim, yuzu, dudaklari",
  gasSmell:
    "gas smell, smell of gas, smell gas, smells of gas, odeur de gaz, sent le gaz, bau gas, gaz kokusu, gaz kokuyor",
  dizzy:
    "spinning, dizzy, faint, fainted, wont answer, not answering, unconscious, wont wake, la tete tourne, vertige, vertiges, repond pas, evanoui, evanouie, pusing, pingsan, ga nyaut, basim donuyor, bayildi, cevap vermiyor",
  foam: "foam, foaming, froth, frothing, mousse, ecume, bave, berbusa, busa, kopuk, kopukler, kopuruyor",
  ofMouth: "mouth, bouche, mulut, mulutnya, agzindan, agzi, agzim",
  signMild:
    "dream, dreamt, dreamed, hadith, story, film, movie, novel, game, prophet, companion, companions, soap, washing, toothpaste, miswak, eyes, dress, paint, team, reve, histoire, roman, jeu, prophete, savon, laver, dentifrice, yeux, robe, mimpi, kisah, cerita, nabi, sabun, sikat gigi, mata, baju, ruyamda, ruya, hikaye, peygamber, sabun, macun, gozleri, elbise, last year, years ago, lan dernier, ans, tahun lalu, gecen yil, yil once, lol, haha, mdr, wkwk",
} as const;

/** The same in Arabic with its dialects and in Urdu. */
export const signsArabic = {
  face: "وجهه, وجهها, وجهي, تمه, تمها, فمه, فمها, بقه, بقها, وشه, وشها, منہ, چہرہ, چہرے",
  drooped: "مال, مايل, اعوج, معوج, انعوج, ملوي, التوي, انشل, ٹیڑھا, ٹیڑھی, لٹک گیا, مڑ گیا, فالج",
  chest: "صدري, صدره, صدرها, سینے, سینہ",
  chestPain: "وجع, الم, يوجعني, بيوجعني, يوجعه, بيوجعه, واجعني, واجعه, درد, جکڑن",
  chestSign:
    "ذراعي, ذراعه, دراعي, دراعه, ايدي الشمال, ايدي اليسار, يدي اليسري, كتفي, فكي, فكه, عرقان, بيعرق, يتعرق, عرق بارد, بازو, جبڑے, پسینہ, پسینے",
  allergen:
    "نحله, دبور, زنبور, لسعته, لسعتني, لسعتها, حساسيه, فول سوداني, مكسرات, شہد کی مکھی, بھڑ, الرجی, مونگ پھلی",
  throat: "حلقه, حلقي, حلقها, لسانه, لساني, لسانها, شفايفه, شفايفي, زوره, زوري, گلا, زبان, ہونٹ",
  swollen:
    "يورم, بيورم, عم يورم, ورم, ورمان, وارم, تورم, منتفخ, انتفخ, متورم, بيقفل, سوج گیا, سوج گئی, سوج گئے, سوج رہا, سوج رہی, سوجن",
  gasping: "ما بيقدر يتنفس, مش قادر يتنفس, مش عارف يتنفس, ما يقدر يتنفس, سانس نہیں آ, سانس نہیں لے",
  snake: "حيه, افعي, ثعبان, عقرب, حنش, سانپ, بچھو",
  bitten: "لدغ~, لسع~, عضته, عضتني, قرصته, قرصني, نے کاٹا, نے کاٹ, نے ڈس, نے ڈنک",
  turnsBlue: "ازرق, ازرقت, مزرق, مزرقه, صار ازرق, زرقا, زرقاء, نیلا, نیلی, نیلے",
  blueOf: "وجهه, وجهها, ابني, بنتي, البيبي, الرضيع, شفايفه, شفايفها, بچے کا, بچہ, چہرہ, ہونٹ",
  gasSmell: "ريحه غاز, ريحه الغاز, رائحه غاز, رائحه الغاز, گیس کی بو, گیس لیک",
  dizzy:
    "دايخ, دايخه, دوخه, مغمي, ما بترد, ما بيرد, مش بترد, مش بيرد, ما ترد, ما يرد, چکر, بے ہوش, جواب نہیں",
  foam: "رغوه, رغاوي, زبد, جھاگ",
  ofMouth: "تمه, تمها, فمه, فمها, بقه, بقها, منہ سے, منہ",
  signMild:
    "حلم, حلمت, منام, المنام, حديث, قصه, فيلم, مسلسل, روايه, لعبه, النبي, الصحابه, الصحابي, صابون, معجون, سواك, عيونه, عيونها, فستان, السنه اللي فاتت, زمان, خواب, حدیث, قصہ, فلم, ڈرامہ, نبی, صحابی, صابن, مسواک, آنکھیں, پچھلے سال, ههه, ہاہا",
} as const;

/** The same in Arabic and Urdu in Latin letters. */
export const signsLoose = {
  face: "wisho, weshaha, wejho, tammo, bo2o, fommo, munh, muh, chehra, chehre",
  drooped: "a3waj, me3wej, mayel, enshal, inshal, tedha, terha, terhi, tedhi, latak gaya, falij",
  chest: "sadri, sadro, sedri, sidri, seene, seena, sine, chest",
  chestPain: "waga3, waja3, byewga3ni, byouja3ni, alam, dard, jakran, pain",
  chestSign:
    "dra3i, dera3i, dra3o, ktefi, fakki, 3ar2an, bye3ra2, bazu, baazu, jabre, jabra, paseena, pasina, paseene",
  snake: "ta3ban, te3ban, 3a2rab, 3agrab, 7ayya, 7nach, saanp, saap, bichu, bichhu",
  bitten:
    "ladagho, ladaghni, lasa3o, lasa3ni, 3addo, 2araso, ne kaata, ne kata, ne kat, ne das, ne dasa, ne dank",
  turnsBlue: "azra2, ezra2, zar2a, neela, nila, neeli, neele, nile",
  blueOf: "wisho, wejho, ebni, ibni, benti, el baby, shafayfo, bache ka, bacha, bachay ka, chehra, hont",
  foam: "raghwa, raghawi, jhaag, jhag",
  ofMouth: "bo2o, tammo, fommo, munh, muh, munh se",
  signMild:
    "7elm, manam, 7adis, hadis, hadith, 2essa, qissa, film, drama, game, nabi, sahabi, sa7abi, sabun, miswak, khwab, ankhein, dress, pichle saal, haha, hehe, lol",
} as const;
