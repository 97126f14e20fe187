/** Rules that combine the concepts of the wide English lexicon; `Lexicon` explains the format of a line. */
export const wideEnglishRules = `
    self-harm 2 busy relief <8 !ruling
    self-harm 2 > i posture ledge <4 !ruling !placid !any2
    self-harm 2 > posture ledge <2 !ruling !placid !any2
    self-harm 2 dateOf thenOver <6 !ruling
    self-harm 2 affairs noNeed <8 !ruling
    self-harm 2 endedMine !ruling
    self-harm 2 i endedMine <4
    self-harm 2 waysTo !ruling
    self-harm 2 cuts bodyPart cutsWhy <6 !ruling !fastAsk
    self-harm 2 hateSelf selfAct <9 !ruling
    self-harm 2 lived nobodyNeeds <8 !ruling
    self-harm 2 lived goDeath <6 !ruling
    self-harm 2 nobodyNeeds goDeath <5 !ruling
    self-harm 2 > sleeping noUp <3 !ruling
    self-harm 2 > vanish nobodyFinds <3 !ruling
    self-harm 2 noneCome funeral <3 !ruling
    self-harm 2 > noReason live <4 !ruling !notPrayer
    self-harm 2 > seeMyself future <3 !ruling !examFuture
    self-harm 2 > i cannot carry <2 !ruling !notPrayer !fasting
    self-harm 2 lastOne !ruling
    self-harm 2 gun gunReady <5 !ruling !armedBy
    self-harm 2 > commander tells harmInf <5 !ruling
    self-harm 2 > urge harmBaby babyOwn <5 !ruling !animal
    overdose 2 > i overdosed <2 !ruling
    overdose 2 > any overdosed <3 !ruling
    overdose 2 > child swallowed drug doseWrong <4 !fastAsk
    overdose 2 > child swallowed doseWrong drug <4 !fastAsk
    overdose 2 > child swallowed lots drug <4 !fastAsk
    overdose 2 > child swallowed ownDrug <3 !fastAsk
    overdose 2 > child swallowed poison <4 !fastAsk !ruling
    overdose 2 > swallowed lots drug <5 !fastAsk !ruling
    overdose 2 > swallowed drug lots <3 !fastAsk !ruling
    overdose 2 > i swallowed poison <4 !ruling
    overdose 2 tookSome soNot <5 !fastAsk
    violence 2 > harmer strikeOnly me <2 !game !grievesNot
    violence 2 > harmer strikeBare me <1 !game !grievesNot
    violence 2 > harmer strike me object <6 !grievesNot
    violence 2 passive byWho <6 !animal !game !grievesNot
    violence 2 > kinMy becomes violent <2 !ruling !grievesNot
    violence 2 > harmer pours hot onMe <3 !game
    violence 2 throwMe where <5 !game
    violence 2 > harmer intent killMe <3 !ruling !game
    violence 2 > honour mustDie <7 !ruling
    violence 2 > pics demand spread <8 !ruling
    violence 2 > demand spread pics <6 !ruling
    violence 2 > harmer asksPics <4 !ruling
    violence 2 adult online meetUp age <10 !ruling
    violence 2 noFood noFoodBy <8 !fasting
    violence 2 > harmer held me place2 <4 !ruling
    other 2 > held child3 place2 <4 !ruling
    other 2 > child3 held place2 harmer <5 !ruling !game
    violence 2 > sent wed <6 !ruling
    violence 2 engagedMe unwilling <10 !ruling
    violence 2 engagedMe age <10 !ruling
    violence 2 engagedMe !ruling !grievesNot
    violence 2 > mySpouse sex noConsent <6 !ruling !wudu
    violence 2 > mySpouse noConsent sex <4 !ruling !wudu
    violence 2 > harmer makesSleep <3 !ruling
    violence 2 > harmer fingers intoMe <4 !ruling !wudu
    violence 2 > harmer feels bodyMine <4 !ruling !wudu !grievesNot
    violence 2 > harmer cameBed <4 !grievesNot
    violence 2 hide hideWhere hideFrom <5 !ruling
    violence 2 harmer breaksIn <4 !ruling
    violence 2 > harmer armed urgent <5 !ruling !game
    violence 2 notSafe safeWhere <4 !hellfire
    violence 2 dangerNow !hellfire
    other 2 > any selfVerb self3 <6 !ruling !grievesNot
    other 2 > any opened herBody <3 !ruling
    other 2 > any says theirEnd <5 !ruling !firstOnly
    other 2 leftNote missing <6 !ruling
    other 2 marks marksWhy <8 !ruling !fastAsk !wudu !goods
    other 2 scream strikeNow third <7 !ruling !grievesNot
    other 2 > harmer strikeOnly third <1 !game !grievesNot !ruling
    other 2 > any passive byWho <3 !animal !game !grievesNot !ruling
  `;
