import { foldMessage } from "./fold-message.ts";

/** Words that ask what is said or done at an occasion; a message must have one. */
const asking = {
  latin:
    "say read dua dire dois dis lire doua baca bilang doa doanya denir okunur soylenir okuyayim dua kya parhun parhen kahun kehte eish esh sho wesh shu aqool a2ool b2ool a2oul",
  arabic:
    "ايش وش شو ماذا شنو اش ايه شتقول واش کیا ماذا اقول بقول نقول تقول يقول كنقولو اقرا بقرا نقرا اسوي اعمل بعمل پڑھوں پڑھیں کہوں کہیں دعا دعاء",
} as const;

/** Words of everyday occasions and those that join them. */
const everyday = {
  latin:
    "what do does should to i we you one when before after on from the my a an in of for some someone somebody it is to " +
    "wake waking up sleep sleeping bed leave leaving enter entering home house bathroom toilet mosque market hear see thunder lightning rain rains moon sneeze sneezes yawn dress clothes new eat eating food car travel get into ride " +
    "que quoi quand je on il faut en avant apres de du des la le les l un une mes ma mon au aux chez moi dans entends entend vois voit sors sort entre rentre rentrer sortir me reveille reveil dormir dors toilettes maison mosquee tonnerre eclair pluie lune eternue quelquun voiture monte mange manger habits vetements neufs " +
    "apa kalau pas waktu saat habis sebelum sesudah setelah aku saya harus mau yang di masuk keluar kamar mandi wc rumah masjid pasar bangun tidur bersin dengar lihat petir kilat hujan bulan makan baju baru naik motor mobil pergi orang " +
    "ne hangi ben bir biri eve evden camiye camiden tuvalete tuvaletten carsiya girerken girince cikarken cikinca uyaninca uyanirken uyumadan yatmadan once sonra gok gurleyince simsek cakinca yagmur yaginca hapsirinca yemek yerken yemekten arabaya binince elbise giyerken yeni " +
    "jab to ke ki ka par pe se mein me ho hon hun ghar masjid bazar washroom bathroom toilet niklun dakhil so kar uthun sone pehle baad bijli badal chamke garje barish chheenk aaye khana khaun chaand dekhun kapre pehnun gari baithun chahiye " +
    "lama lamma ida iza men mn el al bait beit adkhol atla3 anam as7a asma3 ra3d barq 3atast",
  arabic:
    "لما اذا وقت عند عندما حين ملي كي فاش قبل بعد من في الى على انا وانا و المفروض المسلم الواحد " +
    "ادخل دخلت ندخل دخول اخرج خرجت نخرج الخروج اطلع طلعت نطلع ارجع رجعت نرجع للبيت البيت بيتي الدار للدار المنزل الحمام للحمام الخلاء المسجد للمسجد الجامع السوق متاخر " +
    "انام نمت ننام النوم نوم النعاس اصحى صحيت نصحى افيق فيق نفيق استيقظ استيقظت اقوم قمت الصبح الصباح لصلاة الفجر " +
    "اعطس عطست نعطس يعطس احد حد واحد اتثاوب تثاءبت اغضب اعصب البس لبست بلبس نلبس ثوب ثوبي ثوبا جديد جديدا جديدة تياب ثياب هدوم " +
    "اسمع سمعت نسمع سماع الرعد البرق الاذان المؤذن الديك الكلاب نباح اشوف شفت نشوف رايت ارى رؤية الهلال القمر شي حلو حلوة مبتلى اعجبني يعجبني المجلس مجلس ينزل نزل المطر مطر الريح يهب الهوا " +
    "اركب ركبت نركب السيارة سيارة العربية الطيارة الطائرة الطوموبيل اسافر سافرت السفر اكل اكلت ناكل الاكل الطعام اخلص خلصت يخلص افطر افطرت اتوضا توضات الوضوء الصلاة انسى نسيت ركعة الفاتحة اشك " +
    "جب تو کے کی کا پر سے میں ہوں ہو گھر مسجد بازار واش روم باتھ بیت الخلاء نکلوں نکلیں داخل سو کر اٹھوں اٹھیں سونے پہلے بعد بجلی بادل کڑکے گرجے چمکے بارش چھینک آئے کھانا کھاؤں چاند دیکھوں کپڑے پہنوں گاڑی بیٹھوں چاہیے",
} as const;

const folds = (["latin", "arabic"] as const).map((fold) => {
  const wordsOf = (text: string) => foldMessage(text, fold).trim().split(" ");
  const asks = new Set(wordsOf(asking[fold]));
  return { fold, asks, known: new Set([...asks, ...wordsOf(everyday[fold])]) };
});

/**
 * True where a message asks what to say or do at an everyday occasion ("ايش اقول لما ادخل البيت") and has no word beside:
 * the wording is that of people who do not know what to do, the words are those of a home.
 */
export function asksOfOccasion(message: string): boolean {
  return folds.some(({ fold, asks, known }) => {
    const words = foldMessage(message, fold)
      .split(" ")
      .filter((word) => word !== "" && word !== "|");
    return words.some((word) => asks.has(word)) && words.every((word) => known.has(word));
  });
}
