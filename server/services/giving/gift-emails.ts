import type { Language } from "#domain/language.ts";

type Template = { readonly subject: string; readonly text: string };

/** The emails about a gift. */
export type GiftEmailName = "received" | "subscription" | "pledged" | "returned";

export type GiftEmailParts = {
  readonly amount: string;
  /** The title of the project, without quotation marks. */
  readonly title: string;
  /** The address of the receipt. */
  readonly link: string;
  /** How to pay a pledge, as the operator wrote it. */
  readonly bank: string | undefined;
  readonly isMonthly: boolean;
};

const words: Readonly<Record<GiftEmailName, Readonly<Record<Language, Template>>>> = {
  received: {
    en: {
      subject: "Your gift has arrived",
      text: "Peace be upon you,\n\nyour gift of {amount} for {title} has arrived. May Allah accept it from you.{monthly}\n\nThis is your receipt. It shows neither your name nor your address:\n\n{link}\n\nRiwaq",
    },
    ar: {
      subject: "وصل تبرعك",
      text: "السلام عليكم،\n\nوصل تبرعك بمبلغ {amount} إلى {title}. تقبّل الله منك.{monthly}\n\nهذا إيصالك، ولا يظهر فيه اسمك ولا بريدك:\n\n{link}\n\nرواق",
    },
    fr: {
      subject: "Votre don est arrivé",
      text: "Que la paix soit sur vous,\n\nvotre don de {amount} pour {title} est arrivé. Qu’Allah l’accepte de vous.{monthly}\n\nVoici votre reçu ; il ne montre ni votre nom ni votre adresse :\n\n{link}\n\nRiwaq",
    },
    ur: {
      subject: "آپ کا عطیہ پہنچ گیا",
      text: "السلام علیکم،\n\n{title} کے لیے آپ کا {amount} کا عطیہ پہنچ گیا۔ اللہ اسے آپ سے قبول فرمائے۔{monthly}\n\nیہ آپ کی رسید ہے، اس میں نہ آپ کا نام ہے نہ پتا:\n\n{link}\n\nرواق",
    },
    id: {
      subject: "Donasi Anda telah diterima",
      text: "Assalamualaikum,\n\ndonasi Anda sebesar {amount} untuk {title} telah diterima. Semoga Allah menerimanya dari Anda.{monthly}\n\nIni tanda terima Anda; nama dan alamat Anda tidak tampak di dalamnya:\n\n{link}\n\nRiwaq",
    },
    tr: {
      subject: "Bağışınız ulaştı",
      text: "Selamün aleyküm,\n\n{title} için yaptığınız {amount} tutarındaki bağış ulaştı. Allah kabul etsin.{monthly}\n\nMakbuzunuz aşağıdadır; adınız da adresiniz de görünmez:\n\n{link}\n\nRiwaq",
    },
  },
  subscription: {
    en: {
      subject: "Your payment has arrived",
      text: "Peace be upon you,\n\nyour payment of {amount} for {title} has arrived. You can cancel at any time where you subscribed.\n\nThe receipt:\n\n{link}\n\nRiwaq",
    },
    ar: {
      subject: "وصلت دفعتك",
      text: "السلام عليكم،\n\nوصلت دفعتك بمبلغ {amount} مقابل {title}. يمكنك الإلغاء متى شئت من حيث اشتركت.\n\nالإيصال:\n\n{link}\n\nرواق",
    },
    fr: {
      subject: "Votre paiement est arrivé",
      text: "Que la paix soit sur vous,\n\nvotre paiement de {amount} pour {title} est arrivé. Vous pouvez résilier à tout moment là où vous vous êtes abonné.\n\nLe reçu :\n\n{link}\n\nRiwaq",
    },
    ur: {
      subject: "آپ کی ادائیگی پہنچ گئی",
      text: "السلام علیکم،\n\n{title} کے لیے آپ کی {amount} کی ادائیگی پہنچ گئی۔ جہاں سے آپ نے سبسکرپشن لی وہیں سے جب چاہیں ختم کر سکتے ہیں۔\n\nرسید:\n\n{link}\n\nرواق",
    },
    id: {
      subject: "Pembayaran Anda telah diterima",
      text: "Assalamualaikum,\n\npembayaran Anda sebesar {amount} untuk {title} telah diterima. Anda dapat berhenti kapan saja di tempat Anda berlangganan.\n\nTanda terima:\n\n{link}\n\nRiwaq",
    },
    tr: {
      subject: "Ödemeniz ulaştı",
      text: "Selamün aleyküm,\n\n{title} için {amount} tutarındaki ödemeniz ulaştı. Aboneliği, başlattığınız yerden dilediğiniz zaman iptal edebilirsiniz.\n\nMakbuz:\n\n{link}\n\nRiwaq",
    },
  },
  pledged: {
    en: {
      subject: "Your pledge is recorded",
      text: "Peace be upon you,\n\nyou have pledged {amount} for {title}. Nothing was charged: the pledge counts once your bank transfer has arrived.{bank}\n\nThe receipt has the reference number for your transfer and the status of your pledge:\n\n{link}\n\nRiwaq",
    },
    ar: {
      subject: "سُجّل تعهّدك",
      text: "السلام عليكم،\n\nتعهّدت بمبلغ {amount} إلى {title}. لم يُخصم منك شيء، ويُحتسب بعد وصول تحويلك المصرفي.{bank}\n\nتجد الرقم الذي تذكره في التحويل وحال تعهّدك في الإيصال:\n\n{link}\n\nرواق",
    },
    fr: {
      subject: "Votre promesse de don est notée",
      text: "Que la paix soit sur vous,\n\nvous avez promis {amount} pour {title}. Rien n’a été débité : la promesse compte dès que votre virement est arrivé.{bank}\n\nLe numéro à indiquer et l’état se trouvent sur le reçu :\n\n{link}\n\nRiwaq",
    },
    ur: {
      subject: "آپ کا وعدہ درج ہو گیا",
      text: "السلام علیکم،\n\nآپ نے {title} کے لیے {amount} کا وعدہ کیا ہے۔ ابھی کچھ وصول نہیں کیا گیا؛ بینک سے رقم پہنچنے پر یہ شمار ہوگا۔{bank}\n\nجو نمبر لکھنا ہے اور صورتِ حال، دونوں رسید پر ہیں:\n\n{link}\n\nرواق",
    },
    id: {
      subject: "Janji donasi Anda telah dicatat",
      text: "Assalamualaikum,\n\nAnda berjanji memberi {amount} untuk {title}. Belum ada yang ditagih; janji ini dihitung setelah transfer bank Anda diterima.{bank}\n\nNomor yang perlu dicantumkan dan keadaannya ada pada tanda terima:\n\n{link}\n\nRiwaq",
    },
    tr: {
      subject: "Bağış taahhüdünüz kaydedildi",
      text: "Selamün aleyküm,\n\n{title} için {amount} taahhüt ettiniz. Hiçbir tahsilat yapılmadı; banka havaleniz ulaşınca sayılır.{bank}\n\nBelirtmeniz gereken numara ve son durum makbuzdadır:\n\n{link}\n\nRiwaq",
    },
  },
  returned: {
    en: {
      subject: "Part or all of your gift was returned",
      text: "Peace be upon you,\n\n{amount} of your gift for {title} was returned to you. The receipt shows its status:\n\n{link}\n\nRiwaq",
    },
    ar: {
      subject: "أُعيد إليك مبلغ من تبرعك",
      text: "السلام عليكم،\n\nأُعيد إليك {amount} من تبرعك إلى {title}. يبيّن الإيصال حاله الآن:\n\n{link}\n\nرواق",
    },
    fr: {
      subject: "Une somme de votre don vous a été rendue",
      text: "Que la paix soit sur vous,\n\n{amount} de votre don pour {title} vous ont été rendus. Le reçu montre où il en est :\n\n{link}\n\nRiwaq",
    },
    ur: {
      subject: "آپ کے عطیے کی رقم واپس کر دی گئی",
      text: "السلام علیکم،\n\n{title} کے لیے آپ کے عطیے میں سے {amount} آپ کو واپس کر دیے گئے۔ موجودہ صورت رسید پر ہے:\n\n{link}\n\nرواق",
    },
    id: {
      subject: "Sebagian donasi Anda dikembalikan",
      text: "Assalamualaikum,\n\n{amount} dari donasi Anda untuk {title} telah dikembalikan kepada Anda. Tanda terima menunjukkan keadaannya:\n\n{link}\n\nRiwaq",
    },
    tr: {
      subject: "Bağışınızdan iade yapıldı",
      text: "Selamün aleyküm,\n\n{title} için yaptığınız bağıştan {amount} size iade edildi. Son durumu makbuzda görebilirsiniz:\n\n{link}\n\nRiwaq",
    },
  },
};

const monthlyWords: Readonly<Record<Language, string>> = {
  en: "You give this every month. You can end it at any time from the receipt.",
  ar: "هذا تبرع شهري، ويمكنك إنهاؤه متى شئت من صفحة الإيصال.",
  fr: "Vous donnez cette somme chaque mois ; vous pouvez y mettre fin à tout moment sur la page du reçu.",
  ur: "یہ عطیہ ہر ماہ دیا جاتا ہے؛ رسید کے صفحے سے جب چاہیں ختم کر سکتے ہیں۔",
  id: "Donasi ini diberikan setiap bulan; Anda dapat menghentikannya kapan saja di halaman tanda terima.",
  tr: "Bu bağış her ay yinelenir; makbuz sayfasından dilediğiniz zaman sonlandırabilirsiniz.",
};

const quoted: Readonly<Record<Language, (title: string) => string>> = {
  en: (title) => `“${title}”`,
  ar: (title) => `«${title}»`,
  fr: (title) => `« ${title} »`,
  ur: (title) => `“${title}”`,
  id: (title) => `“${title}”`,
  tr: (title) => `“${title}”`,
};

/** An email about a gift in one language. */
export function renderGiftEmail(name: GiftEmailName, language: Language, parts: GiftEmailParts): Template {
  const { subject, text } = words[name][language];
  const filled: Readonly<Record<string, string>> = {
    amount: parts.amount,
    title: quoted[language](parts.title),
    link: parts.link,
    bank: parts.bank ? `\n\n${parts.bank}` : "",
    monthly: parts.isMonthly ? `\n\n${monthlyWords[language]}` : "",
  };
  return { subject, text: text.replaceAll(/\{(\w+)\}/g, (_, part: string) => filled[part] ?? "") };
}
