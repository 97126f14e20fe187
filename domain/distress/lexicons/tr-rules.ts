/** Rules that combine the Turkish concepts; `Lexicon` explains the format of a line. */
export const turkishRules = `
  self-harm 2 direct !ruling !close
  self-harm 2 > suicide want <2 !close
  self-harm 2 > die want <1 !pious !ruling !close
  self-harm 2 > want die <1 !pious !ruling !close
  self-harm 2 deathWish !pious !ruling
  self-harm 2 nolive !close
  self-harm 2 cantBear enough <2 !ruling !pious
  self-harm 1 cantBear
  self-harm 2 vanish want <2 !ruling
  self-harm 2 sleep sleepOn <3 !ruling
  self-harm 2 me burden <2 !ruling
  self-harm 2 missMe !ruling
  self-harm 2 better withoutMe <3
  self-harm 2 letter farewell <4 !ruling !close
  self-harm 1 letter !close
  self-harm 2 byeAll
  self-harm 2 takeMe
  self-harm 2 means useMeans <1 !ruling !took
  self-harm 2 noEat urge <3
  overdose 2 many pills took <3 !ruling
  overdose 2 poison took <2 !ruling
  overdose 2 overdose !ruling
  medical 2 medical !ruling
  medical 1 medical
  medical 1 kin medical
  violence 2 hurtsMe !ruling
  violence 1 hurtsMe
  violence 1 kin hurtsMe
  violence 2 > kin kinHits <4 !ruling !victim !teach
  violence 2 touch touchSign <5 !ruling
  violence 2 force marry meMarry <4 !ruling
  violence 2 lock meLock <4
  violence 2 threat !exam !ruling !close
  violence 2 > kin threat <4
  violence 2 killsMe !exam !ruling
  violence 2 fear fearHome <2 !ruling
  other 2 > close otherSelf <6 !ruling !leftMe
  other 2 perp victim hits3 <4 !ruling !teach
  grief 2 > dear died <3 !askGrief !ruling
  grief 2 dear lost <2 !askGrief
  grief 2 loss !ruling
  grief 2 dear lateOnes prayFor <4
  self-harm 2 noMorning
  self-harm 2 tools nearBy <4 !ruling !threat !killsMe
  self-harm 2 noReason liveWord noneTr <4 !ruling
  self-harm 2 burns ownBody cope <4 !ruling
  self-harm 2 endTonight farewell <4
  violence 2 grabs neck <2 !ruling
  violence 2 doesThings
  violence 2 wedOff strangers <5 !ruling
  violence 2 kin control <3
  violence 1 control
  overdose 2 chemical took <2 !ruling
  other 2 > close selfTalk alarm <9 !ruling
  other 2 > close alarm selfTalk <9 !ruling
  other 2 smallOnes harms <3 !ruling !teach
  grief 2 ourDead lossOur <2
  grief 2 > dear returned <3
  self-harm 2 noMore live <2 !ruling !close
  self-harm 2 pillNames pillDie <4 !ruling
  self-harm 2 notEaten stopAll <4 !ruling
  violence 2 acid throws <2 !ruling !took
  self-harm 2 place atPlace <3 !ruling !close
  self-harm 2 rope ready <3 !ruling !close
  self-harm 2 > voiceTr badDo orderTr <4 !ruling
  self-harm 2 > voiceTr orderTr badDo <4 !ruling
  self-harm 2 myBaby harmBaby <2 !ruling
  self-harm 2 painlessTr dieTr <3 !ruling
  self-harm 2 > howMany pillAny killDose <4 !ruling
  self-harm 2 bodyMine hurtSelf <2 !ruling !kitchen
  self-harm 2 goTr goodbye <3 !ruling
  self-harm 2 noBoon burden <4 !ruling
  violence 2 > kinAny ontoMe blow <4 !ruling !teach
  violence 2 > kinAny blow ontoMe <3 !ruling !teach
  violence 2 photos nakedTr wants <4 !ruling
  violence 2 photos mine wants <3 !ruling
  violence 2 secretTr secretWho <5 !ruling
  violence 2 shutIn roomTr <2 !ruling
  violence 2 > ageTr ageTr wedChild <4 !ruling
  self-harm 2 pardon lastWords <5 !ruling
`;
