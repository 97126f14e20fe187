import type { Language } from "#domain/language.ts";
import { wordsOf } from "#domain/search/words.ts";

/** Common words that hardly say what a question is about, but may stand in one. */
const common: Readonly<Record<Language, string>> = {
  en:
    "keep keeps keeping kept go goes going went come comes coming work works worked out off up down over " +
    "through between both each other others such good bad better best right wrong special real actual " +
    "kind kinds type types year years month months week day days time times yesterday tomorrow tonight " +
    "later soon thing use used using think thought say saying said ask asking asked answer mean happen " +
    "happens happened start put take takes taking took bring call called look looking seem try because " +
    "since while until per into onto upon about around under above again still already enough lot lots " +
    "few several own same different part full sure please need needs needed explained explanation " +
    "teaching teachings view views perspective guide guidance info information details list qualities " +
    "quality important importance islamically according says way ways stuff hard easy life people guys " +
    "man friend friends im ive id thats theres youre wanna gonna gotta idk tbh bc cuz cause wat wot wht " +
    "ppl abt cant cannot couldnt back away losing lose stand stand left every everyone everything nothing never whenever anymore lately helps during another case next" +
    " meant supposed deserve guy folk folks lady someones somebodys okay allowed properly anyway feels felt actually basically honestly literally constantly currently whole gotten done doing did does long short last first second three four couple matter matters wonder wondering curious heard read show shows possible chance sort end ended side inside outside together alone dad boy girl woman trouble issue problem bit mad crazy terrible awful amazing nice super",
  ar:
    "كثير كتير كتيرة جدا مرة مره دايما دائما ابدا لازم ضروري ينفع يصير اقدر قادر نقدر يقدر تقدر اكون يكون " +
    "شي حاجة حاجه اشياء الاشياء الناس ناس اليوم امس بكرا بكره سنة شهر يوم ايام الان لما اذا ولا او بس غير " +
    "مع حتى كيفية صحيح صح افضل احسن اهم اكثر اقل كبير صغير مشكلة موضوع معلومات نبذة تعرف تقول قول قالت " +
    "قلت يقولون يعني بخصوص حول شرح اشرح شرحلي وضح فهمني احكيلي قولي خبرني ايش هوا هيا هما هاذا كذا طريقه " +
    "الطريقة الصحيحة بالتفصيل باختصار ياخد ياخذ اخذ ادفع دفع عاوزة عايزة ابي ابغا نفسي حاسس حاسه شو اقول اقرا عند معي معاي معايا عندي عم بصير صاير حالي قاعد قاعدة بين هلق هلا لسا باقي كل وانا وانت وهو علي عليي" +
    " صارت صار كانت كان كنت كنا يكونون رح راح بيصير بيصيروا بدي بدنا بده بدها يبغى يبغا تبغى نبي نبغى حابة حاب اللي هالشي هالكلام هالموضوع جاي جاية الجاي الاسبوع اسبوع شوي شوية هناك هنا فوق تحت قبل بعدين يوميا باستمرار بسبب طول زي مثل متل اصلا برأيك تقريبا ناقص دوبي توي بطلت بدأت بدات صدق والله طيب بنفسي نفسه نفسها عنده عندها عندنا حقي حقه حقنا بتاعي يلي هاي هيدا هيدي هذول واجد وايد برشا بزاف هاد ديالي خطوة جماعة",
  fr:
    "avoir etre ai as suis es sommes sont faire fais fait font dire dit passe passent passer vient venir " +
    "aller vas mettre prend prendre donne donner voir vu savoir sais comprends parle parler demande " +
    "demander bon bonne bonnes bons mauvais grand petit meme autre autres certains plusieurs beaucoup peu " +
    "tres trop encore deja souvent jamais toujours matin soir jour jours annee mois semaine fois maniere " +
    "facon exactement vraiment concretement correctement sincerement detail details gens personnes moment " +
    "cas chez entre contre selon sans sous vers depuis pendant comme quoi musulmane musulmanes svpp jai trop vite deux reste restent encore meme moment quelle entre loin pres faut dirait mes mon " +
    "cest quest ya jarrive arrive importe important importance" +
    " personne quelquun monde chose choses truc trucs rien certain certaine vraie vrai autour laquelle lequel lesquels celui celle ceux vais serait serai etait etaient peut-etre plutot assez ensuite aujourd hui hier demain ami amie amis copain copine prochaine dernier derniere nouveau nouvelle petite grande gros grosse idee probleme question souci besoin envie droit permis grave normal possible ca marche rester",
  ur:
    "karna کرنا کرنے کرنی کرتے کرتی لینا لینے لیتے دینا دینے دیتے دیتی چاہیے چاہئے سہی صحیح درست فائدے " +
    "فائدہ کس کسی کچھ بہت زیادہ کم اچھا برا بڑا چھوٹا آج کل سال مہینہ دن ہمیں ہمارا ہمارے مجھے میرا میری " +
    "میرے تم تمہارا آپ اپنے اپنی کیجیے فرمائیں وضاحت تفصیل معلومات متعلق طرف تعلق قسم بات چیز چیزیں چیزوں " +
    "kis kisi kuch bohat bohot bahut zyada kam acha bura bara chota aaj saal din sahi theek durust faide " +
    "faida cheez cheezon cheezein tafseel maloomat taraf wala wale wali hun hoon hen tha lena dena dene " +
    "deni deta lete lagayen karun kru chahta chahti banna banta hisab zaroori zaruri hona sab sirf phir آتا آتی آتے جاتا جاتی جاتے گیا گئی گئے جلدی روز روزانہ ہر وقت پا رہا کھڑے کیسے جا کیوں aata aati aate jaldi roz har waqt gaye gya gyi reh rahte rehta mere meray kaunsi kaunsa " +
    "pehle baad" +
    " abhi bhai yaar zara thora thoda itna itni itne kitna bilkul waise wese dosto log logon kaam baat batain bataye kahin kabhi hamesha rehti lagta lagti lagte laga lagi lage raha rahi rahe hua hui hue parta parti parte milta milti mile jaye jaen jayein hone hogi hoga honge chahe agar magar lekin phr fir dobara ek aik do teen koi sabse اب ابھی اگر لیکن مگر ایک دو تین کوئی سب رہی رہے لگتا لگتی ہوا ہوئی ہوئے ہوگا ہوگی ہوں گے پڑتا پڑتی ملے ملتا جائے جائیں کبھی ہمیشہ بالکل تھوڑا بھائی یار لوگ لوگوں کام",
  id:
    "sama beda bedanya apaan cara benar bener baik buruk besar kecil banyak sedikit sangat banget sekali " +
    "sering selalu kadang pernah belum masih terus kok deh lho loh mah gitu gini begini begitu kayak " +
    "seperti secara menurut tentang penjelasan jelasin kasih lagi hari tahun kemarin besok sekarang nanti " +
    "ketika saat orang orang2 hal sesuatu penting pentingnya pengertian definisi macam jenis contoh " +
    "urutan lengkap singkat katanya bilang ngomong tanya nanya pakai pake dapat dapet jadi menjadi ada punya lagi kena terlalu gampang cepat semua sering mikir mikirin cara baca apa bapak temen " +
    "adakah bolehkah apakah" +
    " udah sudah belom dulu doang sih dong kan nah habis abis abisan trus pas waktu emang memang kata beneran kayaknya sepertinya mungkin suka lihat liat liatin ngeliat ngelakuin melakukan bikin buat gimana temanku temenku teman aku saya kami kita dia mereka namanya lain baru lama sebentar pengen kepengen harusnya mesti perlu biar supaya agar sampe tetap tapi tetapi bertahun setiap tiap seminggu masalah tolongin",
  tr:
    "arasındaki önemi önemli çok az daha en iyi kötü büyük küçük doğru yanlış şekilde şekli tam bütün her " +
    "hep hiç bazı diğer başka aynı böyle şöyle öyle gün günü yıl bugün dün şimdi sonra önce kadar göre " +
    "karşı için hakkında bilgi bilgisi açıklama açıklar açıkla söyle söyler söylenir denir diyor demek " +
    "verir verilir okunacak okunur okunan işledim geliyor geldi gidiyor gider oluyor davranmalı " +
    "davranmalıyız yapmalı ben sen biz içimde var yok değil insanlar zor kolay benim senin bizim olarak " +
    "olan kıyılır kurtulurum çabuk sürekli hangi kaldım kalan kalıyor geçen geçiyor iki zaten artık bile galiba böyle hemen okunur" +
    " yani mesela bana beni bende bizi onun onlar onlara şey şeyi şeyler herkes kimse biri birisi birinin derler denen diye deniyor olsa olsam olmuş olacak oldum olmalı olmaz daima bazen sadece yalnızca nasıl neler neyi lazım gerekli mümkün istiyorum isterdim bilmiyorum bilirim anlatır anlatıyor anlat mısın mısınız hangisi çoğu birçok arkadaşım arkadaşlar sonuç konu konuda sorun mesele adam kadın kişi kendim kendi gerçek gerçekten sözü söz",
};

const sets = new Map<Language, ReadonlySet<string>>();

/** True for a folded word that is common in any talk. */
export function isCommon(word: string, language: Language): boolean {
  const known =
    sets.get(language) ?? new Set(wordsOf(common[language], language).map(({ folded }) => folded));
  sets.set(language, known);
  return known.has(word);
}
