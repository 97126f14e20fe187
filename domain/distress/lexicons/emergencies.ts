import type { Lexicon } from "../lexicon.ts";
import { signRules, signsArabic, signsLatin, signsLoose } from "./emergency-signs.ts";
import { rulesWith } from "./rules-with.ts";

const rules = (languages: readonly string[]) =>
  languages
    .map(
      (name) => `
    medical 2 ${name}Bleed ${name}Much <3 !${name}Mild
    medical 2 > ${name}Person ${name}Fell <2 !${name}Mild
    medical 2 ${name}NoBreath !${name}Mild
    violence 2 ${name}Left ${name}Wounds <3 !${name}Mild
    grief 2 > ${name}Spouse ${name}Left <1 !${name}Wounds !${name}Dire
    grief 2 ${name}Divorced !${name}Wounds !${name}Dire`,
    )
    .join("\n");

/** Emergencies that happen now, and who was left by a husband or a wife, in four languages of Latin script. */
export const emergenciesLatin: Lexicon = {
  fold: "latin",
  idioms: "left me a, left me some, left me my, left me with the kids, left me alone with",
  concepts: {
    ...signsLatin,
    enBleed:
      "bleeding, bleedin, am bleeding, there is blood, theres blood, theres so much blood, blood coming, losing blood, blood keeps",
    enMuch:
      "right now, so much, a lot, badly, heavily, everywhere, wont stop, not stopping, cant stop it, doesnt stop, does not stop, keeps coming, too much, nonstop, very fast, pouring, a lot of",
    enMild:
      "nose, nosebleed, nosebleeds, gum, gums, tooth, teeth, fast, fasting, wudu, wudhu, ablution, prayer, pray, salah, period, menses, haid, istihada, istihadah, finger, paper cut, ghusl, valid, tent, empire, dynasty, business, market, economy, game, film, movie, story, hadith, donate, donation, test, type, pressure, bank, halal, haram, eat, drink, meat",
    enPerson:
      "my dad, my father, my mom, my mum, my mother, my husband, my wife, my son, my daughter, my baby, my brother, my sister, my grandpa, my grandma, my grandfather, my grandmother, my uncle, my aunt, my friend, my child, my kid, someone, a man, a woman",
    enFell:
      "collapsed, just collapsed, has collapsed, fell and wont wake, fell down and isnt moving, is not moving, isnt moving, fainted and, passed out, is unconscious, wont wake up, isnt waking up",
    enNoBreath:
      "stopped breathing, has stopped breathing, not breathing, isnt breathing, is not breathing, barely breathing, hardly breathing, quit breathing",
    enLeft: "left me, has left me, left us, walked out on me, abandoned me",
    enWounds:
      "bruises, bruised, bruise, black eye, bleeding on, broken nose, broken rib, broken ribs, broken arm, broken jaw, bleeding, half dead, unconscious, covered in blood, burn marks, choke marks, fractured",
    enSpouse:
      "my husband, my wife, husband, wife, my hubby, my partner, my fiance, my boyfriend, my girlfriend, he, she",
    enDivorced:
      "husband divorced me, wife divorced me, he divorced me, she divorced me, husband has divorced me, my divorce broke me, we got divorced",
    enDire:
      "die, dead, kill, killing, live, living, life, alive, suicide, suicidal, end it, pills, anymore, any more, hurt, hit, hits, beat, beats, threatened, threatens, threat, knife, gun, scared, afraid, locked, no reason, point, hopeless, nothing left, disappear, give up, giving up, myself, passport, starving, no money, without him, without her, go on, take it, cope, worthless, unwell, iddah, iddat, ruling, valid, pronounced",
    frBleed: "saigne, saignes, saignent, saigner, perd du sang, perds du sang, hemorragie",
    frMuch:
      "beaucoup, partout, sarrete pas, sarrete plus, arrete pas, enormement, trop, abondamment, aidez moi, aidez, au secours, tout de suite, en train de, coule, la maintenant",
    frMild:
      "nez, gencive, gencives, dent, dents, jeune, jeuner, ablutions, regles, priere, prier, wudu, doigt, menstrues, lochies, empire, dynastie, film, serie, match, entreprise, stand, tente, don, groupe sanguin",
    frPerson:
      "mon pere, ma mere, mon mari, ma femme, mon fils, ma fille, mon bebe, mon frere, ma soeur, mon grand pere, ma grand mere, mon oncle, ma tante, mon ami, mon amie, mon enfant, mon papa, ma maman, papa, maman, quelquun",
    frFell:
      "seffondre, sest effondre, sest effondree, vient de seffondrer, sest ecroule, sest ecroulee, est tombe dans les pommes, est tombee dans les pommes, a fait un malaise, fait un malaise, a perdu connaissance, est inconscient, est inconsciente, se reveille plus",
    frNoBreath:
      "a arrete de respirer, arrete de respirer, a cesse de respirer, ne respire plus, respire plus, ne respire pas, respire a peine",
    frLeft:
      "ma laissee, ma laisse, ma quittee, ma quitte, me quitte, me laisse, ma abandonnee, ma abandonne, ma larguee, ma largue, est parti avec une autre, est partie avec un autre",
    frWounds:
      "bleus, couverte de bleus, couvert de bleus, ensanglantee, en sang, oeil au beurre noir, cote cassee, nez casse, hematomes, inconsciente, marques de coups",
    frSpouse:
      "mon mari, ma femme, mon copain, ma copine, mon fiance, ma fiancee, mon epoux, mon epouse, mon conjoint",
    frDivorced:
      "mon mari a divorce, mon mari ma divorcee, il ma divorcee, il ma repudiee, mon mari ma repudiee, ma femme a demande le divorce, mon mari demande le divorce",
    frDire:
      "mourir, mort, morte, tuer, vivre, vie, suicide, en finir, cachets, medicaments, plus envie, frappe, tape, coups, menace, menaces, couteau, arme, peur, enferme, enfermee, sans lui, sans elle, continuer, disparaitre, abandonne tout, plus la force, moi meme, passeport, rien a manger, delai de viduite, valable, jugement, message, mot",
    trBleed: "kaniyorum, kanamam, kanamasi, kaniyor, kan kaybediyorum, kan geliyor, kan akiyor, kanama",
    trMuch:
      "cok, cok fazla, durmuyor, su an, simdi, fena, acil, yardim, oluk oluk, durduramiyorum, siddetli, her yer",
    trMild:
      "burnum, burnu, burun, dis, disim, dis etim, orucum, oruc, abdest, adet, regl, namaz, parmagim, lohusa, film, dizi, mac, sirket, cadir, kan grubu",
    trPerson:
      "babam, annem, abim, ablam, kardesim, kocam, esim, karim, oglum, kizim, dedem, ninem, babaannem, anneannem, amcam, dayim, teyzem, halam, bebegim, arkadasim, cocugum",
    trFell:
      "yere yigildi, birden yigildi, yigildi kaldi, bayildi, fenalasti, birden bayildi, yere dustu kalkmiyor, aniden yere yigildi, bilincini kaybetti, kendinden gecti",
    trNoBreath:
      "nefes almayi birakti, nefesi durdu, nefes almiyor, nefesi kesildi, solunumu durdu, nefes alamiyor, zor nefes aliyor",
    trLeft:
      "beni terk etti, beni birakti, beni birakip gitti, birakip gitti, birakti gitti, beni terketti, terk edip gitti, beni bosadi, bosadi beni, icinde birakti, birakti",
    trWounds: "morluk~, mosmor, kanlar icinde, yarali, gozum mor, kirik, kaburgam, curuk icinde",
    trSpouse: "kocam, karim, esim, sevgilim, nisanlim, hanimim",
    trDivorced: "kocam beni bosadi, esim beni bosadi, karim benden bosandi, kocam benden bosandi",
    trDire:
      "olmek, olum, oldur~, yasamak, yasayam~, hayat~, intihar, hap, hapla~, artik, vur~, dov~, tehdit, bicak, silah, kork~, kilitle~, onsuz, devam ed~, yok ol~, vazgec~, dayan~, kendimi, kendime, pasaport~, iddet, gecerli, hukmu, not birakti, mesaj",
    idBleed: "pendarahan, perdarahan, berdarah, darahku, darahnya, keluar darah, darah keluar, darah dari",
    idMuch:
      "banyak, banyak banget, hebat, deras, sekarang, gak berhenti, ga berhenti, tidak berhenti, nggak berhenti, gak mau berhenti, parah, ngucur, mengucur, tolong",
    idMild:
      "gusi, hidung, mimisan, puasa, wudhu, wudu, haid, nifas, salat, shalat, sholat, istihadah, jari, donor, golongan, tekanan, film, novel, gigi, makan, hukum, tenda",
    idPerson:
      "ayahku, ayah saya, bapakku, bapak saya, ibuku, ibu saya, mamaku, papaku, suamiku, suami saya, istriku, istri saya, anakku, anak saya, bayiku, bayi saya, adikku, adik saya, kakakku, kakak saya, kakekku, nenekku, kakek saya, nenek saya, temanku, teman saya, bokap, nyokap, bokap gue, nyokap gue",
    idFell:
      "pingsan, ambruk, kolaps, jatuh pingsan, tiba tiba ambruk, tiba tiba pingsan, tidak sadar, gak sadar, ga sadar, nggak sadar, gak bangun bangun",
    idNoBreath:
      "berhenti bernapas, berhenti bernafas, berhenti napas, berhenti nafas, gak napas, ga napas, nggak napas, tidak bernapas, tidak bernafas, gak bernapas, gak nafas, ga nafas, udah gak napas, susah bernapas",
    idLeft:
      "meninggalkanku, meninggalkan aku, meninggalkan saya, ninggalin aku, ninggalin saya, ninggalin gue, ninggalin gw, pergi meninggalkanku, pergi ninggalin aku, tinggalin aku, tinggalkan aku",
    idWounds: "memar, penuh memar, lebam, babak belur, bonyok, berdarah, luka luka, patah tulang, biru biru",
    idSpouse: "suamiku, suami saya, istriku, istri saya, suami, istri, pacarku, pacar saya, tunanganku",
    idDivorced:
      "aku dicerai, saya dicerai, aku diceraikan, suamiku menceraikan, suami menceraikan, istriku minta cerai, dicerai suami, aku ditalak, saya ditalak, menceraikan aku, menceraikan saya, menceraikanku",
    idDire:
      "mati, meninggal, bunuh, hidup, hidupku, bunuh diri, pil, obat, pukul, mukul, memukul, dipukul, ancam, mengancam, ngancem, pisau, takut, dikunci, tanpa dia, sanggup, kuat, menghilang, menyerah, diriku, paspor, kelaparan, iddah, sah, hukum, hukumnya, pesan, surat",
  },
  rules: `${rules(["en", "fr", "tr", "id"])}\n${rulesWith(signsLatin, signRules)}`,
};

/** The same in Arabic with its dialects and in Urdu. */
export const emergenciesArabic: Lexicon = {
  fold: "arabic",
  idioms: "سابني في حالي, تركني في حالي, تركني بحالي, سابلي رساله",
  concepts: {
    ...signsArabic,
    arBleed:
      "بنزف, انزف, عم بنزف, كننزف, بتنزف, بينزف, ينزف, تنزف, نزيف, النزيف, انا بنزف, انا انزف, عم ينزف, عم تنزف, الدم مش, الدم ما, بينزل دم, ينزل دم, نازل دم",
    arMuch:
      "كتير, كثير, كثيرا, جامد, دلوقتي, الان, هلا, الحين, دابا, هسه, بزاف, شديد, وايد, ما بيوقف, مش بيوقف, ما يوقف, مابيوقفش, مبيقفش, ما بيقفش, بشده, الحقوني, ساعدوني, بغزاره, ما يتوقف, لا يتوقف",
    arMild:
      "الانف, انفي, انفه, اللثه, لثتي, صيام, الصيام, صائم, صايم, صائمه, صايمه, صومي, وضوء, الوضوء, وضوئي, الحيض, الدوره, ضرسي, الرعاف, نفاس, النفاس, استحاضه, الاستحاضه, يفطر, فيلم, مسلسل, قصه, روايه, تبرع, التبرع, فصيله, الخيمه, الدوله, يجوز, حكم, البكا, البكاء, نفسيا, عصبيا, من عيني, حلال, حرام",
    arPerson:
      "ابوي, ابويا, ابي, والدي, امي, والدتي, ماما, بابا, اخوي, اخويا, خويا, اختي, ختي, بنتي, ابني, ولدي, وليدي, جوزي, زوجي, رجلي, راجلي, زوجتي, مراتي, مرتي, جدي, جدتي, ستي, تيته, صاحبي, صاحبتي, صديقي, عمي, خالي, خالتي, طفلي, رضيعي",
    arFell:
      "انهار, انهارت, طاح فجاه, طاحت فجاه, طاح علينا, طاح وما, طاحت وما, طاح في الارض, وقع فجاه, وقعت فجاه, وقع مغمي, وقع وفقد, وقعت وفقدت, سقط فجاه, سقطت فجاه, اغمي عليه, اغمي عليها, غاب عن الوعي, غابت عن الوعي, داخ ووقع, سخف, فقد الوعي, فقدت الوعي, فقد وعيه, فاقد الوعي, ما عم يوعي, مش راضي يفوق, ما بيفوق, طاح مغمي",
    arNoBreath:
      "وقف عن التنفس, وقفت عن التنفس, توقف عن التنفس, توقفت عن التنفس, وقف تنفس, وقف تنفسه, بطل يتنفس, بطلت تتنفس, ما بيتنفس, ما بتتنفس, ما عم تتنفس, ما عم يتنفس, مش بيتنفس, مش بتتنفس, مبيتنفسش, مبتتنفسش, ما كيتنفسش, ما كتتنفسش, ما يتنفس, ما تتنفس, لا يتنفس, لا تتنفس, ما عاد يتنفس, ما عادت تتنفس, انقطع نفسه, انقطع نفسها",
    arLeft: "تركني, سابني, خلاني, رماني, هجرني, سابتني, تركتني, هجرتني, تخلي عني, تخلت عني, خلاني ومشي",
    arWounds: "كدمات, بكدمات, كدمه, بدمي, مكسور, مكسوره, زرقه, علامات ضرب, جروح, مجروحه, كسور, غرقانه دم",
    arSpouse: "زوجي, جوزي, راجلي, رجلي, زوجتي, مراتي, مرتي, خطيبي, خطيبتي, حبيبي, حبيبتي",
    arDivorced:
      "زوجي طلقني, جوزي طلقني, راجلي طلقني, طلقني زوجي, طلقني جوزي, انا اتطلقت, تطلقت من زوجي, مراتي طلبت الطلاق",
    arDire:
      "اموت, الموت, ميت, ميته, اعيش, عيش, حياتي, الحياه, انتحر, انتحار, حبوب, يضرب~, بيضرب~, ضربني, هدد~, يهدد~, سكين, سلاح, خايف, خايفه, محبوس, محبوسه, بدونه, بدونها, من غيره, من غيرها, اكمل, اختفي, استسلم, نفسي, روحي, جواز, حكم, عدتي, العده, يقع, رساله, اتحمل, قادره, قادر",
    urBleed: "خون بہہ رہا, خون آ رہا, خون نکل رہا, خون رک, خون بہت, خون بہتا",
    urMuch: "بہت, بہت زیادہ, رک نہیں, نہیں رک, زیادہ, مدد, رکتا نہیں, ابھی, تیزی سے",
    urMild:
      "ناک, مسوڑھوں, مسوڑھے, روزہ, روزے, وضو, حیض, ماہواری, نماز, دانت, دانتوں, انگلی, نفاس, استحاضہ, فلم, ڈرامہ, قصہ, عطیہ, گروپ, خیمہ, حکم, جائز",
    urPerson:
      "ابو, امی, والد, والدہ, بابا, ماما, بھائی, بہن, بیٹا, بیٹی, بچہ, بچی, شوہر, بیوی, دادا, دادی, نانا, نانی, چچا, خالہ, دوست",
    urFell:
      "گر گئے بے ہوش, گر گئی بے ہوش, گر گیا بے ہوش, بے ہوش ہو گئے, بے ہوش ہو گئی, بے ہوش ہو گیا, بے ہوش ہیں, اچانک گر گئے, اچانک گر گئی, اچانک گر گیا, ڈھیر ہو گئے",
    urNoBreath:
      "سانس لینا بند, سانس نہیں لے, سانس نہیں آ رہی, سانس نہیں آ رہا, سانس بند ہو, سانس رک گئی, سانس نہیں چل",
    urLeft:
      "چھوڑ گیا, چھوڑ گئی, چھوڑ دیا, چھوڑ کر چلا گیا, چھوڑ کر چلی گئی, چھوڑ کے چلا گیا, چھوڑ کے چلی گئی",
    urWounds: "نیل, نیل پڑ, زخمی, لہولہان, خون میں, ہڈی ٹوٹی, بے ہوش چھوڑ",
    urSpouse:
      "شوہر نے, میرے شوہر نے مجھے, میری بیوی نے مجھے, بیوی نے, شوہر مجھے, بیوی مجھے, منگیتر نے مجھے, میاں نے مجھے, شوہر نے مجھے, بیوی نے مجھے",
    urDivorced:
      "شوہر نے طلاق دے دی, شوہر نے مجھے طلاق دے, اس نے مجھے طلاق دے, مجھے طلاق ہو گئی, مجھے طلاق دے دی, بیوی نے خلع لے",
    urDire:
      "مر, مرنا, موت, جینا, زندگی, خودکشی, جان, گولیاں, مارتا, مارا, مارتے, دھمکی, چاقو, ڈر, بند کر, اس کے بغیر, ہمت, ختم, خود کو, پاسپورٹ, عدت, حکم, واقع, پیغام",
  },
  rules: `${rules(["ar", "ur"])}\n${rulesWith(signsArabic, signRules)}`,
};

/** The same in Arabic and Urdu in Latin letters. */
export const emergenciesLoose: Lexicon = {
  fold: "loose",
  idioms: "chor diya kaam",
  concepts: {
    ...signsLoose,
    arBleed: "banzef, bnzef, banzif, kannzef, 3am binzof, binzof, bynzef, btenzef, anzof, nazif",
    arMuch:
      "ktir, kteer, kitir, delwa2ty, dlwa2ty, dlw2ty, daba, bzaf, bezzaf, halla2, hala2, awi, gamed, mesh byo2af, ma bywa2ef",
    arMild: "anf, manakhir, sayem, sayma, siyam, wodo2, wodoo, 7ayd, dawra, film, fast, period, namaz, roza",
    arPerson:
      "abouya, aboya, abooy, baba, mama, ommi, akhouya, akhoya, khouya, okhti, khti, benti, bnti, ibni, ebni, weldi, jozi, gozi, mrati, marti, merati, jeddi, geddi, seti",
    arFell:
      "taya7, ta7 fj2a, we2e3 w, we2e3 fag2a, oghma 3aleh, ghamya, ghab 3an el wa3i, fa2ad el wa3i, sekhef, sakhfat",
    arNoBreath:
      "mesh byetnafas, mesh betetnafas, ma byetnaffas, ma btetnaffas, ma kaytnefsch, matatnafash, battal yetnafas, battalet tetnafas, wa2af nafaso",
    arLeft: "sabni, sabetni, tarakni, tarkni, khallani, khelani, hajarni, tarketni",
    arWounds: "kadamat, zar2a, maksoura, dammi, majrou7a",
    arSpouse: "jozi, gozi, zawji, rajli, mrati, marti, merati, khatibi, khatibti, 7abibi, 7abibti",
    arDivorced: "jozi tala2ni, gozi talla2ni, tala2ni jozi, rajli talla9ni, talla9ni rajli, zawji talla2ni",
    arDire:
      "amout, amoot, mout, nmout, a3ish, n3ich, 7ayati, nafsi, nefsi, rou7i, 7boub, yedrab~, byedrab~, byodrob~, dreb~, hadded~, sekkin, khayf~, 5ayf~, a2dar, 2adra, 2ader",
    urBleed:
      "khoon beh raha, khoon aa raha, khoon nikal raha, khoon nikal rha, khoon beh rha, khoon ruk, bleeding ho rahi, bleeding ruk",
    urMuch: "bohat, bahut, bohot, bht, zyada, ruk nahi, nahi ruk, ruk ni, abhi, madad, tezi se",
    urMild:
      "naak, nak, masure, masuron, roza, roze, wuzu, wazu, haiz, periods, period, namaz, daant, ungli, film, drama, qissa, hukm",
    urPerson:
      "abbu, abu, papa, ammi, amma, mama, bhai, behan, beta, beti, bacha, bachi, shohar, husband, biwi, wife, dada, dadi, nana, nani, chacha, khala, dost",
    urFell:
      "gir gaye behosh, gir gayi behosh, gir gaya behosh, behosh ho gaye, behosh ho gayi, behosh ho gaya, behosh hain, achanak gir gaye, achanak gir gayi, achanak gir gaya, collapse ho gaye, collapse ho gayi, collapse ho gaya",
    urNoBreath:
      "saans lena band, sans lena band, saans nahi le, sans nahi le, saans nahi aa, sans nahi aa, saans nahi chal, saans ruk gayi, sans ruk gayi, saans band ho",
    urLeft:
      "chor gaya, chor gayi, chhor gaya, chhor gayi, chod gaya, chod gayi, chor diya, chhor diya, chod diya, chor ke chala gaya, chor ke chali gayi, chor kar chala gaya, chor kar chali gayi, chhor ke chali gayi, chhor kar chali gayi",
    urWounds: "neel, neel par, zakhmi, lahu luhan, khoon mein, haddi tut, behosh chor",
    urSpouse:
      "shohar ne mujhe, shohar ne, husband ne, husband ne mujhe, biwi ne mujhe, biwi ne, wife ne, wife ne mujhe, biwi mujhe, shohar mujhe, mangetar ne mujhe, husband mujhe, wife mujhe, miyan ne mujhe",
    urDivorced:
      "shohar ne talaq de di, husband ne talaq de di, shohar ne mujhe talaq, husband ne mujhe talaq, us ne mujhe talaq, mujhe talaq ho gayi, mujhe talaq de di, biwi ne khula le",
    urDire:
      "mar, mrna, marna, maut, jeena, jina, zindagi, khudkushi, jaan, goliyan, marta, maarta, mara, maara, dhamki, chaku, dar, darr, band kar, ke baghair, ke bagair, himmat, khatam, khud ko, passport, iddat, hukm, waqe, message",
  },
  rules: `${rules(["ar", "ur"])}\n${rulesWith(signsLoose, signRules)}`,
};
