import type { Lexicon } from "../lexicon.ts";
import { threatRules } from "./threat-rules.ts";

const frenchVerbs =
  "tuer,buter,crever,planter,poignarder,etrangler,frapper,tabasser,egorger,empoisonner,assassiner,defoncer,eliminer,liquider,etouffer,torturer,massacrer,cogner,bruler vif,bruler vive,blesser,gifler,taper".split(
    ",",
  );
const turkishFutures = "ecegim,ecem,icem,ucem,cem,ecegm,acagim,acam,icam,ucam,cam".split(",");

/** "le tuer", "la tuer", "les tuer" and, run together, "l'étrangler". */
const frenchOnThem = frenchVerbs
  .flatMap((verb) => [`le ${verb}`, `la ${verb}`, `les ${verb}`, `l${verb}`, `lui ${verb} dessus`])
  .join(", ");
/** The stems of verbs with "I shall" as it is written and as it is said, and with "I want to". */
const turkishIShall = (stems: string, infinitive: string) =>
  stems
    .split(",")
    .flatMap((stem) => [
      ...turkishFutures.map((ending) => stem + ending),
      `${stem}${infinitive} istiyorum`,
      `${stem}${infinitive} istiyom`,
      `${stem}${infinitive} uzereyim`,
      `${stem}${infinitive} geliyor icimden`,
      `${stem}${infinitive}ten korkuyorum`,
      `${stem}${infinitive}tan korkuyorum`,
      `${stem}${infinitive === "mek" ? "meyi" : "mayi"} dusunuyorum`,
      `${stem}${infinitive === "mek" ? "meyi" : "mayi"} planliyorum`,
      `${stem}${infinitive === "mek" ? "meyi" : "mayi"} dusunmeden duramiyorum`,
      `${stem}${infinitive === "mek" ? "meyi" : "mayi"} kafamdan atamiyorum`,
      `${stem}${infinitive === "mek" ? "esim" : "asim"} geliyor`,
      `${stem}${infinitive === "mek" ? "esim" : "asim"} var`,
    ])
    .join(", ");

/** Who says that they want to kill or hurt somebody else, in four languages of Latin script. */
export const threatsLatin: Lexicon = {
  fold: "latin",
  idioms:
    "kill for a, kill for some, hit him up, hit her up, hit them up, hurt her feelings, hurt his feelings, hurt their feelings, hurt my mums feelings, hurt my moms feelings, hurt anyones feelings, kill the mood, kill time, tuer le temps, frapper a la porte, tuer la faim, adam oldururum, zaman oldur~, bunuh waktu, membunuh waktu, bunuh diri, kill him with kindness, kill them with kindness, kill her with kindness",
  concepts: {
    enI: "i, im, ive, i am, ill, id, ima, imma, i just, i really, i honestly, i literally, i still, i actually, i seriously, i swear im, i swear i",
    enMean:
      "want to, wanna, wana, want 2, going to, gonna, gona, gunna, bout to, about to, will, have to, need to, planning to, plan to, planning on, decided to, ready to, thinking of, thinking about, think of, tempted to, feel like, intend to, swear to, might, may, could really, so want to, want to just, wanna just, want to really, ima, imma, ill, afraid i will, afraid ill, going to end up, gonna end up, trying not to",
    enThinks:
      "thinking about, thinking of, think about, thoughts of, thoughts about, thoughts to, urge to, urges to, impulse to, impulses to, picturing, imagining, fantasising about, fantasizing about, fantasies about, fantasies of, dreaming of, stop myself from, keep myself from, hold myself back from, scared of, afraid of, terrified of",
    enNever:
      "dont, do not, didnt, did not, never, wouldnt, not thinking, not scared, not afraid, not terrified",
    enPay:
      "make him pay, make her pay, make them pay, make him suffer, make her suffer, make them suffer, make him regret, make her regret, make them regret, take my revenge on, get my revenge on, put him in hospital, put her in hospital, put him in a grave, put her in a grave, ruin his face, ruin her face",
    enNoDawn:
      "he wont see tomorrow, she wont see tomorrow, they wont see tomorrow, wont see the sun rise, wont live another day, hes a dead man, shes a dead woman, he is a dead man, she is a dead woman, they are dead, his days are numbered, her days are numbered, their days are numbered, im coming for him, im coming for her, im coming for them",
    enLawful:
      "court, police, lawyer, sue, judge, dinner, lunch, rent, bill, back, damage, debt, money, fine, ticket, meal, doctor, doctors, hospital said, sick, cancer, cake, day of judgement, akhirah",
    enAct:
      "kill, killing, murder, murdering, stab, stabbing, strangle, strangling, choke, choking, shoot, shooting, poison, poisoning, drown, drowning, hurt, hurting, harm, harming, slaughter, slaughtering, behead, butcher, attack, attacking, torture, torturing, punch, punching, hit, hitting, slap, slapping, smother, smothering, unalive, run over, beat up, beat the shit out of, beat the hell out of, beat the crap out of, slit the throat of, put a bullet in, put a knife in, set fire to, burn alive, smash the head of, suffocate, suffocating, jump on and stab, just kill, just hurt, seriously hurt, really hurt, badly hurt, actually kill, actually hurt, fucking kill, literally kill",
    enWho:
      "him, her, them, someone, somebody, everyone, everybody, people, my brother, my brothers, my sister, my sisters, my dad, my father, my mom, my mum, my mother, my stepdad, my stepfather, my stepmom, my stepmum, my stepmother, my stepbrother, my stepson, my stepdaughter, my husband, my wife, my ex, my ex husband, my ex wife, my boyfriend, my girlfriend, my fiance, my son, my daughter, my kid, my kids, my child, my children, my baby, my toddler, my newborn, my parents, my family, my uncle, my aunt, my cousin, my cousins, my grandfather, my grandmother, my grandpa, my grandma, my in laws, my mother in law, my father in law, my brother in law, my sister in law, my boss, my teacher, my neighbour, my neighbor, my neighbours, my neighbors, my roommate, my flatmate, my classmate, my classmates, my coworker, my colleague, my friend, my best friend, my landlord, my bully, my bullies, my abuser, my rapist, the man, this man, that man, the guy, this guy, that guy, the boy, this boy, that boy, the girl, this girl, that girl, the woman, this woman, that woman, the person, this person, that person, these people, those people, the people, all of them, both of them, the kids, a man, a person, whoever, the one who, the bastard, that bastard, this bastard, his wife, her husband, his family, her family, his mother, his son, the imam, my imam",
    enBeat:
      "beat him to death, beat her to death, beat them to death, end him, end her, finish him off, finish her off, break his neck, break her neck, slit his throat, slit her throat, cut his throat, cut her throat, smash his skull, smash his head in, bash his head in, blow his head off, burn the house down with them, burn him alive, burn her alive, put him in the ground, put her in the ground, beat him up, beat her up, beat them up, shoot up the school, shoot up my school, shoot up the mosque",
    enNearly: "nearly, almost",
    enDid: "stabbed, strangled, choked, smothered, shook, killed, hit, slapped, punched, hurt",
    enSmall:
      "my kid, my kids, my son, my daughter, my baby, my child, my children, my toddler, my wife, my husband, my mother, my mum, my mom, my little brother, my little sister",
    enMishap: "accident, accidentally, by accident, by mistake, car, bike, ball, door",
    enWeapon: "knife, gun, axe, machete, hammer, acid, poison, rifle, pistol, bat, petrol",
    enForThem:
      "going after him, going after her, going after them, going to use it on, gonna use it on, will use it on, for him tonight, for her tonight, waiting for him, waiting for her, hes going to pay, hes gonna pay, he will pay, hes dead, shes dead, hes finished, shes finished, know where he lives, know where she lives",
    frI: "je, j, jai, jte jure, je te jure",
    frMean:
      "vais, vai, veux, veu, voudrais, aimerais, jaimerais, jvais, jveux, jveu, jva, envie de, envie d, va falloir, compte, prete a, pret a, pense a, songe a, finir par, failli, faut que je, vais finir par, risque de, peur de, suis capable de, jure que je vais, vais vraiment, veux juste, reve de",
    frOnThem: `${frenchOnThem}, lui faire du mal, leur faire du mal, lui faire mal, lui faire la peau, lui planter un couteau, lui casser la gueule, lui defoncer la gueule, lui regler son compte, le faire souffrir, la faire souffrir, lui tirer dessus, lui trancher la gorge, lui foutre sur la gueule`,
    frThinks:
      "jarrete pas de penser a, je narrete pas de penser a, arrete pas de penser a, marrete pas de penser a, arrive pas a arreter de penser a, peux pas marreter de penser a, peux pas mempecher de penser a, pense sans arret a, pense tout le temps a, obsede par lidee de, obsedee par lidee de",
    frNoDawn:
      "verra pas demain, verra pas le jour, verra pas le soleil se lever, cest un homme mort, cest une femme morte, va me le payer cher, vont me le payer cher, je vais le retrouver et lui, je vais la retrouver et lui",
    frShall:
      "le tuerai, la tuerai, les tuerai, le buterai, la buterai, le creverai, la creverai, legorgerai, le planterai, la planterai",
    frAct: `${frenchVerbs.join(", ")}, ${["etrangler", "egorger", "empoisonner", "eliminer", "etouffer", "assassiner"].map((verb) => `d${verb}`).join(", ")}, faire du mal a, regler son compte a, trancher la gorge a`,
    frWho:
      "mon frere, ma soeur, mon pere, ma mere, mon mari, ma femme, mon ex, mon copain, ma copine, mon mec, ma meuf, mon fils, ma fille, mon bebe, mon enfant, mes enfants, mes parents, ma famille, mon oncle, ma tante, mon cousin, ma cousine, mon beau pere, ma belle mere, mon beau frere, ma belle soeur, mon patron, mon chef, mon prof, mon voisin, ma voisine, mes voisins, mon collegue, ma collegue, mon coloc, ma coloc, mon ami, mon amie, mon pote, quelquun, tout le monde, les gens, des gens, ce mec, cet homme, ce type, ce gars, ce batard, ce chien, cette fille, cette femme, cette meuf, lhomme qui, le mec qui, le type qui, celui qui, celle qui, mon agresseur, mon violeur, mon gosse, mes gosses, mon reuf, mon daron, ma daronne",
    enHe: "he, she, hes, shes, my friend",
    enHeWill:
      "wants to, is going to, is gonna, going to, gonna, will, plans to, is planning to, threatened to, threatens to, says hell, says he will, said he will, said hell, says she will, said she will",
    enMine:
      "my mom, my mum, my mother, my dad, my father, my brother, my sister, my son, my daughter, my kids, my children, my aunt, my uncle, my cousin, my friend, my wife, my husband, his wife, her husband, his mother, his sister, his daughter, his son, his kids, her kids, her baby, his baby, our kids, our son, our daughter",
    frHeWill:
      "veut, va, compte, pense a, menace de, a menace de, dit quil va, dit quelle va, a dit quil va, a jure de, jure de",
    frPlay:
      "foot, console, fifa, jeu, jeux, partie, match, echecs, imprimante, ordi, film, roman, livre, serie, personnage, mdr, ptdr, lol, haha, reve, cauchemar, moustique, araignee, mouche, fourmi, insecte, cafard, mouton",
    trIt: "onu, onlari, bunu, bunlari, sunu, o adami, adami, bu adami, herifi, o herifi, serefsizi, o serefsizi, kizi, o kizi, cocugu, o cocugu, kocami, karimi, esimi, eski esimi, eski kocami, sevgilimi, eski sevgilimi, nisanlimi, babami, annemi, abimi, ablami, agabeyimi, kardesimi, oglumu, kizimi, cocugumu, cocuklarimi, bebegimi, uvey babami, uvey annemi, kayinvalidemi, kaynanami, kayinpederimi, gorumcemi, enistemi, yengemi, amcami, dayimi, teyzemi, halami, kuzenimi, patronumu, mudurumu, hocami, ogretmenimi, komsumu, komsularimi, arkadasimi, ev arkadasimi, birini, birilerini, herkesi, hepsini, insanlari, ailemi, anami, adamlari, katilini",
    trShall: `${turkishIShall("oldur,gebert,geber,bogazla,zehirle,bicakla,dov,kes,esle", "mek")}, ${turkishIShall("bogar,bog,vur,bogazlay,bicaklay,parcala,parcalay,yak,sakatla,dogra,hirpala", "mak")}, olduruyordum, oldurecektim, oldurecek gibiyim, olduruverecegim, geberticem, gebertcem, gebertirim, oldururum, bicaklicam, bicaklarim, zehirleyecegim, zehirliycem, zehirlicem, zarar verecegim, zarar vermek istiyorum, zarar vericem, zarar vermekten korkuyorum, yasatmayacagim, yasatmam, dovucem, dovecegim, incitmekten korkuyorum`,
    trHer:
      "canini yakmak istiyorum, canini yakacagim, canini alacagim, canini alicam, bogazini kesecegim, bogazini kesicem, kafasina sikacagim, kafasina sikicam, isini bitirecegim, isini bitiricem, canina kiyacagim, yasatmayacagim onu, ona zarar vermek istiyorum, ona zarar verecegim, ona zarar vericem, birine zarar vermek istiyorum, birine zarar verecegim, cocuguma zarar vermekten korkuyorum, bebegime zarar vermekten korkuyorum, elimden bir kaza cikacak, elimden kaza cikacak, katil olacagim, katil olucam, katil olcam, kan dokecegim, kan dokucem",
    trNoDawn:
      "sabahi goremeyecek, yarini goremeyecek, yarini gormeyecek, sabaha cikamayacak, sabaha cikmayacak, olu bilsin kendini, canina okuyacagim, bedelini caniyla odeyecek, hesabini kanla~",
    trIll: "hasta, hastanede, doktor, doktorlar, kanser, yogun bakim, ameliyat",
    trMine:
      "babami, annemi, abimi, ablami, kardesimi, kiz kardesimi, oglumu, kizimi, cocugumu, cocuklarimi, bebegimi, halami, teyzemi, amcami, dayimi, kuzenimi, arkadasimi, anami, karisini, kocasini, kizini, oglunu, annesini, babasini, kardesini",
    trHeWill:
      "oldurecek, oldurmek istiyor, oldurmekle tehdit ediyor, gebertecek, bicaklayacak, vuracak, bogacak, kesecek, yakacak, oldurecegini soyluyor, oldurecegini soyledi",
    trSays: "diyor, dedi, demis, diyormus, diyo, der, diye bagir~, diye tehdit~, diyen, derse",
    trPlay:
      "oyun~, satranc~, mac~, fifa, pes, tavla, karakter~, film~, dizi~, roman~, hikaye~, ruya~, karinca~, sivrisinek, sinek, orumcek, bocek, hamam bocegi, sinegi, bocegi, nefsimi, kurban~, koyun~, lol, haha, hahaha, saka",
    idI: "aku, saya, gue, gw, gua, ane, gwe, rasanya, sumpah, demi allah, kadang",
    idWant:
      "mau, pengen, pengin, pgn, kepengen, kepengin, ingin, akan, bakal, bakalan, berniat, niat, rencana, berencana, kepikiran, kepikiran mau, mikir, siap, nekat, hampir, nyaris, harus, takut, mikirin, mikirin buat, mikirin cara, kepikiran buat, pingin, mau banget, pengen banget, pengen rasanya, lagi mikirin cara",
    idAct:
      "bunuh, membunuh, ngebunuh, bunuhin, habisi, menghabisi, habisin, ngabisin, tusuk, menusuk, nusuk, bacok, membacok, ngebacok, cekik, mencekik, nyekik, racun, meracuni, ngeracunin, racunin, pukul, memukul, mukul, mukulin, pukulin, memukuli, gebukin, ngegebukin, hajar, menghajar, ngehajar, sakiti, menyakiti, nyakitin, nyakiti, celakai, mencelakai, gorok, menggorok, penggal, memenggal, siksa, menyiksa, matiin, bakar hidup hidup, melukai, ngelukain, menikam, tikam, tampar, nampar, menampar",
    idWho:
      "dia, mereka, orang itu, orang ini, orang yang, cowok itu, cewek itu, laki laki itu, perempuan itu, bajingan itu, anak itu, si brengsek, semua orang, seseorang, orang, orang lain, suamiku, suami saya, istriku, istri saya, bapakku, bapak saya, ayahku, ayah saya, ibuku, ibu saya, mamaku, papaku, kakakku, kakak saya, abangku, adikku, adik saya, anakku, anak saya, bayiku, bayi saya, mertuaku, mertua saya, ibu mertuaku, ipar, iparku, pacarku, mantanku, mantan suamiku, mantan istriku, pamanku, omku, bosku, bos saya, bos gue, bos gw, guruku, tetanggaku, tetangga saya, tetangga gue, temanku, teman saya, temenku, temen gue, sepupuku, bokap, nyokap, bokap gue, nyokap gue, adik gue, adek gue, kakak gue, abang gue, suami gue, bini gue, anak gue, istri gue, keluargaku, orang tuaku, ortuku, bapak tiriku, ayah tiriku, ibu tiriku, selingkuhan, selingkuhannya, pelakor, pelakor itu",
    idMine:
      "suamiku, istriku, bapakku, ayahku, ibuku, mamaku, papaku, kakakku, abangku, adikku, anakku, bayiku, mertuaku, ibu mertuaku, iparku, pacarku, mantanku, pamanku, bosku, tetanggaku, bapak tiriku, ayah tiriku, ibu tiriku, sepupuku, bayi sendiri, anak sendiri",
    idKu: "kubunuh, kuhabisi, kutusuk, kubacok, kucekik, kuracun, kuracuni, kupukuli, kuhajar, kugorok, kusiksa, kutikam, kupukul",
    idHim:
      "membunuhnya, ngebunuhnya, menghabisinya, menusuknya, membacoknya, mencekiknya, meracuninya, memukulinya, menyakitinya, mencelakainya, menggoroknya, melukainya, menikamnya, nyakitinnya, bunuhnya",
    idNoDawn:
      "ga bakal liat besok, gak bakal liat besok, ga akan lihat matahari, tidak akan melihat matahari, mati di tanganku, mati di tangan gue, tamat riwayatnya, habis dia di tanganku, balas dendam ke dia, balas dendam sama dia",
    idNever:
      "gak mau, ga mau, tidak mau, nggak mau, ngga mau, tidak ingin, gak ingin, ga pengen, gak pengen, tidak akan, gak akan, ga bakal, gak bakal, jangan sampai",
    they: "told me, tells me, texted me, he said, she said, he says, she says, he told me, she told me, they said, he texted, dia bilang, katanya, dia mau, dia pengen, dia ingin, dia akan, dia bakal, mereka mau, suamiku mau, suamiku bilang, bapakku bilang, ayahku bilang, kakakku bilang, bilang, ngancam, mengancam, ngancem, il dit, elle dit, il a dit, elle a dit, il ma dit, elle ma dit, kenapa, mengapa, siapa",
    not: "dont, do not, doesnt, didnt, not, never, wouldnt, would never, wont, cant, jamais, pas, ne, sans, gak, ga, nggak, ngga, enggak, tidak, tak, jangan, bukan, belum",
    play: "lol, lmao, lmfao, haha, hahaha, hehe, rofl, jk, kidding, joking, chess, fifa, game, games, match, monopoly, uno, mario kart, fortnite, cod, gta, valorant, minecraft, pubg, level, novel, story, book, movie, film, character, dream, dreamt, dreamed, nightmare, feelings, wkwk, wkwkwk, xixi, ngakak, mobile legends, ml, main bola, catur, badminton, mimpi, novelku, cerpen, cerita, tokoh, nyamuk, semut, kecoa, cicak, tikus, nafsu, malas, surprise, tickles, hugs",
  },
  rules: threatRules.latin,
};
