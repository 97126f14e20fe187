import type { Language } from "#domain/language.ts";

type Template = { readonly subject: string; readonly text: string };

/** Emails that tell a member what an administrator or the operator did to the account; `{link}` opens the site. */
export const operatorNotices = {
  "role-changed": {
    en: {
      subject: "What your account may do was changed",
      text: "Peace be upon you,\n\nan administrator of this site just changed the role of your account, and with it what you may see and do here. You find the role on your account’s page:\n\n{link}\n\nIf you don’t know why, ask the people who run this site.\n\nRiwaq",
    },
    ar: {
      subject: "تغيّرت صلاحيات حسابك",
      text: "السلام عليكم،\n\nغيّر أحد مديري هذا الموقع الآن دور حسابك، وتغيّر معه ما يمكنك أن تراه وتفعله هنا. وتجد دورك في صفحة حسابك:\n\n{link}\n\nإن لم تعرف السبب فاسأل القائمين على الموقع.\n\nرواق",
    },
    fr: {
      subject: "Les droits de votre compte ont été modifiés",
      text: "Que la paix soit sur vous,\n\nun administrateur de ce site vient de changer le rôle de votre compte, et donc ce que vous pouvez y voir et y faire. Vous trouvez ce rôle sur la page de votre compte :\n\n{link}\n\nSi vous n’en connaissez pas la raison, demandez-la aux responsables du site.\n\nRiwaq",
    },
    ur: {
      subject: "آپ کے اکاؤنٹ کے اختیارات بدلے گئے",
      text: "السلام علیکم،\n\nاس سائٹ کے ایک منتظم نے ابھی آپ کے اکاؤنٹ کا کردار بدلا ہے، اور اس کے ساتھ یہ بھی کہ آپ یہاں کیا دیکھ اور کر سکتے ہیں۔ اپنا کردار آپ اپنے اکاؤنٹ کے صفحے پر دیکھ سکتے ہیں:\n\n{link}\n\nاگر آپ کو وجہ معلوم نہیں تو سائٹ چلانے والوں سے پوچھیں۔\n\nرواق",
    },
    id: {
      subject: "Hak akun Anda telah diubah",
      text: "Assalamualaikum,\n\nseorang pengelola situs ini baru saja mengubah peran akun Anda, dan dengan itu apa yang dapat Anda lihat dan lakukan di sini. Peran Anda tertera di halaman akun:\n\n{link}\n\nJika Anda tidak tahu alasannya, tanyakan kepada pengelola situs.\n\nRiwaq",
    },
    tr: {
      subject: "Hesabınızın yetkileri değiştirildi",
      text: "Selamün aleyküm,\n\nbu sitenin bir yöneticisi az önce hesabınızın rolünü, dolayısıyla burada görebileceklerinizi ve yapabileceklerinizi değiştirdi. Rolünüzü hesap sayfanızda bulursunuz:\n\n{link}\n\nNedenini bilmiyorsanız siteyi yönetenlere sorun.\n\nRiwaq",
    },
  },
  "sessions-ended": {
    en: {
      subject: "You were signed out everywhere",
      text: "Peace be upon you,\n\nan administrator of this site just signed your account out in every browser. Nothing that you saved is lost: sign in again to go on.\n\nIf you think that someone knows your password, choose a new one with “Forgot your password?”:\n\n{link}\n\nRiwaq",
    },
    ar: {
      subject: "سُجّل خروجك من كل المتصفحات",
      text: "السلام عليكم،\n\nسجّل أحد مديري هذا الموقع الآن خروج حسابك من كل المتصفحات. ولم يضع شيء مما حفظته، فسجّل الدخول من جديد لتتابع.\n\nوإن ظننت أن أحدًا يعرف كلمة مرورك، فاختر كلمة جديدة من «نسيت كلمة المرور؟»:\n\n{link}\n\nرواق",
    },
    fr: {
      subject: "Vous avez été déconnecté partout",
      text: "Que la paix soit sur vous,\n\nun administrateur de ce site vient de déconnecter votre compte dans tous les navigateurs. Rien de ce que vous avez enregistré n’est perdu : reconnectez-vous pour continuer.\n\nSi vous pensez que quelqu’un connaît votre mot de passe, choisissez-en un nouveau avec « Mot de passe oublié ? » :\n\n{link}\n\nRiwaq",
    },
    ur: {
      subject: "آپ کو ہر جگہ سائن آؤٹ کر دیا گیا",
      text: "السلام علیکم،\n\nاس سائٹ کے ایک منتظم نے ابھی آپ کا اکاؤنٹ تمام براؤزروں میں سائن آؤٹ کر دیا ہے۔ آپ کی محفوظ کی ہوئی کوئی چیز ضائع نہیں ہوئی: جاری رکھنے کے لیے دوبارہ سائن اِن کریں۔\n\nاگر آپ کا خیال ہے کہ کسی کو آپ کا پاس ورڈ معلوم ہے تو ”پاس ورڈ بھول گئے؟“ سے نیا منتخب کریں:\n\n{link}\n\nرواق",
    },
    id: {
      subject: "Anda dikeluarkan dari semua peramban",
      text: "Assalamualaikum,\n\nseorang pengelola situs ini baru saja mengeluarkan akun Anda dari semua peramban. Yang Anda simpan tidak hilang: masuklah kembali untuk melanjutkan.\n\nJika menurut Anda ada yang mengetahui kata sandi Anda, pilih yang baru lewat “Lupa kata sandi?”:\n\n{link}\n\nRiwaq",
    },
    tr: {
      subject: "Bütün tarayıcılarda oturumunuz kapatıldı",
      text: "Selamün aleyküm,\n\nbu sitenin bir yöneticisi az önce hesabınızın oturumunu bütün tarayıcılarda kapattı. Kaydettiğiniz hiçbir şey kaybolmadı: devam etmek için yeniden giriş yapın.\n\nBirinin parolanızı bildiğini düşünüyorsanız “Parolanızı mı unuttunuz?” ile yeni bir parola seçin:\n\n{link}\n\nRiwaq",
    },
  },
  "deleted-by-operator": {
    en: {
      subject: "Your account was deleted",
      text: "Peace be upon you,\n\nan administrator of this site just deleted your account and everything in it. What is saved on your devices stays there.\n\nIf you don’t know why, ask the people who run this site.\n\nRiwaq",
    },
    ar: {
      subject: "حُذف حسابك",
      text: "السلام عليكم،\n\nحذف أحد مديري هذا الموقع الآن حسابك وكل ما فيه. أما ما حُفظ على أجهزتك فباقٍ فيها.\n\nإن لم تعرف السبب فاسأل القائمين على الموقع.\n\nرواق",
    },
    fr: {
      subject: "Votre compte a été supprimé",
      text: "Que la paix soit sur vous,\n\nun administrateur de ce site vient de supprimer votre compte et tout ce qu’il contenait. Ce qui est enregistré sur vos appareils y reste.\n\nSi vous n’en connaissez pas la raison, demandez-la aux responsables du site.\n\nRiwaq",
    },
    ur: {
      subject: "آپ کا اکاؤنٹ حذف کر دیا گیا",
      text: "السلام علیکم،\n\nاس سائٹ کے ایک منتظم نے ابھی آپ کا اکاؤنٹ اور اس میں موجود سب کچھ حذف کر دیا ہے۔ جو کچھ آپ کے آلات پر محفوظ ہے وہ وہیں رہے گا۔\n\nاگر آپ کو وجہ معلوم نہیں تو سائٹ چلانے والوں سے پوچھیں۔\n\nرواق",
    },
    id: {
      subject: "Akun Anda telah dihapus",
      text: "Assalamualaikum,\n\nseorang pengelola situs ini baru saja menghapus akun Anda beserta seluruh isinya. Yang tersimpan di perangkat Anda tetap ada di sana.\n\nJika Anda tidak tahu alasannya, tanyakan kepada pengelola situs.\n\nRiwaq",
    },
    tr: {
      subject: "Hesabınız silindi",
      text: "Selamün aleyküm,\n\nbu sitenin bir yöneticisi az önce hesabınızı ve içindeki her şeyi sildi. Cihazlarınızda kayıtlı olanlar orada kalır.\n\nNedenini bilmiyorsanız siteyi yönetenlere sorun.\n\nRiwaq",
    },
  },
} as const satisfies Record<string, Record<Language, Template>>;
