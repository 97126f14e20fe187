import type { Lexicon } from "../lexicon.ts";
import { threatRules } from "./threat-rules.ts";

const together = (starts: string, ends: string, between = "") =>
  starts
    .split(",")
    .flatMap((start) => ends.split(",").map((end) => start + between + end))
    .join(", ");

const arabicActs =
  "a2tel,a2tol,o2tol,e2tel,e2tol,2otol,i2tol,aqtol,aqtel,uqtol,a9tel,a9tol,n9tel,nqtel,n2tel,ne9tel,neqtel,adba7,odba7,adbah,odbah,adhba7,athba7,azba7,ndba7,nedba7,ndbe7,adrab,adrob,odrob,udrub,ndreb,nedreb,akhno2,a5no2,okhno2,akhnek,nkhne9,at3an,ot3on,nt3en,asammem,nektel,nktel,aktel";
const shortActs = "a2tl,o2tl,e2tl,aqtl,uqtl,a9tl,n9tl,nqtl,n2tl,adb7,odb7,ndb7,adrb,ndrb,akhn2";
const arabicThem = "o,ou,h,ha,hom,oh,eh";

const urduPeople =
  "us,un,in,is,sab,kisi,bhai,behan,behen,abbu,abu,papa,baap,ammi,mummy,maa,shohar,husband,biwi,wife,saas,sas,sasur,susar,nand,bhabhi,devar,jeth,cousin,bete,beti,bache,bachi,bachon,dost,boss,teacher,ustad,parosi,parosiyon,padosi,chacha,mamu,mangetar,aadmi,admi,larke,ladke,larki,ladki,kamine,insan,logon,ghar walon,sale,saale,behnoi,susral walon,ex,gf,bf,class fellow,roommate";
const urduVerbs =
  "maar,mar,jaan se maar,jan se maar,jaan se mar,qatal kar,qatl kar,katal kar,khatam kar,goli maar,zeher de,zehar de,gala daba,daba,ghont,khoon kar,zinda jala,jala,kaat,chaku maar";

/** Who says that they want to kill or hurt somebody else, in Arabic and Urdu in Latin letters. */
export const threatsLoose: Lexicon = {
  fold: "loose",
  idioms: "bmout fik, bamoot feek, ma time waste",
  concepts: {
    want: "badde, baddi, baddy, bdi, biddi, beddi, 3ayez, 3ayz, 3ayza, 3awez, 3awz, 3awza, 3aiz, abgha, abghi, wedi, weddi, nefsi, nawi, nawya, ghadi, ghadia, bghit, baghi, baghya, rah, ra7, lazem, bafakar, bafakkar, bfaker, kanfaker, khayef, khayfa, 5ayef, 5ayfa, khayef la, khayfa la, 2arrart, 9arrart",
    act: arabicActs.split(",").join(", "),
    actThem: `${together(`${arabicActs},${shortActs}`, arabicThem)}, amawto, amaweto, amawweto, amawetha, nmewto`,
    shallThem: `${together("h,7,la,sa,ha,7a", together(together("2tel,2tl,2tol,qtel,qtl,dba7,db7,dbah,drab,drb,khno2", arabicThem).replaceAll(", ", ","), "").replaceAll(", ", ","), "a")}, hamaweto, hamawweto, hamawto, hamawetha, 7amaweto`,
    person:
      "akhouya, akhoya, akhooy, akhi, a5ouya, a5oya, khoya, khouya, khuya, okhti, o5ti, khti, abouya, aboya, abooy, baba, bouya, mama, ommi, omi, jozi, gozi, zawji, zoji, rajli, mrati, marti, merati, 7amati, hamati, 3ammi, 3ami, khali, ibn 3ammi, weld 3ammi, ibni, ebni, weldi, wldi, benti, binti, bnti, wlad, wladi, sa7bi, sa7bti, sahbi, modiri, el modir, jari, jarna, garna, tali2i, tali2ti, khatibi, el ragel, el ragel da, had l kelb, hal kalb, el kalb da, wa7ed, wahed, 7ad, el nas, nas",
    not: "ma, mish, mesh, mosh, mch, msh, mu, mo, la, machi, mabghitch, mabi",
    they: "2al, 2alli, 2ali, gal, gal lia, galli, bi2ool, by2ol, kaygol, kaygoul, 7alaf, 7alef, kehta, kehti, kehte",
    notPerson:
      "sarsour, namla, namous, khrouf, kharouf, djaja, lo3ba, fifa, pubg, koura, l koura, lkora, chess, shatranj, match, film, riwaya, novel, game, haha, hahaha, hehe, lol, hh, bahazar, batmas5ar, dehk, 7elm, machar, machhar, chipkali, saanp, kutte, billi, chuhe, makhi, cockroach, waqt, time, bakra, bakre, murghi, nafs, drama, ludo, cricket, carrom, khwab, mazaq, mazak",
    urMe: "main, mai, mein, mene, maine, ma, main to, main ab",
    urThem: `${together(urduPeople, "ko", " ")}, usko, unko, isko, inko, usay, usey, use, unhe, unhein, usy, uska gala, us ka gala, ka gala, uski jaan, ki jaan, uska khoon, ka khoon, uska qatal`,
    urShall: `${together(urduVerbs, "dunga,dungi,doonga,dun ga,dun gi,du ga,du gi,dalunga,dalungi,daalunga,daalungi,dalun ga", " ")}, maarunga, maarungi, marunga, marungi, marun ga, qatal karunga, jaan le lunga, le lunga, le lungi, zinda nahi chorunga, zinda nahi chodunga, zinda nahi chhorunga, zinda ni chorunga, tezaab phenk dunga, maarne wala hun, maarne wali hun, maarne ja raha hun, qatal karne ja raha hun, qatal karne wala hun`,
    urWould: `${together(urduVerbs, "dun,du,dalun,daalun,baithun", " ")}, jaan le lun, le lun, thappar maar dun`,
    urWish: `${together("maarna,marna,maar dena,jaan se maarna,qatal karna,qatl karna,khatam karna,nuqsan pohanchana,takleef dena", "chahta hun,chahti hun,chahta hoon,chah raha hun,chahta hu,chahti hu", " ")}, maarne ka soch, qatal karne ka soch, maarne ke bare mein soch~, qatal karne ke bare mein soch~, maarne ka khayal, maarne ke khayal, qatal karne ka khayal, qatal karne ke khayal, jaan se maarne ka, maarne ka dil`,
    urFeel:
      "dil karta, dil kar raha, dil krta, dil kr rha, dil chahta, jee chahta, ji chahta, ji karta, soch raha, soch rahi, sochta hun, sochti hun, lagta hai, dar lagta, darr lagta, khayal aata, mann karta, man karta",
    self: "khud ko, khudko, apne aap ko, apne ap ko, apni jaan, apni jan, apna gala, khud",
    urSays: "kehta, kehti, kehte, kaha, kehtay, dhamki, dhamkiyan, bola, bolta, boli, keh raha",
    urMistake: "ghalti se, galti se, anjane, agar main, agar me",
  },
  rules: threatRules.loose,
};
