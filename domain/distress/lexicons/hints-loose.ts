/** Words in Arabic and Urdu in Latin letters for the later classes of `veiled-rules.ts`. */
export const hintsLoose = {
  everyday:
    "film, novel, drama, kahani, ludo, cricket, carrom, roza, roze, sehri, iftar, hajj, umrah, umre, sadqa, exam, imti7an, sawm, sayem, s7our, 3omra, 7ajj, cha9la",
  medical: "doctor, daktar, nuskha, khurak, license, doktor",
  lethal:
    "goliyan, goli, neend ki goliyan, dil ki goliyan, rassi, rasi, blade, bandooq, bandook, pistol, revolver, zeher, 7bub, 7obub, 7abl, mosaddas, mous",
  hoards:
    "jama kar rahi, jama kar raha, jama kar li, chhupa rahi, chhupa raha, chupa rahi, ek ek kar ke, kahan hai, mujhe pata, mujhe maloom, chabi mil, takiye ke neeche, khabbet, mkhabbi, bajma3, kanjma3",
  height:
    "chhat, chat par, pul, pul par, nehar ke kinare, darya ke kinare, chauthi manzil, sat7, 3al sat7, jisr, kobri, balcona, chebbak",
  drawnDown:
    "pani thanda, koi nahi dekh, neeche dekha, bula raha, darr nahi laga, bafakar anot, anot, nott, kanfaker n9ez, te7t",
  bladeHeld: "churi, chhuri, chaqu, chaku, blade, ustra, moos, sekkina, sekkin",
  ownVeins: "kalai, kalai pe, kalai par, nason, nas pe, rag pe, sharyani, me3sami",
  rails: "patri, train, rail, el 2atr, tren",
  drawnToRails: "patri ke paas, ke paas ja kar baith, ke samne, ka waqt dekhta, oddam el 2atr",
  note: "khat, khutoot, letter, risala, war2a, wer9a",
  leftFor: "takiye ke neeche, daraz mein, subah mile, ammi ke liye, ta7t el makhadda, fel dorg",
  office: "naukri, office, school, teacher, shoghl",
  laterOn: "agle saal, agle mahine, agli eid, result tak, kal tak, el sana el gaya, l3am jay, bokra, ghedda",
  notThere:
    "main nahi hunga, main nahi hungi, nahi rahunga, nahi rahungi, na rahun, mesh hab2a mawgod, mesh hakoon, man koun",
  away: "safar, chutti, naukri, university, madinah, makkah, haram, ramzan, ramadan",
  afterMe: "mere baad, mere jane ke baad, men ba3di",
  bequeaths: "khayal rakhna, khyal rakhna, de dena, baant dena, khalli balak, thallaw",
  meetInParadise: "jannat mein, jannat me, f janna, fel ganna, qabar ke us paar",
  takeLeave: "mulaqat, milenge, sab ko salam, aakhri salam, akhri salam, nit9abel, net2abel, salam lkoulchi",
  prayerFor: "allah kare, inshallah, ameen, amin, ya rab",
  lastEver:
    "aakhri azan, akhri azan, aakhri paigham, akhri paigham, aakhri post, akhri post, akher post, akher salah lia",
  thisIs: "hadi, hadhi, hada, di, da, hayde, yeh, ye, aaj",
  lastOwn:
    "akher lila lia, akher lila liya, akher leila leya, akher leila liya, akher salat lia, akher ramadan lia, meri aakhri namaz, meri akhri namaz, meri aakhri raat, meri akhri raat, mera aakhri ramzan, mera akhri message, mera aakhri message, mera aakhri sawal",
  byOwnHand:
    "khudkushi karne wale, khudkushi karne wala, khudkushi karne wali, yente7er, byente7er, yentaher, ye2tel nafso, el monta7er",
  suffering:
    "thak gaya, thak gayi, takleef se, dard se, bardasht nahi, te3eb men, ta3ab men, men el ta3ab, mesh 2ader, men el marad",
  ownMatter: "apne liye, aaj raat, aaj kal, 3an nafsi, ahli, el leila",
  ofOthers: "essay, speech, taqreer, actor, hamla, ba7s, momassel, film",
  finalDay:
    "lyoum huwa lakher, huwa lakher, akher nhar, lakher nhar, aaj ki raat hai, akher yom liya, aaj aakhri",
  forgiveMe:
    "semhouli, sem7ouli, semhou lia, sam7ouni, sam7oni, same7oni, maaf kar dena, maaf karna, sab theek ho jayega",
  covers: "puri aasteen, poori aasteen, lambi aasteen, bangles, kom tawil",
  marks: "nishan, kalai, kalaiyan, bazu, lakeerein, idi, eidi, yddi",
  unseen: "koi na dekhe, nazar na aayen, na dikhein, garmi mein, ma7ad yshoof, m7ad ychouf",
  catDidIt: "billi ne, el 2otta, l9ett",
  wash: "wudu, wuzu, namaz, paak, napaak, wodoo",
  longUnfed: "din se sirf pani, din se kuch nahi khaya, hafte se kuch nahi khaya, din se sirf chai",
  likesIt: "haddiyan, khushi, khush, acha lagta, sukoon, fakhar",
  blindRisk:
    "gaari chalate hue aankhein band, gari chalate aankhen band, aankhein band kar ke gaari, bina dekhe sarak, sarak bina dekhe, baghair dekhe sarak",
  stopsMedicine: "insulin chhor di, insulin lena chhor, insulin chor di, dawai chhor di, dialysis chhor",
  letItCome: "dekhte hain, jo ho, kya hota",
  howItFeels: "dard hota, takleef hoti, kitni der, byewga3, yowja3",
  wayToGo: "doobne, dubne, phansi, latakne, gharq",
  hitsOwn: "deewar par mukke, sar deewar, deewar mein sar, bakhbat rasi",
  tillBlood: "khoon, sukoon, chain, damm",
  hollow: "andar se mar chuka, andar se mar chuki, andar se to kab ka mar, meyet men gowa",
  joinDead: "ammi ke paas jana, abu ke paas jana, abbu ke paas jana, hal7a2 baba, hal7a2 mama",
  longing: "bas, ab, aaj, jaldi, orayyeb",
  tookLeave: "sab ko alvida, doston ko alvida, wadda3t s7abi, wadda3t s7aby",
  unaware: "wo samjhe, kisi ko nahi pata, kisi ko nahi bataya, fakrin, mefakrin",
  keepsSecret:
    "hamara khel, hamara raaz, hamara raz, kisi ko mat batana, kisi ko na batana, ammi ko na batana, byi2olli ser, serr beyni, ser beinna",
  closeOne:
    "chacha, mamu, mamoon, nana, dada, cousin, qari sahab, molvi sahab, ustad, parosi, 3ammi, 3ammo, khali, jeddi, gedi, ostaz, gozommi",
  treats: "eidi, salgirah, tohfa, surprise",
  guardian:
    "qari sahab, molvi sahab, ustad, tuition wale sir, sir, coach, sautele abu, sotele abu, chacha, mamu, ostaz, lfqih, fkih, moudarrib, captain, 3ammi",
  nearBody:
    "god mein bitha~, darwaza band kar, malish, raan par, kapre badalte, nahate waqt, tasveerein bana~, 3ala reglo, f hejro, ye2fel el bab, kaysed lbab",
  harmless: "beta, nawasa, pota, shor, sabaq",
  excuse: "doctor ko kaha, doctor se kaha, teacher ko kaha, sab ko kaha, olt lel doctor, gelt l tbib",
  fellOver:
    "seerhiyon se gir~, sirhiyon se gir~, gir gayi, gir gaya, darwaze se takra~, we2e3t, te7t men drouj",
  danger:
    "abbu gusse, abbu ghusse, abu gusse, abbu aate, nashe mein, sharab pi kar, sharab pe kar, beit baba, el beit baba, baba lamma yeshrab, mnin kayseker",
  hidesFrom:
    "chup jate, chhup jate, chup jati, bistar ke neeche, almari mein, bathroom mein band, chhupati hun, chupati hun, mestanini, bnestakhabba, kantkhab3o",
  playing: "chupan chupai, tohfa, mithai, billi",
  tooYoung:
    "14 saal ki, 15 saal ki, 13 saal ki, chaudah saal, pandrah saal, 3omri 14, 3omri 15, 3omrha 14, 3endha 14, 3endi 15",
  wedded: "rishta pakka, rishta, nikah, shadi, mangni, 3ris, 3ariss, dhab, khotba",
  grown: "khush, jaiz, hukm, nabi, aisha, halal",
  honour: "ghairat, gherat, khandan ki izzat, sharafna, charaf",
  cleansed: "saaf hoti, kuch bhi kar sakta, khoon se, yetghsel",
  remote: "qabar, qabr, nehar, jungle, 9abrek, qabrek",
  neverFound: "tayyar hai teri, tayyar hai, koi nahi dhoond, wajed, mwajjed",
  fuel: "tezab, tezaab, petrol, chulha, choolha, maa nar",
  menace: "dhamki, sasta hai, phat jaye, phat jata, chehra, jala dunga",
  images: "meri tasveerein, meri tasweerein, meri photos, meri video, tsawri, sowari, sewarni",
  blackmail:
    "baat na mani, paise mangta, mangta hai paise, warna, sab ko bhej, bhej dega, badnam, ynsherha, yfda7ni, ybe3atha",
  income: "meri tankhwah, tankhwah shohar, pension, meri salary, atm card, lmanda dyali, flousi",
  withheld: "le lete, le leta, cheen leta, paisa paisa, mangti hun, dhakke, kayakhod, byakhod",
  watched: "mera phone shohar, phone check, mujh par nazar, peecha karta, byeftesh tele, kayfetech",
  whereIGo: "ijazat nahi, maike, har waqt, office, rakhta hai, telephone, tele",
  carer:
    "sauteli maa, sauteli ma, sauteli ammi, sotele maa, ammi, abbu, saas, phupho, khala, mrat baba, mert baba, 7amati",
  cruelty:
    "garam chamcha, chamche se jala~, garam chimta, fridge ko tala, bacha hua khana, muh mein mirch, sardi mein bahar, zanjeer, mel3a2a sokhna",
  papers: "passport, id card, shanakhti card, jawazi, pasport",
  captive: "chhupa diya, chupa diya, maike nahi, jane nahi dete, khda liya, sad 3lia, tankhwah nahi deti",
  wifely: "apna haq, biwi ka farz, 7a22o, wajbek",
  endured: "roti rehti, mana karun tab bhi, wana bab3ayat, w ana kanbki",
  formerly: "purana mangetar, sabiq shohar, tali2i, tlaki, ex",
  lurks: "peecha karta, bahar khara, dhamki deta, kaytesnani, byestannani",
  ifILeave: "khula mangi, talaq mangi, chhora to, law sebto, ila tle9t",
  hisThreat: "khud ko goli, khud ko maar, zeher kha, yo9tel raso, haye2tel nafso",
  withBelt: "bel7ezam, 7ezam, semta, belt le kar, belt se",
  dreadsHome: "5ayef arawa7, khayef arawa7, 5ayfa arga3, mestanini, ghar jane se dar, ghar jane se darr",
  flinches: "seham jati hun, seham jata hun",
  keepsake: "apni anguthi, apni angoothi, apni ghari",
  strangely: "der tak gale, ajeeb tarah",
  screams: "paros se har raat cheekh~, parosi ke ghar se cheekh~",
  silence: "phir khamoshi, har raat",
  begsNotHome: "ghar mat bhejen, ghar na bhejen",
} as const;
