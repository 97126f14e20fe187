import { foldMessage, phrasePattern } from "./fold-message.ts";

/**
 * Contexts in which people write about everyday matters with words that messages of danger also have; a tilde matches any
 * ending.
 */
const contexts = {
  latin:
    "as if you live forever, as if you will live forever, as though you will live forever, as if you were to live forever, as if you die tomorrow, as if you will die tomorrow, as if i live forever, comme si tu vivais, comme si tu devais vivre, comme si tu mourais demain, comme si tu devais mourir demain, seolah hidup selamanya, seakan hidup selamanya, seolah akan hidup selamanya, kayak hidup selamanya, seakan mati besok, hic olmeyecekmis gibi, yarin olecekmis gibi, jaise hamesha jina, jaise hamesha jeena, jaise kal marna, school trip, pas sahur, waktu sahur, before suhoor, before sahur, sahurda, sehri mein, avant le souhour, tabeer, khwab me, khwab mein, dream meaning, ruyamda, ruya tabiri, arti mimpi, social media, instagram, tiktok, facebook, whatsapp group, exam, exams, homework, cooking, chopping, onions, every friday, on fridays, every eid, on weekends, hajj, umrah, what does the quran say, what does islam say, subscription, contract, loan, does suicide, is suicide, reseaux sociaux, en cuisinant, oignons, chaque vendredi, que dit le coran, que dit lislam, abonnement, credit, omra, medsos, sosmed, masak, bawang, tiap jumat, ujian, umroh, haji, menurut islam, sosyal medya~, yemek yap~, yemek pisir~, sogan, her cuma, cumalari, bayramda, elini op~, umreye, hacca, sinav~, kredi, " +
    "understand this verse, understand this hadith, understand the verse, dont get it, get this part, tell me the rest, tell me about the next, the next one, next verse, the one before, stop smoking, quit smoking, stop vaping, a mosque, mosque near, prayer mat, prays in my house, still alive today, wake up for fajr, read quran, read arabic, left for work, wear hijab, makes me pray, taraweeh, left me the, " +
    "ce verset, ce hadith, la suite, le suivant, arreter de fumer, de mosquee, a me lever, me lever pour, premiere fois, sans faire expres, parti au travail, porter le voile, tarawih, " +
    "ayat ini, hadis ini, selanjutnya, berhenti merokok, bangun subuh, bangun tahajud, pergi dinas, dinas luar, pakai jilbab, tarawih, hafalan, " +
    "bu ayeti, bu hadisi, sonraki~, sigarayi birak~, sabah namazina, namaza kalk~, basini ort, teravih~, ezber~, " +
    "ye ayat, yeh ayat, is ayat, agli wali, naukri nahi, job nahi, neend nahi aati, naraz hai, naraz hain, naraz hain mujh, cigarette chhor~, hijab karo, fajr ke liye, " +
    "za3lan mn, za3lana mn, mesh fahem, as7a el fagr",
  arabic:
    "كانك تعيش ابدا, كانك تموت غدا, كانك عايش ابدا, جیسے ہمیشہ جینا, جیسے ہمیشہ رہنا, جیسے کل مرنا, رمضان اللي فات, اقضيهم, قبل السحور, تفسير حلم, تفسير الحلم, حلمت ان, خواب کی تعبیر, خواب میں دیکھا, سحری میں, انستقرام, انستغرام, فيسبوك, السوشيال, سوشيال, بطبخ, اطبخ, البصل, كل جمعه, كل عيد, العمره, الحج, امتحان, القرض, ما حكم, في الاسلام, سوشل میڈیا, انسٹا, فیس بک, سبزی, پیاز, ہر جمعے, ہر جمعہ, عید پر, عمرے, حج پر, امتحان, قرض, کیا حکم, " +
    "هذه الايه, هذي الايه, هالايه, الايه دي, كمل الباقي, اللي بعدها, ابطل سجاير, اوقف التدخين, مسجد قريب, اقوم للفجر, اصحي الفجر, اصحي للفجر, البس الحجاب, التراويح, زعلانه مني, زعلان من امي, " +
    "یہ آیت, اس آیت, اگلی والی, سگریٹ چھوڑ~, نوکری نہیں, نیند نہیں آتی, ناراض ہیں, ناراض ہے, حجاب کرو, فجر کے لیے, تراویح",
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
