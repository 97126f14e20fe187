import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { plainMessage } from "./plain-message.ts";

/** The first words of follow-up questions in the six languages; folded. */
const followUpStart =
  /^(?:and|what about|how about|where is (?:that|it|this)|why is that|و(?:ماذا|ما|هل|كيف|اين)?\s|وماذا عن|ولل|واين|و[\u0621-\u064a]{2,}(?:ته|تها|تهم|نه|بوه)\s*$|et (?:pour|les|la|le|si|ou)|et |qu'en est il|اور |aur |dan |bagaimana dengan|di mana itu|peki|ya |ve |o nerede|bu nerede)/u;
const mostWords = 5;
/** Words for somebody or something named before: his wife, its reward; folded. */
const ofNamedBefore =
  /(?:^|\s)(?:his|her|their|its|son (?:pere|frere|fils|peuple|epouse)|sa (?:femme|mere|fille|soeur|famille|recompense)|ses (?:fils|enfants|freres|parents|filles)|leur|leurs|(?:un|us|is|in) k[aie]|unka|unki|unke|uska|uski|uske|iska|iski|iske|inka|inki|inke|(?:ان|اس) (?:كا|كي|كے|کا|کی|کے)|(?:ال)?(?:زوجت|زوج|ام|ابو|اب|ابن|بنت|اخو|اخا|اخت|والد|والدت|قوم|اولاد|ابناء|اهل|عائلت|مرت|قصت)(?:ه|ها|هم)|(?:ayah|ibu|istri|suami|anak|putra|putri|saudara|kakak|adik|kaum|umat|keutamaan|pahala|hukuman|dalil|contoh|doa)nya|babasi|annesi|oglu|kizi|esi|karisi|kocasi|kardesi|kardesleri|kavmi|sevabi|fazileti|cezasi|delili|duasi)(?=\s|$)/u;

/** Messages that have no subject of their own: they ask for more of the answer before them, or why it is so. */
const asking: ReadonlySet<string> = new Set(
  [
    "tell me more|tell me more about it|tell me more about him|tell me more about her|more about it|more|more please|go on|continue|explain|explain more|explain that|more detail|more details|give me more|say more|why|why so|why is that|how come|how so|really|proof|evidence|what is the proof|what is the evidence|what is the source|what's the proof|what's the evidence|what's the source|and the proof|and the evidence|source|sources|where is that from|where does it say that|and then|and then what|what then|what happened next|what happened then|can you explain|can you tell me more|please explain|elaborate|can you elaborate",
    "احكيلي اكتر|خبرني اكتر|احكي اكثر|كملي القصة|كمل القصة|دليل|الدليل|والدليل|طيب والدليل|وما الدليل|ما الدليل|ما هو الدليل|وما هو الدليل|ما دليلك|وين الدليل|شو الدليل|ايه الدليل|وش الدليل|المصدر|ما المصدر|المزيد|زدني|زيدني|أكثر|اكمل|كمل|كملي|كمل لي|اشرح|اشرح لي|اشرح اكثر|اشرح لي اكثر|وضح|وضح اكثر|فصل|تفاصيل|تفاصيل اكثر|لماذا|ولماذا|ليش|وليش|ليه|طيب ليه|طب ليه|علاش|لم|وبعدين|ثم ماذا|وماذا بعد|ماذا حدث بعد ذلك|شو صار بعدين|وايه اللي حصل|احكيلي اكثر|قل لي المزيد|اخبرني المزيد|حدثني اكثر|من وين هذا|من اين هذا|zidni|kamel|kammel|lih|leh|laysh|3lach|w dalil|dalil|wl dalil|tayeb wl dalil|chra7|aktar|kaml",
    "dis-m'en plus|raconte-moi plus|raconte plus|raconte la suite|encore plus|dites-m'en plus|dis m'en plus|plus|en savoir plus|encore|continue|continuez|explique|expliquez|explique-moi|expliquez-moi|plus de détails|plus de détail|pourquoi|pourquoi cela|pourquoi ça|comment ça|la preuve|et la preuve|une preuve|quelle est la preuve|quelle est la source|source|sources|et ensuite|et après|la suite",
    "اور بتائیں|کچھ اور بتائیں|kuch aur batao|kuch aur batayein|اور بتاؤ|مجھے اور بتائیں|مزید بتائیں|مزید بتاؤ|مزید|مزید تفصیل|تفصیل|تفصیل سے بتائیں|کیوں|ایسا کیوں|وجہ|وجہ کیا ہے|دلیل|دلیل کیا ہے|اس کی دلیل|اس کی دلیل کیا ہے|حوالہ|حوالہ دیں|پھر کیا ہوا|آگے بتائیں|aur batao|aur batayein|aur bataen|mazeed|mazeed batao|mazeed bataein|tafseel|tafseel se batao|kyun|kyon|kiun|aisa kyun|daleel|daleel kya hai|iski daleel|hawala|phir kya hua",
    "lagi|ceritain lebih banyak|ceritakan lebih banyak|ceritain lagi|jelasin lagi|jelasin lebih detail|lebih banyak|lanjut|lanjutkan|ceritakan lagi|jelaskan|jelaskan lagi|jelaskan lebih lanjut|lebih lanjut|lebih detail|detailnya|kenapa|mengapa|kok bisa|kenapa begitu|mengapa begitu|dalil|dalilnya|apa dalilnya|mana dalilnya|apa buktinya|buktinya|sumbernya|apa sumbernya|terus|terus gimana|lalu apa|lalu|selanjutnya",
    "daha fazla|biraz daha|biraz daha anlatır mısın|daha fazla anlatır mısın|devamı|devamını anlat|devam|devam et|daha fazla anlat|biraz daha anlat|anlat|açıkla|açıklar mısın|detay|detay ver|daha detaylı anlat|neden|niye|niçin|neden öyle|delil|delili ne|delili nedir|peki delili|peki delili ne|kaynak|kaynağı ne|kaynağı nedir|kanıt|sonra|sonra ne oldu|peki sonra|ya sonra",
  ].flatMap((phrases) => phrases.split("|").map(plainMessage)),
);

/** What makes a request polite or casual, before or after it. */
const particles = new RegExp(
  foldArabic(
    "^(?:ok |okay |please |pls |tolong |lutfen |ممكن |طيب |لو سمحت |براہ کرم )+|(?: (?:please|pls|plz|svp|stp|dong|deh|ya|kak|donc|bana|lutfen|من فضلك|لو سمحت|بليز|na|yaar|پلیز))+$",
  ),
  "gu",
);

/** True for a message that asks for more of the answer before it ("tell me more", "why?", "طيب والدليل"). */
export function asksForMore(question: string): boolean {
  const plain = plainMessage(question);
  return asking.has(plain) || asking.has(plain.replace(particles, ""));
}

/** Stands between a question and each step to the verse beside it. */
export const nextStep = "\n";

const lead = foldArabic(
  "(?:(?:and|then|ok|okay|now|please|pls|show|read|recite|give|tell|what|whats|is|about|me|et|puis|lis|montre|moi|donne|و|طيب|اقرا|هات|اعطني|ما|ماهي|هي|اور|پھر|aur|phir|dan|lalu|bacakan|tolong|baca|peki|ve|ya) )*",
);
const trail = foldArabic(
  "(?: (?:please|pls|svp|stp|sunao|batao|batayein|dikhao|parho|سناؤ|بتائیں|پڑھیں|کون سی ہے|ہے|hai|dong|apa|oku|goster|ne|nedir|ver))*",
);
const step = (pattern: string) => new RegExp(`^${lead}(?:${foldArabic(pattern)})${trail}$`, "u");
const toNext = step(
  "(?:the )?(?:next|following)(?: (?:one|verse|ayah?|ayat))?|(?:the )?(?:one|verse|ayah?|ayat) (?:after|that follows|that comes after)(?: (?:it|that|this|that one))?|(?:what )?comes (?:after|next)(?: (?:it|that|this))?|(?:الاية )?التالية|(?:الاية )?(?:التي |اللي |والتي |واللي |و)?(?:بعدها|تليها)|(?:الاية )?ما بعدها|(?:le |la )?(?:verset )?(?:suivant|suivante|prochain|d apres|qui suit)|celui (?:d apres|qui suit|qui vient apres)|اگلی(?: آیت)?|اس کے بعد(?: والی| کی)?(?: آیت)?|agli(?: wali)?(?: ayat)?|(?:is|us) ?ke baa?d(?: wali| ki)?(?: ayat)?|ayat (?:selanjutnya|berikutnya|setelahnya|sesudahnya)|(?:yang )?(?:berikutnya|setelahnya|sesudahnya)|(?:bir )?sonraki(?:si)?(?: ayet)?i?|ondan sonraki(?:si)?(?: ayet)?|devamindaki(?: ayet)?",
);
const toPrevious = step(
  "(?:the )?(?:previous|preceding|prior)(?: (?:one|verse|ayah?|ayat))?|(?:the )?(?:one|verse|ayah?|ayat) before(?: (?:it|that|this|that one))?|(?:what )?comes before(?: (?:it|that|this))?|(?:الاية )?السابقة|(?:الاية )?(?:التي |اللي |والتي |واللي |و)?قبلها|(?:الاية )?ما قبلها|(?:le |la )?(?:verset )?(?:precedent|precedente|d avant|qui precede)|celui (?:d avant|qui precede|qui vient avant)|پچھلی(?: آیت)?|اس سے پہلے(?: والی| کی)?(?: آیت)?|pichli(?: wali)?(?: ayat)?|(?:is|us) ?se pehle(?: wali| ki)?(?: ayat)?|(?:ayat |yang )?sebelumnya|(?:bir )?onceki(?:si)?(?: ayet)?i?|ondan onceki(?:si)?(?: ayet)?",
);

/** 1 for a message that asks for the verse after the one before it, -1 for the verse before that; undefined for others. */
export function stepOf(message: string): 1 | -1 | undefined {
  const plain = plainMessage(message);
  if (toNext.test(plain)) return 1;
  return toPrevious.test(plain) ? -1 : undefined;
}

/**
 * A message without a subject of its own stands for the question before; a short follow-up question, or one about what somebody named
 * before has, is searched together with it; any other alone.
 */
export function withPreviousQuestion(question: string, before: string | undefined): string {
  if (before === undefined) return question;
  if (stepOf(question) !== undefined) return `${before}${nextStep}${question}`;
  if (asksForMore(question)) return before;
  const folded = foldArabic(question.trim().toLowerCase()).replace(/[?؟!.]+/gu, "");
  const follows = isShort(folded) && followUpStart.test(`${folded} `);
  return follows || speaksOfNamed(question) ? `${before} ${question}` : question;
}

const isShort = (text: string) => text.split(/\s+/u).length <= mostWords;

/** True for a short message about what somebody named before has: "and his wife?", "oğlu kim". */
export function speaksOfNamed(question: string): boolean {
  const plain = plainMessage(question);
  return isShort(plain) && ofNamedBefore.test(plain);
}

/** The newest question with the earlier ones that it depends on, of questions in the order they were asked. */
export function withContext(questions: readonly string[]): string {
  return questions.reduce(
    (before, question) => withPreviousQuestion(question, before === "" ? undefined : before),
    "",
  );
}
