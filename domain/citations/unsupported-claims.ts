import { plainMessage } from "#domain/conversation/plain-message.ts";
import { judgesGroup } from "#domain/groups/group-question.ts";

/** A web address, email address or phone number, also spelt out: a model is given none. */
const address =
  /https?:|www\.|[\p{L}\d_-]\.(?!\d)[\p{Script=Latin}]{2,}|\S@\S|\b(?:dot|point|nokta|titik) (?:com|org|net|info)\b|\+?\d[\d\s().-]{6,}\d/iu;

/** What is allowed, obligatory or forbidden, or a permission to the reader: only scholars may say so. */
const ruling =
  /\b(?:you|one|we|they|muslims?|a believer|believers|he|she|anyone|everyone|people) (?:may|can|must|shall|should|ought|need not|are (?:free|allowed|permitted|obliged|not required))\b|\b(?:allowed|permitted|permissible|impermissible|lawful|unlawful|halal|haram|forbidden|prohibited|obligatory|makruh|wajib|fard|sinful|disallowed)\b|\b(?:no|not a|a|is) (?:sin|harm|blame)\b|\b(?:vous|tu|on) (?:pouvez|peux|peut|devez|dois|doit)\b|\b(?:permise?s?|licites?|illicites?|interdite?s?|autorisée?s?|obligatoires?|péché)\b|\b(?:boleh|diperbolehkan|dibolehkan|dilarang|terlarang|berdosa|dosa|wajib|sah)\b|(?:helal|haram|caiz|günah|farz|yasak|vacip|serbest)|[ae]bilir(?:sin|siniz|iz|ler)?(?![\p{L}])|(?:يجوز|تجوز|يحل|يحرم|حلال|حرام|مباح|جائز|واجب|مكروه|محرم|لا ?حرج|لا ?بأس|يمكنك|لك أن|يجب|ناجائز|سکتے|سکتی|سکتا|گناہ|اجازت)/iu;

/** Violence, commanded or described, which is never shown in a model's words. */
const violence =
  /\b(?:kill|slay|behead|execute|murder|stone|strike|beat|whip|lash|burn|attack|slaughter|fight)(?:s|ed|ing|en)?\b|\b(?:tue[zrs]?|égorge\w*|frappe[zr]?|lapide\w*|brûle[zr]?|exécute\w*|combatte[zr])(?![\p{L}])|\b(?:bunuh\w*|membunuh|dibunuh|perangi|pukul\w*|rajam|bakar|penggal\w*)\b|(?:öldür|katled|kesin|döv|taşla|savaşın|yakın onlar)|(?:اقتل|قتل|يقتل|اضرب|ارجم|رجم|احرق|قاتلوا|اذبح|مار ڈال|سنگسار)/iu;

/** A narrated saying, of any narrator. */
const narration =
  /\b(?:abu|abou|ebu) (?:hurayra|huraira|hurayrah|hureyre|dharr|said|bakr|musa|umama)|\b(?:ibn|ibnu) (?:abbas|umar|omar|masud|mas'ud)|\b(?:anas|aisha|aïcha|aişe|bukhari|tirmidhi|muadh|jabir|sahaba|companions?)\b.{0,60}\b(?:heard|hears|said|says|narrat\w+|report\w+|relat\w+|told|transmit\w+|rapport\w+|dit|entend\w+|meriwayatkan|mendengar|berkata|rivayet|dedi|duy\w+)|\bheard (?:from )?(?:him|it from|the (?:prophet|messenger))|\b(?:narrat|transmit|rivayet|meriwayatkan|diriwayatkan|rapporté par)\w*|(?:هريرة|هريره|ابن عباس|ابن عمر|ابن مسعود|سمعت|سمع منه|حدثنا|أخبرنا|روى|روت|رواية|روایت|ہریرہ|فرمایا|ﷺ (?:قال|يقول))/iu;

/** The voice of scripture, as invented verses use it: God's "We", calls, oaths and promises. */
const scriptureVoice =
  /\bO (?:you|ye|people|mankind|humankind|believers?|children|prophet|my servants?|son|man)\b|\b(?:indeed|verily|truly|surely|lo|behold|certainly)\b,? (?:we|i|allah|god|the|those|with|he|whoever|your|my|it|to|in)\b|\b(?:we|i) (?:have |had |did |shall |will )?(?:sent|send|created?|made|reveal\w*|gave|decreed?|ordained?|prepared?|promised?|raised?|placed?|tested?|test|forgiv\w+|punish\w*|reward\w*|guided?|answer\w*|appointed?|written)\b|\b(?:thou|thee|thy|ye|hath|shalt|unto)\b|\bwoe (?:to|unto)\b|\b(?:blessed|cursed) (?:are|is|be)\b|\bwhoever\b|\bhe who\b|\bthose who\b.{0,60}\b(?:shall|will)\b|\b(?:allah|god|your lord|the lord)\b.{0,12}\b(?:has|have|will|shall|does|commands?|promises?|loves?|created|forgives)\b|\bsay ?:|\bô (?:vous|gens|hommes|enfants|prophète|mes)|\b(?:certes|en vérité|malheur à|quiconque)\b|\bnous avons (?:envoyé|créé|révélé|fait|donné|prépar|promis)|\b(?:wahai|hai) (?:orang|manusia|anak|hamba|nabi)|\b(?:sesungguhnya|barang ?siapa|celakalah)\b|\bkami (?:telah|ciptakan|turunkan|utus|jadikan|beri)|(?:^|\s)ey (?:iman|insan|âdem|kul|peygamber)|(?:şüphesiz|andolsun|vay hâline|muhakkak)|(?:يا ?أيها|يا ?ايها|يا بني|يا عبادي|يا قوم|إنا |انا (?:أ|خلق|جعل)|إن الله|ان الله|ولقد|لقد (?:أ|خلق|جعل)|الذين (?:آمنوا|امنوا|كفروا|يصبرون|صبروا)|لعلكم|لعلهم|ويل |طوبى|من صبر|وما أ|وأنزلنا|وجعلنا|وخلقنا|وأعددنا|فإن مع|ربكم|ربك |اے (?:ایمان|لوگو|بنی|میرے)|بے ?شک|ہم نے)/iu;

/**
 * True for a sentence that no source can support: an address, a ruling, violence, a narrated saying, the
 * voice of scripture, a judgement on people.
 */
export function isUnsupportedClaim(sentence: string): boolean {
  const bare = sentence.replace(/[\u064b-\u0652\u0670\u0640]/gu, "").replace(/\s+/gu, " ");
  if ([address, ruling, violence, narration, scriptureVoice].some((pattern) => pattern.test(bare)))
    return true;
  return judgesGroup(plainMessage(bare));
}
