import type { Language } from "#domain/language.ts";

/** Words that people use for one matter, in one language and its usual transliterations; a group on each line. */
export const synonyms: Readonly<Record<Language, string>> = {
  en: `pray prayer prayers salah salat salaat namaz solat
wudu wudhu wudoo wuzu woodoo ablution ablutions
ghusl ghusal ghusul
fast fasts fasting sawm siyam roza
dhuhr zuhr zuhur duhr zohr
fajr fajar subh
isha esha ishaa
jumuah jumua jumah jummah jumma friday fridays
tahajjud tahajud tahajjut
break breaks broke broken invalidate invalidates nullify nullifies annul
period periods menses menstruation menstruating haid
sick ill illness disease
travel travelling traveling traveller journey trip
convert revert become embrace
zakat zakah zakaat
fitrah fitrana fitr
hajj haj pilgrimage
umrah umra ummrah omra
paradise heaven jannah jannat
destiny fate qadr predestined decree predestination
sacrifice slaughter qurbani udhiyah qurban
iman faith
mistake mistakenly accident accidentally forgetfully forgot forget forgotten
repent repentance tawbah tauba tawba
qibla qiblah kibla
khushu khushoo concentrate focus distracted wander wanders
angel angels malaikah
old elderly aged`,
  ar: `صلاة اصلي نصلي asalli nsalli osalli asally nsally sallit يصلي تصلي صلي
صيام صوم نصوم asoum nsoum asom soum siyam sayem sayma اصوم تصوم يصوم صايم صائم صمت
وضوء اتوضا اتوضى atwada atwadda twada etwada twaddit اتوضأ يتوضا نتوضا توضا وضوئي
غسل اغتسال الاغتسال اغتسل يغتسل
نواقض ينقض تنقض ينتقض يبطل بيبطل مبطلات يفطر بيفطر تفطر مفطرات
دورة الدورة حيض الحيض حائض الحائض
توبة التوبة اتوب atoub toub tobt twba tawba
ماء مي مية موية مويه
مسافر المسافر سفر السفر
مريض المريض مرض
اضحية الاضحية نضحي الاضحى
زكاة الزكاة زكاتي
خشوع الخشوع اخشع
ناسيا ناسي نسيت سهوا nset nsit nseet nesit النسيان
جنة الجنة`,
  fr: `prier prie prions prière prières salat
ablutions ablution woudou woudhou wudu wudhu
jeûne jeûner jeûnent jeûnant jeûnais jeûnes siyam
règles menstrues menstruation
annule annuler annulé annulées rompt rompre casse casser invalide
malade maladie
voyage voyageur voyager
convertir convertis devenir reconvertir embrasser
oubli oublié oublie inadvertance erreur
paradis jannah
sacrifice sacrifier égorge égorger mouton
destin prédestiné décret
dhuhr dohr duhr zuhr
isha icha
jumua joumoua joumou'a vendredi
hajj pèlerinage
omra oumra umra
tahajjud tahajjoud tahajud
repentir repens repentance
concentrer concentration khouchou distrait`,
  ur: `نماز نمازیں نمازوں namaz namaaz namazein salat
وضو wuzu wudu wazu
روزہ روزے روزوں roza roze rozay
غسل ghusl ghusal
حیض ماہواری haiz periods mahwari
ٹوٹتا ٹوٹ ٹوٹ جاتا توڑنے toot tut tootna
بیمار بیماری bemar bimar bemari
سفر مسافر safar musafir
زکوٰۃ زکات zakat zakaat
فطرانہ فطرہ فطر fitrana fitr fitra
قربانی qurbani
تقدیر taqdeer taqdir
توبہ tauba toba
مسلمان musalman muslman muslim
حج hajj haj
عمرہ umrah umra
جمعہ جمعے jumma jumuah juma
تہجد tahajjud tahajud
قضا qaza qada
قبلہ قبلے qibla qibla
بھول بھولے غلطی bhool ghalti
حاملہ hamila pregnant
تیمم tayammum
سحری sehri
افطار افطاری iftar iftari
جنت jannat
ظہر zuhr zohr zuhar
عصر asr asar
مغرب maghrib
عشاء عشا isha esha
فجر fajr fajar`,
  id: `salat sholat shalat solat
wudu wudhu berwudu berwudhu wudlu
puasa berpuasa shaum
haid menstruasi mens
batal membatalkan pembatal batalin
kurban berkurban qurban
umrah umroh
zuhur dzuhur dhuhur
magrib maghrib
subuh shubuh fajar
asar ashar
isya isyak
tobat taubat bertobat
lupa khilaf sengaja
terlewat kelewat ketinggalan
khusyuk khusyu
musafir perjalanan bepergian safar
surga jannah
jumat jum'at`,
  tr: `namaz namazı namazda namazını salat
abdest abdesti
oruç orucu orucun oruçlu oruçluyken oruçluyum
regl regliyken adet adetliyken hayız
bozar bozulur bozan bozdu bozulması
hasta hastayım hastalık
yolcu yolculuk sefer seferi seferde seferi
unutarak unutup unuttum
kurban kurbanın
tövbe tövbem
kaçırdım kaçtı kılamadım
cennet cennete
hac hacca haccın
kader kaderi
huşu dikkat
zekat zekatı zekatın`,
};
