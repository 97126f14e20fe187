import type { Lexicon } from "../lexicon.ts";

/** What is done to or feared for somebody else, and wishes to crash, in four languages of Latin script. */
export const othersLatin: Lexicon = {
  fold: "latin",
  idioms:
    "touches my heart, touched my heart, touched on, touches on, touch on, me touche beaucoup, touche le coeur, menyentuh hati, kalbine dokun~, last night of ramadan, last nights",
  concepts: {
    guide:
      "teacher, quran teacher, imam, imams son, sheikh, shaykh, sheikhs son, ustad, ustadh, ustaz, tutor, coach, a man, this man, old man, older man, some man, some guy, priest, qari, moulvi, molvi, maulana, uncle, neighbour, neighbor, babysitter, driver, prof, professeur, un homme, un monsieur, le voisin, un voisin, moniteur, entraineur, chauffeur, oncle, tonton, guru, guru ngaji, guru les, ustadz, bapak bapak, om om, tetangga, sopir, paman, pamannya, hoca, hocasi, hocanin, ogretmen, ogretmeni, imam, bir adam, yasli adam, amca, amcasi, komsu, komsumuz, antrenor, servisci",
    touches:
      "touches, touching, touched, keeps touching, kisses, kissing, kissed, fondles, fondled, fondling, gropes, groped, molests, molested, rubs, rubbing, undresses, undressed, films, touche, a touche, embrasse, a embrasse, caresse, a caresse, tripote, a tripote, deshabille, megang, megang megang, pegang pegang, memegang, nyium, mencium, meraba, raba, ngeraba, grepe, gerayangi, dokunuyor, dokundu, dokunmus, elliyor, elledi, opuyor, opmus, optu, oksuyor, taciz~, soyuyor, soydu",
    child:
      "my daughter, my son, my kid, my child, my little brother, my little sister, my brother, my sister, my nephew, my niece, my cousin, the boys, the girls, the children, ma fille, mon fils, mon enfant, mon petit frere, ma petite soeur, mon neveu, ma niece, les garcons, les filles, anakku, anak saya, anak perempuanku, anak laki lakiku, anak perempuan saya, adikku, adik saya, keponakanku, murid muridnya, kizimi, kizima, oglumu, ogluma, cocugumu, cocuguma, cocuklara, cocuklari, kardesime, kardesimi, kucuk kardesime, yegenimi, yegenime",
    decent:
      "forehead, head, on the head, hand, hands of, front, tete, tangan guru, kening, kepala, alnindan, alnini, elini, basini, doctor, medecin, dokter, doktor, heart, feet, ayak",
    kin: "girl in my class, boy in my class, girl in my school, boy in my school, girl i know, boy i know, my classmate, a classmate, my student, une copine, un copain, une fille de ma classe, un garcon de ma classe, une fille du lycee, une eleve, un eleve, teman sekelas, temen sekelas, murid saya, anak di sekolahku, siniftan bir kiz, siniftan bir cocuk, siniftan biri, okuldan bir kiz, okuldan bir cocuk, bir ogrencim, my brother, my sister, my son, my daughter, my friend, my cousin, my roommate, my best friend, mon frere, ma soeur, mon fils, ma fille, mon ami, mon amie, ma copine, mon copain, ma cousine, adikku, kakakku, anakku, temanku, temenku, sahabatku, pacarku, kardesim, abim, ablam, oglum, kizim, arkadasim, kuzenim",
    cuts: "cuts, cutting, slices, slashes, burns, se coupe, se taillade, se scarifie, se mutile, sentaille, nyayat, nyilet, menyayat, ngiris, kesiyor, kesip, cizip, jiletliyor, yakiyor",
    limb: "arm, arms, leg, legs, thigh, thighs, wrist, wrists, himself, herself, bras, jambe, jambes, cuisses, poignets, tangannya, kakinya, pahanya, tangan sendiri, kollarini, kolunu, bacaklarini, bacagini, bileklerini, kendini",
    notSelf:
      "nails, hair, cooking, accident, by accident, ongles, cheveux, cuisine, kuku, rambut, masak, tirnak~, sac~, yemek",
    lastNight:
      "her last night, his last night, their last night, last night alive, last night on earth, her last day, sa derniere nuit, son dernier soir, son dernier jour, malam terakhirnya, malam ini malam terakhir, hari terakhirnya, son gecem, son gecesi, son gunum",
    tells:
      "posted, says, said, saying, wrote, texted, told me, sent, messaged, a poste, dit, a dit, a ecrit, menvoie, nulis, posting, bilang, ngirim, kirim, yazmis, yazdi, diyor, dedi, paylasmis",
    leisure:
      "ramadan, ramadhan, ramazan, hotel, wedding, mariage, trip, holiday, vacances, work, job, school, town, city, umrah, omra, liburan, tatil, kampus, is yeri",
    think:
      "think, thinking, keep thinking, thought, want, wanna, pense, envie, songe, kepikiran, mikir, pengen, mau, dusunuyorum, istiyorum, aklimdan",
    crash:
      "drive off the road, drive off a cliff, drive off a bridge, drive off the bridge, driving off the road, drive into a tree, drive into a wall, drive into traffic, crash my car, crash the car, crashing my car, steer into traffic, foncer dans un arbre, foncer dans un mur, foncer dans le mur, me jeter dans le ravin, nabrakin mobil, nabrakin motor, nabrak pohon, nabrakin diri, arabayi ucuruma, arabayi duvara, arabayla ucuruma, direksiyonu kir~",
  },
  rules: `
    violence 2 guide touches child <4 !decent
    other 2 > kin cuts limb <4 !notSelf
    other 2 tells lastNight <6 !leisure
    self-harm 2 > think crash <6
  `,
};

/** The same in Arabic and Urdu. */
export const othersArabic: Lexicon = {
  fold: "arabic",
  idioms: "تلمس قلبي, يلمس القلب, دل کو چھو~",
  concepts: {
    guide:
      "استاذ, الاستاذ, استاذ القران, معلم, المعلم, معلم القران, مدرس, المدرس, مدرس القران, محفظ, المحفظ, محفظ القران, شيخ, الشيخ, امام, رجال, رجل, واحد, جارنا, الجار, السواق, سواق, خال, خاله, عمه, المدرب, استاد, قاری, قاری صاحب, مولوی, مولوی صاحب, امام صاحب, ایک آدمی, آدمی, انکل, پڑوسی, ڈرائیور, ٹیوٹر",
    touches:
      "يلمس, بيلمس, يتلمس, لمس, كيلمس, يبوس, بيبوس, باس, يتحرش, بيتحرش, تحرش, يحسس, بيحسس, حط يده, حط ايده, يحط يده, بيحط ايده, يقبل, چھوتا, چھوتے, چھوا, چومتا, چومتے, چوما, ہاتھ لگاتا, ہاتھ لگاتے, ہاتھ لگایا, ہاتھ پھیرتا, ہاتھ پھیرتے, گود میں",
    child:
      "ابني, بابني, ولدي, بولدي, بنتي, ببنتي, اولادي, اولادنا, الاولاد, الولاد, عيالي, اخوي, باخوي, اخويا, اخي الصغير, اختي الصغيره, باختي, ابن اختي, بنت اختي, ابن اخي, میرے بیٹے, میری بیٹی, میرے بچے, میرے بچوں, میرے بھائی, میری بہن, چھوٹے بھائی, چھوٹی بہن, بھتیجے, بھانجی, بھانجے, بھتیجی, بچوں کو, بچے کو",
    decent:
      "راس, راسه, راسها, جبين, جبينه, يد ابي, قلب, قلبه, دكتور, طبيب, سر پر, ماتھا, ماتھے, پیشانی, ڈاکٹر, دل, امتحان",
    kin: "اخوي, اخويا, خويا, اختي, ختي, ابني, ولدي, بنتي, صديقي, صديقتي, صاحبي, صاحبتي, رفيقتي, میرا بھائی, میری بہن, میرا بیٹا, میری بیٹی, میرا دوست, میری دوست, میری سہیلی",
    cuts: "يجرح, تجرح, بيجرح, بتجرح, يقطع, تقطع, بيقطع, يشطب, تشطب, بيشطب, يحرق, تحرق, کاٹتا, کاٹتی, کاٹ لیتا, کاٹ لیتی, زخمی کرتا, زخمی کرتی, جلاتا, جلاتی",
    limb: "نفسه, نفسها, يده, يدها, ايده, ايدها, ايديه, ايديها, رجوله, رجله, رجلها, رجولها, فخوده, ذراعه, ذراعها, معصمه, بازو, کلائی, ٹانگیں, ہاتھ اپنا, اپنے ہاتھ, اپنی ٹانگیں, اپنے آپ, خود کو",
    notSelf: "اظافر, اظافره, شعره, شعرها, المطبخ, يطبخ, تطبخ, ناخن, بال, کھانا پکا~",
    lastNight:
      "اخر ليله لي, اخر ليله له, اخر ليله لها, اخر ليله في حياتي, اخر ليله في حياته, اخر ليله بحياتي, اخر يوم في حياتي, اخر يوم لي, آخری رات ہے, آخری رات ہو گی, آخری دن ہے",
    tells:
      "تقول, يقول, بتقول, بيقول, قالت, قال, كتبت, كتب, كاتبه, كاتب, نزلت, منزل, ارسلت, ارسل, لکھا, کہا, کہتی, کہتا, بھیجا, میسج",
    leisure: "رمضان, سفر, فندق, عرس, دوام, مدرسه, عمره, ہوٹل, شادی, سفر, نوکری, سکول, عید",
    think:
      "افكر, بفكر, كنفكر, ودي, بدي, ابي, ابغي, نفسي, عايز, عايزه, سوچتا, سوچتی, سوچ, دل کرتا, دل چاہتا, چاہتا, چاہتی",
    crash:
      "ادعس بالسياره, اصدم بالسياره, اصدم السياره, اطلع بالسياره من الطريق, ارمي السياره, اقلب السياره, گاڑی دریا میں, گاڑی نہر میں, گاڑی دیوار میں, گاڑی ٹکرا~, گاڑی کھائی میں",
  },
  rules: `
    violence 2 guide touches child <4 !decent
    other 2 > kin cuts limb <4 !notSelf
    other 2 tells lastNight <6 !leisure
    self-harm 2 > think crash <6
  `,
};

/** The same in Arabic and Urdu in Latin letters. */
export const othersLoose: Lexicon = {
  fold: "loose",
  idioms: "dil ko chu~, dil ko chhu~",
  concepts: {
    guide:
      "ustad, ustaad, qari, qari sahab, qari saab, molvi, molvi sahab, maulvi, imam sahab, tutor, ek admi, ek aadmi, uncle, parosi, driver, sheikh, elsheikh, el ustaz, ostaz, mo3alem, rajel, ragel, wa7ed, mudarres, modarres",
    touches:
      "chhuta, chuta, chhute, chute, chhua, chua, choomta, chumta, choomte, choma, hath lagata, haath lagata, hath lagate, haath lagate, hath lagaya, hath pherta, god mein bithata, yelmes, byelmes, bylmes, kay9iss, kayqiss, kaylmess, bybos, yebous, ybous, by7ares, yt7arash, yet7arash, byt7arash",
    child:
      "mere bete, mere betay, meri beti, mere bachay, mere bache, mere bachon, bachon ko, mere bhai, mere chote bhai, meri behan, meri choti behan, mere bhanje, mere bhatije, ebni, ibni, weldi, wldi, benti, bnti, bnty, khoya sghir, khouya sghir, khouya, okhti, khti, a5oya, akhoya, wlad, lwlad",
    decent: "sar par, mathe, matha, peshani, doctor, dil, ras, rasou, jbin",
    kin: "mera bhai, meri behan, mera beta, meri beti, mera dost, meri dost, meri saheli, khoya, khouya, khti, okhti, weldi, bnti, sa7bi, sa7bti",
    cuts: "kaatta, katta, kaatti, katti, kaat leta, kaat leti, jalata, jalati, zakhmi karta, kayjre7, byegra7, bey2atta3",
    limb: "tangein, tange, taangein, bazu, kalai, apne hath, apna hath, apne aap, khud ko, rasou, rasha, nafso, nafsaha, edo, 2ido, ydih",
    notSelf: "nakhun, baal, khana paka~, payaz, piyaz",
    lastNight: "aakhri raat, akhri raat, aakhri din, akhri din, akher leila, akher lila, a5er leila",
    tells: "likha, likhi, kaha, kehta, kehti, bheja, message, msg, btoul, katgoul, gal, kal, 2alet, kateb",
    leisure: "ramzan, ramadan, hotel, shadi, eid, safar, school, job, naukri, office",
    think: "sochta, sochti, soch, dil karta, dil chahta, chahta, chahti, bafakar, bfakker, kanfaker",
    crash:
      "gaari darya, gari darya, gaari nehar, gari nehar, gaari deewar, gari deewar, gaari thok, gari thok, gaari takra, gari takra, gari khai, gaari khai",
  },
  rules: `
    violence 2 guide touches child <4 !decent
    other 2 > kin cuts limb <4 !notSelf
    other 2 tells lastNight <6 !leisure
    self-harm 2 > think crash <6
  `,
};
