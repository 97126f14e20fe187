import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { plainMessage } from "#domain/conversation/plain-message.ts";

/** Beginnings of words one of which stands in nearly every question about the product, in six languages. */
const hints = new RegExp(
  foldArabic(
    " (?:\\p{L}{0,3})(?:urdu|english|arabic|french|turkish|indones|anglais|arabe|messag|i type|offline|internet|wifi|connect|connex|network|reseau|signal|app|site|website|riwaq|install|instal|download|telecharg|print|imprim|pdf|shar|copy|copi|send|envoy|partag|languag|langue|dark|mode|mood|theme|night|sombre|font|size|text|taille|lettre|letter|bigger|larger|small|zoom|agrand|translat|traduc|donat|don |soutenir|support|recit|qari|voice|voix|voie|free|gratuit|pay|cost|charge|bookmark|favor|favo|save|mark|marqu|signet|notif|alarm|remind|rappel|adhan|azan|athan|account|compte|sign up|login|passw|mot de passe|delet|supprim|effac|remove|data|donnees|privac|vie priv|track|ads|pub|question|store|who made|who is behind|develop|made this|made you|built|created|creat|qui a fait|qui a cree|contact|report|signal|mistake|error|erreur|bug|wrong|faux|fausse|reset|zero|counter|compteur|tasb|repeat|loop|repet|timer|minut|stop|where|search|cherch|reliab|fiab|trust|scholar|savant|sheikh|imam|human|phone|telephone|computer|laptop|ordi|ipad|iphone|android|tablet|city|ville|location|word by|mot a|each word|audio|mp3|ecran|screen|bright|lumin|hide|cach|backup|device|appareil|open source|hors ligne|plane|avion|" +
      "انترنت|إنترنت|نت|اتصال|اوفلاين|واي|تطبيق|برنامج|موقع|رواق|ثبت|تثبيت|تحميل|تنزيل|احمل|انزل|طباع|اطبع|مشارك|اشارك|ارسل|ابعت|انسخ|لغ|داكن|ليلي|اسود|سودا|خلفي|خط|حجم|كتاب|كلام|كبر|صغير|ترجم|تبرع|ادعم|دعم|قارئ|قاري|صوت|مجان|بفلوس|ببلاش|مفضل|علام|اشار|تنبيه|اشعار|منبه|اذان|أذان|حساب|اكاونت|باسورد|كلمه السر|كلمه المرور|سري|مسح|امسح|احذف|حذف|بيانات|خصوصي|اسئلت|محادث|يشوف|صنع|طور|مبرمج|اتواصل|خطا|غلط|تصفير|اصفر|صفر|سبحه|مسبحه|عداد|تكرار|اكرر|مؤقت|موقت|وقفت|توقفت|ابحث|بحث|موثوق|شيخ|عالم|جوال|موبايل|هاتف|ايفون|لابتوب|كمبيوتر|حاسوب|اندرويد|مدين|مواقيت|كلمه كلمه|" +
      "انٹرنیٹ|نیٹ|ایپ|سائٹ|انسٹال|ڈاؤن|ڈاون|پرنٹ|چھاپ|شیئر|بھیج|کاپی|زبان|ڈارک|تاریک|نائٹ|فونٹ|لکھائی|الفاظ|حروف|ترجم|عطی|چند|ڈونی|قاری|آواز|مفت|پیس|بک مارک|محفوظ|نشان|اطلاع|نوٹیف|الارم|اکاؤنٹ|پاس ورڈ|ڈیلیٹ|مٹا|ڈیٹا|پرائیو|سوال|باتیں|بنایا|بنائی|رابط|غلطی|صفر|ری سیٹ|تسبیح|کاؤنٹر|دہرا|ٹائمر|تلاش|بھروس|عالم|مفتی|فون|موبائل|کمپیوٹر|لیپ|شہر|لفظ بہ|تلاوت|zaban|zuban|likhai|bara kai|paise|muft|sawal|banay|bana[iy]|ghalti|galti|badal|change|sheh?er|awaz|atiya|chanda|khatam|bhej|screen|" +
      "luring|kuota|koneksi|jaringan|sinyal|aplikasi|situs|pasang|unduh|cetak|bagi|kirim|salin|bahasa|gelap|hitam|terang|layar|huruf|tulisan|ukuran|besar|gede|kecil|kekecil|terjemah|donasi|sumbang|qori|suara|gratis|bayar|tanda|simpan|pengingat|ingat|adzan|akun|sandi|hapus|pertanyaan|chat|siapa yang b|pembuat|hubungi|lapor|salah|keliru|nol|hitung|ulang|cari|percaya|ustad|ulama|hp|ponsel|laptop|komputer|kota|lokasi|jadwal|kata per|perkata|murot|lanjut|terakhir|kebuka|dibuka|" +
      "cevrim|baglanti|uygulama|yukle|indir|yazdir|cikti|paylas|gonder|kopyala|dil|karanlik|koyu|gece|siyah|yazi|harf|punto|boyut|buyu|kucuk|meal|ceviri|bagis|destek|kari|hafiz|okuyan|ses|ucret|bedava|para|yer imi|isaret|kaydet|bildirim|hatirlat|ezan|hesap|hesab|sifre|parola|sil|veri|gizli|reklam|soru|yazdik|sohbet|kim yapti|gelistir|iletisim|ulas|hata|yanlis|sifirla|sayac|tesbih|zikirmatik|tekrar|zamanlay|kaldi|ara|guven|alim|hoca|telefon|bilgisayar|tablet|sehir|sehri|konum|vakit|kelime)",
  ),
  "u",
);

/** False for a message that surely asks nothing about the product: what reads such questions need not be loaded. */
export function mayAskOfProduct(message: string): boolean {
  return hints.test(` ${plainMessage(message)} `);
}
