import { expect, test } from "vitest";
import { detectDistress } from "./detect-distress.ts";
import { isLongAgo, isOvercome } from "./past-context.ts";

const isDanger = (message: string) => (detectDistress(message)?.kind ?? "grief") !== "grief";

test("what was over years ago is told from what goes on, and from what happened an hour ago", () => {
  const over = [
    "I used to want to die, now I am well",
    "my first husband hit me, that was ten years ago",
    "j'ai failli me tuer il y a cinq ans, je vais bien",
    "قبل عشرين سنة فكرت في الموت واليوم أنا بخير",
    "دس سال پہلے شوہر مارتا تھا، طلاق ہو گئی",
    "tiga tahun lalu aku hampir menyerah, alhamdulillah sembuh",
    "on yıl önce ölmek istiyordum, şükür geçti",
  ];
  expect(over.filter((message) => !isLongAgo(message))).toEqual([]);
  const now = [
    "years ago my uncle touched me and he still comes to my room",
    "I used to be happy, tonight I will end it",
    "I took all my pills an hour ago",
    "il y a cinq ans il a commencé, il me frappe encore",
    "قبل سنوات ضربني ولسه يضربني",
    "on yıl önce evlendik, her gün dövüyor",
  ];
  expect(now.filter(isLongAgo)).toEqual([]);
});

test("a danger that goes on is recognised after years, and not one that somebody came through", () => {
  const messages = [
    "i used to be happy now i just want to die",
    "dulu aku bahagia sekarang aku pengen mati",
    "eskiden mutluydum şimdi ölmek istiyorum",
    "5 saal pehle shadi hui thi shohar bohat marta hai",
    "قبل سنتين مات ابوي ومن يومها ابي اموت",
  ];
  expect(messages.filter((message) => !isDanger(message))).toEqual([]);
  const through = [
    "I used to want to die but alhamdulillah that is two years ago",
    "قبل عشرين سنة فكرت بالانتحار واليوم الحمد لله",
    "dulu aku pernah mau bunuh diri, alhamdulillah udah sembuh",
  ];
  expect(through.filter((message) => !isOvercome(message))).toEqual([]);
  expect(isOvercome("alhamdulillah I used to be well but now I want to die")).toBe(false);
});

test("a danger stated beside what is over is recognised", () => {
  const messages = [
    "I used to be happy. I want to die",
    "Years ago I was strong. My husband beats me",
    "il y a dix ans j'étais bien. je veux mourir",
  ];
  expect(messages.filter((message) => !isDanger(message))).toEqual([]);
});
