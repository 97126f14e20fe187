import type { Language } from "#domain/language.ts";
import { operatorNotices } from "./operator-notices.ts";

type Template = { readonly subject: string; readonly text: string };

/** Emails that tell a member what was changed in the account; `{link}` is where a new password can be asked for. */
export const accountNotices = {
  ...operatorNotices,
  "password-changed": {
    en: {
      subject: "Your password was changed",
      text: "Peace be upon you,\n\nthe password of your account was just changed, and all other browsers were signed out.\n\nIf this wasn’t you, choose a new password with “Forgot your password?” and have the passkeys removed too:\n\n{link}\n\nRiwaq",
    },
    ar: {
      subject: "تغيّرت كلمة مرور حسابك",
      text: "السلام عليكم،\n\nغُيّرت كلمة مرور حسابك الآن، وسُجّل الخروج من سائر المتصفحات.\n\nإن لم تكن أنت من فعل ذلك، فاختر كلمة مرور جديدة من «نسيت كلمة المرور؟» واطلب حذف مفاتيح المرور أيضًا:\n\n{link}\n\nرواق",
    },
    fr: {
      subject: "Votre mot de passe a été changé",
      text: "Que la paix soit sur vous,\n\nle mot de passe de votre compte vient d’être changé, et tous les autres navigateurs ont été déconnectés.\n\nSi ce n’était pas vous, choisissez un nouveau mot de passe avec « Mot de passe oublié ? » et faites aussi supprimer les clés d’accès :\n\n{link}\n\nRiwaq",
    },
    ur: {
      subject: "آپ کا پاس ورڈ بدل دیا گیا",
      text: "السلام علیکم،\n\nآپ کے اکاؤنٹ کا پاس ورڈ ابھی بدلا گیا ہے اور باقی تمام براؤزر سائن آؤٹ ہو گئے ہیں۔\n\nاگر یہ آپ نے نہیں کیا تو ”پاس ورڈ بھول گئے؟“ سے نیا پاس ورڈ منتخب کریں اور پاس کیز بھی ہٹوا دیں:\n\n{link}\n\nرواق",
    },
    id: {
      subject: "Kata sandi Anda telah diganti",
      text: "Assalamualaikum,\n\nkata sandi akun Anda baru saja diganti, dan semua peramban lain dikeluarkan.\n\nJika bukan Anda yang melakukannya, pilih kata sandi baru lewat “Lupa kata sandi?” dan hapus juga kunci sandinya:\n\n{link}\n\nRiwaq",
    },
    tr: {
      subject: "Parolanız değiştirildi",
      text: "Selamün aleyküm,\n\nhesabınızın parolası az önce değiştirildi ve diğer bütün tarayıcılarda oturum kapatıldı.\n\nBunu siz yapmadıysanız “Parolanızı mı unuttunuz?” ile yeni bir parola seçin ve geçiş anahtarlarını da kaldırın:\n\n{link}\n\nRiwaq",
    },
  },
  "passkey-added": {
    en: {
      subject: "A passkey was added to your account",
      text: "Peace be upon you,\n\na passkey was just added to your account: whoever has it can sign in without the password.\n\nIf this wasn’t you, choose a new password with “Forgot your password?” and have the passkeys removed too:\n\n{link}\n\nRiwaq",
    },
    ar: {
      subject: "أُضيف مفتاح مرور إلى حسابك",
      text: "السلام عليكم،\n\nأُضيف مفتاح مرور إلى حسابك الآن، ومن يملكه يستطيع الدخول بلا كلمة مرور.\n\nإن لم تكن أنت من فعل ذلك، فاختر كلمة مرور جديدة من «نسيت كلمة المرور؟» واطلب حذف مفاتيح المرور أيضًا:\n\n{link}\n\nرواق",
    },
    fr: {
      subject: "Une clé d’accès a été ajoutée à votre compte",
      text: "Que la paix soit sur vous,\n\nune clé d’accès vient d’être ajoutée à votre compte : qui la possède peut se connecter sans mot de passe.\n\nSi ce n’était pas vous, choisissez un nouveau mot de passe avec « Mot de passe oublié ? » et faites aussi supprimer les clés d’accès :\n\n{link}\n\nRiwaq",
    },
    ur: {
      subject: "آپ کے اکاؤنٹ میں ایک پاس کی شامل کی گئی",
      text: "السلام علیکم،\n\nآپ کے اکاؤنٹ میں ابھی ایک پاس کی شامل کی گئی ہے: جس کے پاس یہ ہو وہ پاس ورڈ کے بغیر سائن اِن کر سکتا ہے۔\n\nاگر یہ آپ نے نہیں کیا تو ”پاس ورڈ بھول گئے؟“ سے نیا پاس ورڈ منتخب کریں اور پاس کیز بھی ہٹوا دیں:\n\n{link}\n\nرواق",
    },
    id: {
      subject: "Kunci sandi ditambahkan ke akun Anda",
      text: "Assalamualaikum,\n\nsebuah kunci sandi baru saja ditambahkan ke akun Anda: pemegangnya dapat masuk tanpa kata sandi.\n\nJika bukan Anda yang melakukannya, pilih kata sandi baru lewat “Lupa kata sandi?” dan hapus juga kunci sandinya:\n\n{link}\n\nRiwaq",
    },
    tr: {
      subject: "Hesabınıza bir geçiş anahtarı eklendi",
      text: "Selamün aleyküm,\n\nhesabınıza az önce bir geçiş anahtarı eklendi: ona sahip olan, parola olmadan giriş yapabilir.\n\nBunu siz yapmadıysanız “Parolanızı mı unuttunuz?” ile yeni bir parola seçin ve geçiş anahtarlarını da kaldırın:\n\n{link}\n\nRiwaq",
    },
  },
  "passkey-removed": {
    en: {
      subject: "Passkeys were removed from your account",
      text: "Peace be upon you,\n\none or more passkeys were just removed from your account. They no longer sign anyone in.\n\nIf this wasn’t you, choose a new password with “Forgot your password?”:\n\n{link}\n\nRiwaq",
    },
    ar: {
      subject: "حُذفت مفاتيح مرور من حسابك",
      text: "السلام عليكم،\n\nحُذف الآن مفتاح مرور أو أكثر من حسابك، ولم يعد صالحًا لتسجيل الدخول.\n\nإن لم تكن أنت من فعل ذلك، فاختر كلمة مرور جديدة من «نسيت كلمة المرور؟»:\n\n{link}\n\nرواق",
    },
    fr: {
      subject: "Des clés d’accès ont été supprimées de votre compte",
      text: "Que la paix soit sur vous,\n\nune ou plusieurs clés d’accès viennent d’être supprimées de votre compte. Elles ne permettent plus de se connecter.\n\nSi ce n’était pas vous, choisissez un nouveau mot de passe avec « Mot de passe oublié ? » :\n\n{link}\n\nRiwaq",
    },
    ur: {
      subject: "آپ کے اکاؤنٹ سے پاس کیز ہٹا دی گئیں",
      text: "السلام علیکم،\n\nآپ کے اکاؤنٹ سے ابھی ایک یا زیادہ پاس کیز ہٹائی گئی ہیں۔ اب ان سے سائن اِن نہیں ہو سکتا۔\n\nاگر یہ آپ نے نہیں کیا تو ”پاس ورڈ بھول گئے؟“ سے نیا پاس ورڈ منتخب کریں:\n\n{link}\n\nرواق",
    },
    id: {
      subject: "Kunci sandi dihapus dari akun Anda",
      text: "Assalamualaikum,\n\nsatu atau beberapa kunci sandi baru saja dihapus dari akun Anda dan tidak bisa lagi dipakai untuk masuk.\n\nJika bukan Anda yang melakukannya, pilih kata sandi baru lewat “Lupa kata sandi?”:\n\n{link}\n\nRiwaq",
    },
    tr: {
      subject: "Hesabınızdan geçiş anahtarı kaldırıldı",
      text: "Selamün aleyküm,\n\nhesabınızdan az önce bir ya da daha çok geçiş anahtarı kaldırıldı. Artık onlarla giriş yapılamaz.\n\nBunu siz yapmadıysanız “Parolanızı mı unuttunuz?” ile yeni bir parola seçin:\n\n{link}\n\nRiwaq",
    },
  },
  exported: {
    en: {
      subject: "Your data was downloaded",
      text: "Peace be upon you,\n\na copy of everything in your account was just downloaded.\n\nIf this wasn’t you, choose a new password with “Forgot your password?” and have the passkeys removed too:\n\n{link}\n\nRiwaq",
    },
    ar: {
      subject: "نُزّلت بياناتك",
      text: "السلام عليكم،\n\nنُزّلت الآن نسخة من كل ما في حسابك.\n\nإن لم تكن أنت من فعل ذلك، فاختر كلمة مرور جديدة من «نسيت كلمة المرور؟» واطلب حذف مفاتيح المرور أيضًا:\n\n{link}\n\nرواق",
    },
    fr: {
      subject: "Vos données ont été téléchargées",
      text: "Que la paix soit sur vous,\n\nune copie de tout ce que contient votre compte vient d’être téléchargée.\n\nSi ce n’était pas vous, choisissez un nouveau mot de passe avec « Mot de passe oublié ? » et faites aussi supprimer les clés d’accès :\n\n{link}\n\nRiwaq",
    },
    ur: {
      subject: "آپ کا ڈیٹا ڈاؤن لوڈ کیا گیا",
      text: "السلام علیکم،\n\nآپ کے اکاؤنٹ میں موجود ہر چیز کی نقل ابھی ڈاؤن لوڈ کی گئی ہے۔\n\nاگر یہ آپ نے نہیں کیا تو ”پاس ورڈ بھول گئے؟“ سے نیا پاس ورڈ منتخب کریں اور پاس کیز بھی ہٹوا دیں:\n\n{link}\n\nرواق",
    },
    id: {
      subject: "Data Anda telah diunduh",
      text: "Assalamualaikum,\n\nsalinan semua isi akun Anda baru saja diunduh.\n\nJika bukan Anda yang melakukannya, pilih kata sandi baru lewat “Lupa kata sandi?” dan hapus juga kunci sandinya:\n\n{link}\n\nRiwaq",
    },
    tr: {
      subject: "Verileriniz indirildi",
      text: "Selamün aleyküm,\n\nhesabınızdaki her şeyin bir kopyası az önce indirildi.\n\nBunu siz yapmadıysanız “Parolanızı mı unuttunuz?” ile yeni bir parola seçin ve geçiş anahtarlarını da kaldırın:\n\n{link}\n\nRiwaq",
    },
  },
  deleted: {
    en: {
      subject: "Your account was deleted",
      text: "Peace be upon you,\n\nyour account and everything in it were just deleted.\n\nIf this wasn’t you, someone knew your password: change it wherever else you use it.\n\nRiwaq",
    },
    ar: {
      subject: "حُذف حسابك",
      text: "السلام عليكم،\n\nحُذف الآن حسابك وكل ما فيه.\n\nإن لم تكن أنت من فعل ذلك، فقد عرف أحد كلمة مرورك، فغيّرها في كل موضع آخر تستعملها فيه.\n\nرواق",
    },
    fr: {
      subject: "Votre compte a été supprimé",
      text: "Que la paix soit sur vous,\n\nvotre compte et tout ce qu’il contenait viennent d’être supprimés.\n\nSi ce n’était pas vous, quelqu’un connaissait votre mot de passe : changez-le partout où vous l’utilisez encore.\n\nRiwaq",
    },
    ur: {
      subject: "آپ کا اکاؤنٹ حذف کر دیا گیا",
      text: "السلام علیکم،\n\nآپ کا اکاؤنٹ اور اس میں موجود سب کچھ ابھی حذف کر دیا گیا ہے۔\n\nاگر یہ آپ نے نہیں کیا تو کسی کو آپ کا پاس ورڈ معلوم تھا: جہاں کہیں اور آپ وہی استعمال کرتے ہیں وہاں بدل لیں۔\n\nرواق",
    },
    id: {
      subject: "Akun Anda telah dihapus",
      text: "Assalamualaikum,\n\nakun Anda beserta seluruh isinya baru saja dihapus.\n\nJika bukan Anda yang melakukannya, ada yang mengetahui kata sandi Anda: gantilah di tempat lain yang memakainya.\n\nRiwaq",
    },
    tr: {
      subject: "Hesabınız silindi",
      text: "Selamün aleyküm,\n\nhesabınız ve içindeki her şey az önce silindi.\n\nBunu siz yapmadıysanız birisi parolanızı biliyordu: onu kullandığınız diğer her yerde değiştirin.\n\nRiwaq",
    },
  },
} as const satisfies Record<string, Record<Language, Template>>;

export type AccountNotice = keyof typeof accountNotices;
