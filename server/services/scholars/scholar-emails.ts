import type { Language } from "#domain/language.ts";

type Template = { readonly subject: string; readonly text: string };

/** Emails to people who asked scholars, without the question itself. `{link}` is the page where it was asked. */
const templates = {
  answered: {
    en: {
      subject: "A scholar has answered you",
      text: "Peace be upon you,\n\na scholar has answered the question you sent. Sign in and read it here:\n\n{link}\n\nRiwaq",
    },
    ar: {
      subject: "أجابك عالم",
      text: "السلام عليكم،\n\nأجاب عالم عن السؤال الذي أرسلته. سجّل الدخول واقرأ الجواب هنا:\n\n{link}\n\nرواق",
    },
    fr: {
      subject: "Un savant vous a répondu",
      text: "Que la paix soit sur vous,\n\nun savant a répondu à la question que vous avez envoyée. Connectez-vous pour lire la réponse :\n\n{link}\n\nRiwaq",
    },
    ur: {
      subject: "ایک عالم نے آپ کو جواب دیا ہے",
      text: "السلام علیکم،\n\nآپ کے بھیجے ہوئے سوال کا ایک عالم نے جواب دے دیا ہے۔ سائن اِن کر کے یہاں پڑھیں:\n\n{link}\n\nرواق",
    },
    id: {
      subject: "Seorang ulama telah menjawab Anda",
      text: "Assalamualaikum,\n\nseorang ulama telah menjawab pertanyaan yang Anda kirim. Silakan masuk dan membacanya di sini:\n\n{link}\n\nRiwaq",
    },
    tr: {
      subject: "Bir âlim sorunuzu yanıtladı",
      text: "Selamün aleyküm,\n\ngönderdiğiniz soruyu bir âlim yanıtladı. Giriş yapıp burada okuyabilirsiniz:\n\n{link}\n\nRiwaq",
    },
  },
  returned: {
    en: {
      subject: "A scholar asks you for more detail",
      text: "Peace be upon you,\n\nbefore answering, a scholar would like to know more about the question you sent. Sign in and add it here:\n\n{link}\n\nRiwaq",
    },
    ar: {
      subject: "يطلب منك عالم مزيدًا من التفصيل",
      text: "السلام عليكم،\n\nيحتاج العالم إلى مزيد من التفصيل قبل أن يجيب عن سؤالك. سجّل الدخول وأضفه هنا:\n\n{link}\n\nرواق",
    },
    fr: {
      subject: "Un savant vous demande des précisions",
      text: "Que la paix soit sur vous,\n\navant de répondre, un savant souhaite en savoir plus sur la question que vous avez envoyée. Connectez-vous pour la compléter :\n\n{link}\n\nRiwaq",
    },
    ur: {
      subject: "ایک عالم مزید تفصیل پوچھتے ہیں",
      text: "السلام علیکم،\n\nجواب دینے سے پہلے ایک عالم آپ کے سوال کے بارے میں کچھ اور جاننا چاہتے ہیں۔ سائن اِن کر کے یہاں لکھیں:\n\n{link}\n\nرواق",
    },
    id: {
      subject: "Seorang ulama meminta perincian",
      text: "Assalamualaikum,\n\nsebelum menjawab, seorang ulama ingin mengetahui lebih banyak tentang pertanyaan Anda. Silakan masuk dan melengkapinya di sini:\n\n{link}\n\nRiwaq",
    },
    tr: {
      subject: "Bir âlim sizden ayrıntı istiyor",
      text: "Selamün aleyküm,\n\nbir âlim yanıtlamadan önce sorunuz hakkında biraz daha bilgi istiyor. Giriş yapıp burada ekleyebilirsiniz:\n\n{link}\n\nRiwaq",
    },
  },
} as const satisfies Record<string, Record<Language, Template>>;

/** The email about an event of a question, in the language it was asked in. */
export function renderScholarEmail(event: string, language: Language, publicUrl: string): Template {
  const { subject, text } = templates[event === "returned" ? "returned" : "answered"][language];
  return { subject, text: text.replace("{link}", new URL("/chatbot", publicUrl).href) };
}
