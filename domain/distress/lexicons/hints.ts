/** Words in English, French, Indonesian and Turkish for the later classes of `veiled-rules.ts`. */
export const hintsLatin = {
  everyday:
    "film, movie, novel, roman, series, story, essay, documentary, documentaire, game, console, cerpen, novelku, ceritaku, romanimda, hikayemde, filmde, dizide, kompetisi, scouts, fasting, jeune, puasa, oruc, oruclu~, sahur, sahurda, suhoor, iftar, hajj, hac, hacca, haji, umrah, umroh, omra, umre, umreye, charity, sadaqah, allergies, allergy, storage, wisuda, graduation, diplome, mezuniyet, clinic, adoption, exam, exams",
  medical:
    "doctor, pharmacist, pharmacy, prescribed, dose, medecin, pharmacien, ordonnance, dokter, apotek, resep, dosis, doktor, eczane, recete, doz, take daily, a day, per day",
  lethal:
    "tablets, heart tablets, sleeping tablets, sleeping pills, pills, insulin pens, rope, noose, blade, blades, razor, razors, gun, pistol, rifle, cachets, somniferes, comprimes, corde, lame, lames, rasoir, fusil, pistolet, obat tidur, obat jantung, obat nenek, obat kakek, butir, tali, silet, senapan, pistol, hap, haplar, haplari, haplarini, ilaclari, ilaclarini, uyku hapi, ip, jilet, silah, silahi, silahini, silahinin, tabanca, tabancasi, tufek",
  hoards:
    "saving up, saved up, been saving, ive been saving, been counting, counting how many, counting them, been collecting, collected, stashed, stash, been hiding, hidden, one by one, in a sock, under my bed, under my pillow, know where, know the code, found the key, just in case, ready, bought, mis de cote, garde, je garde, un par un, une par une, cache, caches, jai cache, sais ou, jai la cle, y en a assez, sous mon lit, sous mon oreiller, sous ma coque, kumpulin, ngumpulin, simpen, disimpen, satu satu, diem diem, selipin, umpetin, tau bapak, di lemari, udah siap, biriktir~, sakliyorum, sakladim, tek tek, nerede biliyorum, yerini biliyorum, anahtar bende, dolapta, hazir, yastigimin alt~, kilifimda",
  noose:
    "practising the knot, practicing the knot, tie a noose, tie the noose, noose knot, hangman~ knot, noeud coulant, noeud de pendu, simpul gantung, simpul tali, bikin simpul, ip dugumu, idam dugumu, dugumu nasil atilir",
  height:
    "top floor, fifth floor, sixth floor, seventh floor, tenth floor, car park, multi storey, railing, ledge, high building, balcony, rooftop, bridge, cliff, parapet, rebord, balcon, huitieme etage, dixieme etage, pont, falaise, pager lantai, jembatan, lantai 4, lantai 9, lantai 10, balkon, balkonda, balkonun, onuncu kat, dokuzuncu kat, kopruden, koprude, catida, ucurum, river, fleuve, sungai~, sungainya",
  drawnDown:
    "looked over, looked down, looking down, leaned over, leant over, leaning over, stood over, nobody stopped, so quiet, looks quiet, looks calm, how far down, how high, how easy, high enough, so far down, penche, personne ma vu, lair doux, en bas, le vide, tenang banget, kelihatan tenang, keliatan tenang, liat ke bawah, anginnya enak, manggil, cekici, asagisi, asagiya, sakin gorunuyor, cagiriyor, demirine oturdum",
  bladeHeld: "knife, razor, blade, couteau, la lame, rasoir, cutter, pisau, silet, bicak, jilet",
  ownVeins:
    "my wrist, my wrists, my veins, le poignet, les poignets, mon poignet, mes veines, les veines, pergelangan, pergelangan tanganku, nadiku, urat nadi, bilegimde, bileklerimde, bilegime, damarimda, damarlarimda",
  rails:
    "platform, tracks, rails, trains, train, yellow line, tube, quai, rails, rapide, voie ferree, trains, rel, kereta, stasiun, tren, trenin, metro, metroda, istasyona, sari cizgi~, raylar~",
  drawnToRails:
    "how fast, comes through, come through, stepping off, step off, jump, in front of, past the line, je compte, jattends le, passer tous les soirs, turun ke rel, liatin, lewat rasanya, pengen turun, hizina, cizgiyi gec~, icim rahatl~, atla~, onune",
  lateness:
    "missed, ticket, late, rate, billet, retard, ketinggalan, tiket, telat, kacirdim, bilet, gec kald~, pray, prier, sholat, namaz",
  note: "letter, letters, a note, envelope, envelopes, lettre, lettres, une enveloppe, le mot, surat, suratku, mektup, mektubu, mektubumu, zarf, yaziyi",
  leftFor:
    "drawer, under my pillow, under the pillow, on my desk, on my bed, they will find, theyll find, will find, will read, for when they are older, ill be gone, im not around, for mum, for my mum, to each of, tiroir, trouvera, trouveront, liront, sous loreiller, pour chacun de mes, quand ce sera fait, di laci, nanti mereka, buat ibu, nemu, tinggal nunggu, cekmecede, cekmeceye, bulur, bulacak, okurlar, birer",
  office:
    "motivation, job, teacher, school, cv, travail, directeur, lamaran, guru, kerja, is basvuru~, okul, ogretmen, invitation, undangan",
  laterOn:
    "next year, next month, next week, next ramadan, for eid, by monday, by tomorrow, on monday, results day, graduation, my 18th birthday, september, la rentree, lan prochain, lannee prochaine, le mois prochain, les resultats, septembre, demain, bulan depan, taun depan, tahun depan, pas pengumuman, minggu depan, besok, lulus, gelecek ay, seneye, obur ramazan~, gelecek yil, bu zamanlar, sonuclar~, yarin, haftaya",
  notThere:
    "wont be here, not be here, not gonna be here, im not here, i wont be there, i wont be around, wont be around, i wont see, i wont, not around, be gone by, je serai plus la, serai plus de ce monde, plus de ce monde, je verrai pas, je serai parti, je serai partie, aku udah ga ada, udah ga ada, udah ga di sini, ga usah nunggu aku, ga bakal sempet, ga akan ada, yokum, olmayacagim, ben yokum, gormeyecegim, hesaba katmayin, hatirlarsaniz, arkamdan, fatiha okuyun",
  away: "trip, travel, travelling, moving, holiday, vacation, job, school, course, university, voyage, vacances, demenage, boulot, en stage, mudik, liburan, pindah, kuliah, kerja, tatil~, tasin~, universite, is, askere, ramadan, ramadhan, ramazan, ramazanin",
  afterMe:
    "after im gone, after i am gone, when im gone, once im gone, after me, apres moi, quand je serai plus la, setelah aku pergi, setelah aku ga ada, kalo aku udah ga ada, benden sonra, ben gidince",
  bequeaths:
    "take care of, look after, give my, give her my, can have my, can have it, gets my, veillez sur, occupez vous, donnez mes, jaga, jagain, titip, kasih barangku, kardesime iyi bakin, verin, bakin",
  meetInParadise: "in jannah, in paradise, au paradis, di surga, cennette",
  takeLeave:
    "see you all, see you, see u, take care of, look after, goodbye, rdv, on se voit, veillez, adieu, sampai ketemu, sampai jumpa, titip, gorusuruz, gorusmek uzere, iyi bakin",
  prayerFor:
    "may allah, may we, inshallah, insyaallah, insallah, puisse, quallah, semoga, nasip etsin, rabbim, grandma, grandpa, died, passed away, meninggal, vefat",
  lastEver:
    "last adhan i, the last adhan, my last adhan, last sunrise i, my last message, my last post, this is my last, dernier adhan, mon dernier message, dernier post, mon dernier lever, adzan terakhir yang, adzan terakhirku, postingan terakhirku, postingan terakhir, pesan terakhirku, chat terakhirku, son kez ezan~, son ezan~, son paylasimim, son mesajim, son iftarimi",
  thisIs:
    "this is, this was, this is probably, this might be, this will be, tonight is, malam ini, hari ini, ini, bu benim, bu, cest, ce sera, cetait",
  lastOwn:
    "my last prayer, my last wudu, my last wudhu, my last message, my last night, my last question, my last fajr, my last ramadan, my last morning, last question ill ever ask, ma derniere priere, ma derniere nuit, mon dernier message, mon dernier ramadan, mes dernieres ablutions, ma derniere question, shalat terakhirku, sholat terakhirku, salat terakhirku, shalat terakhir saya, sholat terakhir saya, wudhu terakhirku, wudhu terakhir saya, malam terakhirku, malam terakhir saya, pertanyaan terakhirku, son ramazanim, son ramazanimdi, son namazim, son gecem, son mesajim, son abdestim, son orucum, son sabahim, son sorum",
  onlyHere:
    "as if, like its, of the day, in this house, in this city, at this mosque, before i move, comme si, de la journee, dans cette ville, dans cette mosquee, dans cette maison, demenage, demenageons, seolah, seakan, kayak, sebelum pindah, di kota ini, sanki, gibi, bu sehirde, bu evde, bekar, single, celibataire, level, exam, today at",
  byOwnHand:
    "end your life, end your own life, end ones life, ends their life, take your own life, take ones own life, takes their own life, kill yourself, kills himself, kills herself, kill oneself, leaves by himself, mettre fin a ses jours, met fin a ses jours, se suicide, sest suicide, se tue, part de soi meme, parti de lui meme, partie delle meme, partir de soi meme, fait ca lui meme, mengakhiri hidup, mengakhiri hidupnya, akhiri hidup, orang bunuh diri, intihar eden, intihar edenin, intihar edenlerin, kendi istegiyle giden, kendi istegiyle gidenin, canina kiyan, canina kiyanin",
  suffering:
    "pain never, the pain is, pain wont, too much pain, unbearable, cant bear, cant take, so tired, too tired, exhausted, no way out, la douleur, souffre trop, trop mal, trop fatigue, trop fatiguee, a bout, sakit sekali, capek banget, lelah sekali, udah ga kuat, sudah tidak kuat, dayanamiyor~, dayanamiyorum, cok yorgun, acisi bitmiyor",
  ownMatter:
    "for myself, about myself, before tonight, tonight, this friday, mes parents, pour moi, avant cette nuit, ce soir, ce vendredi, bientot, buat diriku, untuk saya sendiri, malam ini, kendim icin, ailem, bu gece, yakinda",
  ofOthers:
    "essay, euthanasia, bombing, bomber, bombers, celebrity, actor, singer, history, class, lecture, khutbah, exam, dissertation, euthanasie, attentat, kamikaze, acteur, chanteur, cours, expose, ceramah, tugas, artis, odev, odevi, ders, sunum, otanazi",
  finalDay:
    "last day, tonight it ends, tonight is the night, the last one, cest fini, ce soir cest, dernier soir, hari terakhir, malam terakhir, son gun, son gece, bu gece bit~",
  forgiveMe:
    "forgive me, im sorry, sorry everyone, sorry to everyone, pardon a tous, pardonnez moi, desole, maafin, maaf ya, maafkan, hakkinizi helal, affedin, helal edin",
  covers:
    "long sleeves, long sleeve, hoodie, bracelets, bracelet, manches longues, manche longue, sweat, lengan panjang, jaket, gelang, uzun kollu, bileklik, bileklikler",
  marks:
    "marks, scars, cuts, the lines, lines on, my wrists, my arms, my thighs, poignets, mes bras, traits, cicatrices, marques, sayatan, garis, garisnya, goresan, bekas luka, izler, izleri, cizgiler, kollarim, kollarimdaki, bileklerim",
  unseen:
    "nobody sees, no one sees, nobody knows, nobody has worked, no one has worked, worked it out, cant see, dont see, so nobody, hide, hides, hiding, in summer, all summer, in july, personne voit, personne ne voit, cachent, cacher, cachent bien, en plein ete, mois daout, ga keliatan, gak keliatan, ga kelihatan, ketutup, untung, walau panas, nutupin, gorunmesin, gormesin, kimse gormez, kimse bilmiyor, saklamak, gizle~, yazin bile, yazin ortasinda",
  modesty:
    "hijab, abaya, modest, prayer, pray, salah, aurat, sun, cold, priere, pudeur, soleil, sholat, solat, matahari, kerudung, namaz, tesettur, gunes",
  catDidIt: "the cat, cat did, my cat, le chat, kucing, dicakar kucing, kedi, kedi yapti",
  wash: "wudu, ablution, ablutions, najis, impur, clean, prayer, wudhu, bersuci, abdest, abdestim, pis, ruku, sujud, rukuk, secde, ruku, bowing",
  longUnfed:
    "days no food, days without food, days without eating, weeks without food, not eaten in, only water, just water, water and gum, nothing for weeks, stopped eating, mange plus, je mange rien, jours sans manger, semaines sans manger, ga makan, gak makan, cuma minum air, sadece su, yemiyorum, yemek yemiyorum, haftadir yemi~, gundur yemi~",
  likesIt:
    "pure, light, ribs, bones, hip bones, winning, proud, control, beautiful, love it, happy, les os, mes os, cest beau, jadore, plus faim, legere, fiere, tulangku, rusukku, seneng, bangga, puas, kurus, kemik~, kaburga~, guzel, mutlu~, ayna~, hafif~, gurur~",
  blindRisk:
    "close my eyes on the motorway, close my eyes when i drive, closing my eyes at the wheel, cross without looking, cross roads without looking, cross the road without looking, dont look when i cross, dont look before crossing, les yeux au volant, traverse sans regarder, traverser sans regarder, la route glisse, ferme les yeux en conduisant, nyebrang ga liat, nyebrang gak liat, ngebut tanpa helm, merem pas nyetir, merem di motor, bakmadan geciyorum, karsiya bakmadan, direksiyonu kirmak, gozumu kapatiyorum direksiyonda, araba surerken gozlerimi kapat~",
  stopsMedicine:
    "stopped taking my insulin, stopped my insulin, stopped insulin, stopped my dialysis, stopped taking my meds, skip my insulin, arrete mon insuline, arrete la dialyse, arrete mes medicaments, insulin udah ga, ga suntik insulin, stop insulin, berhenti cuci darah, obat ga aku minum lagi, insulini biraktim, ilaclarimi biraktim, diyalize gitmiyorum",
  letItCome:
    "see what happens, whatever happens, lets see, on verra, verra bien, liat aja, liat nanti, terserah, bakalim, ne olacak, ne olursa",
  illness: "cancer, tumour, tumor, kanker, kanser",
  gladOf:
    "relieved, glad, happy, hoped, hope it is, soulage, soulagee, content, contente, espere, lega, seneng, senang, rahatladim, sevindim, umarim",
  healed:
    "cured, remission, benign, free, gone, gueri, guerie, remission, sembuh, jinak, negatif, iyilest~, iyi huylu, temiz",
  howItFeels:
    "does it hurt, is it painful, painful when, how long does it take, how long before, how long after, does it feel, ca fait mal, est ce douloureux, combien de temps, sakit apa, sakit ga, sakit gak, berapa lama, acitir mi, acir mi, ne kadar surer",
  wayToGo:
    "drown, drowning, stop breathing, hang, hanging, bleed out, under water, freeze to death, pass out, noyer, arreter de respirer, pendre, saigner, tenggelam, gantung, kehabisan darah, bogulmak, asmak, kan kaybi",
  hitsOwn:
    "punch the wall, punch walls, hit my head, bang my head, punch myself, scratch myself, tape le mur, tape la tete, cogne la tete, nonjok tembok, jedotin kepala, benturin kepala, duvari yumruk~, kafami duvara, basimi duvara",
  tillBlood:
    "bleed, bleeds, blood, split, only thing, until it stops, till it stops, jusquau sang, le sang, ya que ca, calme, berdarah, baru tenang, tenang, kan gel~, kanay~, rahatl~",
  hollow:
    "dead inside for years, been dead inside, already dead inside, im already dead, deja mort a linterieur, mort a linterieur, a linterieur je suis deja mort, deja morte, dalemku udah mati, udah mati di dalam, jiwaku udah mati, icim coktan oldu, icim oldu, zaten olu gibiyim",
  jest: "lol, haha, mdr, wkwk, jk, lool, sjsj, monday, lundi, senin, pazartesi",
  joinDead:
    "where my mum is, where my dad is, join my late, join my mum, join my dad, to my late, be with my late, rejoindre ma mere, rejoindre mon pere, rejoindre mon mari, nyusul ibu, nyusul bapak, nyusul ayah, anneme kavus~, babama kavus~, annemin yanina, babamin yanina",
  longing:
    "want, cant wait, going to, soon, my turn, tonight, this week, veux, voudrais, bientot, mon tour, pengen, mau, sekarang, giliran, istiyorum, yakinda, sirami, bu gece",
  grave:
    "grave, cemetery, visit, hospital, tombe, cimetiere, hopital, visite, makam, kuburan, ziarah, rumah sakit, mezar~, kabrini, ziyaret, hastane~",
  settled:
    "rehomed, homes for, found a home, cleaned my room, tidied my room, tidied my desk, paid everyone back, debts are paid, passwords, regle mes dettes, note les codes, range mes papiers, vide mon appart, donne mon chat, donne mon chien, utang lunas, lunasin utang, kamar bersih, kucing udah, kucing aku, borclarimi odedim, odami topladim, kopegimi, kedimi, sifrelerimi, helallestim",
  nothingLeft:
    "im done, ready, last thing, so they dont, dont have to, wont need, last on the list, no more to do, tout est pret, elle comprendra, ils comprendront, rien demande, plus rien a, ga ada tanggungan, lega, siap, ga butuh, hazirim, yarin yokum, listede son, gerek kalmadi, bitti artik",
  tookLeave:
    "said goodbye, told everyone i love, told mum i love, hugged everyone, dit au revoir, salaman sama, pamitan sama, vedalastim, vedalastik",
  unaware:
    "they dont know, she doesnt know, doesnt know why, they think, they thought, no idea, ils croient, elle sait pas, savent pas, mereka kira, ga ada yang tau, ga tau, sandilar, bilmiyorlar, anlamadilar, haberleri yok",
  keepsSecret:
    "our secret, our game, so i dont tell, not to tell, dont tell, between us, notre secret, notre jeu, rien dire, rahasia kita, mainan kita, permainan kita, jangan bilang, biar aku diem, bizim sirrimiz, sirrimiz, oyunumuz, kimseye soyleme",
  closeOne:
    "uncle, grandad, grandpa, stepdad, cousin, teacher, tutor, coach, neighbour, papy, papi, oncle, tonton, beau pere, cousin, prof, voisin, paman, om, kakek, ayah tiri, sepupu, ustadz, guru, pelatih, amcam, dedem, dayim, uvey babam, kuzenim, hoca, hocam, komsu, enistem, abim",
  treats:
    "surprise, birthday, party, chess, anniversaire, surprise, ulang tahun, kejutan, surpriz, dogum gunu",
  guardian:
    "coach, trainer, tutor, madrasa teacher, quran teacher, ustad, ustadz, imam, stepdad, step dad, stepfather, uncle, prof, prof de coran, entraineur, moniteur, beau pere, oncle, tonton, imam, guru, guru ngaji, pelatih, ayah tiri, paman, om, pak ustadz, hoca, hocasi, kuran hocasi, antrenor, uvey babam, amcam, dayim, enistem",
  nearBody:
    "on my leg, on my thigh, his lap, massage, shower with, when i shower, when i wash, films it, films us, pictures of us, us changing, stay behind alone, ma cuisse, ses genoux, ma jambe, la salle de bain, quand je me lave, ma douche, nous filme, nous masse, massages, pijat, dipijit, di pahaku, ke pangkuan, pas aku mandi, pas ganti baju, kamarnya, bacagima, dizime, dizine oturt~, kucagina, banyodayken, soyunurken, bizi cekiyor, masaj",
  harmless: "baby, bebe, bayi, bebek, toddler, pray, prier, sholat, namaz, torununu, cucunya, injury, doctor",
  excuse:
    "told the doctor, told the nurse, told my teacher, told the teacher, told everyone, told my boss, tell people, dit au medecin, dit a linfirmiere, dit a mon prof, dit au prof, raconte a linfirmiere, bilang ke guru, bilang ke dokter, bilang ke perawat, bilang ke tetangga, doktora, hemsireye, komsuya, ogretmene, herkese",
  fellOver:
    "walked into a door, into the door, fell down the stairs, fell off, i fell, i slipped, tombe dans, tombee dans, javais glisse, cognee a, cogne a, jatuh dari tangga, jatuh dari motor, kejedot pintu, kepleset, kapiya carptim, merdivenden dustum, dustum dedim",
  danger:
    "dad drinks, dad is drunk, hes drunk, he drinks, when dad, when he comes, his key, his footsteps, he starts, he shouts, papa boit, papa a bu, il boit, ses pas, ses cles, il commence a crier, ayah pulang, bapak pulang, bapak mabuk, pulang mabuk, langkahnya, dia mulai teriak, babam gel~, babam ic~, babam eve, eve girince, anahtar sesi, ayak sesi, bagirinca, sarhos",
  hidesFrom:
    "hide my, i hide, we hide, in the wardrobe, under the bed, lock ourselves, lock myself, in the bathroom with, sleep in our clothes, light off, dort habillees, dort habilles, dort avec nos, on se cache, je cache, dans larmoire, sous le lit, on senferme, sembunyi, umpetin, ngumpet, di lemari, kolong, kunci pintu, tidur deket pintu, dolaba, saklan~, sakliyorum, yatagin altina, elbiseyle yat~, kapiyi kilitl~, banyoya kacip",
  playing:
    "hide and seek, cache cache, petak umpet, saklambac, cat, gift, surprise, sweets, cake, gateaux, kue, hediye, pasta, kadeau",
  tooYoung:
    "im 13, im 14, im 15, im 16, is 13, is 14, is 15, is 16, im fifteen, im fourteen, im sixteen, jai 14, jai 15, jai 16, a 13 ans, a 14 ans, a 15 ans, aku 14, aku 15, aku 16, umur 14, 14 tahun, 15 tahun, 16 tahun, on bes yasind~, on dort yasind~, on alti yasind~, 14 yasind~, 15 yasind~, 16 yasind~",
  wedded:
    "gold, the dress, booked flights, wedding cards, shook hands, engaged, marry, married, wedding, mariage, la robe, fiance, le monsieur, dinikahin, nikah, lamar, dilamar, seserahan, orang itu, dugunum, altinlar, adama ver~, o adama, nisan~, nikah~, gelinlik",
  grown:
    "happy, 25, heureuse, contente, bahagia, mutlu, mutluyum, aisha, aicha, aisyah, prophet, prophete, nabi, peygamber, halal, allowed, permis, caiz, hukum",
  pretext:
    "just a holiday, said holiday, its just a trip, ma dit vacances, vacances au bled, katanya liburan, bilang liburan, tatil dediler, gezi dediler",
  honour:
    "family name, the honour, honor of, family honour, lhonneur, aib keluarga, nama keluarga, namus, namusumuzu, serefimiz~",
  cleansed:
    "washed, cleaned, cleanse, one way, laver, laverait, se lave, satu cara, dihapus, temizle~, kanla",
  remote:
    "woods, the forest, canal, the lake, desert, a ditch, ma tombe, la foret, le canal, hutan, kali, ormanda, dere~, gol~, my grave, mezarin~",
  neverFound:
    "nobody would look, nobody would find, no one would find, nobody will find, is ready, est prete, personne me trouvera, personne te trouvera, ga ada yang nyari, ga bakal ketemu, kimse bulamaz, kimse bulmaz, hazir",
  fuel: "petrol, gasoline, acid, lessence, essence, acide, bensin, air keras, benzin, kezzap, accidents in the kitchen, rumah orang tuaku, evinizi",
  menace:
    "cheap, house is wood, pas cher, murah, ucuz, my face, mon visage, mukaku, yuzum~, dibakar, burn you, te bruler, yakarim, brides who",
  news: "news, price, car, price of, harga bensin naik, prix, zam, fiyati, actualite, berita, haber~",
  images:
    "photos of me, pictures of me, video of me, my photos, my pictures, my nudes, more pictures, photos de moi, video de moi, mes photos, videoku, fotoku, video aku, foto aku, fotograflarim, videom, resimlerim",
  blackmail:
    "wants more, or he, or she sends, pay or, pay me, send them to, sends them, leak, veut de largent, sinon, envoie a, minta uang, minta ketemu, kalo ga, kalau nggak, disebar, sebarin, atacak~, yapmazsam, vermezsem, yayar~, para ist~",
  income:
    "my wages, my salary, my card, bank card, my pension, pounds a week, euros par semaine, euros par mois, ma carte, mon salaire, carte bleue, ma retraite, atm ku, atmku, gajiku, pensiunku, maas kartim, maasimi, emekli maasimi, lira veriyor, paramı",
  withheld:
    "he keeps, he takes, i get, show receipts, beg, i have to ask, pushes me, doesnt ask, il garde, il prend, il me laisse, me donne, montrer les tickets, me pousse, pegang, diambil, ambil, minta, dorong, kocamda, kocam al~, aliyor, yalvariyorum, fisleri, itiyor, ondan",
  watched:
    "checks the mileage, reads the mileage, checks my phone, times me, counts the minutes, counting the minutes, put a tracker, tracker in, regarde mes kilometres, chronometre, me suit partout, pasang pelacak, ngecek hp, cek kilometer, takip cihazi, km sine bakiyor, dakika tutuyor",
  whereIGo:
    "shop, my car, my bag, at work, on my phone, when i, mes courses, ma voiture, mon sac, il, motorku, tasku, hpku, ke pasar, arabama, cantama, markete, my",
  carer:
    "mum, mom, mother, stepmum, step mum, stepmother, dad, stepdad, aunt, mother in law, in laws, grandma, maman, ma mere, belle mere, papa, ma tante, ibu tiri, ibu, mama, bapak, tante, mertua, nenek, annem, uvey annem, babam, yengem, kaynanam, halam, babaannem",
  cruelty:
    "sleep in the garage, sleep outside, stand outside in, kneel on rice, kneel on, chilli in, hot spoon, the kettle to, locks the fridge, lock the fridge, eat what is left, in the snow, a genoux sur, du piment, le fer sur, frigo a cle, les restes, dehors en chaussettes, dans le froid, dormir dehors, jongkok di atas, cabe di mulut, sendok panas, setrika ke, gembok kulkas, ngunci kulkas, kulkas digembok, makan sisa, berdiri di luar, pirincin ustunde, diz cokt~, sicak kasik, biber sur~, buzdolabini kilit~, artiklari yi~, disarida beklet~, soguk~ balkon~, karda",
  papers:
    "my passport, our passports, the passports, mon passeport, nos passeports, pasporku, paspor kami, pasaportumu, pasaportlarimizi, pasaportum",
  captive:
    "never see the kids, kids stay, if i leave, if i go, in a safe, sleep on the kitchen, sleep on the floor, petits restent, si je pars, dans un coffre, par terre dans, un monsieur qui attend, ga boleh pulang, tidur di dapur, ga dikasih, cocuklar kalir, kasada, mutfakta yat~, gidersen",
  wifely:
    "my duty, his right, mon devoir, son droit, kewajiban istri, kewajibanku, gorevin, gorevim, hakkim diyor, karilik gorevi",
  endured:
    "lie still, even when i say no, until he is finished, till hes done, i cry, bouge pas, dis non, ait fini, je pleure, diem aja, sampe dia selesai, nangis, kipirdamiyorum, bitirene kadar, agliyorum, istemesem de",
  formerly:
    "my ex, ex husband, mon ex, mantan, mantanku, mantan suami, eski kocam, eski sevgilim, eski nisanlim",
  lurks:
    "waits across, waits outside, waits for me, follows me, every evening, outside my work, attend devant, mattend, me suit, tous les soirs, nunggu di depan, ngikutin, tiap sore, bekliyor, takip ediyor, pesimde",
  ifILeave:
    "if i leave, if i ask for khula, if i ask for divorce, if i go, si je pars, si je demande le divorce, si je le quitte, kalo aku minta cerai, kalau aku minta cerai, kalau aku pergi, bosanirsan, bosanirsam, gidersem, terk edersem",
  hisThreat:
    "hang himself, kill himself, my fault, never see, se pendra, il se tue, se tuer, prend les enfants, gantung diri, bunuh diri, dibakar, bunuh anak, asarim, kendimi ol~, oldururum, cocuklari gor~",
  smallGirl:
    "little sister, my daughter, my sister, petite soeur, ma fille, adikku, anakku, kiz kardesim~, kizimi",
  mutilated:
    "to be cut, be circumcised, get her cut, exciser, excision, disunat di kampung, sunnet ettirecek~, kizlari sunnet",
  flinches: "i flinch, je sursaute des, sursaute quand il, kaget tiap dia angkat, irkiliyorum, irkilirim",
  withBelt:
    "with the belt, with a belt, holding the belt, la ceinture, pake sabuk, pegang sabuk, kemeriyle, kemerle",
  dreadsHome:
    "scared to go home, afraid to go home, dont want to go home, waiting, peur de rentrer, mattend, takut pulang, nungguin, eve gitmekten, bekliyor",
  keepsake:
    "favourite ring, favorite ring, her jewellery, his watch, sa bague preferee, sa bague, cincin kesayangannya, jam tangannya, en sevdigi yuzug~, yuzugunu",
  strangely:
    "hugged me too long, hugged me for, remember me, serree trop longtemps, serre trop fort, meluk lama, meluk aku lama, uzun uzun saril~",
  drawsSelf:
    "draws himself in a grave, draws herself in a grave, draws himself dead, draws herself dead, se dessine dans une tombe, se dessine mort, gambar dirinya di kuburan, gambar dirinya mati, kendini mezarda ciz~, kendini olu ciz~",
  screams:
    "screaming next door, screams next door, hear screaming, ca hurle chez, cris chez les voisins, tetangga tiap malam teriak, teriakan dari tetangga, komsudan her gece ciglik, komsudan ciglik",
  silence:
    "then it goes quiet, goes silent, every night, puis plus rien, chaque nuit, mendadak sepi, tiap malam, sonra sessizlik, her gece",
  begsNotHome:
    "begs not to be sent home, begs me not to send, supplie quon la renvoie pas, supplie de ne pas rentrer, mohon jangan dipulangin, ga mau dipulangin, eve gitmeyeyim diye yalvar~, eve gondermeyin diye",
} as const;
