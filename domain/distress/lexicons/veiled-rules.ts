import type { Fold, Lexicon } from "../lexicon.ts";
import { rulesWith } from "./rules-with.ts";

/**
 * What is hinted at rather than said: the classes of expression, each a rule over concepts. The lexicons of the writings give the words;
 * a writing without words for a concept has none of its rules.
 */
const classes = `
  self-harm 2 > ifIDie theyThen <6 !law
  self-harm 2 noWishToLive !tale
  self-harm 2 > howMany pill noWaking <4
  self-harm 2 easyDeath !murder
  self-harm 2 noMorning !lateness
  self-harm 2 tooEarly
  self-harm 2 > lastTime decided <6
  self-harm 2 facade dateSet <8 !feast
  self-harm 2 > roof thisMoment <3 !calmRoof
  self-harm 2 > gave mine leaving <7 !moving
  self-harm 2 > mine gave leaving <7 !moving
  self-harm 2 cigarette burnsOwn <4 !mishap
  self-harm 2 starves wastes <8 !fast
  self-harm 2 > voices commands harmful <6
  self-harm 2 > voices harmful commands <6
  self-harm 2 > fancies byCar intoWall <5
  self-harm 2 painless !aFaith
  self-harm 2 rope roped <5 !laundry
  self-harm 2 existing !aFaith
  self-harm 2 switchOff forGood <3
  violence 2 weapon shows underThreat <6 !slaughter
  violence 2 > relative enters ownRoom atNight <4 !wakes
  violence 2 > relative atNight enters ownRoom <4 !wakes
  violence 2 > relative atNight ownRoom enters <4 !wakes
  violence 2 > relative ownRoom enters atNight <4 !wakes
  violence 2 handOf underClothes <2 !wakes
  violence 2 locksIn confined <5
  violence 2 chokes !jest
  violence 2 > inLaws strikes <4 !fate
  violence 2 strikes claims scriptureLets <6
  violence 2 hits claims scriptureLets <6
  violence 2 byTheDoor armed <6 !slaughter
  violence 2 > toPolice takesKids <8
  other 2 > farewell unreachable <8
  other 2 > classmate injures wrists <4
  other 2 > classmate wrists injures <4
  other 2 bruised fearsHome <8
  self-harm 2 lethal hoards <5 !everyday !medical
  self-harm 2 noose !everyday
  self-harm 2 height drawnDown <5 !everyday !calmRoof
  self-harm 2 rails drawnToRails <5 !everyday !lateness
  self-harm 2 note leftFor <5 !everyday !office
  self-harm 2 laterOn notThere <6 !everyday !away
  self-harm 2 afterMe bequeaths <6 !everyday !law
  self-harm 2 meetInParadise takeLeave <7 !prayerFor
  self-harm 2 lastEver !everyday !away
  self-harm 2 finalDay forgiveMe <7 !everyday !away !feast
  self-harm 2 covers unseen <8 !everyday !modesty
  self-harm 2 marks unseen <6 !everyday
  self-harm 2 catDidIt marks <8 !wash
  self-harm 2 longUnfed likesIt <9 !everyday
  self-harm 2 blindRisk !everyday
  self-harm 2 stopsMedicine letItCome <6
  self-harm 2 illness gladOf <5 !healed
  self-harm 2 howItFeels wayToGo <6 !aFaith !everyday
  self-harm 2 hitsOwn tillBlood <6
  self-harm 2 hollow !jest
  self-harm 2 bladeHeld ownVeins <3 !everyday !mishap
  self-harm 2 joinDead longing <5 !grave
  self-harm 2 settled nothingLeft <8 !everyday !away
  self-harm 2 tookLeave unaware <7 !everyday
  violence 2 keepsSecret closeOne <8 !everyday !treats
  violence 2 > guardian nearBody <8 !everyday !harmless
  violence 2 excuse fellOver <5 !everyday !wash
  violence 2 danger hidesFrom <9 !everyday !playing
  violence 2 tooYoung wedded <9 !grown
  violence 2 pretext wedded <6 !grown
  violence 2 honour cleansed <6 !everyday
  violence 2 remote neverFound <6 !everyday
  violence 2 fuel menace <7 !everyday !news
  violence 2 images blackmail <8 !everyday
  violence 2 income withheld <8 !everyday
  violence 2 watched whereIGo <6 !everyday
  violence 2 > carer cruelty <8 !everyday !mishap
  violence 2 papers captive <8 !everyday
  violence 2 wifely endured <8
  violence 2 formerly lurks <6 !everyday
  violence 2 ifILeave hisThreat <7
  violence 2 smallGirl mutilated <6
  violence 2 flinches !everyday
  violence 2 withBelt dreadsHome <6
  other 2 keepsake strangely <7 !feast
  other 2 drawsSelf
  other 2 screams silence <8 !everyday
  other 2 begsNotHome
  self-harm 2 thisIs lastOwn <2 !everyday !away !onlyHere
  self-harm 2 byOwnHand suffering <7 !everyday !ofOthers
  self-harm 2 byOwnHand ownMatter <9 !everyday !ofOthers
`;

/** A lexicon of the classes in one way of writing, with rules that hold in this one alone. */
export function veiledLexicon(
  fold: Fold,
  idioms: string,
  concepts: Lexicon["concepts"],
  ownRules = "",
): Lexicon {
  return { fold, idioms, concepts, rules: `${rulesWith(concepts, classes)}\n${ownRules}` };
}
