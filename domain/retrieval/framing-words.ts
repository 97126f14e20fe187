import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import type { Language } from "#domain/language.ts";

/**
 * Words that frame a question without being its subject: question words, "verse", "mention", "Quran says",
 * courtesies and honorifics. Folded by `wordsOf`.
 */
const framing: Readonly<Record<Language, string>> = {
  ar:
    "ما ماذا من هل كم كيف اين متي لماذا لم بماذا لما ماهو ماهي ماهم اي ايه ايات الايه الايات سوره سور السوره السور هو هي هم هن هما هذا هذه ذلك تلك هؤلاء " +
    "الذي التي الذين اللذين اللاتي عن في الي علي مع عند بين كل بعض غير او ام ثم ان انه انها انهم اذا اذ قد لقد كان كانت كانوا يكون تكون ليس " +
    "لا نعم و ف ب ل ك يا ايها حول عنه عنها فيه فيها به بها له لها لهم منه منها عليه عليها عليهم السلام سيدنا السيده سيده حضره النبيين " +
    "ص صلي وسلم رضي تتحدث تتكلم يتحدث ذكر ذكرت ذكرها يذكر تذكر المذكوره المذكورين المذكور وردت ورد اذكر موضوع اسم اسماء معني عدد عدده تعريف مفهوم " +
    "القران قران الكريم كريم قصه الاحداث احداث المتعلقه متعلقه المتعلق تخص الخاصه خاص الدلايل الدليل دليل دلايل هناك يوجد توجد اشارات اشاره " +
    "يجب يجوز تجوز حكم فضل انواع نوع اهم اكثر قال قول يقول تقول قالت الله تعالي تعال سبحانه عز وجل ايضا فقط مثل مثلا هنا بعد قبل حتي لكن ولكن وهل وما ومن ولماذا مده لماذا فضله سبحان وهل فهل " +
    "نحن انا انت اريد ارجو اخبرني اعطني حدثني كلمني اشرح وضح بين تفسير سوال جواب معلومات شي اشياء امور امر سبب اسباب شروط يعني تعني لفظ كلمه استخدم استخدمت " +
    "موقف اسلام الاسلام مسلم مسلمون المسلمون المسلمين المسلم المسلمه يشمل نفسر نرد تم يتم اخبر المعروف المعروفه قام حدث ماذا حصل صاحب جزا اثر",
  en:
    "a an the of in on at to for from by with about into as is are was were be been being am do does did has have had can could will would shall should may might must " +
    "what who whom whose which when where why how many much there this that these those it its he she they them his her their our my your you i we me us and or not no so if than then " +
    "verse verses ayah ayat aya ayahs surah sura chapter quran koran quranic say says said mention mentioned mentions talk talks tell tells speak speaks story explain meaning mean means " +
    "please give show find list some any all also only allah god islam islamic muslim muslims prophet regarding concerning according name names most feel feeling want need occur occurs place",
  fr:
    "le la les l un une des du de d au aux a en dans sur pour par avec sans est sont etait etre ete ai as avons ont avait que qui quoi quel quelle quels quelles quand ou comment pourquoi combien " +
    "ce cet cette ces il elle ils elles on nous vous je tu me te se s son sa ses leur leurs notre votre mon ma mes et ou mais ne pas plus n c qu j y t m si verset versets sourate coran dit dire disent parle parlent mention mentionne mentionnes " +
    "histoire explique signifie sens donne montre trouve sujet propos concernant nom noms occupe allah dieu islam musulman musulmans prophete fait faut",
  ur:
    "کیا کون کس کسے کب کہاں کیوں کیسے کتنے کتنی کتنا کی کا کے کو کہ سے میں پر تک اور یا بھی ہی تو نہ نہیں ہے ہیں تھا تھے تھی ہو ہوا ہوئی ہوتا ہوتی ہوتے وہ یہ اس ان جو جس جن ہم تم آپ میرا میری مجھے اپنے اپنی " +
    "بارے متعلق بتائیں بتاؤ بیان ذکر کرتا کرتے کرتی کرنا کرو کریں آیت آیات سورت سورہ سورۃ قرآن کریم مجید مطلب معنی کہتا کہا فرمایا اللہ تعالی تعالیٰ اسلام مسلمان حضرت نبی علیہ السلام کچھ کوئی ایک لیے نام",
  id:
    "apa apakah siapa siapakah kapan di mana dimana mengapa kenapa bagaimana berapa yang dan atau dari ke pada dalam untuk dengan oleh tentang mengenai ini itu adalah ialah akan telah sudah tidak bukan ada para " +
    "ayat surat surah al quran alquran qur an menyebut menyebutkan disebut disebutkan berbicara berfirman kata kisah cerita arti makna jelaskan tolong sebutkan beri tunjukkan allah tuhan islam muslim nabi saya aku kamu kita kami mereka dia nya nama jika maka seperti apakah kah",
  tr:
    "ne nedir neler kim kimdir kimler hangi hangisi kac nasil nicin neden niye nerede nereye nereden ne zaman mi mu midir mudur bir bu su o ve veya ya da de ile icin gibi hakkinda dair ilgili olan olarak var vardir yok degil " +
    "ayet ayeti ayetler ayetleri ayetlerde sure suresi kuran kur an kurani kuranda kurandan kerim gecen geciyor gecer bahseden bahsediyor bahseder soyler soyluyor diyor der anlat anlatir acikla anlami anlamina allah islam musluman hz hazreti peygamber ben sen biz siz onlar beni bana ki isim ismi isimleri adi yeri her tum en kadar daha",
};

const sets = Object.fromEntries(
  Object.entries(framing).map(([language, words]) => [language, new Set(words.split(" ").map(foldArabic))]),
);

/** True for a folded word that only frames a question. */
export function isFraming(word: string, language: Language): boolean {
  return sets[language]?.has(word) ?? false;
}
