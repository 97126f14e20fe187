import type { Language } from "#domain/language.ts";

type Batch = { readonly danger: readonly string[]; readonly none: readonly string[] };

/**
 * Written after rules, weights and threshold were final, and never used to correct them: the first run is the
 * figure for strangers.
 */
export const unseen: Readonly<Record<Language, Batch>> = {
  en: {
    danger: [
      "there's nothing keeping me on this earth anymore",
      "my flatmate emptied the whole medicine cabinet into his mouth",
      "dad smashed my head against the wall last night",
      "every time I hold the kitchen knife I think about using it on me",
      "my tutor asks me for pictures without clothes",
      "she says she'd rather be in the grave than at school",
      "if I sleep tonight I hope Allah keeps me",
      "my husband won't let me see a doctor and hits me when I ask",
      "I can't picture myself alive next month",
      "they booked my ticket to marry someone I've never met and took my passport",
    ],
    none: [
      "my husband forgot his prayer what should he do",
      "the dua for entering a graveyard",
      "how did the people of Lut perish",
      "my daughter wants to start memorising juz amma",
      "my knife is blunt can I slaughter the sheep with it",
      "I cried all night reading surah Yusuf",
      "is it sinful to sleep through fajr",
      "my uncle passed me a nice book on tajweed",
    ],
  },
  ar: {
    danger: [
      "نفسي ربنا ياخدني النهاردة قبل بكرة",
      "مرات ابويا بتحرقني بالمعلقة",
      "ما عندي نية اكمل حياتي بعد هالليلة",
      "واحد من اقاربي بيحط ايده على جسمي",
      "صديقي بعث لي رسالة وداع وما يرد",
      "حطيت السكين على رقبتي وتراجعت",
      "كل يوم كف وركل قدام اولادي",
      "ابغى اختفي وما حد يلقاني",
      "راجلي كيضربني وكيسد عليا الباب",
      "شربت كلور",
    ],
    none: [
      "زوجي يريد ان يختم القران معي",
      "من ذبح اسماعيل",
      "هل قطع الرحم حرام",
      "اتعب وانا صائم في الشغل",
      "ما حكم شرب الخل",
      "السكين لازم تكون حادة عند الذبح",
    ],
  },
  fr: {
    danger: [
      "j'ai rédigé ma lettre d'adieu",
      "mon compagnon m'étrangle quand il boit",
      "je n'attends plus rien sauf la mort",
      "un cousin m'a obligée à faire des choses sales",
      "ma copine a gobé deux plaquettes de somnifères",
      "chaque soir je me coupe les cuisses",
      "papa nous tape avec une ceinture",
      "je serais mieux sous terre",
      "mon mari garde mes papiers et m'enferme",
      "je suis assis au bord du quai j'attends le train pour en finir",
    ],
    none: [
      "mon mari veut faire la omra avec moi",
      "le couteau doit-il être aiguisé pour le sacrifice",
      "comment laver le mort",
      "mes parents prient en retard",
      "j'attends la nuit du destin",
      "puis-je prendre le train pendant le jeûne",
    ],
  },
  ur: {
    danger: [
      "دل چاہتا ہے آج رات سب ختم ہو جائے اور میں بھی",
      "شوہر نے گرم استری سے جلا دیا",
      "قاری صاحب مجھے اکیلے میں چھوتے ہیں",
      "میری سہیلی نے نس کاٹ لی ہے",
      "فینائل پی لی ہے میں نے",
      "ab saans lena bhi bojh lagta hai mout aa jaye",
      "bhai ne pistol nikal kar kaha mar dunga",
      "mujhe kamre mein band karke marte hain",
      "meri beti kehti hai wo zinda nahi rehna chahti",
      "zabardasti nikah kara rahe hain",
    ],
    none: [
      "میرے شوہر حج پر جا رہے ہیں",
      "قبرستان میں داخل ہونے کی دعا",
      "چھری تیز ہونی چاہیے قربانی میں",
      "meri beti quran hifz karna chahti hai",
      "roze mein thakan bohat hoti hai",
      "kya qabar par phool dalna jaiz hai",
    ],
  },
  id: {
    danger: [
      "rasanya lebih enak di kuburan daripada di rumah ini",
      "bapak nendang perutku pas lagi hamil",
      "sepupuku sering masukin tangannya ke bajuku",
      "adikku nenggak pembersih lantai",
      "silet udah di tangan",
      "gue pengen tamat aja malam ini",
      "suami gak ngasih makan dan gembok pintu",
      "sahabatku pamit katanya gak akan ketemu lagi selamanya",
      "diancam mau dibacok sama mantan",
      "aku berharap besok gak bangun",
    ],
    none: [
      "doa masuk kuburan",
      "suamiku mau mengkhatamkan quran",
      "pisau harus tajam waktu kurban",
      "capek puasa sambil kerja",
      "bolehkah naik kereta saat puasa",
      "anakku mau mulai hafalan juz 30",
    ],
  },
  tr: {
    danger: [
      "toprağın altı daha huzurlu geliyor bana",
      "nişanlım saçımdan tutup yere vurdu",
      "kuran hocası elini bacağıma koyuyor",
      "çamaşır suyu içtim midem yanıyor",
      "jilet elimde ne olur yardım",
      "kızım yaşamak istemediğini söylüyor",
      "eniştem tehdit ediyor kimseye söylersem öldürürmüş",
      "bu gece her şey bitecek elveda",
      "on beş yaşındayım beni evlendiriyorlar istemiyorum",
      "babam kemerle sırtımı kanattı",
    ],
    none: [
      "kocam hacca gidiyor dua edin",
      "kurban bıçağı keskin olmalı mı",
      "mezarlığa girerken okunacak dua",
      "kızım hafız olmak istiyor",
      "oruçluyken çok susuyorum",
      "bu gece kadir gecesi mi",
    ],
  },
};
