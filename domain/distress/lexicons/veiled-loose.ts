import { hintsLoose } from "./hints-loose.ts";
import { veiledLexicon } from "./veiled-rules.ts";

/** What is hinted at rather than said, in Arabic and Urdu in Latin letters; the classes are those of `veiledLatin`. */
export const veiledLoose = veiledLexicon("loose", "hans hans ke mar~, mayet men el de7k, shadi ki tareekh", {
  ifIDie:
    "lw mt, lw mot, law mot, law met, law mett, lw mett, iza mot, iza met, lma amoot, mar jaun to, mar jaon to, mar gaya to, mar gayi to, main na rahun, main na raha, main na rahi",
  theyThen:
    "hayfre2, yefre2, hay7es, y7ess, y7eso, ye7ess, yendamo, hayendamo, yez3al, hayez3al, ma7ad, m7d, 7adesh, qadar, qadr, ehsaas, ehsas, pachtayenge, pachtayein, rahat, khush, farq, yaad",
  law: "dyoun, yorath, meerath, ramadan, janna, jannat, namaz, wirasat, qarz, jumma, iman, salah",
  noWishToLive:
    "jeena nahi chahta, jeena nahi chahti, jeena nahin chahta, jeena nahin chahti, jeena na chahe, zinda nahi rehna, zinda nahin rehna, ab nahi jeena, nahi jeena ab, msh 3ayez y3ish, mesh 3ayez y3esh, mesh 3ayza t3ish, ma bado y3ish, ma badda t3ish, ma baddi 3ish, mabghach y3ich, mabghitch n3ich, ma bghitch n3ich, mabghatch t3ich",
  tale: "film, drama, qissa, ke baghair, saas ke sath, sasural mein, ma3 hamati",
  howMany: "kitni, kitne, kam, kaam, ch7al, chhal, adesh, kam 7abbeh",
  pill: "goli, goliyan, goliyon, golian, neend ki goliyan, 7abbe, 7abba, 7bub, 7abayet, 7abeh, panadol, kina, monawem",
  noWaking:
    "uthun na, na uthun, uthu na, aankh na khule, neend na khule, mar jaun, mout aaye, ma as7ash, ma as7a, mas7ash, s7ash, man fi9ch, mout, amoot",
  easyDeath:
    "marne ka aasan, marne ka asan, marne ka tareeqa, marne ka tariqa, marne ka tarika, aasan maut, asan maut, asaan maut, bina dard ke mar~, bina takleef ke mar~, maut kaise aaye, kaise marun, kaise maroon, kifach nmout, kefach nmout, kif nmout, keef amoot, ezzay amoot, izay amoot, kif mout bala waja3",
  murder: "machar, machhar, chuha, chuhe, keeray, cockroach, namaz, keere, doosre",
  noMorning:
    "uthun hi na, uthu hi na, aankh hi na khule, ankh hi na khule, subah na ho, subah hi na ho, subah na dekhun, subah dekhna naseeb na, ma as7a tani, ma a2om tani, mas7ash tani, man fi9ch ghedda",
  lateness: "fajr, alarm, school, office, exam, chutti, namaz",
  lastTime: "akhri eid, aakhri eid, akhri ramzan, aakhri ramzan, akhri ramadan, akher eid, akher ramadan",
  decided: "faisla, soch liya, tay kar, thaan li, 9arart, karart, qarrart, 2arrart",
  facade: "hansta, hansti, muskurata, muskurati, bad7ak, bd7ak, kand7ak",
  dateSet: "din tay, din tai, tareekh tay, tarikh tay, din chun, 7adadt el yom, me7aded el yom, mhadded nhar",
  feast: "shadi, nikah, exam, umrah, aqeeqa, 3ers, khotoba",
  gave: "baant di, baant diya, bant di, bant diya, baant diye, de di, de diya, taqseem, wazza3t, wza3t, a3teet, 3tit",
  mine: "cheezein, chizein, cheezen, samaan, saman, kapre, chabi, kitabein, aghradi, hajati, 7agaty, 7wayji",
  leaving:
    "jane ka waqt, jane ki, jaane ka, jaane ki, zaroorat nahi, tayyar, ja raha hun, ja rahi hun, rayeh, raye7, ghadi nemchi, hamshi",
  moving: "sadqa, zakat, ghar badal, umrah, hajj, naukri, sada2a",
  farewell: "alvida, alwida, sab se maafi, sab se mafi, wadda3, wad3et, wad3atni, wed3etni, salam akhir",
  unreachable:
    "number band, phone band, mobile band, nahi utha, phone off, ma btrod, mabtrodesh, mesh betrod, telefono msakkar, mobile maqfoul, makatjawebch",
  cigarette: "cigarette, cigrete, sigret, lighter, istri, segara, sigara, garro",
  burnsOwn: "baazu pe, bazu pe, khud ko, apne hath, apna hath, jild pe, eidi, fi jeldi, 3la yddi, f yddi",
  mishap: "ghalti se, kapre istri, khana paka~, bel ghalat",
  starves:
    "kuch nahi khaya, kuch nahi khata, kuch nahi khati, bhooka rakhta, bhooki rakhti, mabaklsh, makanaklch",
  wastes: "ulti kar~, qay kar~, nafrat, saza, bakrah nafsi, kankrah rasi",
  fast: "roza, roze, ramzan, ramadan, hamila, sayem",
  weapon: "chhuri, churi, chaku, chaqu, pistol, bandooq, bandook, sekkina, sekina, mous, mosaddas, mdi",
  shows:
    "rakh, rakhi, nikal, nikalta, dikha, dikhata, taan, tan li, 7att, 7at, rafa3, talla3, hez, yhaddedni, haddadni",
  underThreat:
    "chun, faisla, gardan, mujh pe, mujhe, samne, chup, dhamki, khtari, ekhtari, 3layya, 3laya, ra2abti, qodami",
  slaughter: "qurbani, bakra, kitchen, film, game, ibrahim, 3id, khrouf, kharouf",
  relative:
    "3amo, 3ammo, 3amy, 3ammi, khalo, khali, 5alo, jeddi, gedi, gozommi, goz ommi, jouz emmi, rajel mama, akhoya, a5oya, wled 3ammi, weld khali, chacha, chachu, mamu, mamoon, khalu, phupha, taya, devar, dewar, jeth, behnoi, cousin, dada, nana, sotela baap, sautela baap, sautela bhai",
  enters:
    "byfoot, byfout, bifout, yfoot, bydkhol, bedkhol, yedkhol, biyidkhol, byeji, byiji, bygy, byegi, kaydkhol, kayji, aate hain, aata hai, aa jata, aa jate, ghus, ghus aata, kholta, khol deta",
  ownRoom:
    "oodti, odti, oudti, 2oodti, ghorfti, ghorfati, bit dyali, biti, ta5ti, takhti, sriri, kamre, kamray, bistar, mere pass, darwaza",
  atNight:
    "lel, bel lel, bellel, ellel, bleel, fellil, b lil, nayme, nayma, na3sa, raat, rat ko, sote, so jate, so rahi",
  wakes: "fajr, fjr, s7our, sehri, jaga, jagane, namaz, dawai, yfi9ni, bys7ini",
  handOf: "hath, haath, eedo, edo, eido, ido, yddo, ydih",
  underClothes:
    "kapron ke andar, kapron mein, kapdon ke andar, razai mein, razai ke neeche, kambal mein, kambal ke neeche, shalwar mein, qameez ke andar, ta7t hdoumi, ta7t hdomi, ta7t el l7af, ta7t l7af, ta7t l batanie, t7t 7wayji",
  locksIn:
    "band rakhte, band rakhta, band karke, band kar ke, band kar dete, band kar deta, qaid, tala laga, 7absni, 7absini, 7abesni, sadd 3liya",
  confined: "khana, roti, kamre, bathroom, chabi, paise, ek waqt, akl, 2akl, khobz, moftah, oda",
  voices: "awazein, awaazein, aawazein, dimagh mein awaz, aswat, sot b rasi, swat",
  commands: "kehti, kehta, aati, bolti, bt2ol, bit2ol, btoul, kaygoulou, katgoul",
  harmful: "maar, mar do, nuqsan, dubo, chhalang, khatam, e2tel, oqtel, 9tel, e3mel, nott, ghare2",
  inLaws:
    "saas, saas susar, susar, nand, nand aur saas, sasural, sasural walay, sasural wale, jethani, dewar, jeth",
  strikes:
    "thappar maar~, thappar mar~, maarti, maarte, marte hain, marti hai, marti hain, peet~, pit~, jala~, dhakke~, dande se, jootay se",
  fate: "mar gay~, inteqal, wafat, dil jeet~, taana, taane, mazak",
  chokes:
    "gala daba~, gala dabata, galay se pakar, gale se pakar, gala ghont~, gala pakar~, gardan dabo~, gardan pakar~, byekhno2ni, bikhno2ni, bye5no2ni, kaykhn9ni, kaykhna9ni, khana2ni, 5na2ni",
  jest: "mazaq, khel, wrestling, 7arr",
  hits: "marta, maarta, marte, maarte, mara, maara, peetta, thappar, yedrabni, byedrabni, kaydrabni, byodrobni",
  claims: "kehta, kehte, kaha, bolta, bi2ol, by2ol, kaygol, kaygoul, yegol",
  scriptureLets:
    "quran mein ijazat, quran me ijazat, islam mein ijazat, islam me ijazat, quran ne ijazat, shohar ka haq, el quran yesma7, el 2oran bysma7, 7a22o",
  byTheDoor:
    "darwaze pe, darwaze par, darwaze ke bahar, ghar ke bahar, wara l bab, wara el bab, 3al bab, 3and el bab, 9eddam l bab",
  armed:
    "chhuri, churi, danda, pistol, maarne, mar dega, chaku, sekkina, sekina, 3asa, 3asaya, mosaddas, y2telni, ye2telni, y9telni, yedrabni",
  toPolice: "police, shikayat, chhora, talaq li, shorta, bolis, boulis, chkit bih, ashtaki",
  takesKids:
    "bache chheen, bachay cheen, bache le lega, bachay le lega, bachon se nahi mil~, yakhod wladi, ya5od wladi, yakhod el 3iyal, yedi wladi, yddi liya wladi",
  existing:
    "jeene se thak, zinda rehne se thak, jee jee kar thak, zehe2t men el 3isha, te3ebt men el 3isha, 3yit men l3icha",
  ...hintsLoose,
});
