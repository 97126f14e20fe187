import type { Language } from "#domain/language.ts";
import { foldText } from "#domain/text-search/fold-text.ts";

/** Text of words separated by spaces as a set of folded words. */
const setOf = (words: string) => new Set(foldText(words).folded.split(" ").filter(Boolean));

/**
 * Words with which one speaks about a source and that claim nothing by themselves. No verb of permission and no word of faith is among them.
 */
const connecting: Readonly<Record<Language, string>> = {
  en:
    "a an the of in on at to for from by with about into as is are was were be been being am and or but so than then if when while where who whom whose which what how why that this these those there here it its he she they them his her their our we us you your i my one ones each both all some any other others another such same also too again only even very more most first second third last next " +
    "verse verses ayah ayahs passage passages text texts source sources surah chapter chapters part parts hadith supplication supplications dua word words line lines reader readers question subject theme themes topic topics meaning example examples reminder thing things way ways mention mentions mentioned speak speaks spoken speaking say says said tell tells told describe describes described show shows shown explain explains explained name names named call calls called connect connects connected link links linked join joins joined bring brings brought together beside between begin begins end ends read reads answer answers ask asks asked address addresses addressed refer refers referred remind reminds reminded point points pointed list lists listed repeat repeats repeated set sets stand stands read think ponder consider two three several upon",
  fr:
    "le la les l un une des du de d au aux en dans sur pour par avec est sont etait etaient etre ete a ai as ont avait et ou mais donc que qu qui quoi dont lorsque quand comme si ce cet cette ces c il elle ils elles on nous vous se s son sa ses leur leurs notre votre y aussi encore tout tous toute toutes autre autres meme memes plus premier premiere second seconde dernier derniere ici " +
    "verset versets passage passages texte textes source sources sourate chapitre hadith invocation invocations mot mots lecteur question sujet theme sens exemple rappel chose choses maniere mentionne mentionnent mentionnee parle parlent parle dit disent decrit decrivent montre montrent explique expliquent nomme nomment appelle appellent relie relient lie lient joint unit ensemble entre commence finit repond repondent demande evoque evoquent rappelle rappellent adresse renvoie cite citent",
  id:
    "yang dan atau dari ke pada di dalam untuk dengan oleh tentang mengenai sebagai ini itu adalah ialah akan telah sudah ada para ia dia mereka kita kami anda saya nya juga pula saja semua setiap lain lainnya sama lebih pertama kedua ketiga terakhir di sini sini ketika saat bila jika maka serta antara bersama sekaligus " +
    "ayat ayat-ayat bagian teks sumber surah surat hadis hadits doa kata kalimat pembaca pertanyaan pokok tema makna arti contoh hal cara menyebut menyebutkan disebut disebutkan berbicara berkata mengatakan menggambarkan digambarkan menunjukkan menjelaskan dijelaskan menamai menyeru memanggil menghubungkan dihubungkan mengaitkan dikaitkan menggabungkan menjawab bertanya mengingatkan merujuk mengulang memuat berisi",
  tr:
    "bir bu su o ve veya ya da de ile icin gibi hakkinda dair ilgili olan olarak var vardir ki isim ne nasil neden onun onlar onlarin biz siz ben bizim sizin her butun tum diger baska ayni daha en ilk ikinci ucuncu son burada orada sonra once zaman birlikte arasinda hem iki " +
    "ayet ayeti ayette ayetler ayetlerde bolum metin metinde metinler kaynak kaynakta kaynaklar sure suresi surede hadis hadiste dua soz sozu bundan bunu buna bunlar bunlardan kelime okur soru soruyu konu konusu anlam anlami ornek hatirlatma sey anar aniyor anilir anilmaktadir soz eder ediyor edilir bahseder bahsediyor bahsedilir anlatir anlatiyor anlatilir soyler soyluyor der gosterir aciklar aciklanir adlandirir seslenir cagirir baglar birlestirir cevap verir cevaplar sorar hatirlatir isaret tekrarlar",
  ar:
    "ما من في على عن الى إلى مع عند بين كل بعض هو هي هم هما هذا هذه ذلك تلك هؤلاء الذي التي الذين و ف ب ل ك ثم أو او أم ان أن إن أنه أنها كان كانت يكون تكون كما حين حيث إذا اذا قد هنا هناك أيضا ايضا معا كذلك أول ثان آخر به بها فيه فيها منه منها له لها لهم عليه عليها عنه عنها " +
    "آية الآية الآيات آيات آيتان الآيتان نص النص النصوص نصوص موضع مصدر المصدر المصادر سورة السورة حديث الحديث دعاء الدعاء كلمة كلمات لفظ قارئ القارئ سؤال السؤال موضوع معنى المعنى مثال تذكير شيء تذكر يذكر ذكر ذكرت مذكور تتحدث يتحدث تتكلم يتكلم تقول يقول تصف يصف تبين يبين تشرح يشرح تسمي يسمي تنادي ينادي تخاطب يخاطب تربط يربط تجمع يجمع تجيب يجيب تسأل يسأل تشير يشير تكرر يكرر نقرأ اقرأ تقرأ تأمل تدبر",
  ur:
    "کیا کون کس کب کہاں کیوں کیسے کی کا کے کو کہ سے میں پر تک اور یا بھی ہی تو ہے ہیں تھا تھے تھی ہو ہوا ہوئی ہوتا ہوتی ہوتے وہ یہ اس ان جو جس جن ہم تم آپ اپنے اپنی اپنا ایک دو دونوں سب ہر دوسرا دوسری دوسرے پہلا پہلی پہلے آخری یہاں وہاں جب اگر ساتھ درمیان لیے نیز پھر " +
    "آیت آیات آیتیں آیتوں عبارت متن ماخذ سورت سورہ حدیث دعا لفظ الفاظ قاری سوال موضوع مطلب معنی مثال بات ذکر کرتا کرتی کرتے کیا گیا گئی بیان بتاتا بتاتی بتاتے کہتا کہتی کہتے پکارتا پکارتی نام جوڑتی جوڑتا ملاتی جواب دیتا دیتی پوچھتا پوچھتی یاد دلاتی دلاتا اشارہ",
};

const negating: Readonly<Record<Language, string>> = {
  en: "not no never none nor neither without cannot dont doesnt didnt isnt arent wasnt werent wont cant nothing nobody except unless",
  fr: "ne n pas jamais aucun aucune sans ni rien sauf",
  id: "tidak bukan jangan tanpa tak belum tiada kecuali selain",
  tr: "degil yok hicbir asla haric",
  ar: "لا لم لن ليس ليست ليسوا غير بلا دون الا ولا فلا ولم فلم ولن",
  ur: "نہیں نہ مت بغیر سوائے",
};

function setsOf(words: Readonly<Record<Language, string>>): Readonly<Record<Language, ReadonlySet<string>>> {
  const { en, ar, fr, ur, id, tr } = words;
  return { en: setOf(en), ar: setOf(ar), fr: setOf(fr), ur: setOf(ur), id: setOf(id), tr: setOf(tr) };
}

const connectingSets = setsOf(connecting);
const negatingSets = setsOf(negating);

/** True for a folded word that only connects the words of a source. */
export function isConnecting(word: string, language: Language): boolean {
  return connectingSets[language].has(word);
}

/** Turkish denies inside the verb: "sevmez", "olmayan", "bilmediler". */
const turkishDenial =
  /.{2}(?:m[ae]z(?:l[ae]r)?|m[ae]d[ıi](?:l[ae]r|k|m|n)?|m[ıiuü]yor\p{L}*|m[ae]y[ae]n\p{L}*|m[ae]y[ıi]n[ıi]?z?|m[ae]s[ıi]n\p{L}*|s[ıiuü]z(?:c[ae])?)$/u;

/** True for a folded word that denies or excepts. */
export function isNegating(word: string, language: Language): boolean {
  return negatingSets[language].has(word) || (language === "tr" && turkishDenial.test(word));
}
