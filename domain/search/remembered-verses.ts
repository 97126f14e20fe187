import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { parseVerseRange, type VerseRange } from "#domain/verse-range.ts";
import { nameWords } from "./name-words.ts";
import { verseLabels } from "./verses-by-name.ts";

/**
 * Verses that people half remember, with the words that they do remember in the six languages, Urdu also in Latin letters:
 * each group is a set of beginnings of words that all have to stand in the query, in any order, `|` between forms of one, `@` for a word for verses.
 * Ours, and only compared: what is shown is the verse.
 */
const remembered: readonly (readonly [verses: string, ...groups: string[]])[] = [
  [
    "2:152",
    "remember will|i you",
    "rappel souvien",
    "fazkuru",
    "yaad mujhe tum",
    "ingat aku niscaya",
    "anın anayım",
  ],
  ["2:156", "rajiun|raciun|rojiun|rajioun|rajioon"],
  [
    "2:183",
    "fast|fasting prescribed",
    "jeûne prescrit",
    "roze|roza|روزے|روزہ farz|فرض ayat|verse|آیت",
    "puasa diwajibkan",
    "oruç farz kılındı",
  ],
  [
    "2:216",
    "dislike|hate good you perhaps|maybe|may",
    "تكرهوا خير|شيئا",
    "détest bien peut",
    "membenci|benci baik boleh",
    "hoşlanmad hayır",
  ],
  [
    "2:256",
    "compulsion religion",
    "contrainte religion",
    "zabardasti|jabr deen",
    "paksaan agama",
    "dinde zorlama",
  ],
  [
    "2:275",
    "riba|usury|interest trade allow|permit|forbid|forbad",
    "usure commerce",
    "larangan riba",
    "faiz haram ayet",
  ],
  [
    "2:286",
    "burden soul",
    "charge|impose âme",
    "yukallif",
    "membebani seseorang|jiwa|kesanggup|kemampu",
    "yük yükle|kaldır",
    "kimse gücünün|gücü|güç yetme",
    "bojh taqat|taaqat",
    "بوجھ طاقت|جان",
  ],
  [
    "5:32",
    "kill|kills|killed|murder soul|life|one|person mankind|humanity|all",
    "saves|saved life mankind|humanity|all",
    "sauve|tue vie|âme|personne humanité|hommes",
    "qatal|qatl|jaan insaniyat|insaniat",
    "قتل انسانیت",
    "membunuh manusia seluruh|semua",
    "insan insanlı öldür",
  ],
  [
    "7:31",
    "eat drink waste|excess",
    "mangez buvez",
    "khao piyo|pio",
    "کھاؤ پیو",
    "makan minum berlebih",
    "yiyin|yiyiniz israf",
  ],
  [
    "13:28",
    "heart|hearts remember|remembrance|remembering|dhikr|zikr",
    "coeur|cœurs rappel|évocation|souvenir apais|tranquil",
    "dilon|dil zikr",
    "دلوں ذکر",
    "hati tenang|tenteram mengingat",
    "kalp an|zikr|zikir huzur|tatmin",
  ],
  [
    "14:7",
    "grateful|thankful increase|more",
    "reconnaissant augmente",
    "shukr|shukar zyada ziada",
    "bersyukur tambah|menambah",
    "şükrederseniz artır",
  ],
  [
    "17:23",
    "uff parents|say|dont",
    "ouf|fi parents",
    "uff|uf maa|walidain",
    "اف ماں|والدین",
    "orang tua ah|berbakti ayat|kepada",
    "öf anne|baba|deme",
  ],
  [
    "19:25 19:23",
    "mary|maryam palm|date|dates",
    "marie palm|palmier|dattes",
    "maryam khajoor",
    "maryam kurma",
    "meryem hurma",
  ],
  [
    "21:30",
    "living water every|all made",
    "vivant|vivante eau chaque|toute",
    "makhluk|hidup air segala",
    "canlı sudan",
  ],
  [
    "24:30-31",
    "lower gaze|eyes|looks",
    "baisse|baissez regard",
    "nazar|nigah neechi|nichi",
    "نگاہیں نیچی|نیچ",
    "menunduk|tunduk|tundukkan pandang",
    "göz|gözler haram sakın",
  ],
  ["24:35", "light upon light", "lumière sur lumière", "cahaya di atas cahaya", "nur üstüne nur"],
  [
    "39:53",
    "despair mercy",
    "désespér miséricorde",
    "mayoos|mayus|maayus rehmat|rahmat",
    "رحمت مایوس",
    "putus asa rahmat",
    "rahmet ümid|ümit|umud|umut kesm",
  ],
  [
    "40:60",
    "call|ask|pray answer|respond me",
    "invoque|appele répond|exauce",
    "pukaro|dua jawab|qubool mujhe",
    "berdoa|berdoalah kepadaku|kabulkan|perkenankan",
    "dua edin kabul|icabet",
  ],
  [
    "49:10",
    "verse brother|brotherhood|brothers",
    "croyants frères",
    "momin bhai",
    "مومن بھائی",
    "mukmin bersaudara",
    "müminler kardeş",
  ],
  [
    "49:12",
    "backbit|backbiting|gossip flesh|brother",
    "médis chair|frère",
    "gheebat|ghibat bhai|gosht",
    "غیبت گوشت",
    "gunjing|ghibah daging|bangkai",
    "gıybet ölü|et",
  ],
  [
    "49:13",
    "male female nation|nations|tribe|tribes|peoples",
    "nations tribus",
    "qabile qoumein|qaumein",
    "bangsa suku",
    "kavim|kabile erkek|dişi",
  ],
  [
    "50:16",
    "jugular|closer vein|neck",
    "veine jugulaire",
    "shah|sheh rag",
    "شہ رگ",
    "urat leher",
    "şah damar",
  ],
  [
    "51:56",
    "created jinn worship",
    "créé djinn adore",
    "jin insan ibadat",
    "jin manusia beribadah|menyembah",
    "cin insan kulluk|ibadet",
  ],
  [
    "55:13",
    "favo|favours|blessings lord deny",
    "bienfaits seigneur nier|niez",
    "nematon|naimat jhutla",
    "nikmat dusta",
    "nimet yalan",
  ],
  [
    "65:2-3",
    "fears|taqwa way out",
    "yattaqillah|yattaqi",
    "craint issue",
    "bertakwa jalan keluar",
    "takva çıkış",
  ],
  [
    "94:5-6",
    "hardship|difficulty ease|relief|easy",
    "verily|indeed|surely hardship",
    "difficulté facilité|soulagement",
    "mushkil asani|aasani",
    "مشکل آسانی",
    "kesulitan kemudahan",
    "zorluk kolaylık",
  ],
  ["2:201", "sapu jagat"],
  ["9:128", "laqad|laqod|lakad|laqd jaakum|jaakoom|caekum|jakum"],
  [
    "99:1",
    "earth shak|shaken|quake",
    "terre secou|secousse|trembl",
    "zameen zalzala",
    "bumi guncang|diguncang",
    "yer sars",
  ],
  ["109:1-6 112:1-4 113:1-5 114:1-6", "char|chaar|chaaron|chahar|four qul", "چار|چاروں قل"],
  [
    "21:87",
    "dua|supplication|prayer yunus|younus|younous|jonah",
    "دعاء|دعا يونس",
    "doa yunus",
    "duası|dua yunus",
  ],
  [
    "17:24 14:41 71:28",
    "dua|doa|doua parents|parent|walidain|waldain|orangtua|ortu",
    "doa orang tua",
    "dua anne|annem|baba|babam",
    "دعاء|دعا والدي|والدین",
  ],
  ["20:25-28", "rabbi|robbi|rabbis|robbis|rabbish chrah|shrah|rohli|rahli"],
  ["2:153 2:155-157 3:200 39:10", "@ patience|patient|sabr|sabar|kesabaran|sabir|صبر|الصبر|الصابرين"],
  ["17:23-24 31:14 46:15", "@ parents|walidain|والدین|الوالدين|orangtua|baba", "@ orang tua"],
  ["49:10", "@ brotherhood|fraternité|ukhuwah|persaudaraan|kardesh|الاخوة|اخوت"],
  ["49:12", "@ backbiting|gheebah|gheebat|ghibah|ghibat|gibah|giybet|médisance|الغيبة|غیبت"],
  ["14:7 2:152", "@ gratitude|thankfulness|shukr|syukur|shukur|reconnaissance|الشكر|شکر"],
  ["65:3 3:159", "@ tawakkul|tawakal|tevekkul|التوكل|توکل"],
  ["3:185 21:35 62:8", "@ death|mort|maut|kematian|olum|الموت|موت"],
  ["30:21 24:32", "@ marriage|mariage|nikah|shadi|pernikahan|evlilik|الزواج|النكاح|نکاح|شادی"],
  ["39:53 66:8", "@ repentance|tawbah|tawba|tauba|tobat|taubat|tovbe|repentir|التوبة|توبہ"],
  ["37:100", "habli minas salihin|saliheen|solihin"],
];

const verseMark = "@";

type Group = readonly (readonly string[])[];

const groups: readonly (readonly [readonly VerseRange[], Group])[] = remembered.flatMap(
  ([verses, ...written]) => {
    const ranges = verses.split(" ").flatMap((reference) => {
      const range = parseVerseRange(reference);
      return typeof range === "string" ? [] : [range];
    });
    return written.map(
      (group) => [ranges, group.split(" ").map((one) => one.split("|").map(folded))] as const,
    );
  },
);

function folded(word: string): string {
  return word === verseMark ? word : foldArabic(nameWords(word).join(""));
}

/** Letters from which the beginning of a word is enough. */
const fewestLetters = 4;
const mostOtherWords = 8;

/** The verses of which the folded words of a query have what people remember; undefined where they are of none. */
export function rememberedVerses(words: readonly string[]): readonly VerseRange[] | undefined {
  // French joins its articles: l'humanité.
  const typed = words.flatMap((word) => [foldArabic(word), word.replace(/^[ld](?=[aeiouhy])/, "")]);
  const has = (form: string) =>
    typed.some((word) => word === form || (form.length >= fewestLetters && word.startsWith(form)));
  const isVerse = words.some((word) => verseLabels.has(word));
  const fits = groups.filter(
    ([, group]) =>
      words.length <= group.length + mostOtherWords &&
      group.every((forms) => forms.some((form) => (form === verseMark ? isVerse : has(form)))),
  );
  return fits.sort(([, one], [, other]) => other.length - one.length)[0]?.[0];
}
