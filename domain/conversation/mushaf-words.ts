import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";

/** Any of the phrases as whole words of a message that has a space before and behind it. */
export const anyOf = (pattern: string) => new RegExp(` (?:${foldArabic(pattern)})(?= )`, "u");

export const howMany = anyOf(
  "how many|how much|number of|count of|total(?: number)?(?: of)?|combien(?: de| d)?|nombre(?: de| d)?|كم|كم عدد|عدد|chand|كتنے|کتنے|کتنی|کتنا|کل تعداد|کل آیات|کل کتنی|کل کتنے|تعداد|berapa|berapa banyak|jumlah|ada berapa|kac|kac tane|toplam|kitni|kitne|kitna|kam|kam 3adad|3adad|how long|kul",
);

export const juz = anyOf(
  "juzz?|juzu[^ ]*|juzz?s|ajza|para|parah|pare|parey|sipare|sipara|siparah|paras|cuz[^ ]*|جزء|الجزء|جزو|جز|أجزاء|الاجزاء|اجزاء|جزءا|پارہ|پارے|پاروں|سپارہ|سپارے|parts?|partie?s?|bagian",
);

export const prostrations = anyOf(
  "sajdas?|sajdahs?|sujoods?|sujuds?|sejda|prostrations?|prosternations?|secde[^ ]*|سجدة|سجدات|سجده|السجدات|سجدے|سجود|sujud tilawah|ayat sajdah|sajdat|sajadat",
);

export const surahWord = anyOf(
  "sura|surah|surahs|suras|surat|suraat|surate|surates|suwar|sowar|soorahs|chapters?|chapitres?|sourates?|sure|sureler|suresi|suredir|sureleri|surelerin|sureden|surede|surelerde|سورة|سور|سوره|السور|سورتیں|سورتين|سورتوں|سورت|سورۃ|السورة|surahnya|suratnya",
);

export const whyOrHow = anyOf(
  "why|reason|reasons|how to|when to|benefits?|virtues?|لماذا|لم|سبب|اسباب|فضل|فضائل|pourquoi|raison|bienfaits?|kenapa|mengapa|asbabun|sebab|keutamaan|neden|nicin|sebebi|fazilet[^ ]*|کیوں|وجہ|فضیلت|kyun|kyon|tafsir|tafseer|تفسير|tefsir[^ ]*|summary|theme|topic|about",
);
