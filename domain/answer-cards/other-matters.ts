import type { Language } from "#domain/language.ts";
import { cardWords } from "./card-words.ts";

/** Words of entertainment, trade, sport, devices and acts of worship that no card treats: a question with one asks about that, even if it names a subject too. */
const otherMatters: Readonly<Record<Language, string>> = {
  en:
    "aliens alien christmas birthday tattoo tattoos music yoga witr fidya kaffara salawat durood dream dreams nail polish makeup makyaj lenses " +
    "film films movie movies cinema serial drama episode novel song songs lyrics singer videogame game " +
    "games price prices cheap discount sale shopping recipe recipes restaurant forecast football cricket " +
    "match league cup iphone laptop computer app website account password login subscription refund code " +
    "coding python javascript email wifi lawyer attorney cv resume stock stocks bitcoin crypto election " +
    "maths physics chemistry joke jokes horoscope zodiac tarot puppy guitar netflix youtube tiktok " +
    "instagram facebook chatgpt population calories workout nurse engineer lotion makeup weather tv" +
    " bukhari organ organs insurance translate translation buy purchase vaccination vaccine paint car motorway tyre router vpn capital country photography photo selfie poem essay battle ottoman empire",
  ar:
    "وتر الوتر استخارة الاستخارة فدية الفدية كفارة موسيقى اغاني الاغاني وشم يوغا مكياج حلم احلام منام " +
    "فيلم افلام مسلسل مسلسلات رواية روايات اغنية اغاني اغنيه مطرب ممثل سعر اسعار بكم خصم طبخ وصفة وصفه " +
    "طبخة الكبسة مطعم مطاعم الطقس طقس مباراة مباريات دوري فريق ايفون لابتوب كمبيوتر تطبيق التطبيق برنامج " +
    "موقع حسابي اشتراك اشتراكي ايميل محامي محاميه فيزا مهندس ممرض مقابلة اسهم بيتكوين دولار انتخابات " +
    "رياضيات فيزياء كيمياء نكتة ابراج يوتيوب انستقرام فيسبوك سكان سعرات رجيم دايت" +
    " البخاري بخاري مسلم التصوير صور تبرع بالكلى اعضاء تامين التأمين ترجم ترجمة اشتري سيارة سيارتي جوال معركة عاصمة كلمة السر الباسورد وزني صبغ الدوري النت",
  fr:
    "kebab pizza paris tatouage musique yoga witr fidya maquillage maquiller maquille rêve rêves anniversaire noël vernis " +
    "film films cinéma série séries épisode roman romans chanson chansons paroles chanteur prix promo " +
    "solde magasin recette recettes cuisine cuisiner restaurant météo football match ligue coupe équipe " +
    "score iphone ordinateur application appli abonnement remboursement logiciel coder python javascript " +
    "email wifi avocat emploi entretien cv lettre bourse bitcoin crypto immobilier président élection " +
    "devoirs physique chimie blague horoscope zodiaque astrologie netflix youtube tiktok instagram " +
    "facebook capitale population calories horaires ingénieur" +
    " boukhari bukhari organes assurance traduis traduire traduction acheter vendre voiture roue téléphone prénom prénoms photo poème bataille distance mot passe pays vaccin",
  ur:
    "وتر استخارہ فدیہ درود خواب موسیقی witr istikhara fidya darood durood khwab music tattoo " +
    "فلم فلمیں ڈرامہ ڈرامے قسط ناول گانا گانے گلوکار اداکار قیمت قیمتیں سستا دکان پکانا بریانی ریستوران " +
    "موسم میچ کرکٹ فٹبال لیگ ٹیم لیپ ٹاپ کمپیوٹر ایپ ویب سائٹ اکاؤنٹ پاس ورڈ وکیل انٹرویو شیئر بٹ کوائن " +
    "ڈالر انتخابات ہوم ورک ریاضی لطیفہ زائچہ یوٹیوب فیسبک دارالحکومت آبادی انگریزی انجینئر film movie " +
    "drama serial novel gana song price qeemat sasta dukan recipe biryani pakana mausam match cricket " +
    "football team score laptop computer app website account password wakeel interview bitcoin dollar " +
    "horoscope youtube facebook" +
    " بخاری اعضا عضو بیمہ ترجمہ خریدنا گاڑی موبائل تصویر جنگ نظم bukhari insurance tarjuma gari mobile tasveer photo",
  id:
    "witir istikharah fidyah fidiah selawat sholawat salawat mimpi musik tato ulang tahun natal yoga " +
    "film bioskop serial sinetron drama episode novel lagu lirik penyanyi harga murah diskon resep masak " +
    "memasak restoran cuaca sepak pertandingan liga piala tim skor iphone laptop komputer aplikasi akun " +
    "sandi langganan software ngoding python email wifi sewa pengacara lowongan loker wawancara cv saham " +
    "bitcoin kripto dolar pemilu matematika fisika kimia lelucon zodiak ramalan gitar netflix youtube " +
    "tiktok instagram facebook ibukota penduduk kalori diet gym mawar insinyur online" +
    " bukhari organ asuransi terjemahkan terjemah beli mobil motor hp foto selfie puisi perang rumus timnas nama bayi emas cat",
  tr:
    "vitir istihare fidye salavat rüya rüyada müzik dövme yılbaşı noel yoga makyaj oje " +
    "film filmi filmler sinema dizi dizisi roman romanı şarkı şarkısı sözleri şarkıcı fiyat fiyatı " +
    "fiyatları kaça ucuz indirim tarif tarifi pişirmek lokanta restoran futbol maç maçı lig kupa takım " +
    "skor iphone laptop bilgisayar uygulama uygulamanın hesap hesabım hesabımı şifre üyelik yazılım " +
    "kodlama python eposta wifi kiralık avukat avukatı mülakat özgeçmiş borsa bitcoin kripto dolar " +
    "matematik fizik kimya fıkra burç fal gitar netflix youtube tiktok instagram facebook başkent nüfus " +
    "kalori diyet mühendis köpek eğitimi ingilizce" +
    " buhari buhariyi organ sigorta çevir çeviri araba arabam telefon fotoğraf bebek ismi isim şiir savaşı altın osmanlı selahaddin boyatmak",
};

/** Matters whose words are those of others: blessings on the Prophet are no prayer, hands in it no greeting,
 * weight in Arabic nothing unlawful. */
const otherPhrases =
  /(?<![\p{L}])(?:وزني|الوزن|وزنك)(?![\p{L}])|(?:ال)?صلا[ةه] على (?:النبي|الرسول|محمد)|(?:salat|salah|salawat|durood|darood) (?:on|upon|ala|3ala|3la) (?:the )?(?:nabi|prophet|muhammad)|prière sur le prophète|\b(?:place|put|keep|hold|fold|raise) (?:my |your |the |both )*(?:hands?|arms?)\b(?=.*\b(?:pray|prayer|salah|takbir|ruku)\b)/iu;

/** True for a question about a matter that no written answer treats, although its words are those of some. */
export function isOtherMatter(question: string): boolean {
  return otherPhrases.test(question);
}

const stems = new Map<Language, ReadonlySet<string>>();

/** The stems of words that make a question one about another matter, unless the card that fits has them too. */
export function otherMatterStems(language: Language): ReadonlySet<string> {
  const known = stems.get(language) ?? new Set(cardWords(otherMatters[language], language).stems.keys());
  stems.set(language, known);
  return known;
}
