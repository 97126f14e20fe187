import type { ProductTopic } from "./product-topics.ts";

/** Words that mean one thing in questions about the product, and ask for a topic only together: see `togetherAsk`. */
export const conceptWords = {
  app: "app|apps|application|website|web site|site|riwaq|platform|bot|chatbot|aplikasi|aplikasinya|apk ini|situs|situsnya|uygulama|uygulamada|uygulamayi|uygulamanin|uygulamasi|sitede|siteyi|sitenin|appli|l application|le site|ce site|ایپ|ایپلیکیشن|ویب سائٹ|سائٹ|رواق|تطبيق|التطبيق|تطبيقكم|برنامج|البرنامج|برنامجكم|الموقع|موقعكم|tatbi2|tatbiq|lapp|l app",
  switch:
    "get it in|get this in|pick|have it in|see it in|read it in|lagaun|lagayein|لگائیں|لگاؤں|turn on|turn off|turn it on|turn it off|enable|disable|activate|switch|switch on|switch off|switch to|change|changing|set|set up|setup|adjust|select|choose|settings|setting|increase|decrease|make it|activer|active|desactiver|changer|change|passer en|mettre|mettre en|regler|modifier|choisir|reglages|parametres|تشغيل|اشغل|شغل|تفعيل|افعل|فعل|اغير|غير|تغيير|نغير|اضبط|ضبط|تعديل|اختار|احول|تحويل|اعدادات|الاعدادات|bghit nbadel|badal|nbadel|badel|ghayer|aghayar|on karna|on karun|on karu|on kaise|change karna|change karu|change kaise|badalna|badlu|badlun|badlein|badle|badalta|تبدیل|بدلوں|بدلیں|بدلنا|بدلنے|بدلتے|آن|چالو|سیٹ|ترتیبات|aktifkan|mengaktifkan|menyalakan|nyalain|nyalakan|hidupkan|matikan|ubah|mengubah|ganti|mengganti|gantinya|atur|mengatur|setel|setting|pilih|ac|acarim|acilir|acilir mi|acmak|aciliyor|kapat|degistir|degistiririm|degistirebilirim|degistirme|degistirmek|degistirilir|ayarla|ayarlarim|ayarlar|ayarlanir|seçerim|secerim|secilir|geçerim|gecerim|gecilir",
  available:
    "available|disponible|disponibles|supported|متوفر|متوفرة|متاح|متاحة|موجود|دستیاب|tersedia|mevcut|support|supports",
  need: "need|needs|require|requires|required|besoin|faut|يحتاج|تحتاج|لازم|محتاج|ضروری|چاہیے|zaroori|butuh|perlu|memerlukan|gerek|gerekli|gerekiyor|lazim|ihtiyac",
  work: "get this on|get it on|have this on|pakainya|kebuka|acmak|open|opens|ouvrir|استخدمه|استعمله|استخدامه|افتحه|يفتح|dibuka|buka|kullanmak|acilir|کھلتا|khulta|work|works|working|run|runs|use|used|using|marche|fonctionne|utiliser|utilise|يشتغل|تشتغل|بيشتغل|يعمل|تعمل|استخدم|استخدام|استعمل|استعمال|چلتا|چلتی|چلے|استعمال|chalta|chalti|chalega|istemal|use kar|jalan|berjalan|berfungsi|bisa dipakai|pakai|memakai|dipakai|menggunakan|gunakan|calisir|calisiyor|kullan|kullanabilir|kullanilir|kullanabilirim|kullanirim|kullaniliyor",
  internet:
    "internet|wifi|wi fi|connection|connexion|انترنت|الانترنت|النت|نت|انٹرنیٹ|نیٹ|kuota|koneksi|internete|baglanti",
  language:
    "language|languages|langue|langues|اللغة|لغة|لغات|اللغات|زبان|زبانیں|زبانوں|zaban|zuban|zubaan|bahasa|bahasanya|dil|dili|dilini|dilleri|diller|dillerde|lougha|logha",
  languageName:
    "english|arabic|french|urdu|indonesian|turkish|anglais|arabe|francais|ourdou|turc|indonesien|عربي|العربية|بالعربي|انجليزي|الانجليزية|بالانجليزي|فرنسي|الفرنسية|اردو|انگریزی|عربی|فرانسیسی|ترکی|inggris|arab|indonesia|ingilizce|ingilizceye|turkce|turkceye|arapca|arapcaya|fransizca",
  dark: "سودا|سوداء|kali|kala|اسود|noire|hitamkan|siyahlat|dark|black|night|sombre|noir|داكن|اسود|مظلم|ليلي|سیاہ|کالا|ڈارک|gelap|hitam|karanlik|koyu|siyah",
  screen:
    "screen|background|colour|color|theme|mode|ecran|fond|couleur|couleurs|الشاشة|الخلفية|اللون|الالوان|اسکرین|رنگ|تھیم|layar|latar|warna|ekran|ekrani|arka plan|renk|rengi|tema|temayi",
  letters:
    "الفاظ|الكلام|alfaz|kata katanya|letters|text|font|fonts|writing|lettres|texte|police|ecriture|الخط|الكتابة|الحروف|النص|حروف|فونٹ|لکھائی|تحریر|likhai|font|huruf|hurufnya|tulisan|tulisannya|teks|teksnya|yazi|yazilar|yaziyi|harfler|harfleri",
  bigger:
    "gedein|digedein|gede|kegedean|kekecilan|الكبر|اكبرها|كبره|buyutmek|buyutmem|buyutelim|اكبره|اكبرها|بڑی کروں|bigger|larger|big|large|smaller|small|tiny|size|zoom|zoom in|enlarge|agrandir|grossir|plus grand|plus gros|plus petit|petit|petite|taille|اكبر|أكبر|كبر|تكبير|اصغر|صغير|صغيرة|حجم|بڑا|بڑے|بڑی|چھوٹا|چھوٹے|چھوٹی|سائز|bara|bare|bari|chota|chote|choti|besar|besarin|perbesar|memperbesar|kecil|kekecilan|ukuran|buyuk|buyut|buyutme|buyutebilirim|buyutulur|buyuturum|kucuk|kucult|boyut|boyutu|boyutunu",
  audio:
    "audio|audios|mp3|recitation|recitations|recording|recordings|sound|sounds|son|sons|recitation|الصوت|صوت|صوتي|تلاوة|التلاوة|تلاوات|التلاوات|تسجيلات|آڈیو|آواز|تلاوت|تلاوتیں|tilawat|awaz|suara|suaranya|murottal|murotal|ses|sesi|sesli|sesleri|tilavet|tilaveti|kaydi",
  download:
    "indirip|download|downloading|downloaded|downloadable|save on my phone|telecharger|telecharge|telechargement|تحميل|تنزيل|احمل|أحمل|انزل|نحمل|تنزل|ڈاؤن لوڈ|ڈاون لوڈ|ڈائونلوڈ|unduh|mengunduh|donlod|download in|indir|indirebilir|indirebilirim|indirilir|indirmek|indiririm|indirme",
  quran: "quran|koran|qur an|coran|القران|قران|المصحف|قرآن|kuran|kurani|al quran|alquran|mushaf|moshaf",
  reciter:
    "shaykh reciting|reciter|reciters|qari|qaris|qaree|recitateur|recitateurs|القارئ|القاري|القراء|قارئ|قراء|المقرئ|قاری|قاریوں|qori|qarinya|qorinya|kari|karii|kariler|hafiz|okuyucu",
  voice: "voice|voices|voix|صوت من|kis ki awaz|kiski awaz|suara siapa|kimin sesi",
  who: "who|whose|qui|من هو|من هي|مين|منو|مين هو|کون|کس|کس کا|kaun|kon|kis ka|siapa|siapakah|kim|kimdir|kimin",
  which:
    "which|what|quel|quelle|quels|quelles|اي|ايش|شو|وش|کون سا|کون سی|کونسا|کونسی|kaun sa|kaun si|kaunsa|kaunsi|konsa|konsi|apa|mana|hangi|hangisi|hangisini",
  see: "able to see|lit|lisent|lire mes|voit|voient|baca|membaca|dibaca|يشوف|تشوف|شايف|يطلع|پڑھتا|پڑھ سکتا|parhta|okuyor|goren|تحفظون|تخزنون|تسجلون|تحتفظ|تحتفظون|تقراون|بتحفظوا|بتسجلوا|kesimpen|rakhte|see|sees|read|reads|access|store|stored|stores|save|saved|saves|keep|keeps|record|recorded|collect|collected|send|sent|share my|sauvegardez|gardez|garde|conservez|stockees|stocker|enregistrees|enregistrez|تحفظ|تخزن|تسجل|يحفظ|يخزن|تتحفظ|تنحفظ|يشوف|يقرا|يرى|بيشوف|محفوظ|دیکھ|پڑھتا|save|mehfooz|dekhta|disimpan|menyimpan|simpan|melihat|lihat|tersimpan|kaydediyor|kaydeder|kaydedilir|kaydediliyor|sakliyor|saklar|saklaniyor|saklanir|goruyor|gorur|gorebilir",
  question:
    "what i type|what i write|what i ask|my chat|what we talk about|ce que j ecris|mes messages|كلامي|ما اكتب|ما اكتبه|اللي بكتبه|اللي اكتبه|میری باتیں|میری بات|meri baatein|meri baat|chatku|yang saya tulis|yang kutulis|yazdiklarim|yazdiklarimi|questions|my question|my messages|messages|chats|conversation|conversations|mes questions|mes messages|اسئلتي|سؤالي|رسائلي|محادثاتي|المحادثة|سوالات|میرے سوال|میرا سوال|sawalat|mere sawal|mera sawal|pertanyaanku|pertanyaan saya|pertanyaan|chat saya|sorularim|sorularimi|sorduklarim|sorduklarimi|mesajlarim|sohbet|sohbetim|sohbeti",
  data: "data|information about me|infos|donnees|البيانات|بيانات|معلوماتي|ڈیٹا|معلومات|datanya|veri|veriler|bilgilerim|bilgilerimi",
  make: "made|make|makes|built|build|created|create|develop|developed|developer|developers|owner|owns|founder|programmed|behind|cree|creee|createur|developpe|developpeur|fait|صنع|عمل|طور|برمج|صمم|مطور|صاحب|مبرمج|بنایا|بنائی|بنانے|مالک|banaya|banayi|banai|banane|malik|membuat|buat|bikin|pembuat|pembuatnya|pengembang|pemilik|yapti|yapan|kurdu|kurucusu|gelistirdi|gelistiren|gelistirici|sahibi",
  account:
    "account|accounts|profile|compte|profil|حساب|الحساب|حسابي|اکاؤنٹ|account|akun|akunku|hesap|hesabi|hesabim|hesabimi|uyeligimi",
  create:
    "create|open|register|sign|sign up|creer|ouvrir|inscrire|انشئ|افتح|اسجل|تسجيل|بناؤں|بناؤ|بنانا|بنائیں|banau|banaun|banana|daftar|mendaftar|buka|acabilir|acmak|olustur|kayit|kaydol",
  password:
    "الرقم السري|رقم سري|password|passwort|mot de passe|mdp|كلمة السر|كلمة المرور|الباسورد|باسورد|پاس ورڈ|پاسورڈ|kata sandi|sandi|sifre|sifremi|parola|parolami",
  forgot:
    "remember|cant remember|dont remember|souviens|rappelle plus|ما اتذكر|مو متذكر|ingat|hatirlamiyorum|yaad nahi|forgot|forget|lost|reset|recover|oublie|perdu|نسيت|ضاع|بھول|بھول گیا|bhool|bhul|lupa|unuttum|kaybettim",
  remove:
    "delete|remove|erase|clear|close|deactivate|supprimer|effacer|enlever|حذف|احذف|مسح|امسح|ازالة|الغاء|ختم|ڈیلیٹ|حذف|مٹا|مٹانا|بند|khatam|khtam|delete|band|hapus|menghapus|dihapus|hilangkan|sil|silerim|silebilirim|silinir|silmek|kapatirim",
  verse:
    "verse|verses|ayah|ayat|ayahs|aya|verset|versets|اية|الاية|ايات|الايات|آیت|آیات|آیتیں|ayet|ayeti|ayetleri|ayetler|surah|surahs|sourate|sourates|سورة|السورة|سورت|سورہ|surat|sure|sureyi|sureleri",
  keep: "come back later to|saved|eklerim|eklenir|ekleyebilirim|nandain|nandai|kesimpen|mettre en|ajouter|اضيف|ضيف|save|keep|mark|favorite|favourite|sauvegarder|enregistrer|garder|marquer|اعلم|علامة|محفوظ|نشان|save|mehfooz|nishan|simpan|menyimpan|tandai|menandai|kaydet|kaydederim|kaydedebilirim|isaretle|isaretlerim|ekle",
  send: "whatsapp|wa|bheju|bheejna|bhejun|bhejein|bhejte|share|send|copy|post|partager|envoyer|copier|مشاركة|اشارك|شارك|ابعت|ارسل|انسخ|نسخ|شیئر|بھیج|بھیجوں|کاپی|share|bhejo|bheju|bhejna|copy|bagikan|membagikan|kirim|mengirim|salin|paylas|paylasirim|paylasabilirim|gonder|gonderirim|kopyala|kopyalarim",
  adhan:
    "adhan|azan|athan|adan|الاذان|اذان|الآذان|آذان|اذان|adzan|ezan|ezani|prayer call|call to prayer|appel a la priere",
  notice:
    "notification|notifications|notify|alert|alerts|alarm|alarms|reminder|reminders|remind|ring|rappel|rappels|alarme|notif|notifs|اشعار|اشعارات|تنبيه|تنبيهات|تذكير|ينبهني|يذكرني|منبه|اطلاع|الارم|یاد دہانی|alaram|yaad|pengingat|ingatkan|bunyi|berbunyi|bildirim|bildirimi|bildirimleri|hatirlatma|hatirlatici|alarmi|calsin|duyulmuyor",
  prayer:
    "prayer|prayers|salah|salat|namaz|priere|prieres|الصلاة|صلاة|نماز|sholat|shalat|solat|namazi|namazin",
  translation:
    "translation|translations|translated|translator|translators|traduction|traductions|traducteur|الترجمة|ترجمة|ترجمات|المترجم|ترجمہ|ترجمے|مترجم|tarjuma|tarjama|tarjume|terjemah|terjemahan|terjemahannya|penerjemah|meal|meali|mealini|ceviri|cevirisi|cevirmen|tercume|tercumesi",
  device:
    "computer|laptop|pc|desktop|tablet|ipad|mac|macbook|windows|linux|iphone|android|ios|phone|mobile|smartphone|samsung|huawei|ordinateur|ordi|portable|telephone|tablette|الكمبيوتر|كمبيوتر|الحاسوب|حاسوب|لابتوب|اللابتوب|ايفون|الايفون|اندرويد|الاندرويد|جوال|الجوال|موبايل|الموبايل|هاتف|هاتفي|جوالي|ايباد|تابلت|کمپیوٹر|لیپ ٹاپ|فون|موبائل|آئی فون|اینڈرائیڈ|komputer|hp|ponsel|laptop|bilgisayar|bilgisayarda|bilgisayarimda|telefon|telefonda|telefonumda|telefonuma|tablette|iphoneda|androidde|mobil",
  error:
    "mistake|mistakes|error|errors|bug|bugs|typo|problem|erreur|erreurs|faute|probleme|خطا|غلط|غلطة|اخطاء|مشكلة|غلطی|غلطیاں|مسئلہ|ghalti|galti|masla|kesalahan|salah|hata|hatayi|hatasi|yanlis|yanlisi|yanlislik|sorun|sorunu",
  report:
    "report|reporting|signaler|tell you about|ابلغ|بلغ|ابلاغ|تبليغ|رپورٹ|اطلاع|بتاؤں|report|batau|bataun|lapor|melaporkan|laporkan|bildir|bildiririm|bildirebilirim|bildirmek|bildirilir",
  reset:
    "reset|restart|zero|back to zero|remettre|reinitialiser|a zero|تصفير|اصفر|صفر|من جديد|صفر|ری سیٹ|zero|nol|nolkan|mereset|ulang dari awal|sifirla|sifirlarim|sifirlanir|sifirlamak|sifirdan",
  developer:
    "developer|developers|developpeur|createur du site|المطور|مطور|المبرمج|pengembang|pengembangnya|gelistirici|gelistiricisi|founder|owner of the app|ڈویلپر|developer kon",
  other: "another|other|different|autre|اخر|غيره|تاني|ثاني|دوسرا|دوسرے|doosra|dusra|lain|lainnya|baska|diger",
  version: "version|versions|versi|versinya|surum|surumu|نسخة|نسخه|ورژن",
  /** Said of what one does with the product, and of much else. */
  doing:
    "dinleyebilir|dinleyebilirim|okuyabilir|read|reading|listen|listening|hear|open|find|type|write|plane|later|lire|ecouter|entendre|trouver|avion|اقرا|نقرا|استمع|اسمع|افتح|الطيارة|الطائرة|پڑھ|پڑھنا|سن|سننا|membaca|mendengar|dengar|dengerin|didengar|pesawat|oku|okumak|dinle|dinlemek|ucakta|simdi",
  hide: "hide|cache|cacher|masquer|اخفي|اخفاء|چھپا|چھپانا|chupana|sembunyikan|gizle|gizlemek",
  friend: "friend|friends|ami|amie|amis|صاحبي|صديقي|دوست|dost|teman|temanku|arkadasima|arkadas",
  tasbih:
    "tasbih|tasbeeh|counter|misbaha|chapelet|compteur|السبحة|المسبحة|سبحة|العداد|عداد|التسبيح|تسبیح|کاؤنٹر|گنتی|ginti|hitungan|penghitung|tesbih|tesbihi|zikirmatik|sayac|sayaci",
  city: "city|location|place|ville|lieu|localisation|المدينة|مدينتي|موقعي|مكاني|شہر|مقام|جگہ|لوکیشن|shehr|sheher|kota|kotanya|lokasi|sehir|sehri|sehrimi|konum|konumu|konumumu",
  times:
    "prayer times|prayer timings|namaz times|namaz time|azan time|adhan times|heures de priere|horaires de priere|مواقيت الصلاة|المواقيت|اوقات الصلاة|نماز کے اوقات|namaz ke auqat|jadwal sholat|jadwal salat|waktu sholat|namaz vakitleri|namaz saatleri|vakitler|ezan vakitleri",
  wrong:
    "wrong|incorrect|not correct|off|different|differ|dont match|faux|fausse|fausses|incorrectes|different|differents|غلط|خاطئة|خاطئ|مختلف|مختلفة|غیر درست|الگ|مختلف|galat|ghalat|alag|salah|beda|berbeda|yanlis|farkli|hatali",
  repeat:
    "repeat|loop|repeating|repeter|boucle|اكرر|تكرار|كرر|اعادة|دہرا|دہرانا|دہراؤں|بار بار|ریپیٹ|dohrana|ulang|ulangi|mengulang|diulang|tekrar|tekrarla|tekrarlatirim|tekrarlayabilir",
  pay: "pay|paid|cost|costs|price|money|free|payer|payant|prix|gratuit|ادفع|فلوس|سعر|مدفوع|مجاني|پیسے|قیمت|مفت|paise|paisa|qeemat|muft|bayar|biaya|gratis|ucret|ucreti|para|bedava|ucretsiz",
} as const satisfies Readonly<Record<string, string>>;

export type Concept = keyof typeof conceptWords;

/** The concepts that together ask for a topic. */
export const togetherAsk: Readonly<Partial<Record<ProductTopic, readonly (readonly Concept[])[]>>> = {
  offline: [
    ["internet", "need"],
    ["internet", "work", "app"],
    ["download", "quran"],
    ["download", "verse"],
  ],
  install: [
    ["device", "work"],
    ["device", "app"],
    ["device", "available"],
    ["device", "download"],
    ["device", "version"],
    ["app", "download"],
  ],
  theme: [
    ["dark", "screen"],
    ["dark", "switch"],
    ["screen", "switch"],
  ],
  language: [
    ["language", "switch"],
    ["languageName", "switch"],
    ["language", "app"],
    ["language", "available"],
    ["languageName", "app"],
    ["languageName", "available"],
  ],
  "text-size": [
    ["letters", "bigger"],
    ["letters", "bigger", "switch"],
    ["languageName", "bigger"],
  ],
  "hide-parts": [["translation", "hide"]],
  translation: [
    ["translation", "which"],
    ["translation", "who"],
    ["translation", "switch"],
    ["translation", "work"],
  ],
  "audio-download": [
    ["audio", "download"],
    ["reciter", "download"],
    ["audio", "quran", "download"],
    ["audio", "verse", "download"],
    ["audio", "keep", "verse"],
  ],
  reciter: [
    ["reciter", "who"],
    ["reciter", "which"],
    ["reciter", "switch"],
    ["reciter", "other"],
    ["voice", "switch"],
    ["voice", "who"],
  ],
  cost: [["pay", "app"]],
  bookmark: [["keep", "verse"]],
  notices: [
    ["adhan", "switch"],
    ["adhan", "notice"],
    ["prayer", "notice"],
    ["notice", "switch"],
    ["adhan", "device"],
  ],
  place: [
    ["city", "switch"],
    ["city", "wrong"],
  ],
  "times-differ": [["times", "wrong"]],
  questions: [
    ["question", "see"],
    ["question", "remove"],
  ],
  privacy: [["data", "see"]],
  makers: [
    ["who", "make", "app"],
    ["make", "app"],
    ["who", "app"],
    ["who", "developer"],
    ["developer", "app"],
  ],
  account: [
    ["account", "need"],
    ["account", "create"],
    ["account", "make"],
  ],
  password: [
    ["password", "forgot"],
    ["password", "switch"],
  ],
  "delete-account": [["account", "remove"]],
  "delete-data": [["data", "remove"]],
  share: [
    ["send", "verse"],
    ["send", "verse", "friend"],
  ],
  report: [
    ["error", "report"],
    ["error", "translation"],
    ["error", "translation", "report"],
    ["wrong", "translation"],
  ],
  "tasbih-reset": [["tasbih", "reset"]],
  repeat: [["repeat", "verse"]],
};

/** With these a question is about the religion, whatever else it says. */
export const ofReligion =
  "malade|maladie|sick|ill|illness|مريض|مرض|بیمار|sakit|hasta|hastalik|what to say|que dire|quoi dire|ماذا اقول|ماذا يقال|کیا کہیں|کیا پڑھیں|kya parhein|kya kehna|baca apa|ne denir|ne okunur|tiktok|instagram|facebook|youtube|netflix|gmail|snapchat|learn|learning|apprendre|تعلم|اتعلم|seekhne|seekhna|سیکھنا|سیکھنے|belajar|ogrenmek|allah|god|dieu|tuhan|tanri|اللہ|الله|ربنا|خدا|khuda|islam|islamic|muslim|muslims|اسلام|الاسلام|اسلامی|musulman|musulmane|musulmans|musluman|prophet|prophets|prophete|النبي|الرسول|نبی|رسول|nabi|rasul|peygamber|peygamberimiz|sin|sins|peche|ذنب|حرام|حلال|يجوز|جائز|گناہ|haram|halal|halaal|allowed|permissible|permitted|forbidden|permis|interdit|licite|boleh kah|hukum|hukumnya|dosa|berdosa|gunah|gunahi|caiz|caizmi|helal|jaiz|najaiz|ruling|fatwa|fetva|mosque|masjid|mosquee|المسجد|مسجد|cami|camide|jannah|paradise|hell|الجنة|النار|جنت|surga|cennet|dua|doa|dhikr|hadith|حديث|حدیث|hadis|wudu|ablution|وضو|وضوء|abdest|rakat|rakaat|rekat|ركعة|ركعات|fasting|fast|siyam|صيام|الصيام|روزہ|puasa|oruc|ramadan|رمضان|ramazan|mercy|reward|ثواب|اجر|pahala|sevap|heaven|angel|angels|heart|soul|قلبي|hati|kalbim|life|hayat|حياتي|husband|wife|زوجي|زوجتي|mother|father|ام|اب|blood|organ|organs|دم|darah|kan|zakat|zakah|زكاة|زکوٰۃ|quranic|revealed|revelation|نزل|نزلت|memorize|hifz|money in|bank|sadaqah|sadaqa|صدقة|صدقہ|sedekah|sadaka|infaq|women|woman|men|man|during|while|menses|period|حیض|الحيض|haid|regl|feet|shoes|wird|zina|marry|marriage|نكاح|نکاح|nikah|sexual|alcohol";
