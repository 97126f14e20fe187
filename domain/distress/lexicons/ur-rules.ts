/** Rules that combine the concepts of Urdu in its own script; `Lexicon` explains the format of a line. */
export const urduRules = `
  self-harm 2 direct !ruling !close
  self-harm 2 > i direct <3 !close
  self-harm 2 direct want !close
  self-harm 2 > suicide want <3 !close
  self-harm 2 > die want <2 !pious !ruling !close !not
  self-harm 2 > want die <2 !pious !ruling !close !not
  self-harm 2 deathWish !pious !ruling
  self-harm 2 nolive !ruling !close
  self-harm 2 cantBear enough <3 !ruling
  self-harm 1 cantBear
  self-harm 2 want vanish <2 !ruling
  self-harm 2 vanish forever <3
  self-harm 2 sleep sleepOn <3
  self-harm 2 burden burdenMe <2 !ruling
  self-harm 2 missMe ifDie <5
  self-harm 2 letter farewell <4 !ruling
  self-harm 1 letter
  self-harm 2 takeMe
  overdose 2 many pills took <3 !ruling
  overdose 2 > pills many took <3 !ruling
  overdose 2 > poison took <2 !ruling
  overdose 2 overdose !ruling
  medical 2 medical !ruling
  medical 1 medical
  medical 1 medical dear
  violence 2 hurtsMe hitKin <5 !ruling !victim
  violence 2 hurtsMe touchMe <4 !ruling !victim
  violence 2 hurtsMe i
  violence 1 hurtsMe
  violence 2 > touchMe touch touchSign <4 !ruling
  violence 2 touchMe touchSign touch <4 !ruling !victim
  violence 2 force marry marryMe <4 !ruling
  violence 2 lock lockMe <3 !ruling
  violence 2 threat touchMe <5
  violence 2 threat killsMe <4
  violence 2 threat hitKin <4 !ruling
  violence 2 killsMe touchMe <5 !ruling
  violence 2 killsMe hitKin <5 !ruling
  violence 2 fear fearHome <3 !ruling
  other 2 > close otherSelf <4 !ruling
  other 2 > perp victim hits3 <2 !ruling
  other 2 > victim perp hits3 <4 !ruling
  other 2 > victim hits3 perp <4 !ruling
  grief 2 > dear died <2 !askGrief !ruling
  grief 2 dear lost <1 !askGrief !ruling
  grief 2 loss !ruling
  self-harm 2 noMorning
  self-harm 2 easier absent <5
  self-harm 2 tools nearBy <5 !ruling !threat
  self-harm 2 noReason liveWord <4 !ruling
  self-harm 2 burns ownBody cope <4 !ruling
  violence 2 harmer grabs bodyPart <4 !ruling
  violence 2 sins touchMe <5
  violence 2 wed unwilling forcing <7 !ruling
  violence 2 control hitKin <5 !ruling
  violence 2 control touchMe <4 !ruling
  other 2 > close selfTalk alarm <7 !ruling
  other 2 > close alarm selfTalk <7 !ruling
  other 2 > harmer smallOnes harms <4 !ruling
  grief 2 dear returned <4 !askGrief
  self-harm 2 notLive !ruling !close
  self-harm 2 pillNames pillDie <5 !ruling
  violence 2 > hitKin touchMe strikes <4 !ruling !victim
  violence 2 > touchMe hitKin strikes <4 !ruling !victim
  violence 2 hitsUs !ruling
  self-harm 2 ifI
  self-harm 2 leaveWorld want <3 !pious
  violence 2 force marry happening <3 !ruling
  violence 2 acid throws touchMe <5
  violence 2 touchMe touch age <6 !ruling
  grief 2 > dear died <5 !askGrief !ruling
  self-harm 2 dieAny wayOut <3 !ruling
  self-harm 2 i die want <3 !pious !ruling !close !not
  self-harm 2 lifeSe fedUp <2 !ruling !close
  self-harm 2 > selfKo cutVerb <2 !ruling !close
  self-harm 2 high jump <3 !ruling !close
  self-harm 2 roof jumpVerb <3 !ruling !close
  self-harm 2 kit gotKit <2 !ruling !close
  self-harm 2 voices commands <7 !ruling
  self-harm 2 > baby harmBaby <5 !ruling
  self-harm 2 i goForever goAway <4 !ruling
  self-harm 2 gone noTomorrow <4
  overdose 2 > i pills took many <5 !ruling
  violence 2 agent meUs blow <4 !ruling !victim
  violence 2 elder hitsNow hard <5 !ruling !victim
  violence 2 > elder hard hitsNow <6 !ruling !victim
  violence 2 meUs pics spread <9 !ruling
  violence 2 naked asksPics meUs <5 !ruling
  violence 2 secret secretWho <6 !ruling
  violence 2 agent things takes <4 !ruling !thief
  violence 2 meUs things takes notLet <6 !thief
  violence 2 agent meUs notLet <5 !ruling !thief
  violence 2 starve meUs <4 !ruling !thief
  violence 2 starve agent <4 !ruling !thief
  violence 2 wed oldMan <3 meUs !ruling
  violence 2 wed oldMan forcing <5 !ruling
  violence 2 agent unasked sex <4 !ruling
  violence 2 meUs unasked sex <4 !ruling
  violence 2 agent wantKill <9 !ruling !victim
  violence 2 wantKill meUs <4 !ruling
  violence 2 acid throws facing <4 !ruling
  self-harm 2 burden bore nobodyAll <4 !ruling
  violence 2 agent inBed comes <4 !ruling
  self-harm 2 > toLive noneLeft <3 !ruling !close !pious
  self-harm 2 endsAll lookAfter <6
  self-harm 2 i die enduring <3 !ruling
  violence 2 agent meUs lewd <5 !ruling !victim
  violence 2 i agent lewd <5 !ruling !victim
  violence 2 agent hitsNow notLet <5 !ruling
`;
