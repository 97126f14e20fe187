import { expect, test } from "vitest";
import { detectDistress } from "./detect-distress.ts";
import { helpLinesFor, knownHelpLines } from "./help-lines.ts";

const kindsOf = (messages: readonly string[]) =>
  messages.map((message) => [message, detectDistress(message)?.kind] as const);

test.each([
  [
    "en",
    [
      "I want to kill my brother",
      "i'm going to hurt her",
      "im gonna stab him",
      "i wanna strangle my ex",
      "I keep thinking about killing my stepfather",
      "I will kill him, how do I pray isha",
      "my husband beats me and I'm going to kill him tonight",
      "i feel like hurting my baby when she cries",
      "I nearly choked my son today",
      "I cant take it anymore im about to beat him to death",
      "is it haram if i want to poison my mother in law",
    ],
  ],
  [
    "ar",
    [
      "بدي اقتله",
      "هقتله",
      "رح اقتل اخوي",
      "غادي نقتلو",
      "ناوي اذبح ولد عمي",
      "والله لاقتله",
      "سأقتل جاري",
      "عايزة اخنق حماتي",
      "خايفة اضرب ابني واموته",
      "افكر اقتل مديري",
      "badde a2tlo",
      "ha2telo",
      "ghadi n9tel khoya",
    ],
  ],
  [
    "fr",
    [
      "je vais le tuer",
      "je veux tuer mon frère",
      "jvais le buter ce soir",
      "j'ai envie de frapper ma femme",
      "je vais lui faire du mal",
      "je vais l'étrangler",
      "j'en peux plus, je vais tuer mon patron",
      "je le tuerai",
    ],
  ],
  [
    "ur",
    [
      "میں اسے مار دوں گا",
      "میں اپنے بھائی کو قتل کر دوں گا",
      "دل کرتا ہے اس کو جان سے مار دوں",
      "میں اس کو مارنا چاہتا ہوں",
      "mai usko maar dunga",
      "main apne bhai ko jaan se maar doonga",
      "dil karta hai saas ko zeher de dun",
      "usko qatal kar dungi",
      "main boss ko marna chahta hun",
    ],
  ],
  [
    "id",
    [
      "aku mau bunuh dia",
      "gue pengen bunuh bokap gue",
      "saya ingin membunuh suami saya",
      "bakal kubunuh dia",
      "rasanya pengen nusuk mantanku",
      "aku akan menyakitinya",
      "pengen nyekik anakku",
    ],
  ],
  [
    "tr",
    [
      "onu öldürücem",
      "onu öldüreceğim",
      "kocamı öldürmek istiyorum",
      "gebertcem o herifi",
      "abimi bıçaklıcam",
      "bebeğimi boğasım geliyor",
      "canını yakacağım",
      "onu döveceğim",
    ],
  ],
] as const)("who is about to kill or hurt somebody else is told to step away: %s", (_, messages) => {
  expect(kindsOf(messages).filter(([, kind]) => kind !== "threat")).toEqual([]);
});

test("who is threatened, or tells of others, gets no answer for a threat", () => {
  const messages = [
    "he said he will kill me",
    "my husband says he will kill me",
    "my father will kill me if he finds out I'm pregnant",
    "my brother told me i will kill her",
    "my uncle is going to kill my aunt",
    "ابوي قال رح يقتلني",
    "اخوي بده يقتل اختي",
    "il a dit qu'il va me tuer",
    "mon frère veut tuer ma sœur",
    "وہ کہتا ہے کہ میں تمہیں مار دوں گا",
    "bhai kehta hai ke mujhe maar dega",
    "dia bilang mau bunuh aku",
    "suamiku mau bunuh aku",
    "babam beni öldürecek",
    "abim onu öldüreceğim diyor",
    "i want to kill myself",
    "میں خود کو مار دوں گا",
    "main khud ko maar dunga",
    "aku mau bunuh diri",
    "kendimi öldüreceğim",
    "هقتل نفسي",
    "je vais me tuer",
  ];
  expect(kindsOf(messages).filter(([, kind]) => kind === undefined || kind === "threat")).toEqual([]);
});

test("idioms, games, stories, animals and what is denied are no threat", () => {
  const messages = [
    "I could kill for a coffee",
    "I'm going to kill him at chess",
    "i want to kill time before iftar",
    "I would never hurt her",
    "I don't want to hurt him",
    "i dont want to hurt my mother's feelings",
    "in my novel i want to kill the villain",
    "i want to know who killed uthman",
    "may I kill a snake in the house",
    "I want to slaughter a sheep for Eid",
    "i dreamt i was going to kill my brother",
    "im going to kill my sister lol she ate my cake",
    "بدي اقتل الوقت",
    "ما بدي اقتل حد",
    "هقتل الصرصور ده",
    "هقتله في الشطرنج",
    "بموت فيك",
    "je vais tuer le temps",
    "je ne veux pas le tuer",
    "je vais le tuer au foot mdr",
    "je vais frapper à la porte",
    "میں مچھر کو مار دوں گا",
    "main machar ko maar dunga",
    "usko chess mein maar dunga",
    "aku gak mau bunuh dia",
    "mau bunuh nyamuk di kamar",
    "mau bunuh waktu sambil nunggu buka",
    "satrançta onu öldürücem",
    "sivrisineği öldüreceğim",
    "onu öldürmek istemiyorum",
  ];
  expect(kindsOf(messages).filter(([, kind]) => kind === "threat")).toEqual([]);
});

test("thoughts that do not stop and threats that name no act are threats", () => {
  const messages = [
    "I can't stop thinking of killing my ex",
    "I will make him pay for what he did to me",
    "he won't see tomorrow, I have a knife",
    "j'arrête pas de penser à tuer mon ex",
    "ما بقدر وقف تفكير بقتل طليقي",
    "اشتريت سكين ورح استناه عند بيته",
    "us ko maarne ke khayal aate hain",
    "اسے مارنے کے خیال آتے ہیں",
    "aku ga bisa berhenti mikirin bunuh bosku",
    "eski kocamı öldürmeyi düşünmeden duramıyorum",
  ];
  expect(kindsOf(messages).filter(([, kind]) => kind !== "threat")).toEqual([]);
  const others = [
    "I'll make him pay the rent",
    "I don't keep thinking about hurting him",
    "I will make her pay for dinner",
  ];
  expect(kindsOf(others).filter(([, kind]) => kind === "threat")).toEqual([]);
});

test("the emergency number stands first, and no line for victims of violence is among them", () => {
  const { near, elsewhere } = helpLinesFor("threat", knownHelpLines, "Europe/Paris");
  expect(near.map(({ use }) => use)).toEqual(["emergency", "despair"]);
  expect([...near, ...elsewhere].some(({ use }) => use === "violence")).toBe(false);
});
