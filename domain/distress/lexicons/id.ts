import type { Lexicon } from "../lexicon.ts";
import { indonesianRules } from "./id-rules.ts";

/** Indonesian as people text it: slang, abbreviations, gaul. */
export const indonesian: Lexicon = {
  fold: "latin",
  idioms:
    "orang gantung diri, orang yg gantung diri, orang yang gantung diri, ada yg mau meninggal, ada yang mau meninggal, ada yg mau mati, hilang dari medsos, hilang dari ig, hilang dari instagram, hilang dari fb, hilang dari facebook, hilang dari wa, hilang dari whatsapp, hilang dari tiktok, hilang dari sosmed, hilang dari grup, ngilang dari medsos, ngilang dari ig, ngilang dari instagram, ngilang dari fb, ngilang dari facebook, ngilang dari wa, ngilang dari whatsapp, ngilang dari tiktok, ngilang dari sosmed, ngilang dari grup, menghilang dari medsos, menghilang dari ig, menghilang dari instagram, menghilang dari fb, menghilang dari facebook, menghilang dari wa, menghilang dari whatsapp, menghilang dari tiktok, menghilang dari sosmed, menghilang dari grup, hilang dulu dari medsos, hilang dulu dari ig, hilang dulu dari instagram, hilang dulu dari fb, hilang dulu dari facebook, hilang dulu dari wa, hilang dulu dari whatsapp, hilang dulu dari tiktok, hilang dulu dari sosmed, hilang dulu dari grup, persen mau mati, persen mau die, hp mau mati, hpku mau mati, baterai mau mati, mati gue ketawa, mati gw ketawa, ketawa mati, mati ketawa, mati lampu, mati listrik, lampu mati, listrik mati, mati gaya, mati rasa, mati kutu, mati suri, mati matian, matiin, harga mati, hp mati, hpku mati, hp ku mati, laptop mati, mesin mati, sinyal mati, cinta mati, sehidup semati, ngakak sampe mati, ngakak sampai mati, ketawa sampe mati, ketawa sampai mati, lucu sampe mati, laper pengen mati, lapar sampai mati, laper mau mati, malu pengen mati, bosan setengah mati, setengah mati, kantuk mati, ngantuk mati, ikan mati, pukul berapa, jam pukul, pukul 5, dipukul rata, pukul rata, bedug dipukul, memukul bedug, memukul bola, memukul rebana, potong kuku, memotong kuku, potong rambut, memotong rambut, potong kurban, memotong hewan, loncat ayat, loncat surat, loncat halaman, menyentuh hati, menyentuh hatiku, menyentuh kalbu, bunuh waktu, membunuh waktu, lagu bunuh diri, cape deh, obat maag, gantung hp, minum obat saat puasa, minum obat saat, tahan emosi, bebas dari beban, beban kerja, beban tugas, laper banget mau mati, lapar banget mau mati, ngantuk mau mati, mau mati rasanya lapar, mau mati wkwk, sampe mau mati, sampai mau mati, baterai hp cepet mati, baterai cepet mati, baterai cepat mati, cepet mati baterainya, di atas kereta, di atas gedung, hp cepet mati, hp cepat mati",
  concepts: {
    i: "aku, gw, gue, gua, saya, sy, aq, ak, gweh, ane, hamba, diriku, saia, w",
    want: "ingin, pengen, pingin, pgn, pengin, mau, mo, mw, pen, kepengen, kepingin, kpgn, berharap, berniat, niat, rasanya, rasa ingin, kepikiran, pikir, mikir, berpikir, memikirkan, mikirin, terpikir, coba, mencoba, nyoba, nyobain, lebih baik, mending, mendingan, lebih baik aku, siap, rencana, udah niat, kapan aku, doa agar, doa supaya, doa biar, harus, biar, biarin, biarkan, boleh, cara, gimana cara, pingen, pgen, pngen, pengan, bolehkah, izinkan, minta, semoga, tolong biarkan, kangen, ga sabar, berdoa, akan, bakal, pngn, kepengin, udah siap, mau aja, pgin",
    die: "mati, mati aja, mati saja, mokad, modar, koit, meninggal, wafat, metong, isdet, mampus, dead, die, pergi selamanya, pergi dari dunia, pergi dari dunia ini, ninggalin dunia, meninggalkan dunia, tinggalkan dunia, ga bangun lagi, nyusul ibu, nyusul bapak, nyusul almarhum, menyusul almarhum, tiada, wassalam, modyar, koid, matek, mati aja kali, mati ajalah, ninggoy, tewas",
    not: "takut, jangan, ga mau, gak mau, tidak mau, tidak ingin, belum mau, blm mau, gamau, belum",
    they: "nabi, rasul, sahabat nabi, orang yang, orang orang, dia, mereka, musuh, tokoh, raja, firaun",
    pious:
      "syahid, sahid, husnul, khusnul, madinah, makkah, mekah, mekkah, sujud, shalat, sholat, beriman, iman, muslim, islam, jihad, ramadhan, ramadan, hari jumat, dalam keadaan, taubat, bertaubat, tauhid, syahadat, tanah suci, mukmin, membela",
    ruling:
      "is self harm, is overdose, apakah dosa, dosakah, dosa apa, iddah, hukum, hukumnya, apa hukum, haramkah, ayat, hadits, hadis, surat al, surat an, surat at, surat as, surat apa, surat yang, surat yasin, surat ali, surat berapa, surat ke, surah, tafsir, dalam islam, menurut islam, menurut quran, kisah, sejarah, nabi, rasulullah, pengertian, arti, artinya, hukuman, film, game, novel, lagu, puasa, wudhu, wudu, batal, boleh gak, bolehkah, dalil, quran, alquran, apa itu, haid, skripsi, makalah, resep",
    direct:
      "bunuh diri aja, mau bunuh diri, ingin bunuh diri, pengen bunuh diri, pgn bunuh diri, saya bunuh diri, aku bunuh diri, gw bunuh diri, gue bunuh diri, kepikiran bunuh diri, mikir bunuh diri, berpikir untuk bunuh diri, percobaan bunuh diri, coba bunuh diri, mencoba bunuh diri, pikiran bunuh diri, bundir, bunuhdiri, membunuh diriku, bunuh diriku, membunuh diri sendiri, mengakhiri hidup, mengakhiri hidupku, akhiri hidup, akhiri hidupku, akhirin hidup, ngakhirin hidup, mengakhiri semua, mengakhiri semuanya, akhiri semua, akhiri semuanya, ngakhirin semua, ngakhirin semuanya, akhirin semuanya, mengakhiri penderitaan, akhiri penderitaan, mengakhiri semua ini, menyudahi hidup, sudahi hidup, udahan hidup, menyakiti diri, menyakiti diriku, nyakitin diri, nyakiti diri, nyakitin diriku, melukai diri, melukai diriku, ngelukain diri, lukai diri, self harm, selfharm, sh lagi, menyilet tangan, nyilet tangan, nyilet, silet tangan, sayat tangan, menyayat tangan, nyayat tangan, nyayat, menyayat, cutting tangan, sayat nadi, potong nadi, motong nadi, iris nadi, ngiris nadi, iris tangan, ngiris tangan, mengiris tangan, gantung diri, menggantung diri, gantungin diri, loncat dari, lompat dari, terjun dari, loncat ke, nabrakin diri, menabrakkan diri, menceburkan diri, tidur di rel, jeduk jedukin kepala, kms, cabut nyawa sendiri, gorok leher sendiri, menenggelamkan diri, membakar diri, bunuh diri saya, mau gantung diri, jatuhin diri, menjatuhkan diri, melempar diri, nyakitin badan sendiri, menyayat nadi, nyayat nadi, potong urat nadi, minum racun aja, akhirin hidupku, akhirin hidup gw, mengakhiri hidup saya, akhiri semua ini, mengakhiri nyawaku, menghabisi diri, menghabisi nyawaku sendiri, menghilangkan nyawa sendiri, lenyapkan diri, silet lagi, iris lagi, nyilet lagi, sayat lagi, nabrakin motor, nabrakin mobil, nabrakin motor ke truk, mengakhiri segalanya, akhiri segalanya, ngakhirin segalanya, menghilangkan nyawaku, menghilangkan nyawa saya, habisi nyawaku, menghabisi nyawa sendiri, gantung leher, motong urat nadi, melompat dari",
    suicide: "bunuh diri, bundir, suicide, suicidal",
    deathWish:
      "benci diriku, benci diri sendiri, benci sama diriku, benci banget sama diriku, nyayat lagi, nyayat tangan, melukai diri, nyakitin diri, mending mati, mendingan mati, lebih baik mati, lebih baik aku mati, lebih baik saya mati, mati aja lah, mati aja deh, mati saja, pengen mati, ingin mati, pgn mati, kapan aku mati, kapan gw mati, kapan saya mati, andai aku mati, coba aku mati, kalo aku mati, semoga aku mati, semoga cepat mati, cepet mati, cepat mati, nyesel dilahirin, nyesel lahir, menyesal dilahirkan, menyesal lahir, kenapa aku dilahirkan, kenapa aku lahir, kenapa saya dilahirkan, kenapa gw lahir, ngapain gw lahir, seharusnya aku ga lahir, seharusnya aku tidak lahir, harusnya aku ga lahir, harusnya aku gak lahir, andai aku tidak lahir, andai tidak pernah lahir, tidak pernah dilahirkan, ga pernah dilahirin, gak pernah lahir, ga pernah lahir, pantas mati, layak mati, ga pantes hidup, gak pantas hidup, tidak pantas hidup, tidak layak hidup, ga layak hidup, gak layak hidup, mati aja kali, mati ajalah, mendingan gw mati, mending gw mati, mending gue mati, mending aku mati, mending saya mati, lebih baik aku tiada, lebih baik saya tiada, ga usah lahir, gak usah lahir, tidak usah lahir, nggak pernah lahir, tidak dilahirkan, ga dilahirin, gak dilahirin, ingin cepat mati, pengen cepet mati, biar aku mati, biarkan aku mati, biarin aku mati, biarin gw mati, aku mau mati, gw mau mati, gue mau mati, saya mau mati, kematian lebih baik, kematian satu satunya, hanya kematian, pengen ketemu ajal, menunggu ajal",
    tired:
      "capek, cape, capee, cpk, cape bgt, lelah, bosan, bosen, muak, jenuh, letih, nyerah, menyerah, benci, malas, males, putus asa, udah ga kuat, ga kuat, gak kuat, tidak kuat, gk kuat, g kuat, tdk kuat, nggak kuat, ngga kuat, tak kuat, ga sanggup, gak sanggup, tidak sanggup, nggak sanggup, gk sanggup, tdk sanggup, ga tahan, gak tahan, tidak tahan, nggak tahan, gk tahan, tdk tahan, ngga tahan, ogah, nyesel, hilang harapan",
    life: "hidup, hidupku, hidup ini, hidup gw, hidup gue, hidup saya, kehidupan, dunia ini, hdp, idup, hidup lagi, sama hidup, dengan hidup, jalani hidup, menjalani hidup, hidup lg",
    nolive:
      "ga mau hidup, gak mau hidup, tidak mau hidup, gamau hidup, ga pengen hidup, gak pengen hidup, tidak ingin hidup, ga ingin hidup, nggak mau hidup, gk mau hidup, tdk mau hidup, ga mau hidup lg, ogah hidup, tidak ingin hidup lagi, ga ada gunanya hidup, gak ada gunanya hidup, tidak ada gunanya hidup, ga ada artinya hidup, gak ada artinya, hidupku ga ada artinya, hidup ga ada artinya, ga ada alasan hidup, gak ada alasan hidup, ga ada alasan buat hidup, gak ada alasan untuk hidup, tidak ada alasan untuk hidup, buat apa hidup, untuk apa hidup, untuk apa aku hidup, buat apa aku hidup, ngapain hidup, ngapain gw hidup, kenapa aku masih hidup, kenapa gw masih hidup, kenapa saya masih hidup, hidup tak berarti, hidup tidak berarti, hidupku tak berarti, hidupku tidak berarti, hidupku hancur, hidup gw hancur, hidup ku sia sia, hidupku sia sia, hidup tidak ada gunanya, hidupku ga berguna, hidup sudah tidak berarti, tidak punya alasan hidup, gapunya alasan hidup, ga punya tujuan hidup lagi, hilang semangat hidup, tidak ada semangat hidup, ga ada semangat hidup, kehilangan semangat hidup, ga kuat hidup, gak kuat hidup, tidak sanggup hidup, ga sanggup hidup, ga sanggup lanjut, udah ga sanggup lagi, sudah tidak sanggup lagi, ga kuat lanjut hidup, hidup segan, ga worth it hidup, ga pengen bangun lagi, gak mau bangun lagi, tidak mau bangun lagi, tidak ingin bangun lagi, ga ada harapan hidup, ga ada harapan lagi, tidak ada harapan lagi, udah ga ada harapan, sudah tidak ada harapan, hidup ga ada harganya, kenapa aku harus hidup, kenapa sih aku harus hidup, kenapa saya harus hidup, kenapa gw harus hidup, hidup cuma siksaan, ga punya semangat hidup, kehilangan alasan hidup, tidak layak hidup, tidak kuat menjalani, ga kuat jalani, gak kuat jalanin, tidak sanggup menjalani, ga sanggup jalanin, berhenti bernapas, berhenti bernafas, stop bernapas, tidak pernah ada di dunia, ga pernah ada di dunia, gak pernah ada di dunia, ga pengen ada di dunia, hidup ini hampa, selain mati, ga ada jalan keluar lagi, tidak ada jalan lain selain",
    gone: "lagi, lg, udah, sudah, semua, semuanya, sendirian, sama semua, nangis, aja, ini",
    vanish: "menghilang, ngilang, hilang, lenyap, ilang, hilang dari dunia",
    forever:
      "selamanya, selama lamanya, dari dunia, dari dunia ini, dari bumi, dari muka bumi, dari semua, aja, saja, dari kehidupan, dari hidup, dr dunia, dr dunia ini, dari sini, dr sini, dari hidup semua orang",
    sleep: "tidur, bobo, bobok, tdr, memejamkan mata, merem",
    sleepOn:
      "tidak bangun lagi, ga bangun lagi, gak bangun lagi, ga bangun bangun, gak bangun bangun, tidak bangun bangun, tidak pernah bangun, ga pernah bangun, gak pernah bangun, ga usah bangun, gausah bangun, gak usah bangun, tak bangun lagi, tdk bangun lagi, gk bangun lagi, nggak bangun lagi, tanpa bangun, selamanya, tidak terbangun",
    burden:
      "beban, jadi beban, cuma beban, ngerepotin, nyusahin, merepotkan, menyusahkan, ga berguna, gak berguna, tidak berguna, sampah, ga guna, gak guna, aib, pembawa sial, pembawa masalah, bikin susah, nyusahin semua, ga ada harganya, tidak berharga, ga berharga, gak berharga, ga ada gunanya",
    burdenOf:
      "keluarga, semua orang, ortu, orang tua, ibu, ayah, mama, semua, orang, mereka, hidup, suami, anak, doang, aja, cuma, cm, hanya, hidupku, hidup gue, hidup gw, merasa, ngerasa, kecewa",
    missMe:
      "ga ada yg peduli, gak ada yang peduli, ga ada yang peduli, tidak ada yang peduli, tidak ada yg peduli, ga akan ada yg, gak akan ada yang, tidak akan ada yang, ga ada yg kangen, ga ada yang kangen, tidak ada yang merindukan, ga ada yg nyariin, gak ada yang nyari, ga ada yang nyari, tidak ada yang menangis, ga ada yg nangisin, tidak ada yang sedih, ga ada yg sedih, gak ada yg sedih, tidak ada yang kehilangan, ga ada yg kehilangan, tidak ada yang sadar, siapa yang peduli, siapa yg peduli, apa ada yang sedih, ga ada yg sadar, nobody cares",
    ifDie:
      "kalo aku mati, kalau aku mati, kalau saya mati, kalo gw mati, klo aku mati, klo gw mati, kl aku mati, jika aku mati, jika saya mati, kalo aku ga ada, kalau aku tidak ada, kalau aku ga ada, kalo gw ga ada, klo gw ga ada, jika aku tiada, kalau aku tiada, kalo aku pergi, kalau aku pergi, kalau aku menghilang, kalo aku ngilang, tanpa aku, tanpa gw, tanpa gue, tanpa saya, tanpa diriku, kalau aku meninggal, kalo aku meninggal, setelah aku mati, kalo gue ga ada, kalau gue ga ada, kalo gua ga ada, kalo gue mati, kalau gue mati, kalo saya tidak ada, kalau aku sudah tidak ada, kalo aku udah ga ada",
    better:
      "lebih bahagia, bahagia, lebih baik, lebih tenang, tenang, lega, senang, seneng, peduli, sedih, nangis, lebih bagus, nyariin, kehilangan, sadar, damai",
    letter:
      "surat terakhir, surat perpisahan, surat wasiat, surat buat ibu, surat buat keluarga, surat buat, surat pamit, pesan terakhir, malam terakhir, hari terakhir, chat terakhir, nulis surat, tulis surat, udah nulis surat, udah nulis wasiat, selamat tinggal, mau pamit, aku pamit, gw pamit, saya pamit, izin pamit, nulis surat buat, surat untuk ibu, surat untuk mama, chat terakhirku, pesan terakhirku, status terakhir, kata kata terakhir, terakhir kalinya",
    farewell:
      "maafin, maafkan, maaf, selamat tinggal, semuanya, semua, ibu, mama, ayah, dunia, selamanya, tulis, ya semua, keluarga, teman teman, jaga diri, pamit, maafin aku, maafkan aku, jaga adik, jaga ibu, jaga anak, titip, jagain, sayang kalian, ikhlaskan, ikhlasin, besok aku",
    byeAll:
      "selamat tinggal semua, selamat tinggal semuanya, selamat tinggal dunia, besok aku udah ga ada, besok aku sudah tidak ada, besok aku ga ada lagi, sebentar lagi aku pergi, sebentar lagi semua selesai, aku pergi selamanya, ga akan ketemu aku lagi, ini pesan terakhirku, ini terakhir kali, maafin aku ya semua, besok aku selesai, besok aku udah gak ada, besok gw udah ga ada, besok saya sudah tidak ada, ini terakhir dari aku, titip anak anakku, titip mama, jangan cari aku, jangan cariin aku",
    takeMe:
      "cabut nyawaku, cabut saja nyawaku, cabut aja nyawaku, cabut nyawa saya, cabut nyawa hamba, ambil nyawaku, ambil saja nyawaku, ambil aja nyawaku, ambil nyawa saya, jemput aku ya, jemput hamba, panggil aku ya, panggil aku pulang, panggil hamba, matikan aku, matikan saja aku, matikan hamba, ambil aku ya allah, ambil aja aku, ambil saja aku, wafatkan aku, wafatkan saya, cepat cabut, mencabut nyawaku, cabut nyawa aku, cabut nyawa gw, mencabut nyawa saya, ambil nyawa aku, jemput aku, izinkan aku pulang, ijinkan aku pulang, bawa aku pulang ya allah, aku ingin pulang ya allah, ambillah aku, ambillah nyawaku",
    means:
      "tali, silet, cutter, pisau, jembatan, gedung, rooftop, lantai, balkon, rel, kereta, racun, baygon, obat, pil, jurang, sungai, pistol, tambang, kabel, tali tambang",
    useMeans:
      "beli, udah beli, sudah beli, udah siap, siapin, pegang, megang, nyiapin, menyiapkan, berdiri di, di atas, di pinggir, di tepi, loncat, lompat, terjun, udah di, sudah di, depan, ujung, simpen, ngumpulin, mengumpulkan, kugantung, digantung, diikat, kuikat, kupasang, dipasang, udah kugantung, menggantung, gantung, ikat",
    noEat:
      "sengaja ga makan, sengaja gak makan, sengaja tidak makan, ga makan biar, gak makan biar, tidak makan supaya, berhenti makan, ga mau makan, gak mau makan, mogok makan, ga makan berhari hari",
    urge: "mati, biar mati, meninggal, supaya mati, cepet mati, sampai mati",
    took: "minum, minumin, nelen, menelan, telen, nelan, nenggak, menenggak, tenggak, makan, abis minum, habis minum, telan, ngabisin, konsumsi, mengonsumsi, neguk, keminum, ketelen, menelen, minumnya, suntik, nyuntik, menyuntikkan, nyuntikin, menelannya, udah aku minum, udah kuminum, kutelan, kuminum, udah diminum, habis diminum, aku minum, gw minum, telen semua, nelen semua",
    pills:
      "obat, pil, obat tidur, paracetamol, panadol, butir, tablet, kapsul, kaplet, bodrex, obat penenang, antidepresan, obat mama, insulin, antimo, obat2an, obatnya, obat nenek, obat ibu, obat ayah, amoxilin, ibuprofen, ctm, obat sakit kepala, obat tensi, obat diabetes, mefinal, ponstan, dulcolax, obat anti depresi, alprazolam, xanax, pilnya, obat obatan",
    many: "satu botol, sebotol, botol, banyak, banyak bgt, byk, bgt, semua, semuanya, sekaligus, satu strip, strip, setrip, 10, 15, 20, 25, 30, 40, 50, 60, sekotak, sebungkus, segenggam, genggam, puluhan, berlebihan, kebanyakan, over, sampai habis, sampe abis, sepapan, papan, 20 butir, beberapa, lebih dari, seluruh, segepok, setumpuk, satu kotak, dua strip, dua papan, tiga strip",
    poison:
      "baygon, racun, racun tikus, pemutih, bayclin, bayklin, porstex, vixal, wipol, deterjan, sianida, pestisida, obat nyamuk, bensin, minyak tanah, pembersih lantai, karbol, portas, potas, air keras, autan, soklin, herbisida, gramoxone, insektisida, racun serangga, racun rumput, pembersih wc, pembersih toilet, obat serangga, cairan pemutih, bayclean, so klin, hit, cuka getah, asam sulfat, solar",
    overdose: "overdosis, overdosisi, mau od, coba od, pengen od, od obat, overdose, over dosis",
    medical:
      "nyeri dada, sakit dada, dada sakit, dadanya sakit, dada saya sakit, dadaku sakit, dada sesak, tidak bisa bernapas, tidak bisa bernafas, ga bisa napas, gak bisa napas, ga bisa nafas, gak bisa nafas, susah napas, susah nafas, tidak bernapas, tidak bernafas, ga napas, ga nafas, sesak napas, sesak nafas, pendarahan hebat, perdarahan hebat, pendarahan tidak berhenti, pendarahan terus, berdarah banyak, darahnya banyak, darahnya ga berhenti, darah ga berhenti, darah tidak berhenti, darahnya tidak berhenti, darahnya gak berhenti, keluar darah banyak, serangan jantung, stroke mendadak, tidak sadarkan diri, tidak sadar, ga sadar, gak sadar, ga sadar sadar, gak sadar sadar, pingsan dan, pingsan ga, pingsan gak, pingsan tidak, tidak bangun bangun dari pingsan, tersedak, keselek ga, kejang, kejang kejang, tenggelam ga, kesetrum, ditusuk orang, tertusuk",
    hurtsMe:
      "suamiku suka mukul, suami suka mukul, suamiku mukul, suami mukul, suamiku ringan tangan, suamiku maksa berhubungan, mukul aku, nendang aku, mukulin aku, mukulin gw, mukulin gue, mukulin saya, mukuli aku, mukuli saya, memukul aku, memukul saya, memukuli saya, memukuli aku, mukul aku, mukul saya, mukul gw, mukul gue, pukul aku, pukul saya, pukulin aku, pukuli saya, gebukin aku, gebukin gw, gebukin saya, nampar aku, nampar saya, nampar gw, nampar gue, menampar saya, menampar aku, nampol gw, nampol aku, tampar aku, nonjok muka, nonjok aku, nonjok gw, meninju saya, nendang aku, nendang gw, nendang saya, menendang saya, menendang aku, nyekik aku, nyekik gw, nyekik saya, mencekik saya, mencekik aku, cekik aku, cekik saya, jambak aku, jambak rambut, menjambak, ngejambak, nyiksa aku, menyiksa saya, menyiksa aku, nyiksa gw, nyambuk aku, nyundut rokok, menyundut, nyundut, disundut, dipukul, dipukulin, dipukuli, ditampar, ditendang, dicekik, dijambak, disiksa, digebukin, digebuk, ditonjok, dianiaya, disabet, dilempar piring, diseret, dibanting, diperkosa, memperkosa saya, memperkosa aku, perkosa aku, merkosa aku, merkosa gw, dilecehkan, dilecehin, dicabuli, dicabulin, dinodai, mencabuli saya, melecehkan saya, melecehkan aku, ngelecehin, pelecehan seksual, kekerasan seksual, kdrt, kekerasan dalam rumah tangga, kasar sama aku, main tangan, ringan tangan, dirudapaksa, digerayangi, diraba, diraba raba, disetubuhi, lempar barang ke aku, melempar saya, ngelempar piring, bakar tanganku, membakar tangan, nyiram air panas, disiram air panas, memukulku, menamparku, menendangku, mencekikku, menyiksaku, memukuliku, menjambakku, memperkosaku, melecehkanku, mencabuliku, menganiayaku, menghajarku, mendorongku, melemparku, menyiramku, meninjuku, menyabetku, mencambukku, membantingku, menggigitku, membakarku, menyeretku, menginjakku, menyetubuhiku, meniduriku, meremas, dibenturkan, didorong dari tangga, dicambuk, dipecut, disundut rokok, disetrika, diinjak, diinjak injak, dipentung, dipukul pakai, dilempar, dijedotin, di kdrt, kena kdrt, babak belur, lebam lebam, memar memar",
    perpMe:
      "kakakku, suami, suamiku, bapak, bapakku, bapa, ayah, ayahku, papa, papi, ibu, ibuku, mama, kakak, kakakku, abang, abangku, adik, om, paman, pamanku, omku, tante, bapak tiri, ayah tiri, ibu tiri, pacar, pacarku, mantan, mantanku, guru, guruku, guru ngaji, ustadz, ustad, ustaz, kyai, majikan, bos, bosku, mertua, ipar, sepupu, tetangga, kakek, istri, istriku, keluarga, ortu, orang tua, dia, teman, temenku, orang, cowok, cowokku, cowo gw, laki, lakiku, aku, saya, gw, gue, aq, sama, oleh, dosen, pelatih, bapakku, bpk, terus, tiap hari, anakku",
    touch:
      "meraba, meraba raba, raba, raba raba, ngeraba, ngeraba raba, grepe, ngegrepe, digrepe, pegang pegang, megang megang, megang, memegang, pegang, nyentuh, menyentuh, sentuh, nyium, mencium, cium, masuk kamarku, masuk kamar aku, masuk ke kamarku, masuk kamar saya, masuk ke kamar saya, masuk kamar gw, peluk paksa, nempel nempel, menggesek, gesek gesek, buka baju, bukain baju, ngintip, mengintip, ngintipin, ngerekam, minta foto telanjang, minta pap, nunjukin kelamin, menindih, nindih, meniduri, nidurin, meremas, remas, ngeremes, memeluk, meluk, meluk meluk, menyuruh buka, nyuruh buka, membuka baju, menelanjangi, nelanjangin, ngelus, mengelus, elus, ngelus ngelus",
    touchSign:
      "malam, malem, malam malam, tidur, badan, badanku, badan aku, tubuh, tubuhku, dada, dadaku, payudara, paha, pantat, kemaluan, kelamin, alat vital, celana, rok, bapak, bapak tiri, ayah, ayah tiri, om, omku, om ku, paman, kakak, abang, guru ngaji, ustadz, ustad, kyai, guru, tetangga, sepupu, kakek, diem diem, jangan bilang, ga boleh bilang, takut, risih, ga nyaman, gak nyaman, paksa, waktu kecil, sd, smp, kecil",
    force:
      "dipaksa, maksa, memaksa, paksa, dijodohin paksa, terpaksa, diancam, maksain, dipaksa paksa, ditekan, mau dipaksa, memaksaku, maksa aku, maksa gw, memaksa saya, dikawinin, dikawinkan, mau dikawinin, mau dinikahin, mau dinikahkan",
    marry:
      "nikah, menikah, kawin, nikahin, dinikahkan, dinikahin, berhubungan, hubungan badan, hubungan intim, hubungan, seks, ngeseks, melayani, layani, tidur, aborsi, gugurin, gugurkan, jual diri, menjual diri, jodoh, tunangan, layanin, ngelayanin, melayani tamu, tamu, cium",
    meForce:
      "aku, saya, gw, gue, aq, dipaksa, suami, ortu, orang tua, ayah, ibu, bapak, keluarga, pacar, mama, papa",
    lock: "dikurung, dikunci, dikunciin, mengurung aku, ngurung aku, ngurung, ngunciin, mengunci aku, disekap, nyekap, menyekap, ditahan, ga boleh keluar rumah, tidak boleh keluar rumah, gak boleh keluar, ga dikasih makan, gak dikasih makan, tidak dikasih makan, tidak diberi makan, ga dibolehin keluar, paspor diambil, paspor saya ditahan, paspor ditahan, paspor saya diambil, hp diambil, diculik, dirantai, dipasung, diikat, menahan paspor, menyita hp, menyita paspor, tidak memberi makan, tidak memberi saya makan, tidak memberiku makan, ga ngasih makan, gak ngasih makan, ga ngasih aku makan, ga dikasih aku makan, tidak mengizinkan keluar, ga ngizinin keluar, melarang keluar, dilarang keluar, dikunciin dari luar, gembok",
    lockWhere:
      "rumah, di rumah, kamar, di kamar, gudang, kamar mandi, hp, keluar, suami, ayah, bapak, majikan, ibu, ortu, keluarga, mertua, aku, saya, gw, sama, pacar, berhari hari, anak",
    threat:
      "ngancem, ngancam, mengancam, ancam, diancam, ancaman, diteror, neror, meneror, diperas, memeras, ngejar ngejar, nguntit, menguntit, ancem, diancem, ngancamin, ngancemin, teror",
    threatWhat:
      "bunuh, membunuh, dibunuh, mau bunuh, ngebunuh, nusuk, menusuk, ditusuk, pisau, golok, sebar foto, nyebar foto, nyebarin foto, sebarin foto, menyebar foto, sebar video, nyebarin video, foto, pukul, mukul, aku, saya, gw, gue, nyawa, mati, bakar, nyebarin, nyebar, sebarin, disebar, menyebarkan, telanjang, bugil, nudes, video, aib, santet, celaka, celakai",
    killsMe:
      "membunuhku, membunuh saya, membunuh aku, bunuh aku, bunuh saya, bunuh gw, bunuh gue, ngebunuh aku, ngebunuh gw, ngebunuh saya, bunuhku, nusuk aku, nusuk gw, menusuk saya, habisi aku, menghabisi saya, gorok aku, bacok aku, bacok gw, membacok saya, mau bunuh aku, mau bunuh gw, mau bunuh saya, bakal bunuh, ingin membunuh saya, ingin membunuhku, menghabisiku, membacokku, menusukku, bunuhin aku, ngebacok, dibunuh keluarga, dibunuh suami, dibunuh ayah, dihabisi, aku bakal dihabisi, mau dihabisi, bakal dibunuh, akan dibunuh, mau dibunuh, dibacok, disembelih, digorok",
    fear: "takut, ketakutan, kabur, lari, ngumpet, sembunyi, takut banget, tdk aman, tidak aman, ga aman, bahaya, ga berani, gak berani, tidak berani",
    fearHome:
      "pulang, pulang ke rumah, rumah, dari rumah, sama suami, sama ayah, sama bapak, sama ibu, sama pacar, sama mantan, sama papa, sama kakak, di rumah",
    fearWho:
      "ayah, bapak, suami, ibu, mama, papa, pacar, mantan, om, kakak, abang, bapak tiri, ayah tiri, ngamuk, dipukul, mukul, dipukulin, mertua, kekerasan, golok, parang, pisau, bawa golok, bawa parang, nodong, nodong pisau, senjata",
    joke: "wkwk, wkwkwk, haha, hahaha, xixi, ngakak, lol, ulangan, ujian, tugas, rapor",
    close:
      "temanku, temenku, teman saya, temen gw, temen gue, tmn gw, temen aku, teman, temen, sahabatku, sahabat saya, sahabat gw, bestie, anakku, anak saya, anak gw, adikku, adik saya, adek gw, adek aku, adekku, kakakku, kakak saya, kakak gw, abangku, pacarku, pacar saya, pacar gw, cowokku, cewekku, suamiku, suami saya, istriku, istri saya, ibuku, ibu saya, mamaku, ayahku, ayah saya, bapakku, bapak saya, sepupuku, sepupu saya, sepupu gw, muridku, murid saya, tetanggaku, tetangga saya, temannya, keponakanku, keponakan saya, ponakan, mantanku, mantan gw, mantan, teman kerja, seseorang, kenalanku, saudara saya, saudaraku, roommate gw, tanteku, siswa saya, anak gadis saya, putriku, putri saya, putraku, putra saya, anak perempuan saya, anak perempuanku, anak laki laki saya, ponakanku, kembaranku, tunanganku, kekasihku, mahasiswa saya, adik kelas, kakak kelas, teman kos, temen kos, temen kosan, temen kampus, saudara, gebetan, bokap, nyokap, adek gue, adik gue, kakak gue, sepupu gue, temen sekolah",
    otherSelf:
      "bunuh diri, bundir, ingin mati, mau mati, pengen mati, pgn mati, minta mati, mengakhiri hidup, mengakhiri hidupnya, akhiri hidupnya, ngakhirin hidup, nyilet, menyilet, nyayat, menyayat, sayat, self harm, selfharm, cutting, melukai diri, melukai dirinya, menyakiti diri, menyakiti dirinya, nyakitin diri, gantung diri, loncat dari, lompat dari, nelen obat, minum racun, minum baygon, minum obat banyak, overdosis, capek hidup, cape hidup, ga mau hidup, gak mau hidup, tidak mau hidup, tidak ingin hidup, surat perpisahan, pesan perpisahan, pamit terus, selamat tinggal, lelah hidup, depresi berat, hilang harapan, menyayat nadi, menyakiti dirinya sendiri, lukai dirinya, nyakitin dirinya, ngelukain dirinya, ingin bunuh diri, nulis surat wasiat, minum obat nyamuk, nelen pil, minum pil, nyoba bunuh diri, coba bunuh diri, ga mau hidup lagi, gak pengen hidup, tidak mau hidup lagi, ingin mengakhiri, mau loncat, mau lompat, potong nadi, iris tangan, nyilet tangan, racun tikus, racun serangga",
    hits3:
      "mukul, mukulin, memukul, memukuli, mukuli, pukul, pukulin, gebukin, nampar, menampar, nendang, menendang, menyiksa, nyiksa, dipukul, dipukuli, dipukulin, disiksa, memperkosa, perkosa, merkosa, diperkosa, melecehkan, dilecehkan, dilecehin, mencabuli, dicabuli, pegang pegang, megang megang, meraba, diraba, ngeraba, menganiaya, dianiaya, mencekik, nyekik, kdrt, ngancem, mengancam, ngurung, mengurung, dikurung, kekerasan, menelantarkan, digebukin, ditampar, ditendang, jambak, grepe, nyentuh, disentuh, menghajar, hajar, ngehajar, melempar, menginjak, mencambuk, menyiram, membakar, nyabuk, nyundut, ditusuk, mau membunuh, ngebunuh, dicekik, dibanting, digerayangi, menggerayangi, disetubuhi, menyetubuhi, dipaksa, melukai",
    perp: "ayah, ayahku, bapak, bapakku, papa, om, omku, paman, tetangga, tetanggaku, tetangga saya, suaminya, suami, kakak, kakakku, abang, pacarnya, ibunya, bapaknya, ayahnya, guru, guru ngaji, ustadz, ibu tiri, ayah tiri, bapak tiri, mertua, majikan, kakek, sepupu, kakak ipar, ipar, cowoknya, mantannya, pengasuh, sama, tetangga sebelah, guru lesnya, gurunya, pelatihnya, omnya, pamannya, kakeknya, pacarku, suami kakakku, suami adikku, suami saya, suamiku, ayah tirinya, bapak tirinya, majikannya, mertuanya, mantan suaminya, ayah mertua, guru les",
    victim:
      "ibu, ibuku, mama, mamaku, anaknya, anak anaknya, anak2nya, istrinya, adik, adikku, adek, adekku, kakak perempuanku, kakakku, anakku, anak saya, anak2ku, temanku, temenku, teman saya, temen gw, sahabatku, sahabat saya, sepupuku, keponakan, keponakanku, keponakan saya, dia, anak kecil, bayi, bayinya, anak tetangga, ponakan, tetanggaku, tanteku, putriku, putri saya, siswi saya, murid saya, istri saya, istriku, anak istrinya, adiknya, ibunya, mamanya, bapak saya, nenek, nenekku, kakak saya, adik saya, adik perempuanku, anak tirinya, pembantunya, art nya, bini, bininya, murid, muridnya, santri, santrinya",
    teach: "mendidik, didik, temannya, temannya gimana, nasihat, mengajarkan, sholat, shalat, mainan",
    dear: "kakakku, abangku, ayah saya, ayahku, ayah, bapak saya, bapakku, bapak, bapa, papa, papaku, papi, ibu saya, ibuku, ibu, mama, mamaku, mami, bunda, emak, umi, abi, anak saya, anakku, adik saya, adikku, adek, adekku, kakak saya, kakakku, abang, abangku, suami saya, suamiku, istri saya, istriku, nenek, nenekku, nenek saya, kakek, kakekku, kakek saya, mbah, eyang, paman, pamanku, om, omku, tante, tanteku, bibi, sahabat saya, sahabatku, temen gw, temanku, temenku, teman saya, sepupu, sepupuku, bayiku, bayi saya, bayi kami, janin, pacarku, pacar saya, keponakan, keponakanku, mertua, mertuaku, saudaraku, saudara saya, guruku, tunanganku, orang tua saya, orangtuaku, kembaranku, teman dekat, bude, pakde, anak kami, cucu, cucuku, uwak, bokap, nyokap, bokap gw, nyokap gw, adik gw, kakak gw",
    died: "meninggal, meninggal dunia, wafat, berpulang, tutup usia, tiada, sudah tiada, telah tiada, udah ga ada, udah gak ada, sudah tidak ada, mangkat, pergi untuk selamanya, pergi selamanya, menghembuskan napas, dipanggil allah, dipanggil yang maha, kembali ke rahmatullah, berpulang ke rahmatullah, mninggal, meninggl, meningal, gugur, dimakamkan, dikubur, dikuburkan, dimakamin, kritis, koma, sekarat, kanker, kena kanker, stadium 4, stadium akhir, mati kecelakaan, tewas, terbunuh, dibunuh, bunuh diri kemarin, icu",
    lost: "kehilangan, ditinggal, ditinggal pergi, ditinggal mati, ditinggal wafat, kepergian, berduka, memakamkan, menguburkan, mengubur, merindukan almarhum, kangen almarhum",
    loss: "keguguran, berduka, bayi lahir mati, lahir mati, almarhumah ibuku, kangen almarhum, rindu almarhum, kangen almarhumah, rindu almarhumah, berkabung",
    askGrief:
      "menghibur, teman yang, orang yang, takziah, ucapan, nabi, rasul, rasulullah, sahabat nabi, kucing, kucingku, anjing, burung, ikan, hamster, kapan, bagaimana, siapa, apa yang terjadi, doa untuk, mendoakan, yang sudah meninggal, yg sudah meninggal, yang telah meninggal, yang meninggal, khalifah, umar, utsman, ali bin, aisyah, khadijah, fatimah, hp, dompet, kunci, arwah, orang mati, bersedekah, sedekah, badal, uang, motor, semangat, arah, khusyuk, iman, pekerjaan, mimpi, bermimpi, qadha",
    noMorning:
      "ga usah bangun, gak usah bangun, tidak usah bangun, ga bangun, gak bangun, tidak bangun, ga ketemu besok, ga liat besok, tidak melihat pagi, ga ada besok, jangan bangunkan aku",
    pray: "doa, berdoa, berharap, pengen, ingin, minta, semoga, supaya, biar",
    absent:
      "kalo aku ga ada, kalau aku ga ada, kalau aku gak ada, kalo aku gak ada, kalau aku tidak ada, kalo gw ga ada, kalau saya tidak ada, tanpa aku, tanpa saya, kalau aku mati, kalo aku mati, kalau aku hilang, kalo aku ilang",
    easier:
      "lebih gampang, lebih mudah, lebih baik, lebih enak, lebih bahagia, lebih tenang, lega, lebih ringan",
    tools: "obat tidur, obat, pil, pisau, silet, cutter, tali, racun, baygon, tambang",
    nearBy:
      "di depanku, depanku, di depan mata, di sampingku, di tanganku, di sebelahku, di tangan, kupegang, aku pegang, pengen kutelan, mau kutelan, siap diminum",
    grabs:
      "mencengkeram, cengkeram, nyengkeram, narik, menarik, megang, mencekal, menyeret, seret, nyeret, banting, membanting, dorong, mendorong, ndorong, jedotin, benturin, lempar, ngelempar, nyiram, ngegampar, gampar, hajar, menghajar, ngehajar, gaplok, ngegaplok",
    bodyPart:
      "leher, leherku, rambut, rambutku, kepala, kepalaku, muka, mukaku, tanganku, badanku, tembok, lantai, piring, air panas, aku, saya, gw, gue, pipiku, perutku",
    doesThings:
      "ngapa ngapain aku, ngapa ngapain gw, ngapain aku, ngapain ngapain aku, berbuat sesuatu padaku, berbuat macam macam, macam macam sama aku, macem macem sama aku, aneh aneh sama aku, berbuat tidak senonoh, tidak senonoh, berbuat cabul, maksa buka baju, nyuruh buka baju, nyuruh aku megang, tidur di sebelahku, ngajakin gituan paksa",
    noReason:
      "ga nemu alasan, gak nemu alasan, tidak menemukan alasan, ga ada alasan, gak ada alasan, tidak ada alasan, ga liat gunanya, ga ada gunanya, gak ada gunanya, tidak ada gunanya, ga ada artinya, buat apa, untuk apa, kehilangan alasan, tidak punya alasan, ga punya alasan",
    liveOn: "hidup, lanjut, bangun, bertahan, lanjutin, melanjutkan hidup, hidup lagi, idup, hdp",
    selfTalk:
      "bunuh diri, mati, bundir, maaf buat semuanya, minta maaf buat semuanya, minta maaf atas semuanya, maafin semua, selamat tinggal, pamit, mengakhiri, nyerah, capek hidup",
    alarm:
      "hpnya mati, hp nya mati, ga bales, gak bales, ga dibales, tidak membalas, ga bisa dihubungi, gak bisa dihubungi, pesan, chat, ngunci diri, mengunci diri, ngurung diri, jembatan, rooftop, obat, silet, ga diangkat, pernah bilang, bilang",
    smallOnes:
      "anak kami, anak kita, anakku, anak saya, anaknya, bayi, bayi kami, adikku, adik, ibu, ibuku, mama, si kecil, putra kami, putri kami, pembantu, anak kecil",
    withTool:
      "kabel, sabuk, ikat pinggang, rotan, sapu, gagang sapu, kayu, gantungan, hanger, tiap hari, sampai biru, sampe biru, sampai berdarah, sampe berdarah, sampai memar, lebam, memar",
    harms:
      "mukulin, mukul, memukuli, memukul, pukulin, gebukin, nampar, nendang, menyiksa, nyiksa, bakar, menghajar, ngehajar, nyubit, nyabet, sabet, cambuk",
    burns:
      "bakar, ngebakar, mukul, mukulin, jedotin, benturin, nyakar, gigit, ngegigit, goresin, menggores, gores, silet",
    ownBody:
      "paha, pahaku, tanganku, tangan, lenganku, lengan, kepala sendiri, kepalaku sendiri, kulitku, kakiku, badan sendiri, diri sendiri",
    cope: "korek, rokok, silet, cutter, ga kuat, stres, stress, sedih, tembok, pelampiasan, lega, kalo lagi, tiap malam",
    lossOur: "kehilangan, ditinggal, berduka atas",
    ourDead:
      "putra kami, putri kami, anak kami, bayi kami, ibu kami, ayah kami, putra saya, putri saya, anak saya, putraku, putriku, ibu, ayah, bapak, suami, istri, kakek, nenek",
    returned:
      "pulang ke rahmatullah, ke rahmatullah, pulang ke pangkuan, dipanggil yang kuasa, dipanggil allah, menghadap allah, innalillahi, berpulang",
    control:
      "ngambil hpku, hpku diambil, hp ku diambil, ngambil hp, mengambil hp, nyita hp, ga ngebolehin aku keluar, gak bolehin aku keluar, ga bolehin aku keluar, ga boleh ketemu keluarga, ga boleh ketemu orang tua, dilarang ketemu, dilarang keluar, melarang saya keluar, melarang aku keluar, melarang saya bertemu, ngontrol semua, ngatur semua duit, gajiku diambil, gaji saya ditahan, paspor",
    partner:
      "suami, suamiku, istri, ayah, bapak, ibu, pacar, pacarku, mertua, majikan, dia, keluarga, ortu, orang tua",
    endTonight:
      "aku sudahi, aku akhiri, gw sudahi, gw akhiri, saya akhiri, udahan, selesai malam ini, malam ini selesai, sudahi semuanya, akhiri semuanya, malam ini terakhir",
    chemical:
      "cairan pembersih, pembersih, sabun cuci, cairan kimia, bahan kimia, aki, spiritus, thinner, parfum, minyak kayu putih sebotol, cairan",
    wedOff:
      "dinikahkan, dinikahin, dikawinin, dikawinkan, dijodohin, dijodohkan, nikah, mau dikawinin, mau dikawinkan, mau dinikahin, mau dinikahkan",
    unwilling:
      "paksa, dipaksa, ga kenal, gak kenal, tidak kenal, ga mau, gak mau, tidak mau, om om, kakek kakek, tua, menolak, nolak, ga cinta, umur 13, umur 14, umur 15, umur 16, umur 17, 15 tahun, 14 tahun, 16 tahun, 13 tahun, juragan, duda, lunasi utang, bayar utang, utang, jauh lebih tua, pria tua, lelaki tua, bandot",
    noMore:
      "ga mau, gak mau, gamau, gak pengen, ga pengen, gapengen, nggak mau, ngga mau, gk mau, tdk mau, tidak mau, tidak ingin, ga sanggup, gak sanggup, tidak sanggup, ga kuat, gak kuat, tidak kuat, ga tahan, gak tahan, capek, cape, lelah, bosan, bosen, muak, benci, males, malas, udahan, nyerah, menyerah, putus asa, gabisa, ga bisa, gak bisa",
    live: "hidup, idup, hdp, hidup lagi, bertahan hidup, hidupku, ada di dunia, di dunia ini, jalani hidup, jalanin hidup, lanjutin hidup, bangun lagi, bernapas lagi",
    pillNames: "panadol, paracetamol, obat, pil, obat tidur, baygon, racun, butir, tablet, bodrex, insulin",
    pillDie:
      "biar mati, sampai mati, sampe mati, supaya mati, bisa mati, mati, mematikan, bikin mati, meninggal, overdosis",
    notEaten: "ga makan, gak makan, tidak makan, belum makan, gamakan, mogok makan",
    stopAll:
      "semua ini selesai, semuanya selesai, ini selesai, cepat selesai, cepet selesai, semua ini berakhir, semuanya berakhir, cepat berakhir, cepet mati, mati",
    selfHurt: "nyakitin diri, nyakitin diri sendiri, nyakitin badan, ngelukain diri, ngelukain badan",
    hitsUs:
      "mukulin kami, memukuli kami, mukul kami, gebukin kami, nampar kami, menyiksa kami, mukulin kita, memukul kami",
    place:
      "jembatan, rooftop, atap, rel, rel kereta, balkon, gedung, lantai atas, jurang, flyover, tebing, menara, jalan tol, jendela",
    atPlace:
      "satu langkah, selangkah, loncat, lompat, terjun, nunggu kereta, menunggu kereta, di pinggir, di tepi, pinggir, tepi, rebahan di, tiduran di, berbaring, nabrak, ditabrak, jatuh, lompatin, langkah lagi, duduk di",
    cuts: "silet, siletan, iris, ngiris, mengiris, sayat, nyayat, menyayat, sayatan, cutter, gores, menggores, goresin, bekas luka, beset, jarum, nggores",
    myBody:
      "tanganku, tangan gue, tangan gw, tangan saya, lenganku, lengan gue, lengan gw, pahaku, paha gw, paha gue, kakiku, pergelangan, nadiku, badanku, kulitku",
    voice: "suara, suara suara, bisikan, bisik, jin, halusinasi",
    commands:
      "nyuruh, menyuruh, menyuruhku, nyuruh aku, suruh, disuruh, memerintah, memerintahku, maksa, memaksa",
    badDo:
      "lompat, loncat, bunuh, membunuh, mati, nusuk, menusuk, menyakiti, nyakitin, lukai, melukai, bakar, terjun, mengakhiri, cekik, mencekik",
    babyMine:
      "bayiku, bayi saya, bayi gw, anakku, anak saya, bayi sendiri, bayiku sendiri, anak sendiri, bayinya, si bayi, bayi, dedek bayi",
    harmBaby:
      "banting, ngebanting, membanting, menyakiti, nyakitin, melempar, ngelempar, ngelemparin, bekap, membekap, ngebekap, cekik, mencekik, nyekik, membunuh, bunuh, membuang, lempar, tenggelamin, menenggelamkan, celakain, mencelakai, lukai, melukai",
    urgeTo:
      "kepikiran, mau, ingin, pengen, pgn, takut, khawatir, pikiran, rasanya, terlintas, dorongan, habis lahiran, habis melahirkan, sejak melahirkan, setelah melahirkan, abis lahiran, kebayang, terbayang",
    noSee:
      "tidak melihat, ga liat, gak liat, ga lihat, gak lihat, tidak nemu, tidak ada, ga ada, gak ada, nggak ada, ngga ada, ga nemu, gak nemu, tidak menemukan, kehilangan, tidak punya, ga punya, gak punya",
    reason: "alasan, gunanya, artinya, arti, makna, harapan, harganya, tujuan, semangat",
    stay: "bertahan, hidup, lanjut, hidupku, hidup gue, hidup gw, hidup saya, bernafas, bernapas, bangun",
    tiredMe: "capek, cape, lelah, benci, muak, cape bgt, bosen",
    beMe: "jadi aku, jadi gw, jadi gue, jadi diri sendiri, diriku, diri sendiri, diri gue, diri gw, sama diriku, jadi saya",
    goneWord:
      "hilang, ilang, ngilang, menghilang, lenyap, mati, pergi, istirahat selamanya, tiada, hidup, selesai, udahan",
    kinBy:
      "suami, suamiku, bapak, bapakku, ayah, ayahku, papa, ibu, ibuku, mama, ibu tiri, ibu tiriku, ayah tiri, bapak tiri, kakak, kakakku, abang, abangku, abang gue, abang gw, om, omku, paman, pamanku, pacar, pacarku, mantan, mantanku, guru, guruku, guru ngaji, pak guru, ustadz, ustad, kyai, majikan, majikanku, bos, bosku, mertua, mertuaku, ipar, kakak ipar, sepupu, sepupuku, tetangga, kakek, istri, istriku, pelatih, dosen, senior, bokap, nyokap, cowokku, laki gue, anakku, dia, orang tua, ortu, pengasuh, musyrif, adik, adikku",
    blow: "memukul~, mukul, mukulin, pukul, pukulin, menampar~, nampar, menendang~, nendang, tendang, mencekik~, nyekik, meninju~, ninju, menonjok~, nonjok, menjambak~, jambak, ngejambak, menyiram~, nyiram, melempar~, ngelempar, lempar, mendorong~, ndorong, dorong, membanting~, banting, ngebanting, mencambuk~, cambuk, nyambuk, menyetrika~, nyetrika, membakar~, bakar, ngebakar, menggebuk~, gebuk, gebukin, ngegebukin, menginjak~, nginjek, injak, menyeret~, nyeret, seret, menghajar~, hajar, ngehajar, membenturkan, benturin, jedotin, menyabet~, sabet, menyundut~, nyundut, melukai~, menusuk~, nusuk, membacok~, bacok, meludahi~, menyiksa~, nyiksa, menganiaya~, aniaya, gampar, menggampar, tabok, nabok, gaplok, keplak, merotan, rotan, pentung",
    meOf: "aku, saya, gw, gue, gua, kami, kita, tanganku, tangan saya, punggungku, punggung saya, perutku, perut saya, kepalaku, kepala saya, mukaku, muka saya, muka gw, wajahku, wajah saya, badanku, badan saya, rambutku, rambut saya, kakiku, pipiku, leherku, tubuhku, tubuh saya",
    meClitic:
      "memukulku, menamparku, menendangku, mencekikku, menyiksaku, memukuliku, menjambakku, memperkosaku, melecehkanku, mencabuliku, menganiayaku, menghajarku, mendorongku, melemparku, menyiramku, meninjuku, menyabetku, mencambukku, membantingku, membakarku, menyeretku, menginjakku, membunuhku, menusukku, mengurungku, mengunciku, memaksaku, mengancamku, meniduriku, menyetubuhiku, merabaku, menyentuhku, dibenturkan, didorong, dicambuk, dipecut, disetrika, diinjak, disundut, dijedotin, digampar, ditabok, dipentung, disiram",
    nakedPics:
      "foto telanjang, foto telanjangku, foto bugil, foto bugilku, foto syur, foto tanpa baju, video tanpa baju, video bugil, video telanjang, video call bugil, vcs, foto sensitif, foto vulgar, pap tt, pap vulgar, foto seksi, foto pribadi, video pribadi, video syur, nudes, foto privat, foto payudara, foto kemaluan",
    askFor:
      "minta, meminta, maksa, nyuruh, menyuruh, disuruh, kirim, ngirim, ngancem, mengancam, ancam, sebar~, nyebar~, menyebar~, disebar~, mau, viral~",
    undress:
      "buka baju, membuka baju, buka celana, membuka celana, lepas baju, melepas baju, buka jilbab, telanjang, menyentuh kemaluannya, megang kemaluannya, pegang kemaluannya, megang anunya, pegang anunya, oral",
    orders:
      "menyuruhku, nyuruh aku, nyuruh gw, menyuruh saya, nyuruh saya, disuruh, memaksaku, maksa aku, maksa gw, memaksa saya, minta aku",
    hush: "jangan cerita ke siapa siapa, jangan bilang siapa siapa, jangan bilang ke siapa siapa, jangan cerita siapa siapa, jangan kasih tau siapa siapa, rahasia kita, rahasia berdua, jangan bilang mama, jangan bilang ibu, jangan bilang orang tua, ga boleh cerita",
    holdsBack:
      "menahan paspor, nahan paspor, menyita paspor, menyita hp, nyita hp, tidak memberi saya makan, tidak memberiku makan, ga ngasih makan, gak ngasih makan, ga kasih makan, tidak memberi makan, gaji tidak dibayar, gaji ga dibayar, menahan gaji",
    painless:
      "ga sakit, gak sakit, tidak sakit, tanpa sakit, tanpa rasa sakit, paling cepat, cepat dan mudah, ga kerasa, gak kerasa, termudah, paling mudah",
    wayDie: "cara mati, cara bunuh diri, mati, bunuh diri",
    noOne:
      "ga ada yg, ga ada yang, gak ada yg, gak ada yang, gada yg, tidak ada yang, tidak ada yg, nggak ada yang, ngga ada yg, siapa yg, siapa yang, tak ada yang, ga ada orang",
    mourn:
      "nangis, nangisin, menangis, peduli, sedih, kangen, nyari, nyariin, mencari, kehilangan, sadar, notice, rindu, merindukan",
    selfWord:
      "diri sendiri, diriku, diriku sendiri, badan sendiri, kepala sendiri, tubuhku sendiri, kepalaku sendiri, tangan sendiri, dirinya sendiri",
    hitsHer:
      "memukulinya, memukulnya, menyiksanya, menamparnya, menendangnya, mencekiknya, mukulin dia, memukul dia, menganiayanya, memperkosanya, melecehkannya, merabanya, mengurungnya, dipukul, dipukuli, disiksa, dikurung",
    hisKin:
      "suaminya, ayahnya, bapaknya, ibunya, pacarnya, ayah tirinya, ibu tirinya, majikannya, pamannya, kakaknya, mertuanya",
    sorry: "maafin aku, maafkan aku, maafin gw, maafin gue, maafkan saya, ikhlasin aku",
    bye: "selamat tinggal, ga kuat, gak kuat, tidak kuat, udah ga sanggup, sudah tidak sanggup, pamit, titip",
    selfLoathe: "benci badanku, benci diriku, benci tubuhku, benci diri sendiri",
    swallow: "telen, nelen, menelan, telan, tenggak, nenggak",
    allPills: "pilnya, obatnya, semua pil, semua obat",
    blade: "nodong, menodong, nodongin, ngacungin pisau, ngacungin golok",
  },
  rules: indonesianRules,
};
