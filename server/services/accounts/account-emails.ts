import type { Language } from "#domain/language.ts";
import { accountNotices } from "./account-notices.ts";

type Template = { readonly subject: string; readonly text: string };

/** Emails about an account; `{link}` is the address to open. */
const templates = {
  ...accountNotices,
  reset: {
    en: {
      subject: "Choose a new password",
      text: "Peace be upon you,\n\nopen this link to choose a new password. It works once, for one hour:\n\n{link}\n\nIf you didn’t ask for this, you can ignore this email.\n\nRiwaq",
    },
    ar: {
      subject: "اختر كلمة مرور جديدة",
      text: "السلام عليكم،\n\nافتح هذا الرابط لتختار كلمة مرور جديدة. يصلح مرة واحدة ولمدة ساعة:\n\n{link}\n\nإن لم تطلبه فلا يلزمك شيء.\n\nرواق",
    },
    fr: {
      subject: "Choisissez un nouveau mot de passe",
      text: "Que la paix soit sur vous,\n\nouvrez ce lien pour choisir un nouveau mot de passe. Il sert une seule fois, pendant une heure :\n\n{link}\n\nSi vous ne l’avez pas demandé, vous n’avez rien à faire.\n\nRiwaq",
    },
    ur: {
      subject: "نیا پاس ورڈ منتخب کریں",
      text: "السلام علیکم،\n\nنیا پاس ورڈ منتخب کرنے کے لیے یہ لنک کھولیں۔ یہ ایک بار اور ایک گھنٹے تک کام کرتا ہے:\n\n{link}\n\nاگر آپ نے درخواست نہیں کی تو کچھ کرنے کی ضرورت نہیں۔\n\nرواق",
    },
    id: {
      subject: "Pilih kata sandi baru",
      text: "Assalamualaikum,\n\nbuka tautan ini untuk memilih kata sandi baru. Tautan berlaku satu kali selama satu jam:\n\n{link}\n\nJika Anda tidak memintanya, abaikan saja.\n\nRiwaq",
    },
    tr: {
      subject: "Yeni bir parola seçin",
      text: "Selamün aleyküm,\n\nyeni bir parola seçmek için bu bağlantıyı açın. Bağlantı bir kez ve bir saat boyunca geçerlidir:\n\n{link}\n\nBunu siz istemediyseniz bir şey yapmanız gerekmez.\n\nRiwaq",
    },
  },
  confirm: {
    en: {
      subject: "Confirm your email address",
      text: "Peace be upon you,\n\nopen this link and enter the password you chose, to confirm your address and start using your account. It works once, for two days:\n\n{link}\n\nIf you didn’t sign up, you can ignore this email: no account is made.\n\nRiwaq",
    },
    ar: {
      subject: "أكّد بريدك الإلكتروني",
      text: "السلام عليكم،\n\nافتح هذا الرابط واكتب كلمة المرور التي اخترتها لتؤكد بريدك وتبدأ استعمال حسابك. يصلح مرة واحدة ولمدة يومين:\n\n{link}\n\nإن لم تطلب حسابًا فتجاهل هذه الرسالة، ولن يُنشأ حساب.\n\nرواق",
    },
    fr: {
      subject: "Confirmez votre adresse e-mail",
      text: "Que la paix soit sur vous,\n\nouvrez ce lien et saisissez le mot de passe que vous avez choisi, pour confirmer votre adresse et utiliser votre compte. Il sert une seule fois, pendant deux jours :\n\n{link}\n\nSi ce n’est pas vous qui vous êtes inscrit, ignorez ce message : aucun compte ne sera créé.\n\nRiwaq",
    },
    ur: {
      subject: "اپنے ای میل کی تصدیق کریں",
      text: "السلام علیکم،\n\nاپنے ای میل کی تصدیق کرنے اور اکاؤنٹ استعمال کرنے کے لیے یہ لنک کھولیں اور اپنا چنا ہوا پاس ورڈ لکھیں۔ یہ ایک بار اور دو دن تک کام کرتا ہے:\n\n{link}\n\nاگر یہ درخواست آپ نے نہیں کی تو اس ای میل کو نظر انداز کر دیں، کوئی اکاؤنٹ نہیں بنے گا۔\n\nرواق",
    },
    id: {
      subject: "Konfirmasikan alamat email Anda",
      text: "Assalamualaikum,\n\nbuka tautan ini dan masukkan kata sandi yang Anda pilih untuk mengonfirmasi alamat dan mulai memakai akun Anda. Tautan berlaku satu kali selama dua hari:\n\n{link}\n\nJika Anda tidak mendaftar, abaikan saja: akun tidak akan dibuat.\n\nRiwaq",
    },
    tr: {
      subject: "E-posta adresinizi doğrulayın",
      text: "Selamün aleyküm,\n\nadresinizi doğrulamak ve hesabınızı kullanmaya başlamak için bu bağlantıyı açın ve seçtiğiniz parolayı girin. Bağlantı bir kez ve iki gün boyunca geçerlidir:\n\n{link}\n\nKaydolan siz değilseniz bu e-postayı yok sayabilirsiniz; hesap açılmaz.\n\nRiwaq",
    },
  },
  "already-member": {
    en: {
      subject: "You already have an account",
      text: "Peace be upon you,\n\nsomeone, perhaps you, tried to sign up with this address, which already has an account. Sign in, or choose a new password if you’ve forgotten yours:\n\n{link}\n\nRiwaq",
    },
    ar: {
      subject: "لديك حساب بالفعل",
      text: "السلام عليكم،\n\nأراد شخص، ولعله أنت، أن ينشئ حسابًا بهذا البريد، وله حساب من قبل. سجّل الدخول، أو اختر كلمة مرور جديدة إن نسيتها:\n\n{link}\n\nرواق",
    },
    fr: {
      subject: "Vous avez déjà un compte",
      text: "Que la paix soit sur vous,\n\nquelqu’un, peut-être vous, a voulu s’inscrire avec cette adresse, qui a déjà un compte. Connectez-vous, ou choisissez un nouveau mot de passe si vous l’avez oublié :\n\n{link}\n\nRiwaq",
    },
    ur: {
      subject: "آپ کا اکاؤنٹ پہلے سے موجود ہے",
      text: "السلام علیکم،\n\nکسی نے، شاید آپ ہی نے، اس ای میل سے اکاؤنٹ بنانا چاہا جس کا اکاؤنٹ پہلے سے ہے۔ سائن اِن کریں، یا پاس ورڈ بھول گئے ہوں تو نیا منتخب کریں:\n\n{link}\n\nرواق",
    },
    id: {
      subject: "Anda sudah memiliki akun",
      text: "Assalamualaikum,\n\nseseorang, mungkin Anda, ingin mendaftar dengan alamat ini yang sudah memiliki akun. Silakan masuk, atau pilih kata sandi baru jika Anda lupa:\n\n{link}\n\nRiwaq",
    },
    tr: {
      subject: "Zaten bir hesabınız var",
      text: "Selamün aleyküm,\n\nbiri, belki de siz, hesabı bulunan bu adresle kaydolmak istedi. Giriş yapın ya da unuttuysanız yeni bir parola seçin:\n\n{link}\n\nRiwaq",
    },
  },
} as const satisfies Record<string, Record<Language, Template>>;

export type AccountEmailName = keyof typeof templates;

/** An email in one language with its link in place; not every email has one. */
export function renderAccountEmail(name: AccountEmailName, language: Language, link: string): Template {
  const { subject, text } = templates[name][language];
  return { subject, text: text.replace("{link}", link) };
}
