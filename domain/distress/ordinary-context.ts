import { foldMessage, phrasePattern } from "./fold-message.ts";

/**
 * Contexts in which people write about everyday matters with words that messages of danger also have; a tilde matches any
 * ending.
 */
const contexts = {
  latin:
    "school trip, pas sahur, waktu sahur, before suhoor, before sahur, sahurda, sehri mein, avant le souhour, tabeer, khwab me, khwab mein, dream meaning, ruyamda, ruya tabiri, arti mimpi, social media, instagram, tiktok, facebook, whatsapp group, exam, exams, homework, cooking, chopping, onions, every friday, on fridays, every eid, on weekends, hajj, umrah, what does the quran say, what does islam say, subscription, contract, loan, does suicide, is suicide, reseaux sociaux, en cuisinant, oignons, chaque vendredi, que dit le coran, que dit lislam, abonnement, credit, omra, medsos, sosmed, masak, bawang, tiap jumat, ujian, umroh, haji, menurut islam, sosyal medya~, yemek yap~, yemek pisir~, sogan, her cuma, cumalari, bayramda, elini op~, umreye, hacca, sinav~, kredi",
  arabic:
    "رمضان اللي فات, اقضيهم, قبل السحور, تفسير حلم, تفسير الحلم, حلمت ان, خواب کی تعبیر, خواب میں دیکھا, سحری میں, انستقرام, انستغرام, فيسبوك, السوشيال, سوشيال, بطبخ, اطبخ, البصل, كل جمعه, كل عيد, العمره, الحج, امتحان, القرض, ما حكم, في الاسلام, سوشل میڈیا, انسٹا, فیس بک, سبزی, پیاز, ہر جمعے, ہر جمعہ, عید پر, عمرے, حج پر, امتحان, قرض, کیا حکم",
} as const;

const patterns = (["latin", "arabic"] as const).map((fold) => ({
  fold,
  pattern: new RegExp(
    ` (?:${contexts[fold]
      .split(", ")
      .map((phrase) => phrasePattern(phrase, fold))
      .join("|")})(?= )`,
    "u",
  ),
}));

/** True if a message names an everyday matter, such as cooking, an exam or a visit on Fridays. */
export function hasOrdinaryContext(message: string): boolean {
  return patterns.some(({ fold, pattern }) => pattern.test(foldMessage(message, fold)));
}
