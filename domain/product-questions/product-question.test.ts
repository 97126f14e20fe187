import { expect, test } from "vitest";
import type { Language } from "#domain/language.ts";
import { mayAskOfProduct } from "./may-ask-of-product.ts";
import { productQuestion } from "./product-question.ts";

/** Language and topic, then questions. */
const asked = `
ar offline: هل يعمل بدون انترنت | يشتغل من غير نت؟ | هل أقدر أقرأ وأنا في الطيارة بدون نت
ar theme: كيف أفعل الوضع الليلي | ابغى الخلفية سوداء
ar language: كيف أغير اللغة | بدي غير اللغة للانجليزي
ar donate: كيف أتبرع لكم | وين اتبرع
ar audio-download: ممكن احمل التلاوة على جوالي | كيف انزل سورة البقرة صوت
ar reciter: مين القارئ هنا | كيف أختار قارئ ثاني
ar cost: هل التطبيق مجاني | بفلوس ولا ببلاش
ar bookmark: كيف احفظ آية في المفضلة
ar notices: كيف أشغل تنبيه الأذان | الأذان ما يشتغل عندي
ar questions: هل تحفظون أسئلتي | هل يقدر أحد يشوف كلامي هنا
ar makers: مين سوى هالتطبيق | من أنتم ومن طور هذا الموقع
ar delete-account: ازاي امسح حسابي | عايز احذف الاكونت بتاعي
ar print: كيف أطبع سورة
ar share: كيف أشارك آية مع صاحبي | كيف ارسل الآية واتساب
ar translation: أي ترجمة تستخدمون
ar install: ينفع استخدمه على اللابتوب | في تطبيق للايفون؟
ar report: كيف أبلغ عن خطأ | في غلطة في الترجمة وين أبلغ
ar text-size: الخط صغير كيف أكبره | كيف أكبر الكلام
ar tasbih-reset: كيف أصفر السبحة | العداد كيف يرجع صفر
ar password: نسيت الرقم السري كلمة المرور
ar place: كيف اغير المدينة
ar times-differ: ليش مواقيت الصلاة غلط
en offline: does it work offline | can i read without internet on a flight | do i need internet to use this | will this still open if my wifi is off
en theme: how do I turn on dark mode | make the screen dark | its too bright at night can i make it black
en language: change the language | how do i get this in urdu | is the app available in french
en donate: how can I donate
en audio-download: can I download the audio | can i download mishary's recitation | save surah audio to listen later
en reciter: who is the reciter | how do i pick another qari | the voice is nice whose is it
en cost: is it free | do you charge money for the app | do i need to pay for anything here
en bookmark: how do I bookmark a verse | where are my saved verses | how can i mark an ayah to come back later
en notices: can you remind me to pray | how do I set the adhan notification | azan alarm on my phone not ringing | make my phone ring at prayer time
en questions: do you store my questions | who can read what i ask, are my messages saved | is anyone able to see what i type here
en makers: who made this | who is the developer | who developed this website
en delete-account: how do I delete my account | i want my account gone
en print: how do I print a verse | can i get a pdf of surah yasin
en share: how do I share a verse | how to send an ayah to my friend
en translation: which translation is used | who is the translator | whose translation is this
en install: can I use it on my computer | is there an app for my android phone | how to get this on my ipad
en report: how to report a mistake | i think there's an error in this translation
en text-size: make the arabic bigger | change text size | letters are too small for my grandma | the font is tiny
en tasbih-reset: how do I reset tasbih | tasbih counter back to zero
en password: i cant remember my password
en place: change my city
en times-differ: why are the prayer times wrong
en privacy: do you sell my data | are you tracking my location
en move-data: i got a new phone how do i move my bookmarks
en scholar: can i talk to a real scholar
en repeat: how to loop one ayah
en word-by-word: show me word by word meaning
en continue: where did i stop reading
en account: do i have to sign up
en hide-parts: how to hide english translation
fr offline: ça marche sans internet ? | je peux lire dans l'avion sans réseau
fr theme: comment activer le mode sombre | c'est trop lumineux, y a un mode nuit ?
fr language: comment changer la langue | mettre le site en arabe
fr donate: comment faire un don | où faire un don svp
fr audio-download: on peut télécharger l'audio ? | télécharger les sourates en mp3
fr reciter: c'est qui le récitateur | changer la voix
fr cost: c'est gratuit ? | faut payer un abonnement ?
fr bookmark: comment mettre un verset en favori
fr notices: comment activer la notification de l'adhan | je veux entendre l'adhan sur mon tel
fr questions: est-ce que vous gardez mes questions | quelqu'un lit mes questions ?
fr makers: qui a fait cette application
fr delete-account: comment supprimer mon compte | je veux fermer mon compte
fr print: imprimer une sourate
fr share: comment partager un verset | envoyer un verset par whatsapp
fr translation: quelle traduction est utilisée
fr install: je peux l'utiliser sur mon ordi | ya une appli iphone ?
fr report: signaler une faute
fr text-size: le texte est trop petit | agrandir l'écriture
fr tasbih-reset: remettre le tasbih à zéro
id offline: bisa dipakai tanpa internet? | kalau ga ada sinyal bisa kebuka ga
id theme: cara nyalain mode gelap | layarnya terlalu terang, bisa hitam?
id language: ganti bahasa gimana | bisa ganti ke bahasa inggris?
id donate: gimana cara donasi
id audio-download: bisa download murottalnya ga | cara simpan audio surat biar bisa didengar offline
id reciter: qarinya siapa
id cost: ini gratis ga | harus bayar ya?
id bookmark: cara nandain ayat biar kesimpen
id notices: cara aktifkan notifikasi adzan | adzannya kok ga bunyi
id questions: pertanyaanku disimpan ga | ada yang bisa baca chat saya?
id makers: siapa yang bikin aplikasi ini
id delete-account: cara hapus akun
id print: bisa cetak ayat?
id share: cara share ayat ke wa | kirim ayat ke teman gimana
id translation: terjemahannya pakai yang mana
id install: bisa dibuka di laptop? | ada versi androidnya?
id report: cara lapor kalau ada yang salah
id text-size: hurufnya kecil banget | gedein tulisan
id tasbih-reset: cara reset tasbih
tr offline: internetsiz çalışıyor mu | uçakta internetsiz açılır mı
tr theme: karanlık modu nasıl açarım | gece modu var mı
tr language: dili nasıl değiştiririm | uygulamayı ingilizce yapmak istiyorum
tr donate: nasıl bağış yapabilirim | size nasıl destek olabilirim
tr audio-download: sesi indirip dinleyebilir miyim | sesleri indirebilir miyim
tr reciter: okuyan hafız kim | başka hafız seçebilir miyim
tr cost: ücretsiz mi | para ödüyor muyuz
tr bookmark: ayeti favorilere nasıl eklerim
tr notices: ezan bildirimini nasıl açarım | ezan okunmuyor telefonda
tr questions: sorularımı kaydediyor musunuz | yazdıklarımı kim görüyor
tr makers: bunu kim yaptı
tr delete-account: hesabımı nasıl silerim
tr print: ayeti nasıl yazdırırım
tr share: ayeti nasıl paylaşırım
tr translation: hangi meal kullanılıyor
tr install: bilgisayarda kullanabilir miyim | iphone uygulaması var mı
tr report: hata nasıl bildiririm
tr text-size: yazıları büyütmek istiyorum | harfler çok küçük
tr tasbih-reset: tesbihi nasıl sıfırlarım
ur offline: کیا یہ انٹرنیٹ کے بغیر چلتا ہے | kya ye bina internet ke chalta hai | نیٹ نہ ہو تو چلے گا؟
ur theme: ڈارک موڈ کیسے آن کریں | screen kali kaise karein
ur language: زبان کیسے بدلیں | app ko urdu mein kaise karun
ur donate: میں عطیہ کیسے دوں | paise kahan donate karun
ur audio-download: کیا تلاوت ڈاؤن لوڈ ہو سکتی ہے | surah ki audio download karni hai
ur reciter: قاری صاحب کون ہیں | dusra qari lagana hai
ur cost: کیا یہ ایپ مفت ہے | kya is ke paise lagte hain
ur bookmark: آیت کو بک مارک کیسے کریں
ur notices: اذان کا الارم کیسے لگائیں | azan ki notification nahi aati
ur questions: kya mere sawal save hote hain | کیا کوئی میری باتیں پڑھتا ہے
ur makers: یہ ایپ کس نے بنائی
ur delete-account: اکاؤنٹ کیسے ڈیلیٹ کروں | mujhe apna account khatam karna hai
ur print: آیت پرنٹ کیسے کریں
ur share: ayat whatsapp par kaise bheju | آیت دوست کو کیسے بھیجوں
ur translation: کون سا ترجمہ ہے
ur install: کیا کمپیوٹر پر چلتا ہے | کیا آئی فون کی ایپ ہے
ur report: غلطی کی اطلاع کیسے دوں
ur text-size: لکھائی بڑی کیسے کروں | الفاظ بہت چھوٹے ہیں
ur tasbih-reset: تسبیح کی گنتی صفر کیسے کروں
`;

/** Questions that share words with those, and are about something else. */
const others = `
en: is free will real | can i donate my organs | who made the world | who wrote the quran | who created allah | i made a mistake in prayer
en: what language was the quran revealed in | can i pray in english | is it allowed to listen to quran while sleeping | can i delete quran recordings from my phone is it a sin | dua for protection in the dark | what is the reward of tasbih
en: share food with neighbours | how do i save my marriage | does the devil record my sins | why is my heart dark | can i use my phone in the mosque | how can i change myself
en: verses about night | is the quran a reliable text historically preserved | is zakat payable on my bank account | how do i stop missing prayer on time | can women recite quran during period on phone | prayer times in london
en: search your heart meaning | who is the messenger | translate bismillah | repeat the dua how many times | what does the quran say about charity | best dhikr to repeat
en: what does islam say about privacy | how to increase iman | can i read quran from phone | how do i open my heart to allah | who are the people of the book | which prayer has 4 rakats
en: why do people hide their faith | can my child read without hijab | i lost my job and i am sad | how do i get closer to my lord | change my name after converting | what is the penalty for theft
en: does quran mention black stone | is it ok to pay interest | how to send salam to the prophet | what to say when you hear adhan | set an intention for fasting | i forgot asr what now
ar: من صنع الكون | هل يجوز طباعة المصحف | كيف اغير نفسي | ما حكم التبرع بالدم | هل يجوز قراءة القرآن من الجوال بدون وضوء | لغة اهل الجنة
ar: غلطت في الصلاة | نسيت الركعة | كيف احافظ على الصلاة | دعاء الليل المظلم | من هو القارئ الذي استمع له النبي | كيف اغير حياتي
ar: ما صحة هذا الحديث | هل القرآن محفوظ من التحريف | ماذا اقول بعد الاذان | كيف احفظ القران | كيف احفظ سورة البقرة بسرعة | هل يرى الله ما اكتب
fr: puis-je prier en français | qui a créé l'univers | donner du sang est permis | la langue du paradis | partager l'héritage | j'ai oublié une prière
fr: comment changer de vie | que dire après l'adhan | qui a écrit le coran
ur: نماز میں غلطی ہو جائے | کیا خون کا عطیہ جائز ہے | دنیا کس نے بنائی | زبان کی حفاظت | mobile par quran parhna bina wuzu | قرآن کیسے حفظ کریں
ur: azan ke baad ki dua | paise se zakat
id: hukum donor darah | siapa yang menciptakan alam | lupa rakaat | cara menghapus dosa | bagaimana cara berubah jadi baik | cara menghafal quran
id: doa setelah adzan | ganti puasa ramadhan | cara bayar fidyah
tr: organ bağışı caiz mi | dünyayı kim yarattı | namazda yanlış okudum | kalbim karanlık | günahlarım nasıl silinir | kimin duası kabul olur
tr: ezan duası | kuran nasıl ezberlenir | hayatımı değiştirmek istiyorum | para biriktirmek günah mı
`;

const rowsOf = (table: string) =>
  table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [head = "", questions = ""] = line.split(": ");
      const [language, topic] = head.split(" ");
      return questions.split(" | ").map((question) => [language as Language, topic, question] as const);
    });

test.each(rowsOf(asked))("in %s, %s is asked for by %j", (language, topic, question) => {
  expect(productQuestion(question, language)).toEqual({ tool: "product", topic });
  expect(mayAskOfProduct(question)).toBe(true);
});

test("questions that share words with those are about something else", () => {
  for (const [language, , question] of rowsOf(others))
    expect(productQuestion(question, language), question).toBeUndefined();
});
