/** Rules that combine the Indonesian concepts; `Lexicon` explains the format of a line. */
export const indonesianRules = `
  self-harm 2 direct !ruling !close
  self-harm 2 > i direct !close
  self-harm 2 > want direct !ruling !close
  self-harm 2 > i suicide <4 !close !they
  self-harm 2 > want die <1 !not !they !pious !ruling !close !joke
  self-harm 2 > i want die <2 !not !pious !joke !close
  self-harm 2 deathWish !pious !ruling !joke !close !not
  self-harm 2 > tired life <2 !ruling !close
  self-harm 2 > life tired <1 !ruling !close
  self-harm 2 nolive !ruling !close
  self-harm 2 want vanish forever <3
  self-harm 1 want vanish <2
  self-harm 2 sleep sleepOn <3 !ruling
  self-harm 2 burden burdenOf <3 !ruling !joke
  self-harm 1 burden
  self-harm 2 missMe ifDie <4
  self-harm 1 missMe
  self-harm 2 better ifDie <5
  self-harm 2 letter farewell <5 !ruling
  self-harm 1 letter !ruling
  self-harm 2 byeAll
  self-harm 2 takeMe
  self-harm 2 > useMeans means <2 !ruling !took
  self-harm 2 noEat urge <3
  overdose 2 > took many pills <3 !ruling
  overdose 2 > took pills many <3 !ruling
  overdose 2 > took poison <2 !ruling
  overdose 2 overdose !ruling
  medical 2 medical !ruling
  medical 1 medical
  medical 1 medical dear
  violence 2 hurtsMe perpMe <4 !ruling !victim
  violence 2 hurtsMe i <4 !victim
  violence 1 hurtsMe
  violence 2 > i touchSign touch <4 !ruling
  violence 2 touch touchSign i <4 !ruling
  violence 2 touchSign touch <1 !ruling !victim
  violence 2 > force marry meForce <5 !ruling
  violence 2 > meForce force marry <5 !ruling
  violence 2 lock lockWhere <3 !ruling
  violence 2 threat threatWhat <4 !ruling !close
  violence 2 killsMe !joke !ruling
  violence 2 > fear fearHome fearWho <5
  violence 1 fear fearWho <3
  other 2 > close otherSelf <5 !ruling
  other 2 > perp hits3 victim <2 !ruling !teach !i
  other 2 > perp hits3 victim <1 !ruling !teach
  other 2 > victim hits3 perp <3 !ruling !teach
  other 2 > victim perp hits3 <3 !ruling !teach
  grief 2 > dear died <2 !askGrief !ruling
  grief 2 > lost dear <1 !askGrief
  grief 2 loss !ruling
  self-harm 2 pray noMorning <4
  self-harm 2 easier absent <6
  self-harm 2 tools nearBy <3 !ruling
  self-harm 2 noReason liveOn <3 !ruling
  self-harm 2 burns ownBody cope <5 !ruling
  self-harm 2 endTonight farewell <6
  violence 2 > partner grabs bodyPart <3 !ruling
  violence 2 doesThings
  violence 2 wedOff unwilling meForce <5 !ruling
  violence 2 partner control <3
  overdose 2 > took chemical <2 !ruling
  other 2 > close selfTalk alarm <9 !ruling
  other 2 > close alarm selfTalk <9 !ruling
  other 2 > harms smallOnes withTool <4 !ruling !teach
  other 2 > partner harms smallOnes <2 !ruling !teach
  violence 2 partner harms withTool i <6 !ruling
  grief 2 > lossOur ourDead <2 !askGrief
  grief 2 dear returned <2 !askGrief
  violence 2 > dear harms i <2 !ruling
  self-harm 2 > noMore live <2 !ruling !close
  self-harm 2 pillNames pillDie <4 !ruling
  self-harm 2 notEaten stopAll <5 !ruling
  self-harm 2 selfHurt !close
  violence 2 hitsUs !ruling
  self-harm 2 place atPlace <3 !ruling !close
  self-harm 2 cuts myBody <3 !ruling
  self-harm 2 > voice commands badDo <5 !ruling
  self-harm 2 urgeTo harmBaby babyMine <5 !ruling
  self-harm 2 > noSee reason stay <3 !ruling
  self-harm 2 > stay noSee reason <3
  self-harm 2 > tiredMe beMe goneWord <4 !ruling
  self-harm 2 > goneWord tiredMe beMe <4 !ruling
  self-harm 2 painless wayDie <3 !ruling
  overdose 2 > pills took i <4 !ruling
  overdose 2 many pills took <4 !ruling
  violence 2 > kinBy blow meOf <3 !ruling !victim
  violence 2 > kinBy blow meOf <2 !ruling
  violence 2 kinBy meClitic <4 !ruling
  violence 2 meOf meClitic <4 !ruling
  violence 2 nakedPics askFor <5 !ruling
  violence 2 orders undress <3
  violence 2 hush kinBy <4 !ruling
  violence 2 holdsBack kinBy <5 !ruling
  self-harm 2 > noOne mourn ifDie <3
  self-harm 2 > ifDie noOne mourn <3
  self-harm 2 > blow selfWord <1 !ruling !close
  self-harm 2 > sorry bye <5 !ruling
  other 2 hisKin hitsHer <3 !ruling
  violence 2 > kinBy threat threatWhat <4 !ruling
  self-harm 2 > selfLoathe cuts <6 !ruling
  overdose 2 > swallow allPills <3 !ruling
  violence 2 > kinBy blade <4 !ruling
`;
