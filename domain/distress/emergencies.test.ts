import { expect, test } from "vitest";
import { detectDistress } from "./detect-distress.ts";

const othersThan = (kinds: readonly (string | undefined)[], messages: readonly string[]) =>
  messages
    .map((message) => [message, detectDistress(message)?.kind] as const)
    .filter(([, kind]) => !kinds.includes(kind));

test("who bleeds, falls down or does not breathe is told to call first", () => {
  const messages = [
    "I am bleeding right now",
    "I am bleeding a lot right now",
    "my dad collapsed",
    "my dad just collapsed on the floor",
    "she stopped breathing",
    "my baby is not breathing",
    "my mum fainted and wont wake up",
    "there is blood everywhere he cut his arm badly",
    "انا بنزف دلوقتي",
    "عم بنزف كتير",
    "انا انزف الان",
    "ابوي انهار",
    "ابويا وقع وفقد الوعي",
    "وقفت عن التنفس",
    "بطلت تتنفس",
    "امي ما عم تتنفس",
    "ana banzef delwa2ty",
    "je saigne beaucoup là",
    "je suis en train de saigner",
    "mon père s'est effondré",
    "mon père vient de tomber il est inconscient",
    "elle a arrêté de respirer",
    "elle ne respire plus",
    "میرا بہت خون بہہ رہا ہے",
    "مجھے خون آ رہا ہے رک نہیں رہا",
    "ابو گر گئے بے ہوش ہیں",
    "اس نے سانس لینا بند کر دیا",
    "وہ سانس نہیں لے رہی",
    "mera bohat khoon nikal raha hai",
    "abbu gir gaye behosh hain",
    "wo saans nahi le rahi",
    "us ne saans lena band kar diya",
    "aku berdarah banyak sekarang",
    "saya pendarahan banyak sekarang",
    "ayahku pingsan",
    "ayah saya ambruk",
    "dia berhenti bernapas",
    "bayiku gak napas",
    "şu an çok kanıyorum",
    "kanamam var durmuyor",
    "babam yere yığıldı",
    "babam bayıldı",
    "nefes almayı bıraktı",
    "nefesi durdu",
  ];
  expect(othersThan(["medical"], messages)).toEqual([]);
});

test("who took too much is told to call first", () => {
  const messages = [
    "I took too many pills an hour ago",
    "my sister took a whole box of pills",
    "اخذت حبوب كثيرة قبل ساعة",
    "بلعت حبوب كتير من ساعة",
    "akhadt 7boub ktir men sa3a",
    "j'ai pris trop de cachets il y a une heure",
    "j'ai avalé trop de médicaments",
    "میں نے ایک گھنٹہ پہلے بہت ساری گولیاں کھا لیں",
    "maine ek ghanta pehle bohat goliyan kha li",
    "aku minum terlalu banyak pil sejam yang lalu",
    "aku kebanyakan minum obat satu jam lalu",
    "bir saat önce çok fazla hap içtim",
    "bir saat önce bir kutu ilaç içtim",
  ];
  expect(othersThan(["overdose"], messages)).toEqual([]);
});

test("who was left or divorced is not taken for a victim of violence", () => {
  const messages = [
    "my husband left me",
    "my wife left me",
    "he divorced me",
    "my husband left me for another woman",
    "my wife left me and took the kids",
    "زوجي تركني",
    "جوزي سابني",
    "مراتي سابتني",
    "زوجي طلقني",
    "جوزي طلقني امبارح",
    "jozi sabni",
    "mon mari m'a quittée",
    "ma femme m'a quitté",
    "mon mari a divorcé de moi",
    "mon mari est parti avec une autre",
    "میرے شوہر نے مجھے چھوڑ دیا",
    "میری بیوی مجھے چھوڑ گئی",
    "شوہر نے طلاق دے دی",
    "mere shohar ne mujhe chor diya",
    "biwi mujhe chhor gayi",
    "us ne mujhe talaq de di",
    "suamiku meninggalkanku",
    "suamiku pergi ninggalin aku",
    "istriku meninggalkan aku",
    "aku dicerai suami",
    "kocam beni terk etti",
    "karım beni terk etti",
    "eşim beni boşadı",
    "kocam beni bırakıp gitti",
  ];
  expect(othersThan(["grief", undefined], messages)).toEqual([]);
});

test("who was left with bruises is", () => {
  const messages = [
    "my husband left me with bruises",
    "my husband left me with a black eye",
    "he left me bleeding on the floor",
    "زوجي تركني وجسمي كله كدمات",
    "mon mari m'a laissée couverte de bleus",
    "شوہر نے مار کر نیل ڈال دیے",
    "suamiku meninggalkan aku penuh memar",
    "kocam beni morluklar içinde bıraktı",
  ];
  expect(othersThan(["violence"], messages)).toEqual([]);
});

test("who was left and wants to die is told so first", () => {
  const messages = [
    "my husband left me and I can't live anymore",
    "my wife left me, i want to die",
    "kocam beni terk etti artık yaşamak istemiyorum",
    "mon mari m'a quittée je veux mourir",
    "زوجي تركني ومابي اعيش",
  ];
  expect(othersThan(["self-harm"], messages)).toEqual([]);
});

test("a nosebleed, a collapsed tent and tablets before fajr are no emergency", () => {
  const messages = [
    "my nose is bleeding does it break my fast",
    "gum bleeding while fasting",
    "does bleeding break wudu",
    "the ottoman empire collapsed",
    "i took my pills an hour ago before fajr",
    "هل نزيف الانف ينقض الوضوء",
    "je saigne du nez pendant le jeûne",
    "gusi berdarah batal puasa gak",
    "burnum kanıyor orucum bozulur mu",
    "ناک سے خون بہہ رہا ہے روزہ ٹوٹ گیا؟",
    "my phone died and the tent collapsed",
  ];
  expect(othersThan([undefined], messages)).toEqual([]);
});

test("the signs of a stroke, a heart attack, a shock, a bite and poison are told to call first", () => {
  const messages = [
    "my dad's mouth is crooked and his arm is weak",
    "my chest hurts and my left arm is numb",
    "a bee stung him and his throat is swelling",
    "a snake bit my brother in the field",
    "j'ai une douleur dans la poitrine et la mâchoire",
    "mon fils a mangé des cacahuètes, sa gorge gonfle",
    "mulut bapak mencong tiba tiba",
    "dada sakit banget sama keringet dingin",
    "babamın ağzı kaydı konuşamıyor",
    "oğlumu yılan soktu",
    "وجع في صدري وذراعي",
    "عقرب لدغت ابني",
    "سینے میں درد ہے اور پسینہ آ رہا ہے",
    "بھائی کو سانپ نے کاٹا ہے",
    "saanp ne kaata hai bhai ko",
  ];
  expect(othersThan(["medical"], messages)).toEqual([]);
  const others = [
    "I dreamt a snake bit me",
    "sore throat, may I gargle while fasting",
    "soap foam in my mouth, is my fast valid",
    "hadith about the scorpion that stung a man",
  ];
  expect(othersThan([undefined], others)).toEqual([]);
});
