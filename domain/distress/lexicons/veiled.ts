import { hintsLatin } from "./hints.ts";
import { veiledLexicon } from "./veiled-rules.ts";

/** What is hinted at rather than said, each class of expression in the four languages of Latin script. */
export const veiledLatin = veiledLexicon(
  "latin",
  "if i die before, die laughing, mort de rire, gulmekten ol~, mati gaya, wedding date, date du mariage, tanggal nikah, dugun tarihi",
  {
    ifIDie:
      "if i die, if i died, if i were dead, if i was dead, if i was gone, if i were gone, if im dead, if im gone, when im dead, when i am dead, when im gone, once im gone, si je meurs, si je mourais, si je creve, si je disparais, si jetais mort~, quand je serai mort, quand je serai morte, kalau aku mati, kalo aku mati, klo aku mati, kalau saya mati, kalo gue mati, kalo gw mati, kalau aku ga ada, kalo aku ga ada, olsem, oldugumde, olunce, ben yokken, ben olursem, yok olsam",
    theyThen:
      "care, cared, notice, noticed, miss me, regret, realize, realise, be sorry, feel sorry, happier, relieved, understand, at my funeral, comprendr~, regretter~, verront, remarquer~, soulages, pleurer~, sapercev~, nyesel, menyesal, sadar, peduli, lega, seneng, ngerti, sedih, kehilangan, pisman olur~, pisman olacak~, anlarlar, kiymetimi, degerimi, fark eder~, uzulur~, sevinir~, rahatlar~, umursar~",
    law: "inherit~, inheritance, debt, debts, prays, prayer, janaza~, ramadan, friday, paradise, jannah, waris~, hutang, utang, surga, herit~, dettes, paradis, miras~, borc~, ramazanda, cuma, cennet~, iman, shahada, imam",
    noWishToLive:
      "doesnt want to be alive, doesnt want to live, does not want to live, dont want to be alive, no longer want to live, no longer wants to live, no longer wants to exist, doesnt want to exist, ne veut plus vivre, na plus envie de vivre, veut plus vivre, veut plus exister, tidak mau hidup, ga mau hidup, gak mau hidup, tidak ingin hidup, ga pengen hidup, tak nak hidup, taknak hidup, tak larat hidup, tak larat nak hidup, tak sanggup hidup, nak hidup dah, yasamak istemeyen~, yasamak istemiyor~, yasamaktan vazgec~",
    tale: "movie, film, novel, series, prophet, companions, sahaba, story of, nabi, kisah, peygamber, histoire du, without prayer, without islam, in a non muslim, with his, with her, with my, with their, abroad, in this country, avec sa, avec ses, bersama, sama mertua, yurt disinda, kaynan~",
    howMany: "how many, how much, combien de, berapa, kac, kac tane",
    pill: "pills, tablets, sleeping pills, paracetamol, xanax, somniferes, cachets, comprimes, medocs, pil, obat tidur, butir, hap, haplar, uyku hapi, ilac",
    noWaking:
      "not wake, dont wake, never wake, wont wake, to die, to end, be enough, plus se reveiller, plus me reveiller, pas me reveiller, pour mourir, pour partir, pour en finir, ga bangun, gak bangun, tidak bangun, biar mati, supaya mati, uyanmam, uyanmamak, uyanmayayim, olurum, olmek icin",
    tooEarly:
      "partir avant lheure, pars avant lheure, partir avant mon heure, pars avant mon heure, men vais avant lheure, men vais plus tot de cette vie, leave this life early, leave this life before, leave before my time, go before my time, gone before my time, leave this world early, pergi sebelum waktuku, vaktinden once gitsem, ecelimden once",
    lastTime:
      "my last ramadan, my last eid, my last birthday, my last fast, my last prayer, my last summer, mon dernier ramadan, mon dernier aid, mon dernier anniversaire, ma derniere priere, ramadan terakhirku, lebaran terakhirku, ulang tahun terakhirku, son ramazanim, son bayramim, son dogum gunum, son namazim",
    decided:
      "decided, made up my mind, my decision, wont be, decide, cest fini, putusin, putuskan, sudah bulat, karar~, kararim, kararliyim",
    facade:
      "smile, smiling, laugh, laughing, pretend, pretending, acting normal, souris, sourire, rigole, fais semblant, ketawa, senyum, pura pura, guluyor~, gulumsu~, guluyorum, belli etmiyorum",
    dateSet:
      "date is set, date is picked, day is picked, day is chosen, date is chosen, chosen the date, chosen the day, chosen a date, chosen a day, picked the day, picked a day, picked a date, picked the date, set the date, choisi la date, choisi le jour, jour est choisi, date est choisie, fixe la date, fixe le jour, tanggalnya udah, tanggalnya sudah, harinya udah, harinya sudah, tarihi belirledim, gunu belirledim, tarihi sectim, gun belli, tarih belli, gununu sectim",
    feast:
      "wedding, nikah, aqiqah, exam, trip, umrah, hajj, mariage, voyage, examen, omra, nikahan, liburan, ujian, umroh, dugun, nikahim, tatil, sinav, umre",
    roof: "on the roof, on a roof, on the rooftop, on the ledge, on the edge of the roof, on the bridge, on the edge of the bridge, sur le toit, sur le pont, au bord du pont, au bord du toit, au bord du vide, di atap, di rooftop, di atas gedung, di atap gedung, di pinggir jembatan, di atas jembatan, di tepi jembatan, catidayim, damdayim, terastayim, koprudeyim, koprunun ustundeyim, catinin kenarindayim, damin kenarindayim, ucurumun kenarindayim",
    thisMoment:
      "now, right now, alone, for an hour, for hours, maintenant, depuis une heure, seul, seule, sekarang, sendirian, su an, simdi, yalnizim, yalniz basima, tek basima",
    calmRoof:
      "moon, hilal, repair, fix, antenna, photo, picture, party, traffic, pray, sahur, iftar, reparer, lune, antenne, foto, benerin, bulan, tamir, manzara, namaz, ay, trafik",
    gave: "gave, gave away, given away, given, giving away, handed out, handed, donne, distribue, laisse, bagiin, bagikan, kubagi, kukasih, kasih, dagittim, paylastirdim, verdim, biraktim",
    mine: "my things, my stuff, my belongings, all my things, my clothes, my jewellery, my jewelry, my car, my keys, my guitar, my books, my cat, my dog, mes affaires, mes choses, mes cles, mon chat, mon chien, ma voiture, barang, barangku, barang barangku, barang2, semua barang, kunci motor, kucingku, esyalarimi, kediyi, kedimi, her seyimi, kitaplarimi, anahtarini, anahtarlarimi",
    leaving:
      "im ready, ready now, ready to go, when im gone, where im going, im leaving, leaving soon, wont need, dont need, je suis pret, je suis prete, plus besoin, je pars, peux partir, ou je vais, siap pergi, tinggal pergi, ga butuh, gak butuh, mau pergi jauh, hazirim, gidiyorum, vakit geldi, lazim degil, gerek kalmadi, gittigim yerde",
    moving:
      "sadaqa, sadaqah, charity, zakat, moving, move, new house, new job, hijra, umrah, hajj, sedekah, pindah, demenage, sadaka, zekat, tasin~, umreye, hacca, tatile, university, universite, kuliah",
    farewell:
      "said goodbye, says goodbye, wrote goodbye, goodbye to everyone, goodbye message, farewell, a dit adieu, dit adieu, adieu a tout le monde, lettre dadieu, pamit, pamitan, vedalasti, veda etti, veda yazdi, helallik istedi, helallesti",
    unreachable:
      "phone is off, phone off, her phone, his phone, switched off, not picking up, not answering, cant reach, can reach, unreachable, no reply, repond plus, repond pas, eteint, injoignable, hpnya mati, ga aktif, gak aktif, tidak aktif, ga bisa dihubungi, ga bales, telefonu kapali, telefonu kapatti, ulasamiyor~, ulasilmiyor, acmiyor",
    cigarette:
      "cigarette, cigarettes, lighter, straightener, hot iron, clope, clopes, briquet, fer a lisser, rokok, korek, setrika, sigara, sigarayi, izmarit, cakmak, cakmakla, utu, utuyle",
    burnsOwn:
      "on my arm, on my own arm, on my arms, on my skin, on my leg, on myself, burn myself, burn my arm, burn my skin, sur mon bras, sur ma peau, sur mes bras, sur moi, je me brule, kulitku, ke tangan sendiri, tanganku sendiri, pahaku, koluma, kollarima, kendime, cildime, tenime, bacagima",
    mishap:
      "accident, by mistake, accidentally, ironing, cooking, par accident, en repassant, cuisine, ga sengaja, tidak sengaja, setrika baju, masak, yanlislikla, kazara, yemek",
    starves:
      "starve myself, starving myself, havent eaten, dont eat, stopped eating, eat nothing, je mange rien, mange plus, mange rien, je maffame, laparin diri, ga makan, gak makan, tidak makan, kendimi ac, yemiyorum, yemek yemiyorum",
    wastes:
      "throw up, throwing up, make myself throw, vomit, hate my body, hate myself, hate what i am, punish, give up, to disappear, vomir, me deteste, lache, me punir, muntahin, benci badan, benci diri, benci badanku, nyerah, hilang, kusuyorum, nefret, pes etsin, yok olsun",
    fast: "fasting, fast, ramadan, pregnant, medicine, sahur, jeune, enceinte, puasa, hamil, oruc, hamile, oruclu~",
    weapon:
      "knife, a knife, gun, a gun, pistol, machete, axe, couteau, fusil, pistolet, arme, hache, pisau, golok, pistol, celurit, parang, bicak, bicagi, tabanca, tabancayi, silah, silahi",
    shows:
      "put, puts, pulled, pulls, points, pointed, shows, holds, held, laid, keeps, lays, pose, met, mis, sort, sorti, pointe, taruh, naruh, nodong, todong, acungin, ngacungin, keluarin, koydu, koyup, cekiyor, cekti, gosteriyor, dayadi, dogrulttu",
    underThreat:
      "choose, pick, at me, to me, to my throat, to my neck, my face, in front of me, scare me, if i leave, if i talk, jealous, choisis, choisir, la gorge, sur moi, si je pars, jaloux, pilih, milih, leherku, ke aku, ke saya, cemburu, sec, secmemi, bana, bogazima, kiskan~",
    slaughter:
      "qurban, qurbani, sheep, animal, cooking, kitchen, game, movie, story, ibrahim, ismail, kurban, koyun, mouton, sacrifice, kambing, sapi, dapur, hayvan, mutfak",
    relative:
      "uncle, my uncle, stepdad, step dad, stepfather, step brother, stepbrother, brother, brother in law, cousin, grandad, grandpa, grandfather, tonton, oncle, beau pere, beau frere, cousin, papy, papi, grand pere, frere, om, om aku, paman, ayah tiri, bapak tiri, kakak ipar, kakak, sepupu, kakek, amcam, uvey babam, uvey abim, abim, kayinbiraderim, kaynim, enistem, kuzenim, dedem, dayim",
    enters:
      "comes in, comes into, come into, comes to, enters, sneaks, sneaks in, opens, gets in, gets into, gets under, climbs, vient, entre, ouvre, se glisse, masuk, buka, datang, ngendap, geliyor, giriyor, aciyor, giriyo, geliyo",
    ownRoom:
      "my room, my bed, my door, my bedroom, my blanket, ma chambre, mon lit, ma porte, kamarku, kamar aku, kamar saya, kasurku, ranjangku, odama, yatagima, kapimi, yanima",
    atNight:
      "night, nights, asleep, sleeping, sleep, im sleeping, lights, dark, nuit, nuits, dort, dorment, malam, malem, tidur, gelap, gece, geceleri, uyuyunca, uyurken",
    wakes:
      "wakes me, wake me, fajr, suhoor, tahajjud, medicine, reveiller, fajr, souhour, subuh, sahur, bangunin, uyandir~, sabah namazi, sahura",
    handOf:
      "hand, hands, his hand, his hands, la main, sa main, ses mains, tangan, tangannya, elini, ellerini",
    underClothes:
      "in my pants, in her pants, in his pants, down my pants, down her pants, under my shirt, under her shirt, under my clothes, under her clothes, under my blanket, under the blanket, under my skirt, inside my clothes, dans ma culotte, dans la culotte, dans sa culotte, dans mon pantalon, dans le pantalon, sous mes habits, sous mes vetements, sous ma couverture, sous la couverture, sous ma jupe, ke bajuku, ke dalam baju~, ke selimutku, ke selimut, ke celana~, ke dalam celana~, yorganin altin~, yorganimin altin~, elbisemin altin~, etegimin altin~, kiyafetimin ic~, pantolonumun ic~",
    locksIn:
      "lock me, locks me, locked me, they lock me, keep me locked, kept locked, kept in, menferme, menferment, menfermer, enfermee, mengurung, dikunci, dikurung, ngurung, kilitliyor~, kilitledi~, kilitliyo, hapsediyor~, kapatiyorlar",
    confined:
      "food, bread, once a day, no key, no window, bathroom, basement, manger, mange, pain, cave, salle de bain, makan, roti, kamar mandi, gudang, yemek, ekmek, banyoya, bodruma, odaya",
    voices:
      "voices, a voice, the voices, voice in my head, des voix, une voix, les voix, suara, bisikan, sesler, icimdeki ses, kafamdaki ses, bir ses",
    commands:
      "tell me, tells me, telling me, say, says, order, me dit, me disent, ordonne~, nyuruh, menyuruh, suruh, diyor, soyluyor, emrediyor",
    harmful:
      "hurt, kill, drown, harm, jump, throw, stab, end it, tuer, mal a, noyer, sauter, poignarder, nyakitin, bunuh, lompat, loncat, tenggelem~, nenggelem~, zarar, oldur, bog, atla, bicakla",
    strikes:
      "hit, hits, beat, beats, beating, slap, slaps, frapper, frappe, taper, tape, corriger, mukul, pukul, memukul, nampar, vuruyor, dovuyor, vurmak, dovmek, vurur",
    claims: "says, said, tells me, told me, dit, pretend, bilang, katanya, diyor, soyluyor",
    scriptureLets:
      "quran lets, quran allows, quran lets him, quran says he can, islam allows, allowed in quran, its in the quran, islam lets him, coran lautorise, coran autorise, coran permet, coran le permet, islam lautorise, islam permet, boleh di quran, dibolehkan quran, boleh dalam islam, quran membolehkan, kuranda var, kuran izin, dinde var, islamda var",
    painless:
      "die without pain, die without feeling, die painlessly, painless way to die, painless death, easiest way to die, easy way to die, quick way to die, least painful way, mourir sans douleur, mourir sans souffrir, mourir sans rien sentir, facon de mourir, moyen de mourir, mort sans douleur, cara mati, mati tanpa sakit, cara paling gampang mati, cara paling gampang buat mati, acisiz olum, acisiz olmek, acisiz nasil olunur, acisiz nasil olurum, kolay olum, en kolay olum",
    aFaith:
      "iman, foi, martyr~, believer, muslim, shahid, husnul khatimah, khusnul khatimah, prophet, angel, animal, slaughter, hewan, sakaratul, mukmin, mumin",
    byTheDoor:
      "outside my door, at my door, at the door, behind the door, hes outside, derriere la porte, devant ma porte, devant la porte, di depan pintu, di luar pintu, di depan kos, depan rumahku, kapida, kapimda, kapimin onunde, kapinin onunde",
    armed:
      "bat, knife, gun, stick, hammer, axe, acid, hit me, kill me, hurt me, beat me, batte, couteau, baton, arme, me taper, me frapper, me tuer, kayu, pisau, golok, parang, mukul, bunuh, sopa, sopasi, bicak, bicakla, silah, silahla, dovecek, oldurecek",
    toPolice:
      "go to the police, call the police, report him, tell anyone, leave him, porte plainte, appelle la police, je le quitte, lapor polisi, lapor, ninggalin dia, polise gid~, sikayet ed~, ayrilirsam, birakirsam",
    takesKids:
      "take my kids, take the kids, take my children, never see my kids, never see the kids, prend les enfants, prendra les enfants, verrai plus mes enfants, ambil anak, anak anak diambil, anak diambil, cocuklari alir, cocuklari elimden, cocuklarimi alir, cocuklarimi goster~",
    existing:
      "tired of existing, tired of being alive, sick of being alive, fatigue dexister, fatiguee dexister, marre dexister, marre de vivre, fatigue de vivre, fatiguee de vivre, lasse de vivre, capek hidup, cape idup, lelah hidup, kesel urip, wegah urip, bosen hidup, yasamaktan yoruldum, yasamaktan biktim, var olmaktan yoruldum",
    switchOff:
      "switch everything off, turn everything off, switch it all off, switch myself off, turn myself off, tout eteindre, meteindre, matiin semuanya, her seyi kapatmak",
    forGood:
      "permanently, forever, for good, for ever, pour toujours, definitivement, selamanya, sonsuza kadar, tamamen",
    bruised:
      "bruise, bruises, bruised, black eye, bleus, ecchymoses, memar, biru biru, biru2, lebam, mor, morluk, morluklar, curuk",
    fearsHome:
      "scared to go home, afraid to go home, scared of home, peur de rentrer, takut pulang, eve gitmek istemiyor, eve gitmekten kork~, eve donmek istemiyor",
    ...hintsLatin,
  },
);
