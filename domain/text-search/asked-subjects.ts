import { changesBetween } from "#domain/search/near-spelling.ts";
import { foldText } from "./fold-text.ts";

/**
 * What people ask prayers and sayings for, in six languages, with words of the Arabic that answers it: the Arabic
 * belongs to every text in each language. Ours; the Arabic is looked for in the verified texts, never shown from here.
 */
const subjects: readonly (readonly [asked: string, arabic: string])[] = [
  [
    "exam exams examen examens concours ujian ulangan tes sınav sınavı sınavda imtihan imtihaan امتحان الامتحان امتحانات اختبار الاختبار مذاكرة دراسة پرچہ پڑھائی study studying difficult difficulty",
    "اللهم لا سهل الا ما جعلته سهلا|علما نافعا",
  ],
  [
    "istikhara istikharah istikhaara istihare istihara istikharat استخارة الاستخارة استخارہ consultation decision decide karar keputusan",
    "استخيرك",
  ],
  [
    "anxiety anxious worry worries worried stress stressed sadness depression depressed overthinking anxiété angoisse stressé tristesse souci soucis cemas gelisah sedih kecemasan khawatir kaygı endişe stres sıkıntı üzüntü ghum gham pareshani قلق القلق هم الهم حزن الحزن ضيق پریشانی غم فکر ٹینشن pareshani pareshaani tension gham",
    "الهم والحزن|رب العرش العظيم لا اله الا الله رب السموات|رحمتك ارجو",
  ],
  [
    "rain raining storm pluie hujan yağmur مطر المطر غيث بارش barish baarish",
    "غيثا مغيثا|صيبا نافعا|مطرنا بفضل الله",
  ],
  [
    "bathroom toilet restroom washroom toilette toilettes wc kamar mandi jamban tuvalet banyo حمام الحمام الخلاء خلاء مرحاض بیت الخلاء واش روم hammam",
    "الخبث والخبايث|غفرانك",
  ],
  [
    "travel travelling traveling journey trip voyage voyager safar bepergian perjalanan yolculuk seyahat سفر السفر سفر musafir",
    "سفرنا هذا",
  ],
  [
    "car vehicle plane ride riding voiture avion kendaraan mobil araba binek uçak سيارة ركوب دابة سواری گاڑی",
    "سبحان الذي سخر لنا هذا",
  ],
  [
    "sleep sleeping bedtime bed sommeil dormir tidur uyku uyumadan نوم النوم سونے sone",
    "باسمك ربي وضعت جنبي|اسلمت نفسي اليك",
  ],
  [
    "waking wake wakeup réveil bangun uyanınca uyanma neend uthne jaagne jagne استيقاظ الاستيقاظ جاگنے",
    "احيانا بعد ما اماتنا",
  ],
  [
    "food eating meal eat manger repas makan yemek طعام الطعام اكل الاكل کھانے کھانا khana khane",
    "اطعمني هذا|بسم الله في اوله",
  ],
  [
    "iftar fasting fast ramadan jeûne rupture berbuka puasa oruç iftarda افطار الافطار صيام الصيام روزہ افطاری roza rozah kholne kholna buka",
    "ذهب الظما",
  ],
  [
    "sick sickness ill illness healing heal cure disease malade maladie guérison sakit penyakit sembuh kesembuhan hasta hastalık şifa مريض المريض مرض شفاء الشفاء بیماری بیمار شفا beemari shifa",
    "اشف وانت الشافي|ان يشفيك",
  ],
  ["pain ache headache douleur nyeri ağrı acı الم الالم وجع صداع درد dard", "من شر ما اجد واحاذر"],
  ["debt loan loans dette dettes utang hutang borç دين الدين قرض qarz", "وضلع الدين"],
  [
    "wedding marriage married newlyweds mariage nikah pernikahan pengantin evlilik nikâh düğün زواج الزواج عرس شادی نکاح shadi",
    "وجمع بينكما في خير",
  ],
  [
    "evil eye jinn protection mauvais oeil pelindung perlindungan nazar koruma عين العين الحسد حسد حماية نظر",
    "ومن كل عين لامه|لا يضر مع اسمه",
  ],
  [
    "forgiveness repentance pardon repentir ampunan taubat tobat tövbe bağışlanma istiğfar استغفار الاستغفار توبة التوبة مغفرة توبہ معافی maafi tauba",
    "انت ربي لا اله الا انت خلقتني|فاغفر لي مغفره|تحب العفو",
  ],
  ["qadr laylatul destin kadir lailatul القدر شب قدر", "تحب العفو"],
  ["wudu ablution ablutions wudhu abdest وضوء الوضوء وضو wuzu", "وحده لا شريك له واشهد ان محمدا عبده ورسوله"],
  ["adhan azan call ezan أذان الاذان اذان muezzin", "الدعوه التامه"],
  ["morning matin pagi sabah صباح الصباح صبح subah", "اصبحنا"],
  ["evening soir petang sore akşam مساء المساء شام shaam", "امسينا"],
  ["grave fitnah dajjal antichrist tombe kubur kabir القبر الدجال قبر", "من عذاب القبر"],
  [
    "thanks gratitude thankful remerciement gratitude syukur şükür شكر الشكر شکر shukr",
    "فلك الحمد ولك الشكر|تتم الصالحات",
  ],
  [
    "knowledge provision rizq science subsistance ilmu rezeki ilim rızık علم رزق الرزق روزی علم rizq",
    "علما نافعا",
  ],
  ["lazy laziness paresse malas tembellik كسل الكسل سستی", "والعجز والكسل"],
  [
    "anger angry colère fâché marah emosi öfke öfkelenince kızgınlık kızma kızmak sinir غضب الغضب غضبان غصہ غصے ghussa gussa",
    "اعوذ بالله من الشيطان الرجيم|لا تغضب",
  ],
  [
    "smile smiling smiles sourire sourires senyum senyuman tebessüm gülümsemek gülümseme تبسم ابتسامة الابتسامة مسکراہٹ مسکرانا",
    "تبسمك في وجه",
  ],
  ["pillars piliers rukun şartları şartı اركان الاركان ارکان", "بني الاسلام علي خمس"],
  [
    "nightmare nightmares fear fright cauchemar cauchemars peur mimpi buruk takut kabus korku كابوس كوابيس خوف فزع خواب ڈر",
    "بكلمات الله التامات من غضبه|نجعلك في نحورهم",
  ],
  [
    "clothes clothing dress dressed dressing vêtement vêtements habits pakaian berpakaian baju elbise giysi giyinmek giyinirken ثوب الثوب ملابس اللباس لباس کپڑے کپڑا",
    "كساني هذا",
  ],
  ["moon crescent lune croissant hilal bulan هلال الهلال چاند", "اهله علينا"],
  [
    "home house maison rumah ev evden eve بيت البيت المنزل منزل گھر ghar",
    "بسم الله توكلت علي الله|بسم الله ولجنا",
  ],
  [
    "parents parent mother father mum dad mère père walidain waldain والدين الوالدين والدیة والدین ماں باپ orangtua ortu anne baba ebeveyn امي ابي امی ابو",
    "رب ارحمهما|اغفر لي ولوالدي",
  ],
  ["yunus younus younous jonah jonas whale يونس الحوت یونس", "سبحانك اني كنت من"],
  ["charity sadaqa sadaqah sadaka aumône aumone sedekah sadakadır صدقة الصدقة صدقہ", "صدقه"],
  [
    "intentions intention actions deeds amal amalan segala tergantung niyyah niyat niat niyet niyetler niyetlere نية النية النيات نیت نیتوں",
    "الاعمال بالنيات",
  ],
  ["qunut qunoot qunout kunut قنوت القنوت", "اهدني فيمن هديت"],
  ["ease easy facile asan aasan mudah kolay deen religion agama يسر آسان دین", "ان الدين يسر"],
  [
    "clean cleanliness purity hygiene propreté pureté kebersihan temizlik temizliği نظافة النظافة طهارة الطهارة صفائی پاکیزگی safai",
    "الطهور شطر",
  ],
  [
    "stranger strangers étranger asing garip yolcu duniya dunia dünya dünyada world monde raho tarah غريب اجنبی مسافر",
    "كانك غريب",
  ],
  [
    "brother yourself himself frère toi-même saudara saudaramu cintai dirimu kardeş kardeşi kendisi kendin bhai لاخيه لنفسه بھائی",
    "يحب لاخيه",
  ],
  ["market bazaar bazar souk marché pasar çarşı pazar سوق السوق بازار", "حي لا يموت"],
  ["sapu jagat sapujagat", "ربنا اتنا في الدنيا"],
  ["guest host invité hôte tamu misafir ضيف الضيف مہمان mehman", "بارك لهم في ما رزقتهم"],
];

const folded = (text: string) => foldText(text).folded;

const arabicByWord: ReadonlyMap<string, readonly string[]> = new Map(
  subjects.flatMap(([asked, arabic]) =>
    asked.split(" ").map((word) => [folded(word), arabic.split("|").map(folded)] as const),
  ),
);

/** Words around a subject: "dua for", "دعاء", "doa saat", "duası"; folded. */
const around: ReadonlySet<string> = new Set(
  folded(
    "dua duas dua's supplication prayer invocation invocations prière doa du'a duası dualar dua'sı doua douaa douas dou3a do3a dou'a duaa success réussite کامیابی میں kamyabi sukses başarı salat salah صلاة prière namaz namazı نماز sholat salat okunan prophet prophète nabi peygamber peygamberin peygamberimizin hz hazrat نبي النبي نبی بطن مسجد mosque asking ask sakta hai ہے is est adalah verse verses verset versets ayat ayet ayeti آية آیت ايات nikalne nikalte dakhil hone jane wali والی داخل ہونے دعاء ادعية دعا دعائیں dhikr zikr for before after when on in of the a against to during pehle baad jaane entering leaving going pour avant après contre de du la le l les d en untuk saat ketika sebelum sesudah setelah agar masuk keluar ke dari new nouveau nouvelle sortir entrer baru yeni نیا çıkma girme çıkarken نکلنے نکلتے için önce sonra okunacak olan girerken çıkarken عند قبل بعد من في ال لل دخول الخروج نزول کی کے کا لیے وقت سے پہلے بعد میں ki ke ka liye waqt se mein me hadith hadiths hadis hadees hadisi hadisler e seperti حديث حدیث about sur tentang hakkında عن بارے",
  ).split(" "),
);

/** The fewest letters of a word for which another that differs by one letter is taken. */
const fewestMistyped = 7;

/** The Arabic for the asked word that differs from a mistyped one by a letter, or by two that changed places. */
function arabicNear(word: string): readonly string[] | undefined {
  if (word.length < fewestMistyped) return undefined;
  const near = [...arabicByWord].find(
    ([asked]) => asked.length >= fewestMistyped && changesBetween(word, asked, 1) <= 1,
  );
  return near?.[1];
}

/**
 * Phrases of the Arabic that the subject of a query is answered with; none for any other query. With `mistyped` a word may
 * differ by a letter from one that is asked.
 */
export function arabicForSubject(words: readonly string[], mistyped = false): readonly string[] {
  const subject = words.filter((word) => !around.has(word));
  const asked = (subject.length > 0 ? subject : words).map(
    (word) =>
      arabicByWord.get(word) ??
      arabicByWord.get(word.replace(/^(?:لل|ال|ل|ب|[ld](?=[aeiouhy]))(?=..)/u, "")) ??
      (mistyped ? arabicNear(word) : undefined),
  );
  const known = asked.filter((one) => one !== undefined);
  // "Exam stress" names two subjects; a word that is none ("exam of Ibrahim") makes it another query.
  return known.length === asked.length ? known.flat() : [];
}

/** The words of a query without those around its subject; all of them where nothing else is left. */
export function subjectWords(words: readonly string[]): readonly string[] {
  const rest = words.filter((word) => !around.has(word));
  return rest.length > 0 ? rest : words;
}
