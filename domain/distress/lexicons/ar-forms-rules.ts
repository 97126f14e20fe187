/** Rules that combine the concepts of the Arabic verb forms. */
export const arabicFormRules = `
    self-harm 2 > harm ownSelf <1 !ruling !play
    self-harm 2 > mineSign harm ownSelf <3 !play
    self-harm 2 > cut limb <1 !cooking !play
    self-harm 2 > didCut veins <1 !cooking
    self-harm 2 > didCut limbs blade <3 !cooking !play
    self-harm 2 limbs scars <1
    self-harm 2 > want die <3 !ruling !pious !dream
    self-harm 2 mineSign suicide <5 !ruling !close
    self-harm 2 > want suicide <3 !close
    self-harm 2 > how die <2 !pious !ruling
    self-harm 2 die diePain <3 !ruling !pious
    self-harm 2 drugAsk kills <3 !ruling
    self-harm 2 death betterThan <2 !ruling !pious !play
    self-harm 2 save !ruling !pious
    self-harm 2 tired life <2 !ruling
    self-harm 2 cant endIt <3
    self-harm 2 endPhrase !ruling
    self-harm 2 > want dissolve <2 !net !ruling
    self-harm 2 > noWant live <2 !ruling !close !fajr !net
    self-harm 2 > why liveI <2 !ruling
    self-harm 2 > none reason reasonLive <2 !ruling
    self-harm 2 unborn !ruling
    self-harm 2 gone !net !ruling
    self-harm 2 ifGone relieved <4 !ruling
    self-harm 2 loadOf loadMore <7 !ruling
    self-harm 2 > noOne missMe <2
    self-harm 2 letter after <4 !ruling
    self-harm 2 careFor afterMe <4
    self-harm 2 sleep noWake <2 !fajr !ruling !afraid
    self-harm 2 > want toGod <2 !pious !ruling
    self-harm 2 takeMe !ruling
    self-harm 2 takeMe despair <6
    self-harm 2 > jump fromHigh <1 !play !ruling
    self-harm 2 > stand height edge <5 !play
    self-harm 2 want car <4
    self-harm 2 got mean <2 !ruling
    self-harm 2 voice commands harmAny <3 !dream
    self-harm 2 > killKid kid <1 !ruling !dream !play
    self-harm 2 > afraid harmKid kid <3
    self-harm 2 myDeath despair <6 !ruling !pious !play !dream !afraid
    self-harm 2 ending matter atLast <5 !ruling !net
    self-harm 2 > headBang myHead onWall <4 !play
    self-harm 2 > ifDead careless <3 !ruling
    overdose 2 > took many med <3 !ruling
    overdose 2 > took med many <3 !ruling
    overdose 2 > took med allOf <3 !ruling
    overdose 2 dose !ruling
    overdose 2 > took poison <2 !ruling !play
    violence 2 me !play !ruling
    violence 2 > pushed stairs <3 !play !ruling
    violence 2 > anyMe tool <2 !play !ruling
    violence 2 > raises weapon onMe <2 !play
    violence 2 > raises onMe weapon <2 !play
    violence 2 > throws onMe thing <2 !play
    violence 2 mybody bruised blows <3 !play
    violence 2 > relative broke broken <2 !play
    violence 2 toucher touch <3 !ruleTouch !play
    violence 2 touch intimate <3 !ruleTouch !play
    violence 2 > touchV intimate <1 !ruleTouch !ruling
    violence 2 handOn inMe <1 !ruling !play
    violence 2 > relative strikes inMe <3 !ruling !play
    violence 2 > strikes inMe relative <3 !ruling !play
    violence 2 > inMe strikes relative <4 !ruling !play
    violence 2 toucher comesIn atNight <5 !ruling
    violence 2 forbids contact strikes <9 !ruling
    violence 2 > relative forbids isolates <3 !ruling
    violence 2 doesMe badThings <2
    violence 2 sex force <4 !ruling
    violence 2 whore
    violence 2 wed force <8 !ruling !agree
    violence 2 wed old <4 !ruling !agree
    violence 2 photos blackmail <4 !ruling
    violence 2 online meet young <9 !ruling
    violence 2 > says youDie <4 !play
    violence 2 killsMe honour <3 !play !ruling
    violence 2 killsMe relative <4 !play !ruling
    violence 2 locks lockMore <3 !play
    other 2 > close selfThem theirSelf <4 !ruling
    other 2 > close cutThem theirVeins <3 !cooking
    other 2 > close want3 die3 <4 !ruling !pious
    other 2 > close suicide3 <6 !ruling
    other 2 > close says harm ownSelf <4 !ruling
    other 2 theirKin hitsThem <3 !ruling !teach
    other 2 > close hitsThem <5 !ruling !teach !play
    other 2 > close beaten <3 !ruling !teach
    other 2 > close took poison <2 !ruling
    other 2 screams neighbours beats <5 !ruling
    other 2 woundsOf theirBody child <5
    other 2 > close wedThem wedForced <5 !ruling
    medical 2 > fell still <3 !dream
    medical 2 > cannot breath <1 !ruling
    medical 2 > ache chest <2 !notYet !ruling
    grief 2 > dear left <2
  `;
