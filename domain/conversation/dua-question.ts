import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { asksWords } from "./asks-for-dua.ts";
import { plainMessage } from "./plain-message.ts";

/** What is done, in the six languages and in Latin letters, and the supplications for it in the order of showing. */
const occasions: readonly (readonly [words: string, duas: readonly string[]])[] = [
  [
    "after (?:eating|food|meals?|dinner|lunch|i eat)|finished eating|بعد (?:ال)?(?:اكل|طعام)|apres (?:manger|le repas|avoir mange)|(?:کھانے|کھانا کھانے) کے بعد(?: کی)?|khan[ae] (?:khane )?ke baa?d(?: ki)?|(?:sesudah|setelah|selesai|habis) makan|yemekten sonra(?:ki)?|yemek sonrasi|yemek sonu",
    ["praise-after-eating", "abundant-praise"],
  ],
  [
    "before (?:eating|food|meals?|dinner|lunch|i eat)|when eating|for eating|for food|start(?:ing)? (?:to eat|eating)|قبل (?:ال)?(?:اكل|طعام)|avant (?:de manger|le repas)|pour manger|(?:کھانے|کھانا کھانے) (?:سے پہلے )?(?:کی)?|khan[ae] (?:khane )?(?:se pehl[ae] )?(?:ki)?|(?:sebelum|mau|akan) makan|makan|yemekten once(?:ki)?|yemege baslarken|yemek(?: yerken)?",
    ["forgot-to-name-allah", "bless-this-food"],
  ],
  [
    "(?:leaving|exiting|coming out of|after) (?:the )?(?:bathroom|toilet|washroom)|(?:الخروج|اخرج|اطلع|خرجت|طلعت) من (?:ال)?(?:حمام|خلاء|مرحاض)|(?:sortir|sortant|sortie) des toilettes|(?:بیت الخلا|بیت الخلاء|باتھ روم|واش روم) سے (?:نکلنے|باہر)(?: کی)?|(?:toilet|bathroom|washroom) se (?:nikal\\S*|bahar)(?: ki)?|keluar (?:kamar mandi|wc|toilet)|tuvaletten cik\\S*",
    ["leaving-bathroom"],
  ],
  [
    "(?:entering|enter|going to|before|for|going into) (?:the )?(?:bathroom|toilet|washroom|restroom)|bathroom|toilet|(?:دخول|ادخل|دخلت) (?:ال|لل)?(?:حمام|خلاء|مرحاض)|الحمام|(?:entrer|entrant|entree)(?: aux| dans les)? toilettes|toilettes|(?:بیت الخلا|بیت الخلاء|باتھ روم|واش روم)(?: میں)?(?: جانے| داخل ہونے)?(?: کی)?|(?:toilet|bathroom|washroom)(?: mein| me)?(?: jane)?(?: ki)?|masuk (?:kamar mandi|wc|toilet)|tuvalete gir\\S*|tuvalet",
    ["entering-bathroom", "bismillah-entering-bathroom"],
  ],
  [
    "leaving (?:the |my )?(?:home|house)|going out(?: of the house)?|(?:الخروج|اخرج|اطلع|خرجت|طلعت) من (?:ال)?(?:منزل|بيت|دار)|(?:sortir|sortant|sortie) de (?:chez soi|la maison)|گھر سے (?:نکلنے|باہر)(?: وقت)?(?: کی)?|ghar se (?:nikal\\S*|bahar)(?: jane)?(?: waqt)?(?: ki)?|keluar rumah|evden cik\\S*",
    ["leaving-home", "leaving-home-without-straying"],
  ],
  [
    "(?:entering|coming) (?:the |my )?(?:home|house)|(?:دخول|ادخل|دخلت|ارجع) (?:ال|لل)?(?:منزل|بيت|دار)|(?:entrer|entrant|rentrer) (?:chez soi|a la maison)|گھر میں (?:داخل ہونے|آنے)(?: کی)?|ghar (?:mein |me )?(?:dakhil hone|aane|ane)(?: ki)?|masuk rumah|eve gir\\S*",
    ["entering-home"],
  ],
  [
    "(?:leaving|exiting) (?:the )?(?:mosque|masjid)|(?:الخروج|اخرج|اطلع|خرجت|طلعت) من ال(?:مسجد|جامع)|(?:sortir|sortant|sortie) de la mosquee|مسجد سے (?:نکلنے|باہر)(?: کی)?|masjid se (?:nikal\\S*|bahar)(?: ki)?|keluar masjid|camiden cik\\S*",
    ["ask-of-your-bounty", "leaving-mosque-protection"],
  ],
  [
    "(?:entering|enter|going to) (?:the |a )?(?:mosque|masjid)|(?:دخول|ادخل|دخلت) (?:ال|لل)(?:مسجد|جامع)|(?:entrer|entrant|entree) (?:dans|a) la mosquee|مسجد میں (?:داخل ہونے|جانے|داخلے)(?: کی)?|masjid (?:mein |me )?(?:dakhil hone|jane|dakhle)(?: ki)?|masuk (?:ke )?masjid|camiye gir\\S*",
    ["doors-of-mercy", "refuge-on-entering-the-mosque"],
  ],
  [
    "(?:for |of |when |before )?(?:travel|travell?ing|a journey|the journey|journey|safar)|السفر|سفر|(?:du|de|pour le|en|avant le) voyage|voyager|سفر(?: کی)?|(?:el |al )?safar(?: ki)?|perjalanan|bepergian|yolculuk\\S*|yola cik\\S*|sefer",
    ["setting-out", "provision-of-piety"],
  ],
  [
    "(?:riding|car|vehicle|driving|mounting)|(?:ركوب|اركب|ركبت) (?:ال)?(?:سيارة|دابة|طائرة|عربية|طيارة)|الركوب|en voiture|سواری(?: کی)?|sawari(?: ki)?|gari mein bethne(?: ki)?|(?:naik )?kendaraan|naik (?:mobil|motor|pesawat)|araca bin\\S*|arabaya bin\\S*",
    ["mounting", "setting-out"],
  ],
  [
    "(?:before|for|when going to) (?:sleep|sleeping|bed)|bedtime|(?:قبل )?النوم|(?:قبل (?:ما )?)?انام|avant de dormir|(?:pour|de) dormir|سونے (?:سے پہلے )?(?:کی)?|sone (?:se pehl[ae] )?(?:ki)?|(?:sebelum |mau |akan )?tidur|uyumadan once|uyku(?:dan once)?|yatmadan once|yatarken|yatarken okunacak",
    ["in-your-name-i-lie-down", "i-submit-myself"],
  ],
  [
    "(?:on |when |after )?waking(?: up)?|after waking(?: up)?|upon waking(?: up)?|when i wake up|(?:ال)?(?:استيقاظ|استيقظ|اصحي|صحيت|افيق)(?: من النوم)?|au reveil|(?:en )?se reveillant|جاگنے (?:کی)?|سو کر اٹھنے(?: کی)?|so kar uthne(?: ki)?|jagne(?: ki)?|bangun tidur|uyaninca|uyanirken|uykudan uyan\\S*",
    ["praise-for-life-after-death"],
  ],
  [
    "(?:wearing|putting on|getting) (?:clothes|dressed|a garment)|(?:لبس|البس|لبست) (?:ال)?(?:ثوبا?|ملابس|هدوم)|(?:mettre|enfiler) (?:un |ses )?(?:vetements?|habits?)|s habiller|کپڑے پہننے(?: کی)?|kap\\S* (?:pehn\\S*)(?: ki)?|(?:memakai|pakai) (?:baju|pakaian)|elbise giy\\S*|giyinirken",
    ["getting-dressed"],
  ],
  [
    "new clothes|لبس (?:ال)?(?:ثوب|ملابس) (?:ال)?جديد\\S*|nouveaux? (?:vetements?|habits?)|نئے کپڑ\\S*(?: پہننے)?(?: کی)?|naye kap\\S*(?: pehn\\S*)?(?: ki)?|(?:baju|pakaian) baru|yeni elbise\\S*",
    ["new-clothes"],
  ],
  [
    "(?:breaking|break|opening) (?:my |the |a )?fast|iftar|iftari|الافطار|افطار|(?:rupture du|rompre le) jeune|iftar|افطاری?(?: کی)?|روزہ (?:کھولنے|افطار کرنے)(?: کی)?|roza (?:kholne|iftar)(?: ki)?|iftari?(?: ki)?|(?:buka|berbuka) puasa|orucu? ac\\S*",
    ["breaking-the-fast", "mercy-at-breaking-the-fast"],
  ],
  [
    "(?:after|before) (?:wudu|wudhu|ablution)|بعد الوضوء|apres (?:les )?(?:ablutions?|woudou)|وضو کے بعد(?: کی)?|w[uo]z[uo] ke baa?d(?: ki)?|(?:sesudah|setelah) (?:wudhu|wudu|berwudhu)|abdest(?:ten sonra| sonrasi)",
    ["after-wudu", "among-the-repentant"],
  ],
  ["(?:for )?qun[ou]+t|(?:dua e )?qun[ou]+t|القنوت|قنوت|دعائے قنوت|qounout|kunut", ["qunut-guide-me"]],
  [
    "(?:for )?anger|when (?:i am |im )?angry|الغضب|colere|غصے(?: کی| میں)?|ghuss?[ae](?: ki)?|marah|ofke\\S*",
    ["refuge-in-anger"],
  ],
  [
    "(?:entering )?(?:the )?market|السوق|(?:entrer au )?marche|بازار(?: کی| جانے کی)?|ba[zj]aa?r(?: ki| jane ki)?|(?:masuk )?pasar|(?:pazara|carsiya) gir\\S*",
    ["entering-the-market"],
  ],
  [
    "(?:after |when i )?sneez(?:e|ing)|(?:ال)?عطاس|اعطس|عطست|eternu\\S*|چھینک\\S*(?: آئے| آنے)?(?: کی)?|chheenk(?: aaye| aane)?(?: ki)?|bersin|hapsir\\S*|aksir\\S*",
    ["praise-after-sneezing"],
  ],
  [
    "(?:when it )?rains?|when rain falls|نزول المطر|ينزل المطر|المطر ينزل|المطر|pluie|il pleut|بارش(?: کی| کے وقت)?|barish(?: ki)?|(?:turun )?hujan|yagmur\\S*(?: yag\\S*)?",
    ["when-rain-falls", "after-the-rain", "asking-for-rain"],
  ],
  [
    "(?:on hearing )?thunder|الرعد|tonnerre|(?:بادل )?گرج\\S*(?: کی)?|petir|gok gurult\\S*",
    ["on-hearing-thunder"],
  ],
  [
    "(?:strong )?wind|(?:ال)?ريح|الرياح|vent|آندھی(?: کی)?|aandhi(?: ki)?|angin(?: kencang)?|ruzgar\\S*",
    ["in-a-strong-wind"],
  ],
  [
    "new moon|رؤية الهلال|الهلال|nouvelle lune|نیا چاند|naya chaa?nd|hilal|bulan baru|yeni ay|hilal",
    ["new-moon"],
  ],
  [
    "(?:newly )?married couple|newlyweds?|for (?:the )?bride|للمتزوج\\S*|للعروسين|العروسين|jeunes maries|نئے شادی شدہ|pengantin(?: baru)?|yeni evli\\S*",
    ["blessing-for-newlyweds"],
  ],
];

const framing = new Set(
  foldArabic(
    "hear heard hearing there s e a an the for to of in on at when i we you is are it my me what whats which please best say read recite do should give tell show one before upon from and or " +
      "لما اذا وقت حين عندما اسمع سمعت نسمع سماع اشوف شفت اكون انا بدي عايز عايزة عاوز ابي محتاج لو سمحت اعطيني قولي في شي " +
      "3ayez 3ayz 3awez 3ayza 3awza bidi badi abgha bghit lel lil li el al 3and 3an ida lama iza mta3 " +
      "ما هو هي في عند ل من الى اقرا كيف اريد ابغى صحيح الصحيح كامل مكتوب " +
      "entends entend quand la le les l un une de du des d pour en quelle quel est je veux avant dit on fait faut qu il " +
      "کی کا کے میں کو ہے ہیں کیا کون سی پر وقت پڑھنے والی بتائیں ki ka ke mein me hai kya kon si par waqt batao batayein masnoon wali wala pe " +
      "kalau waktu pas kamu aku untuk yang apa ketika saat mau akan hendak dan islam sesuai sunnah arti artinya latin " +
      "icin nedir ne hangi okunan okunacak ve bir olan ile zamani",
  ).split(" "),
);

const known = occasions.map(
  ([words, duas]) => [new RegExp(` (?:${foldArabic(words)})(?= )`, "u"), duas] as const,
);

/** The supplications for an occasion that a message names exactly, and nothing else; undefined for any other message. */
export function duasAskedFor(typed: string): readonly string[] | undefined {
  const text = ` ${plainMessage(typed)} `;
  if (!asksWords.test(text)) return undefined;
  const rest = text.replace(new RegExp(asksWords.source, "gu"), " ");
  for (const [pattern, duas] of known) {
    if (!pattern.test(rest)) continue;
    const left = rest.replace(pattern, " ").split(" ");
    if (left.every((word) => word === "" || framing.has(word))) return duas;
  }
  return undefined;
}
