/** Rules that combine the concepts of threats; `Lexicon` explains the format of a line. */
export const threatRules = {
  latin: `
    threat 2 > enI enMean enAct enWho <1 !not !play !they
    threat 2 > enI enThinks enAct enWho <3 !enNever !play !they
    threat 2 > enI enMean enBeat <2 !not !play !they
    threat 2 > enI enMean enPay <1 !not !play !they !enLawful
    threat 2 enNoDawn !play !they !enLawful
    threat 2 > frThinks frAct frWho <1 !frPlay !they
    threat 2 > frThinks frOnThem <1 !frPlay !they
    threat 2 frNoDawn !frPlay !they
    threat 2 trNoDawn !trSays !trPlay !trIll
    threat 2 idNoDawn !play !they
    threat 2 > enI enNearly enDid enSmall <1 !play !enMishap
    threat 2 > enI enWeapon enForThem <6 !play !they
    threat 2 > frI frMean frOnThem <2 !not !frPlay !they
    threat 2 > frMean frOnThem <1 !not !frPlay !they
    threat 2 > frI frShall <1 !frPlay !they
    threat 2 > frI frMean frAct frWho <2 !not !frPlay !they
    threat 2 trIt trShall <2 !trSays !trPlay
    threat 2 trHer !trSays !trPlay
    threat 2 > idI idWant idAct idWho <3 !idNever !play !they
    threat 2 > idWant idAct idMine <1 !not !play !they
    threat 2 > idI idWant idHim <3 !idNever !play !they
    threat 2 > idI idKu idWho <2 !idNever !play !they
    threat 2 > idWant idKu idWho <1 !play !they
    threat 2 > idWant idKu idMine <1 !play !they
    threat 2 > idKu idWho <0 !play !they
    other 2 > enHe enHeWill enAct enMine <1 !not !play
    other 2 > enMine enHeWill enAct enMine <1 !not !play
    other 2 > frWho frHeWill frAct frWho <1 !not !frPlay
    other 2 trMine trHeWill <1 !trPlay
    other 2 > idMine idWant idAct idMine <1 !not !play
  `,
  arabic: `
    threat 2 > want act person <1 !not !notPerson !they
    threat 2 > want actThem <2 !not !notPerson !they
    threat 2 > shall person <1 !not !notPerson !they
    threat 2 > thinksOf killing person <1 !notPerson !they
    threat 2 > thinksOf killingThem <1 !notPerson !they
    threat 2 noDawn !notPerson !they
    threat 2 > weapon waitsFor <5 !notPerson
    threat 2 shallThem !not !notPerson !they
    other 2 > person heWants theyAct person <1 !not !notPerson
    threat 2 > urMe urThem urShall <4 !self !notPerson !urSays !urMistake
    threat 2 > urThem urShall <3 !self !notPerson !urSays !urMistake
    threat 2 > urMe urShall <3 !self !notPerson !urSays !urMistake
    threat 2 > urFeel urThem urWould <5 !self !notPerson !urSays
    threat 2 > urFeel urWould urThem <5 !self !notPerson !urSays
    threat 2 > urThem urWish <2 !self !notPerson !urSays
  `,
  loose: `
    threat 2 > want act person <1 !not !notPerson !they
    threat 2 > want actThem <2 !not !notPerson !they
    threat 2 shallThem !not !notPerson !they
    threat 2 > urMe urThem urShall <4 !self !notPerson !urSays !urMistake
    threat 2 > urThem urShall <3 !self !notPerson !urSays !urMistake
    threat 2 > urFeel urThem urWould <5 !self !notPerson !urSays
    threat 2 > urFeel urWould urThem <5 !self !notPerson !urSays
    threat 2 > urThem urWish <2 !self !notPerson !urSays
  `,
} as const;
