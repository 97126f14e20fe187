import type { Lexicon } from "../lexicon.ts";

/** Arabic in Latin letters and digits, eastern and Maghrebi. */
export const arabizi: Lexicon = {
  fold: "loose",
  idioms:
    "amoot fel, amoot fe, bamoot fik, bamoot fiki, amoot fik, bamot feek, mot men el de7k, mett men el de7k, mott men d7ek, hamoot men el goo3, amoot men el de7k, mitt men el de7ek, kanmout 3lik, kanmout 3la, nmout 3lik, nmot 3la, mobaily mat, telefoni mat, el bahr el mayet",
  concepts: {
    want: "nheb, n7ab, 3ayzin, nefsy, nefsii, bde, bddi, nfsi, baghya, baghi, nhab, bfakr fe, bfaker fe, ha, khalas, 3ayez, 3ayz, 3aiz, 3ayza, 3aiza, 3awez, 3awza, bedi, bedde, bdi, badi, biddi, baddi, bidi, abi, abgha, aba, abghi, nefsi, nafsi, nfsi, widdi, weddi, atmanna, batmanna, atmana, bghit, baghi, baghya, bghyt, nheb, n7eb, nebghi, nabi, nawi, nawya, afakkir, bafakar, bafaker, kanfekar, kanfeker, arid, ureed, oreed, uridu, aride, yarab, yarabi, ya rab, ya rabb, yareet, ya reet, yaretni, khalas, rah, ra7, khalini, ta3bt, t3bt, 3yit",
    die: "amoot, amout, amut, amot, 2amoot, mout, moot, nmout, nmoot, nmot, elmoot, elmot, el mot, lmout, mawt, el mawt, amwt",
    not: "mosh, mish, mesh, ma, msh, mabi, khayef, khayfa",
    pious:
      "shaheed, shahid, chahid, madina, el madina, makka, mekka, sagda, sajed, la ilaha, el eman, islam, moslem, muslim, khatma",
    ruling:
      "7okm, hokm, hukm, 7ukm, 7adith, hadith, ayah, aya, ayat, sura, surah, tafsir, quran, qoran, koran, yajooz, yagooz, yajouz, nabi mohamed, el rasool, el nabi, sayem, siyam, wodo2, wodoo, udu, qissa, ma3na",
    direct:
      "yaretni amoot, na9tel rohi, na9tel ro7i, na9tel rouhi, n9tel rou7i, hanot, hanott, ha2fez men, han2ot, anot men, a2fez men, akfez men, aqfez men, nne9ez men, ba3awwar nafsi, a3awwar nafsi, ba2ta3 eedi, ba2ta3 edi, a2ta3 eedi, bajra7 7ali, ajra7 7ali, a2tel 7ali, amawwet nafsi, mawwet nafsi, ntaher, na7re9 rou7i, n7re9 rohi, kanjre7 rasi, katjre7 yeddi, kanjre7 yeddi, 2atta3et sharayeeni, atta3t sharayini, 2ata3t sharayeni, afkar inti7ariya, afkar ente7ariya, suicidal, law entahart, law ente7art, lw ente7art, iza inta7art, bfakr fel ente7ar, bafkar fel ente7ar, bafakkar fel ente7ar, kanfekker nentaher, ashtarit 7abl, ishtaret 7abl, shrit 7bel, ana 3ala el so6oo7, ana 3ala el sot7, ana fou9 ste7, antaher, anta7er, ante7er, antehir, hanteher, hante7er, banteher, bante7er, nteher, nte7er, nante7er, nantaher, nentaher, akhlas 3ala nafsi, a5las 3ala nafsi, a5las men 7ayati, akhlas men hayati, a2tel nafsi, aktel nafsi, aqtol nafsi, aqtil nafsi, a2til 7ali, ha2tel nafsi, n9tel rasi, nqtel rasi, n9tel ro7i, nqtel rouhi, amawet nafsi, amawt nafsi, amwt nafsi, amawit nafsi, hamawet nafsi, mawwet 7ali, mawet hali, amawet 7ali, anhi 7ayati, anhy 7ayati, anhi hayati, anhy hayati, unhi hayati, 2anhi 7ayati, hanhi 7ayati, a2atta3 edi, a2ata3 eedi, ba2ata3 edi, agra7 nafsi, ajra7 nafsi, bagra7 nafsi, a2zi nafsi, azi nafsi, a2ze nafsi, armi nafsi, harmi nafsi, nermi rasi, nrmi rasi, nlou7 rasi, ashno2 nafsi, ashnoq nafsi, a7ra2 nafsi, fakart fel ente7ar, bafaker fel ente7ar, bfakker bl inti7ar, kanfeker f l inti7ar, 7awelt ante7er",
    suicide: "intihar, inti7ar, entehar, ente7ar, intihaar",
    nolive:
      "baghi n3ich, baghya n3ich, mab9itch baghi, mab9itch baghya, ma ba2ash liya lazma, mab2ash liya lazma, el 7ayat malhash ma3na, el hayah malhash ma3na, hayati khelset, 7ayati 5elset, ma 3ad baddi, ma 3ad badi 3ish, mafish fayda meni, ma fi amal, mosh 3ayez a3ish, mosh 3ayza a3ish, mesh 3ayez a3ish, mish 3ayez a3eesh, msh 3ayz a3ish, msh 3ayza a3ish, ma bedi 3ish, ma bdi 3ish, ma biddi 3eesh, mabi a3ish, ma abi a3ish, ma abgha a3ish, mabghitch n3ich, ma bghitch n3ich, mabghitsh n3ish, ma n7ebch n3ich, man7ebch n3ich, ma ba2a fiya 3ish, ma ba2a feya 3eesh, ma b2a fiya 3ich, ma 3ad feeni, ma 3ad fini, ma 3ad fiyi, kreht 7ayati, krht 7yati, kreht hayati, kereht 7ayati, krahet hayati, krht 7yati, kraht 7yati, karhet 7ayati, bakrah 7ayati, 3yit men 7yati, 3yit mn hayati, 3eyit men had l7ayat, 3yit men had lhayat, 3yit men l7ayat, ta3ebt men el 7ayah, te3ebt men el 7ayah, ta3bt men 7ayati, t3ebt men 7ayati, t3bt mn 7yati, t3ebt mn el 7ayat, ta3abt men el hayat, ze2t men 7ayati, zehe2t men 7ayati, zhe2t men 7ayati, zhe2et men 7ayati, zhe2t mn 3ishti, mallet men 7ayati, malleit men el 7ayat, malit mn hayati, maleet men 7ayati, tefesht men 7ayati, 2ereft men 7ayati, 2rft mn 7yati, leh a3ish, leish a3ish, lesh 3ayesh, leh 3ayesh, 3lach 3ayech, malish lazma, maleesh lazma, 7ayati malhash ma3na, hayati malhash lazma, 7yati ma 3ndha ma3na, mesh 2ader akamel, mosh 2ader akamel, msh 2adr akml, msh 2adra akmel, mish 2adir kammel, ma b2dar kammel, ma2dar akammel, ma 2a2dar akammel, mab2itch 9ader, mab9itch 9ader, ma b9itch qader, mab2etsh 2ader, mab2itsh 2adra asta7mel, mesh 2ader asta7mel, msh 2adra ast7ml, el mot ar7am, elmoot ar7am, el moot a7san, lmout a7san, yaretni mot, ya reetni mett, yaretni ma etwalatt, law mott, law mett, law mot ma7adesh, iza mett",
    takeMe:
      "ya rabbi khoudni, ya rabi khodni, rabbi khodni, ya rab khoud ro7i, khod rou7i, khod ro7i, khod roo7y, 5od ro7i, khoz ro7i, khodny 3andak, khodni 3andak, khodni ya rab, 5odni ya rab, 5odny ya rab, yarab khodni, ya rab 5odni, yarab mawetni, rabi dini, allah yakhodni, allah ya5odni, rabena yakhodni, rabna ya5odni, ra7ni men el denya",
    vanish: "a5tefi, akhtefi, akhtafi, ekhtefi, 5tefi, ne5tafi, nekhtafi, nghber, ghabber",
    sleep: "anam, nam, n3ess, nn3es, n3es",
    sleepOn:
      "ma a9ha, ma as7ach, w ma a9ha, ma asha, ma as7a tani, ma as7a, mas7ash, ma as7ash, w ma as7a, mas7ach, ma nfi9, ma nfi9ch, manfi9ch, ma fi2, wma fi2, ma a2oom, ma a2omsh, ma9omsh, ma2omsh, abadan",
    burden: "3eb2, 3ib2, 3eb2 3ala, 3ala ahli te2il, te2eel 3ala",
    me: "ana, sert, ba2et, b2et, wellit, 7asses, 7assa, ahli, ahly",
    letter:
      "bawadda3kom, bwada3kom, kanwade3kom, ba3d ma amoot, resalet wada3, risalet wada3, katabt wasiyti, katabt el resala, katabt resala, wada3an, elwada3, a5er resala, akher resala, akher leila",
    farewell:
      "bawadda3kom, sam7oni, sam7ooni, sam7oni, same7ooni, sama7oni, sam7ouni, sme7ou liya, sm7oli, sme7oli, wada3an, ahli, mama, kolkom",
    took: "shrabt, shrbt, sharabt, shribt, balla3t, bala3, bla3, bala3et, klat, shreb, khadet, 5adet, khda, bala3t, bla3t, bele3t, khadt, 5adt, khdit, 5dit, shrebt, sherebt, chrebt, klit, akhadt, a5adt, akhatht, a5eth, sherbet, chreb",
    pills:
      "7oboob, 7oboub, hobob, doliprane, doliprán, brufen, ibuprofen, tramadol, insulin, ansolin, 7abba, 7abbayat, 7abaya, 7abat, paracetamol, 7boub, 7bob, 7oboob, hboub, hobob, hoboub, dawa, dwa, eldawa, edwa, dawat, bershama, bersham, bershem, panadol, shreet, sharit, 3elba, 3elbet, fanid, kinat, monawem",
    many: "12, 15, 25, 35, 60, kolo, kollo, kollaha, kolaha, kollohom, kollhom, kteer, keteer, kter, bzaf, bezzaf, bzzaf, barsha, barcha, wajed, wayed, shreet, sharit, 3elba, 3elbet, kamel, kamla, ga3, ga3hom, 10, 20, 30, 40, 50",
    poison:
      "semm, sem dyal, som el far, bleach, mayyet nar, som, sam, somm, semm, sem, klor, clor, kloroks, clorox, javel, flash, mobid, mubid, mobeed, asid, bnzin",
    hurtsMe:
      "~drabni, ~drebni, ~drobni, ~drbni, ~dribni, ~drabny, ~drebny, ~khno9ni, ~khnoqni, ~khna9ni, y6egni, ytegni, ~ghtasabni, ~ghtasbni, ~ghtasebni, ~7ra9ni, ~hra9ni, 7ratni, 7ra9ni b garro, ana btedreb, ana badreb, btedreb kol, kasar eedi, kasarli, ksserli, darab rasi, byetharesh bya, bey7aress 3alaya, byet7arash, ~kfakhni, ~rfesni, ~rafasni, ~sfa3ni, ~3annefni, ~darabouni, ~darabooni, rama 3alayya, rama 3alaya, byermi 3alaya, byedrabni, byedrbni, bidrabni, biydrabni, byidrabni, byodrobni, beyedrabni, beydrabni, bydrbny, byedrabny, yedrabni, yidrabni, yadrebni, yadribni, ydrbni, yedrebni, yodrobni, tedrabni, betedrabni, btedrabni, darabni, drabni, drebni, darabny, dharabni, kaydrebni, kaydrabni, kaydrbni, kaydarbni, kidrebni, kay drebni, ki drebni, ydrebni, ydrabni, yedhrebni, yadhrebni, yadhrobni, yethrebni, byet7arash bya, byt7arash bia, byet7arresh biyya, yet7arash fiyi, yet7arash feeni, yet7arash bya, t7arrach biya, kayt7arach biya, ghtasabni, eghtasabni, eghtasbni, ightasabni, igtasabni, byeghtesebni, khana2ni, khna2ni, 5ana2ni, yekhno2ni, byekhno2ni, 7ara2ni, 7re9ni, yehre2ni, kaysle5ni, kaysel5ni, slekhni, sle5ni, sel5ni, y3azebni, be3azebni, bey3azebni, y3nfni, ye3annefni, mad edo 3alaya, mad eedo 3alaya, bymed edo 3alaya, bimid ido 3alay, ytegni, ytagni, yektelni, kitelni",
    touchMe:
      "~lmesni, ~lmisni, ~lamasni, ~tlemmesni, ~9isni, ~qisni, y7ot edo, bey7ot eedo, by7ot eedo, byelmesni, bylmesni, byelmsni, byilmisni, yelmesni, yilmisni, ylmsni, lamasni, lmesni, kay9isni, kayqisni, kay9issni, kaylmesni, by7ot eido, by7ot edo, bey7ot eido, be7ot edo, bi7ot ido, y7ot eido, y7et eedo, kay7et yedo, kay7et yeddih, 7at edo, 7at eedo, yod5ol 3alaya, byod5ol 3alaya, byedkhol odti, bydkhol odti, kaydkhol lbiti",
    touchSign:
      "jeddi, jedi, geddo, gedo, mo3allem, m3allem, modarres, el modarres, el quran, doctor, shikh, imam, hodoomi, hdoumi, taht hdoumi, leil, bel leil, bil leil, flil, bleil, bellil, 3ala, 3alaya, 3layya, 3liya, 3liya, 3lia, 3ami, 3ammi, 3ammo, khali, 5ali, khalo, baba, abouya, aboya, abooy, buya, bouya, akhouya, a5ouya, akhoya, khouya, 5ouya, gesmi, jismi, sadri, goz mama, goz ommi, el sheikh, el shikh, ustaz, el ostaz, lfqih, ma ta2oli, mat2olish",
    force:
      "ghseb, bghaw, ghasb, ghasban, ghasb 3anni, ghasb 3ani, 8asb, 8asb 3ani, bel ghasb, bel 8asb, bzez, bzzez, bezez, bssif, bsif, ajbarooni, byegberoni, byegbrooni, yejbrouni, yjbrouni, kayjebrouni, majbora, magbora, byegbrni, yejberni",
    marry:
      "ygawezooni, ygawzoni, ygawezoni, yegawezooni, ygawwezooni, yjawzoni, yjawezouni, yzawjouni, yzewjouni, yzawjoni, ejjawaz, atgawez, atgawz, atzawaj, etgawez, tjawaz, ntzewej, nzewej, gawaz, zawaj, zwaj, jawaz, el gawaz",
    lock: "7abesni, habesni, 7absni, 7absini, 7abseeni, habseni, 7absoni, 7abasni, 7absouni, hebsouni, mahbousa, ma7boosa, 2aflin 3alaya, 2afel 3alaya, sad 3liya, seddou 3liya, ma5din gawazi, khado passporti, ma kaykhllinich nkhrej, makaykhalinich nkhroj, mesh bey5alini akhrog, mosh byekhallini atla3",
    threat:
      "byehaddedni, byehadedni, bihaddidni, byhadedni, yehadedni, yhaddedni, yhadedni, haddedni, hadedni, kayhadedni, kayhddedni, kihadedni, yhddni, byebtazzni, yebtazzni, kaybtazni",
    killsMe:
      "ye2telni, yo2tolni, haye2telni, hay2telni, hayo2tolni, byo2tolni, yi2tilni, ye9telni, yqtelni, y9telni, y9tlni, yeqtelni, yedba7ni, hayedba7ni, ydbe7ni, yethba7ni, yethba7ooni, yezba7ni, ye2telooni, haye2telooni, yemawetni, haymawetni, ymawtni",
    kin: "marti, akhooy, akhouy, jeddi, geddi, 3amto, jarna, garna, babah, jozi, gozi, goozi, zawji, zoji, zawgi, rajli, rajel, baba, abouya, aboya, abooy, abi, bouya, akhouya, a5ouya, akhoya, a5oya, khouya, 5ouya, akhi, a5i, 3ami, 3ammi, khali, ahli, ahly, tali2i, khatibi, mama, ommi, mrati, merati",
    fear: "khayfa, 5ayfa, khayef, 5ayef, kankhaf, kan5af, bakhaf, ba5af, akhaf, khayef arga3, khayfa arga3",
    fearHome:
      "arga3 el beit, arga3 elbeet, arga3 el bet, arja3 3al beit, nerja3 l dar, nrje3 ldar, men baba, men abouya, men aboya, men gozi, men jozi, men rajli, men bouya, men khouya, men ahli, mn jozi, mn rajli, mn abouya",
    close:
      "khouya, khuya, o5ti, jarti, jari, sa7bi, sa7by, sahbi, sa7bti, sa7bty, sahbti, sa7ebti, sa7btii, sadi2i, sadi2ti, sadiqi, sadiqti, rfi9i, rfiqi, rfi2ti, rfe2ti, okhti, o5ti, ukhti, khti, 5ti, akhouya, a5ouya, akhoya, khouya, 5ouya, akhi, a5i, ibni, ebni, weldi, wldi, binti, benti, bnti, bent khalti, mrati, merati, gozi, jozi, 7abibti, mama, ommi, baba, garti, gari, wa7ed, wa7da",
    otherSelf:
      "2at3et 2eedha, 2at3et sharayenha, 2ata3et eedha, atta3et eedha, yntaher, bgha yntaher, bghat tntaher, bala3 7oboob, bala3 7oboub, bla3 7boub, katjra7 yeddiha, betgra7 eedha, bjra7 7ala, amoot, 3ayez amoot, mawwet nafso, yentehar, yente7er, yenteher, ynte7er, yinti7ir, inti7ar, ente7ar, yentaher, tentaher, tente7er, tenteher, tinti7ir, ye2tel nafso, te2tel nafsaha, ymawet nafso, temawet nafsaha, yemawet nafso, y9tel raso, t9tel rasha, 3ayez ymoot, 3ayz ymoot, 3ayza tmoot, 3ayez yemoot, 3ayza temoot, bedo ymoot, bdo ymout, bedha tmoot, yabi ymoot, tabi tmoot, baghi ymout, baghya tmout, nefso ymoot, nefsaha temoot, 3ayez amoot, 3ayza amoot, bete2atta3 edha, betgra7 nafsaha, beteagra7 nafsaha, teazi nafsaha, bte2zi 7ala, katjre7 rasha, byewada3na, bywda3na, bala3et 7boob, klat dwa bzaf",
    hits3:
      "yedrob, byidrob, bidrob, kaydrab, byedrab, byedrab, bydrab, beyedrab, yedrab, yadrob, kaydreb, ydreb, darab, dreb, byedrabha, beydrabha, kaydrebha, yedrabha, byelmesha, kay9isha",
    garIs: "garna, jarna, jari, gari, el jar, goz okhti, rajel khti",
    victim:
      "3eyalo, 3yalo, 3iyalo, awlado, wlado, ommo, mrato, mama, ommi, omi, mi, okhti, o5ti, khti, merato, mrato, marto, zawjto, welado, wlado, wladou, 3yalo, weladha, benti, bnti, ibni, weldi",
    dear: "mama, mamty, mamti, ommi, omi, ommy, umi, baba, abouya, aboya, abuya, aboy, abi, waldi, walidi, waldti, walidti, el walda, el waled, mi lhnina, mi, bouya, ba, yemma, yma, akhouya, akhoya, a5ouya, akhi, a5i, khouya, 5ouya, okhti, o5ti, khti, 5ti, ibni, ebni, weldi, wldi, binti, benti, bnti, gozi, jozi, zawji, rajli, mrati, merati, zawjti, geddi, jeddi, jedi, geddo, giddo, seti, sitti, sitto, teta, teita, jedda, jedati, 3ami, 3ammi, khali, 5ali, khalti, 5alti, 3amti, sa7bi, sa7by, sa7bti, sadi2i, sadi2ti, sadiqi, rfi9i, 7amati",
    died: "rahet end rabena, ra7et 3and rabena, ra7 3and rabena, raht end rabna, mat, matt, matet, matit, mateet, mtet, matat, maat, twafa, tewafa, twaffa, etwaffa, etwafa, etwafet, itwaffa, twafat, twaffat, tuwafiya, towfya, tawaffa, ra7 le ra7met, ra7met allah, fara2na, 3tak 3omro, 3atak 3omro",
    askGrief: "rasool, nabi, el nabi, sahaba, el sa7aba, 2etti, otti, kalbi, imta, emta, meta, mobaily",
  },
  rules: `
    self-harm 2 direct !ruling !close
    self-harm 1 direct !close
    self-harm 2 > want direct
    self-harm 2 > want die <2 !not !pious !ruling !close
    self-harm 2 > want suicide <3 !ruling
    self-harm 2 nolive !ruling
    self-harm 2 takeMe !ruling
    self-harm 2 > want vanish <2 !ruling
    self-harm 2 sleep sleepOn <3 !ruling
    self-harm 2 me burden <3
    self-harm 2 letter farewell <5
    self-harm 1 letter
    overdose 2 took pills many <4 !ruling
    overdose 2 took many pills <4 !ruling
    overdose 2 > took poison <2 !ruling
    violence 2 hurtsMe
    violence 2 touchMe touchSign <4 !ruling
    violence 2 force marry <5 !ruling
    violence 2 lock
    violence 2 threat
    violence 2 killsMe kin <6
    violence 2 fear fearHome <4
    other 2 > garIs hits3 victim <3 !ruling
    other 2 > close otherSelf <6 !ruling
    other 2 > kin hits3 victim <3 !ruling
    other 2 > victim kin hits3 <4 !ruling
    grief 2 dear died <1 !askGrief !ruling
  `,
};
