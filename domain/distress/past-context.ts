import { foldMessage, phrasePattern } from "./fold-message.ts";

/** What says that a danger was over years ago; a tilde matches any ending. Hours and days ago it is not over. */
const longAgo = {
  latin:
    "years ago, decades ago, a decade ago, years past, years clean, used to, back then, years later, first husband, ex husband used, autrefois, a lepoque, mon premier mari, ya des annees, il y a des annees, il y a longtemps, tahun lalu, tahun yang lalu, tahun silam, dulu pernah, dulu aku, aku dulu, dulu saya, saya dulu, dulu gue, gue dulu, aku pernah, saya pernah, dahulu, dulu sering, eskiden, yillar once, yil once, sene once, gencken, genclig~, ilk esim, ilk kocam, saal pehle, sal pehle, baras pehle, pehle shohar, pehla shohar, arsa pehle, men zaman, mn zaman, men sneen, el gowz el awwel, jozi el awwel",
  arabic:
    "قبل سنوات, قبل سنين, قبل سنه, قبل سنتين, زمان, زوجي الاول, الزوج الاول, سال پہلے, برس پہلے, سالوں پہلے, برسوں پہلے, عرصہ پہلے, پہلا شوہر, پہلے شوہر",
} as const;
/** Years with their number between the words. */
const counted = {
  latin: "y a (?:[^ |]+ ){1,2}ans|(?:in|en) (?:19|20)\\d\\d",
  arabic: "قبل (?:[^ |]+ ){1,2}(?:سنه|سنين|سنوات|عام|عاما)|(?:عام|سنه) (?:19|20|١٩|٢٠)[\\d٠-٩]{2}",
} as const;
/** What says that it goes on or comes back. */
const still = {
  latin:
    "still, again, but now, every day, every night, tonight, last night, today, this morning, these days, now he, now she, now they, now i want, now i cant, keeps, mais maintenant, toujours, encore, chaque jour, ce soir, hier, maintenant il, tapi sekarang, masih, lagi, malam ini, tadi, semalem, semalam, tiap hari, setiap hari, ama simdi, hala, halen, yine, bu gece, dun gece, her gun, lekin ab, ab bhi, abhi bhi, phir se, aaj, roz, kal raat, lessa, lissa, kol yom, el leila",
  arabic:
    "لكن الان, بس الحين, بس دلوقتي, بس هلا, لسه, لسا, لساته, بعده, لحد الان, لحد الحين, للحين, مازال, ما زال, ما زلت, مازلت, كل يوم, كل ليله, الليله, امبارح, البارحه, رجع, رجعت, لیکن اب, مگر اب, اب بھی, ابھی بھی, پھر سے, آج, روز, کل رات, ہر روز, مسلسل",
} as const;
/** What says that somebody came through. */
const recovered = {
  latin:
    "alhamdulillah, alhamdulilah, hamdoulillah, al hamdulillah, healed, recovered, years past, years clean, i am well, im well, im fine now, im happy, at peace, je vais bien, gueri, guerie, en paix, gloire a dieu, sembuh, sekarang bahagia, sudah bahagia, sukur, sukredi~, allah kurtardi, iyilestim, gecti, atlattim, shukar, shukr, theek hun, theek ho gaya, theek ho gayi, khush hun, el 7amdulillah, hamdullah",
  arabic:
    "الحمد لله, الحمدلله, والحمد لله, تعافيت, تعافت, تعالجت, شفاني, بخير, سامحته, سامحتهم, شکر, ٹھیک ہوں, ٹھیک ہو گیا, ٹھیک ہو گئی, خوش ہوں",
} as const;

const patterns = (["latin", "arabic"] as const).map((fold) => {
  const anyOf = (phrases: string) =>
    phrases
      .split(", ")
      .map((phrase) => phrasePattern(phrase, fold))
      .join("|");
  return {
    fold,
    past: new RegExp(` (?:${anyOf(longAgo[fold])}|${counted[fold]})(?= )`, "u"),
    recovered: new RegExp(` (?:${anyOf(recovered[fold])})(?= )`, "u"),
    present: new RegExp(` (?:${anyOf(still[fold])})(?= )`, "u"),
  };
});

/** True where a message or a part of one tells of what was over years ago, without a word that it goes on. */
export function isLongAgo(message: string): boolean {
  return patterns.some(({ fold, past, present }) => {
    const folded = foldMessage(message, fold);
    return past.test(folded) && !present.test(folded);
  });
}

/** True where it also says that somebody came through. */
export function isOvercome(message: string): boolean {
  return (
    isLongAgo(message) &&
    patterns.some(({ fold, recovered: through }) => through.test(foldMessage(message, fold)))
  );
}
