/** What people call prayer times, the qibla and what frames a question for them, in the six languages. */
export const timeWords: Readonly<Record<string, string>> = {
  fajr: "fajr|fajar|fajer|subuh|subh|sabah namazi|sehri|suhoor|suhur|sahur|imsak vakti|الفجر|فجر|الصبح|السحور|سحور|سحری|فجر کی نماز",
  sunrise:
    "sunrise|shuruq|shurooq|syuruk|terbit|matahari terbit|الشروق|شروق|شروق الشمس|طلوع آفتاب|lever du soleil|gunes dogus|gun dogumu",
  dhuhr: "dhuhr|zuhr|dhuhur|zuhur|dzuhur|zohar|zuhar|zohr|duhr|dohr|الظهر|ظہر|ظهر|ogle|ogle namazi|oglen",
  asr: "asr|ashar|asar|العصر|عصر|ikindi|ikindi namazi",
  maghrib:
    "maghrib|magrib|maghreb|المغرب|مغرب|aksam|aksam namazi|iftar|iftari|ifthar|الافطار|الإفطار|افطار|berbuka|buka puasa|sunset|ghurub",
  isha: "isha|isya|icha|isha a|العشاء|العشا|عشاء|عشا|yatsi|yatsi namazi",
  lastThird:
    "last third of the night|last third of night|الثلث الاخير من الليل|الثلث الأخير|الثلث الاخير|dernier tiers de la nuit|رات کا آخری تہائی حصہ|رات کا آخری تہائی|sepertiga malam terakhir|sepertiga malam|gecenin son ucte biri",
  next: "next|التالية|القادمة|القادم|الجاية|prochaine|suivante|اگلی|اگلا|berikutnya|selanjutnya|siradaki|sonraki|agli",
  times:
    "prayer times|prayer timings|prayer timing|prayer timetable|prayer schedule|salah times|salah time|salat times|salat time|namaz times|namaz time|namaz timing|namaz timings|prayer time|azan times|azan time|adhan times|adhan time|مواقيت الصلاة|اوقات الصلاة|أوقات الصلاة|وقت الصلاة|مواعيد الصلاة|موعد الصلاة|مواقيت الصلوات|أوقات الصلوات|مواقيت الاذان|مواعيد الاذان|وقت الاذان|موعد الاذان|اوقات الاذان|horaires de priere|horaires de prieres|horaires des prieres|horaires de la priere|horaire de priere|horaires prieres|horaires priere|heures de priere|heures de prieres|heures des prieres|heure de priere|heure de la priere|نماز کے اوقات|نماز کا وقت|اوقات نماز|اوقاتِ نماز|نماز کا ٹائم|نماز کے ٹائم|اذان کا وقت|اذان کے اوقات|namaz ke auqat|namaz ka waqt|namaz ka time|namaz ke time|azan ka waqt|azan ka time|jadwal sholat|jadwal shalat|jadwal salat|jadwal solat|waktu sholat|waktu shalat|waktu salat|waktu solat|jam sholat|jam shalat|jadwal adzan|jadwal azan|waktu adzan|waktu azan|jam adzan|namaz vakti|namaz vakitleri|namaz saati|namaz saatleri|ezan vakti|ezan vakitleri|ezan saati|ezan saatleri|imsakiye",
  prayer:
    "prayer|prayers|salah|salat|salaah|namaz|azan|adhan|athan|الصلاة|صلاة|الصلاه|اذان|الاذان|أذان|priere|prieres|la priere|adhan|نماز|اذان|sholat|shalat|solat|adzan|namazi|namazinin|namazin|ezan|ezani|ezaninin",
  time: "time|times|timing|timings|what time|at what time|which time|clock|o clock|وقت|الوقت|موعد|ميعاد|الساعة|اي ساعة|أي ساعة|الساعة كم|كم الساعة|heure|heures|quelle heure|a quelle heure|horaire|وقت|ٹائم|کتنے بجے|بجے|waqt|kitne baje|baje|jam|jam berapa|pukul berapa|pukul|waktu|vakti|vakit|saat|saat kac|saat kacta|saati|kacta|timetable|schedule|jadwal",
  when: "when|when is|when are|when does|when will|متى|متي|امتى|إمتى|ايمتى|متين|اي متى|quand|c est quand|quand est|quand est ce|quand commence|کب|kab|kapan|bila|ne zaman|nezaman|which day|what day|اي يوم|أي يوم|quel jour|کس دن|hari apa|tanggal berapa|hangi gun|what date|which date|اي تاريخ|quelle date|کس تاریخ|on which date",
  until:
    "how many days until|how many days till|how many days to|how many days left until|days until|days till|days left until|how long until|how long till|countdown to|countdown|كم باقي على|كم بقي على|كم يوم باقي على|كم يوم على|كم يوما باقي على|كم تبقى على|باقي كم على|combien de jours avant|combien de jours jusqu a|dans combien de jours|کتنے دن باقی|کتنے دن رہ گئے|میں کتنے دن باقی|berapa hari lagi|berapa hari menuju|kac gun kaldi|kac gun var",
  begins:
    "start|starts|begin|begins|starting|beginning|beginning of|start of|first day of|starting date|يبدأ|تبدأ|بداية|اول يوم|أول يوم|اول|يبدا|يكون|يؤذن|ياذن|يأذن|commence|commencera|debut|debut du|شروع|شروع ہوگا|شروع ہو گا|شروع ہوتا|شروع ہو رہا|ہوگی|ہوگا|ہو گی|ہو گا|شروع ہوگی|hoga|hogi|shuru|mulai|dimulai|awal|basliyor|baslar|baslayacak|baslangici|basi|okunur|okunuyor|giriyor|girer",
  today:
    "today|today s|todays|tonight|now|right now|اليوم|النهاردة|النهارده|الليلة|الآن|دلوقتي|aujourd hui|aujourdhui|ce soir|maintenant|آج|آج کی|آج کا|ابھی|aaj|aaj ki|aaj ka|hari ini|sekarang|malam ini|bugun|bugunun|bugunku|simdi|bu aksam",
  tomorrow: "tomorrow|tomorrow s|غدا|غدًا|بكرة|بكره|demain|کل|kal|besok|esok|yarin|yarinki",
  in: "in|at|from|near|around|depuis|من مدينة|dari kota|في|فى|ف|لمدينة|بمدينة|في مدينة|مدينة|a|dans|en|pour la ville de|city|city of|di|kota|di kota|kota madya|ke|daerah|wilayah|sehir|sehri",
  for: "for|pour|untuk|icin|لأجل",
  after: "میں|مين|mein|main|me|کے لیے|کا|کی|کے|ka|ki|ke|da|de|ta|te|ilinde|sehrinde",
  qibla:
    "qibla|qiblah|kibla|kiblat|kible|kiblah|قبلة|القبلة|قبله|قبلہ|kaaba|kaba|kabah|ka bah|kabe|الكعبة|کعبہ|qiblat|la qibla|kiblenin|kabenin",
  direction:
    "direction|directions|direction of|direction to|which way|which direction|what direction|where|where is|degrees|degree|bearing|angle|face|facing|compass|اتجاه|إتجاه|الاتجاه|جهة|وين|اين|أين|فين|درجة|بوصلة|زاوية|ou|ou est|sens|boussole|degres|degre|سمت|رخ|طرف|کس طرف|کدھر|کہاں|درجے|زاویہ|kis taraf|kidhar|rukh|simt|taraf|arah|mana|dimana|di mana|derajat|menghadap|ke mana|kemana|yonu|yonum|yon|ne tarafta|ne tarafa|nerede|ne yonde|hangi yonde|hangi yon|derece|acisi|pusula|pusulasi|hangi tarafta|tarafta",
  frame:
    "what|whats|what s|which|is|are|the|of|please|pls|me|tell|tell me|show|show me|give|give me|can|you|do|does|will|be|it|i|my|to|pray|on|this|current|currently|know|find|i want to know|want|need|exact|daily|here|from here|where i am|my location|my city|your|s|and|so|ok|hi|today is|kilinir|kilinir mi|يدخل|يحين|للافطار|للصلاة|home|my home|my house|chez moi|rumah|evim|evden|بيتي|بيتنا|البيت|اتجه|اصلي|نصلي|لما|quelqu un|quelquun|a part|" +
    "ما|ما هي|ما هو|ماهي|ماهو|هي|هو|كم|ابي|اريد|عايز|بدي|لو سمحت|من فضلك|قل لي|اعطني|اخبرني|عندي|عندنا|هنا|يا|شو|ايش|وش|ايه|هل|يوم|موقعي|من|اعرف|أعرف|اليومية|حسب|و|" +
    "quel|quelle|quels|quelles|est|sont|le|la|les|l|du|des|de|d|il|ce|c|s il vous plait|svp|stp|moi|donne|donne moi|dis moi|je|veux|connaitre|mon|ma|ici|sera|y a t il|" +
    "کیا|کیا ہے|ہے|ہیں|ہوتا|ہوتی|ہوتے|بتائیں|بتاؤ|بتا دیں|مجھے|میرے|میری|یہاں|کو|کون|سے|ہو|kya|kya hai|hai|hain|hota|hoti|batao|batayein|bataen|mujhe|yahan|se|ko|" +
    "apa|berapa|adalah|yang|tolong|saya|aku|dong|sih|ya|itu|ini|untuk hari|nya|pada|dari|disini|di sini|kalau|kasih tahu|" +
    "ne|nedir|kac|hangi|hangisi|mi|mu|bana|soyle|soyler misin|lutfen|olur|olacak|oluyor|burada|benim|bulundugum|yer|gun|gunu|var|ve|peki",
  block:
    "until|تک|batas|son|stop|eating|widget|iphone|app|aplikasi|hp|sulit|fokus|mazhab|madzhab|baterai|battery|باتري|البطارية|till|latest|deadline|died|dead|passed|jusqu|mort|meurt|حتى|لحد|مات|ماتت|توفي|توفيت|tak|sampai|kadar|habisnya|habisnya waktu|مر گئے|مر گئی|oldu|vefat|why|how|virtue|virtues|benefit|benefits|reward|rewards|merit|best|miss|missed|late|delay|combine|shorten|qada|qadha|sunnah|sunna|nafl|rakat|rakah|raka|rakats|obligatory|fard|farz|wajib|revealed|verse|verses|ayah|surah|surat|sura|quran|hadith|dua|duas|story|before|between|women|end|ends|ending|until the end|intention|niyyah|niyah|hanafi|shafii|maliki|hanbali|islam|prophet|changed|change|first|mosque|jamaah|congregation|travel|travelling|sin|forgive|sleep|said|meaning|mean|rule|ruling|valid|wrong|without|if|allowed|history|" +
    "لماذا|كيف|فضل|فوائد|ثواب|اجر|أفضل|افضل|فاتتني|تأخير|تاخير|جمع|قصر|قضاء|سنة|ركعة|ركعات|فرض|واجب|آية|اية|آيات|سورة|القرآن|قرآن|حديث|دعاء|قصة|قبل|بين|النساء|نهاية|ينتهي|انتهاء|اخر|آخر|نية|الاسلام|النبي|الرسول|تحويل|تغيير|تحولت|المسجد|جماعة|سفر|حكم|معنى|صحيح|بدون|اذا|يجوز|" +
    "pourquoi|comment|merite|merites|bienfaits|recompense|meilleur|manque|rattraper|retard|regrouper|raccourcir|obligatoire|verset|versets|sourate|coran|hadith|invocation|histoire|avant|entre|femmes|fin|finit|termine|prophete|changement|change|mosquee|voyage|signifie|sens de|sans|si|" +
    "کیوں|کیسے|فضیلت|فوائد|ثواب|قضا|سنت|رکعت|رکعات|فرض|آیت|آیات|سورت|سورہ|قرآن|حدیث|دعا|قصہ|پہلے|درمیان|عورت|عورتوں|ختم|آخری|نیت|نبی|تبدیلی|تحویل|مسجد|جماعت|سفر|حکم|مطلب|اگر|جائز|kyun|kaise|fazilat|qaza|rakaat|ayat|hadees|khatam|matlab|agar|jaiz|" +
    "kenapa|mengapa|bagaimana|keutamaan|manfaat|pahala|terbaik|qadha|telat|jamak|qashar|sunah|rakaat|wajib|ayat|surah|alquran|hadits|hadis|doa|kisah|sebelum|antara|wanita|akhir|berakhir|habis|niat|nabi|perubahan|masjid|jamaah|musafir|hukum|arti|makna|kalau tidak|jika|boleh|" +
    "neden|niye|nasil|fazileti|faziletleri|sevap|kaza|gec|cem|sunnet|sunneti|rekat|farz|ayet|ayeti|sure|suresi|kuran|hadis|dua|duasi|kissa|once|arasinda|kadin|kadinlar|bitis|biter|bitiyor|sonu|niyet|peygamber|degisti|degismesi|cami|cemaat|sefer|hukmu|anlami|eger|caiz",
};
