import type { Language } from "#domain/language.ts";
import { isFraming } from "#domain/retrieval/framing-words.ts";
import { wordsOf } from "#domain/search/words.ts";
import { isCommon } from "./common-words.ts";

/** What a question asks for; two questions on one subject may differ in this alone. */
export type Interrogative = "how" | "why" | "when" | "who" | "where" | "number";

const interrogatives: Readonly<Record<Language, Readonly<Record<Interrogative, string>>>> = {
  en: {
    how: "how teach learn learning steps perform proper way",
    why: "why reason wisdom",
    when: "when time timing until till start starts begin begins end ends late last lasts",
    who: "who whom",
    where: "where",
    number: "many much often long",
  },
  ar: {
    how: "تعلم اتعلم نتعلم علمني تعليم خطوات كيف كيفية ازاي إزاي شلون شلونه كيفاش كيفش وشلون طريقة صفة kayf kif kifach kefach ezay izay ezzay shlon tari9a tariqat",
    why: "لماذا ليش ليه ليهم وليش علاش لمه سبب الحكمة حكمة limaza limadha laysh leh lih 3lach",
    when: "وقت لمتى حد متى امتى إمتى امتا وقتاش ايمتى اينتا mata emta imta wa9tach",
    who: "مين منو meen mino",
    where: "أين وين فين ayna wein wen fein feen fin",
    number: "كم شحال قديش كام kam chhal ch7al adesh kaam",
  },
  fr: {
    how: "comment cmt commen koman apprendre apprends apprenez étapes",
    why: "pourquoi raison sagesse pk pq pkoi",
    when: "quand heure temps jusqu commence finit fin",
    who: "",
    where: "",
    number: "combien",
  },
  ur: {
    how: "سیکھنا سکھا سکھائیں سکھاؤ tareeqay tariqa tariqah sikhna sikha کیسے کس طرح طریقہ kaise kese kesay kaisay tareeqa tarika tareeka",
    why: "کیوں وجہ حکمت kyun kyon kiun kyu wajah",
    when: "کب وقت kab waqt time تک tak",
    who: "کون kon kaun kaon",
    where: "کہاں kahan kaha",
    number: "کتنے کتنی کتنا kitni kitne kitna kitnay",
  },
  id: {
    how: "belajar ajarin ajari urutan bagaimana gimana gmn cara caranya tata tatacara",
    why: "kenapa mengapa knp ngapain hikmah alasan",
    when: "kapan jam waktu batas sampai mulai",
    who: "siapa siapakah",
    where: "mana dimana",
    number: "berapa brp",
  },
  tr: {
    how: "nasil ogrenmek ogret ogretir ogretin kilinisi adim",
    why: "neden nicin niye hikmeti",
    when: "zaman vakit vakti vaktinin saat kaca",
    who: "kim kimdir",
    where: "nerede nereye",
    number: "kac kactir",
  },
};

/** Words of courtesy, dialect and chat that say nothing about the subject, besides those that frame any question. */
const empty: Readonly<Record<Language, string>> = {
  en:
    "make makes making u ur r pls plz im ive dont doesnt didnt isnt wont whats hows hi hey hello salam just really get got let lets someone somebody person one ones way exactly actually quick question help understand know " +
    "getting gets okay ok tell told says saying should shall gotta wanna anyone anything something thing things like want trying try hello bro brother sister guys thanks thank sir sheikh shaykh today now still ever always even after before if when again too so very bit little",
  ar:
    "اعمل اسوي سوي اقدر يصير بيصير نفسي عايزه عاوزه ابغي ودي محتاج شنو ايش اش وش شو ايه اللي الي بدي عايز عاوز ابغى ابي اريد حابب ممكن لو سمحت يا شيخ اخي اختي لي انا احنا عندي عليا عليه دي ده دا هاد هذي هاي هيك كدا كده مو مش ما موش دلوقتي الحين هسه ديال بتاع حق تاع " +
    "عشان علشان لان بس كمان برضو يعني طيب سلام عليكم السلام ورحمة رحمه وبركاته وبركاتة جزاك خيرا شكرا اعمل اسوي نعمل يعمل اعرف نعرف بسرعة سؤال صار يصير راح حد واحد احد شخص الواحد " +
    "sho shou shno a3mel a3mil amel iza eza law ana bas bass tany tani kaman ba3den fard 3ala 3la fi fe da di dah hada hadi kda keda ma hiya howa huwa hiya ana al el il l fi fel 3an an w wa ya hal lw samaht 3ayez bdi shu chno chnou wesh wach ach ash eh ma3na li lli elli dyal ta3 law mn men",
  fr:
    "c est ce cest quoi ca cela svp stp slt salut bonjour salam moi veux voudrais peux peut savoir comprendre connaitre dois doit doivent fait faire faut quelqu quelque chose quelle quel expliquez explique moi aide aidez question " +
    "koi quoi jsuis jpeux jveux jfais jdois jai jvais chui chuis pr ds qd pcq psk parce plusieurs est-ce on svpp jvoudrais jaimerais aimerais frere soeur cheikh apres avant toujours encore aussi tout tous toute toutes bien alors donc si lorsque lors va vais y a",
  ur:
    "سناؤ سنائیں سنائیے سنا sunao sunaen sunayen پڑھنا پڑھتے پڑھیں پڑھی پڑھے رکھنا رکھتے رکھیں رکھے parhna parhte parhein parhni parhe parh rakhna rakhte rakhein rakhe کروں کرو کرے کریں کرتا کرتے کرتی کرنے کرنا کرنی کی کیا کروں ہمیں جنہوں جنھوں نے لگتا لگتی لگانا والا والے والی رہتا رہتی پاتا پاتی براہ کرم مہربانی السلام علیکم جناب بھائی بہن شیخ صاحب چاہتا چاہتی ہوں سکتا سکتی سکتے ہیں جانا جاننا سمجھا دیں دے بتا دیجیے پلیز لوگ شخص آدمی جائے جائیں گا گی گے رہا رہی رہے کر " +
    "karun karoon krun karu karen karein lagta lagti ne jinhon jinhone parhni parhun parhoon parhna kro karo raha rhi kya kia kiya hai hain he h ho hota hoti hote ka ki ke k ko se say me mein main mai par pe pr aur or ya bhi hi to tha thi wo woh ye yeh is us un in jo mera meri mujhe muje apna apni hum ham tum ap aap batao bataein bataen bata btao dein do den karna karni karne karte karta karti kare karein kar kren krna krne krte sakta sakti sakte chahiye chahye plz please bhai sir sheikh salam liye lie baare bare matlab nahi nhi na koi kuch jata jati jaye raha rahi rahe ek aik",
  id: "bikin buat bikinnya gimana terus trus pas lg udh blm bgt kok hukum hukumnya dong sih nih tuh ya yah kak bang min pak ustadz ustad ustaz mohon tolong gan bro assalamualaikum salam nggak gak ga tidak enggak aja saja juga kalo kalau pas lagi mau ingin pengen boleh bisa harus gue gw lo lu itu ini yg dgn utk dr pd tdk krn karena buat bagi orang seseorang seorang tahu tau mengerti tanya pertanyaan apa apaan sebenarnya sebetulnya maksudnya melakukan lakukan",
  tr: "bilmiyorum bilmiyom bilmem ediyorum yapiyorum yapmaliyim olmuyor olmuyo istiyor edemiyorum yapamiyorum yapayim kalkamiyorum olmak oldum alinir almak alma alirken alip kilinir kilmak kilma kilarim kilinmali tutulur tutmak tutar tutulmali bir lutfen abi abla hocam hoca selam merhaba slm acaba ya peki hani yani mi mu misin miyim miyiz istiyorum isterim bilmek ogrenmek lazim gerek gerekir gerekiyor olur oluyor olmali yapmak yapilir yapmali yapmaliyim yaparim yapiyor yaptim edilir edilmeli ediyor et etmek soru sorum kisi kimse insan biri sey seyler nelerdir nedir midir mudur sonra once simdi bana anlat",
};

/** Words that frame questions elsewhere but are the subject of some cards. */
const meaningful: Readonly<Record<Language, string>> = {
  en: "story prophet prophets muslim muslims islam islamic name names quran koran allah god place feel feeling need chapter surah",
  ar: "قصة قصه اسم اسماء أسماء معنى القران القرآن الله اسلام الاسلام مسلم مسلمون المسلمون المسلمين المسلم المسلمه فضل انواع شروط اسباب نوع صاحب اثر موقف سورة سوره",
  fr: "histoire nom noms allah dieu islam musulman musulmans prophete coran sourate sens",
  ur: "کہانی قصہ kahani qissa نام اسلام مسلمان نبی قرآن اللہ مطلب سورت سورہ",
  id: "kisah cerita nama nabi allah tuhan islam muslim quran alquran surat surah arti makna",
  tr: "hikaye hikayesi kissa kissasi allah islam musluman peygamber kuran isim ismi isimleri adi sure suresi anlami yeri",
};

type Words = ReadonlySet<string>;

const folded = (text: string, language: Language): readonly string[] =>
  wordsOf(text, language).map((word) => word.folded);

const perLanguage = <Value>(of: (language: Language) => Value): Readonly<Record<Language, Value>> => ({
  en: of("en"),
  ar: of("ar"),
  fr: of("fr"),
  ur: of("ur"),
  id: of("id"),
  tr: of("tr"),
});

const asking = perLanguage(
  (language): ReadonlyMap<string, Interrogative> =>
    new Map(
      Object.entries(interrogatives[language]).flatMap(([kind, words]) =>
        folded(words, language).map((word) => [word, kind as Interrogative]),
      ),
    ),
);
const emptyWords = perLanguage((language): Words => new Set(folded(empty[language], language)));
const meaningfulWords = perLanguage((language): Words => new Set(folded(meaningful[language], language)));

/** What a folded word asks for; undefined for a word that asks nothing. */
export function interrogativeOf(word: string, language: Language): Interrogative | undefined {
  return asking[language].get(word);
}

/** How much a folded word says about the subject, from 0 to 1. */
export function substanceOf(word: string, language: Language): number {
  if (meaningfulWords[language].has(word)) return 0.4;
  if (word.length < 2 || emptyWords[language].has(word) || isFraming(word, language)) return 0;
  return isCommon(word, language) ? 0.3 : 1;
}
