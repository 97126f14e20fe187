import { expect, test } from "vitest";
import { detectDistress } from "./detect-distress.ts";
import { withoutFigures } from "./figures-of-speech.ts";

test("sayings of death and a threat over a trifle are no danger", () => {
  const messages = [
    "my boss will kill me",
    "my boss is gonna kill me lol",
    "my boss will kill me if I'm late again",
    "my mum is going to kill me if I'm late",
    "mom's gonna kill me i broke her plate",
    "my dad will kill me for scratching the car",
    "this homework is killing me",
    "my back is killing me",
    "the heat today is killing me",
    "you're killing me haha",
    "I'm dying of hunger, when is iftar",
    "died laughing at that khutbah joke",
    "teacher is going to kill me i forgot my homework",
    "je suis mort de fatigue",
    "je suis morte de faim",
    "ma mère va me tuer si je suis en retard",
    "mon chef va me tuer",
    "mon patron va me tuer si je rate la réunion",
    "cette chaleur me tue",
    "mon dos me tue",
    "j'étais mort de rire",
    "ma sœur va me tuer, j'ai perdu mes clés",
    "ölüyorum gülmekten",
    "gülmekten öldüm",
    "annem beni öldürecek, tabağı kırdım",
    "patron beni öldürecek yarın",
    "bu sıcak beni öldürüyor",
    "açlıktan ölüyorum",
    "hocam beni öldürür ödevi unuttum",
    "başım beni öldürüyor",
    "mati aku, lupa bawa charger",
    "mampus aku telat lagi",
    "mama bakal bunuh aku kalau pecahin piring",
    "bos bakal bunuh aku",
    "tugas ini membunuhku",
    "mati ketawa aku",
    "aku bisa dibunuh ibu kalau lupa",
    "capek setengah mati hari ini",
    "marr gaya yaar itni garmi",
    "hans hans ke mar gaya",
    "ammi maar dalengi agar late hui",
    "boss mujhe maar dalega",
    "is garmi ne maar dala",
    "bhook se mar raha hun",
    "teacher maar dega homework nahi kiya",
    "ہنس ہنس کر مر گیا",
    "امی مار ڈالیں گی اگر دیر ہوئی",
    "گرمی نے مار ڈالا",
    "باس مجھے مار ڈالے گا",
    "بھوک سے مر رہا ہوں",
    "متت من الضحك",
    "بموت فيك",
    "مت من الجوع",
    "امي هتقتلني لو اتاخرت",
    "المدير هيقتلني",
    "الحر قاتلني",
    "ماما رح تذبحني كسرت الصحن",
    "ميت من التعب",
    "استاذي بيقتلني نسيت الواجب",
    "bmoot feek",
    "met mn el gou3",
    "mama hatmawetni law at2akhar",
  ];
  expect(messages.filter((message) => detectDistress(message))).toEqual([]);
});

test("a real threat of being killed still gets help", () => {
  const messages = [
    "my husband says he will kill me",
    "my father will kill me if he finds out I'm pregnant",
    "my husband will kill me",
    "my boss said he will kill me and he has a gun",
    "my dad beats me and says he will kill me",
    "my brother will kill me if he sees my hijab off",
    "mon mari va me tuer",
    "mon père va me tuer s'il apprend que je suis enceinte",
    "kocam beni öldürecek",
    "babam öğrenirse beni öldürür, hamileyim",
    "suamiku mau bunuh aku",
    "ayahku akan bunuh aku kalau tahu aku hamil",
    "shohar mujhe maar dalega",
    "abbu jaan se maar denge agar pata chala ke main pregnant hun",
    "شوہر مجھے مار ڈالے گا",
    "زوجي هيقتلني",
    "ابوي بيذبحني لو عرف اني احب واحد",
    "اهلي رح يقتلوني اذا عرفوا اني حامل",
    "this heat is killing me and my husband beats me",
  ];
  const kinds = messages.map((message) => [message, detectDistress(message)?.kind]);
  expect(kinds.filter(([, kind]) => kind !== "violence")).toEqual([]);
});

test("what is said beside a saying is judged", () => {
  expect(detectDistress("this homework is killing me and i want to kill myself")?.kind).toBe("self-harm");
  expect(withoutFigures("This heat is killing me, and my husband beats me")).toBe(
    "This and my husband beats me",
  );
  expect(withoutFigures("how do I pray?")).toBe("how do I pray?");
});
