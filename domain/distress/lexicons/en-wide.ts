import type { Lexicon } from "../lexicon.ts";
import { english } from "./en.ts";
import { wideEnglishRules } from "./en-wide-rules.ts";

/** English by what is done to whom: acts, parts of the body, places and people in any wording. */
export const wideEnglish: Lexicon = {
  fold: "latin",
  idioms: english.idioms,
  concepts: {
    i: "i, im, ive, id, ill, am, we, were",
    me: "me, us, mee",
    any: "my ~, a girl, a boy, a kid, a child, a friend, a sister, a brother, a student, someone, somebody, this girl, this boy, girl in my school, girl in my class, boy in my class, he, she, they, bestie, her, his ~",
    ruling:
      "in islam, is it haram, is it allowed, is it halal, ruling, hadith, hadiths, verse, verses, ayah, ayat, surah, quran say, quran says, prophet, sahaba, companions, story, history, meaning, tafsir, game, games, movie, film, novel, book, series, character, pharaoh, firawn, jahannam, qabil, shaytan whisper",
    game: "toy, toys, chess, game, match, football, basketball, cricket, team, fifa, playing, race, lol, lmao, haha, quiz, cards, video game, toddler, dream, dreamt, dreamed, movie, doctor, nurse, surgery, vaccine",
    harmer:
      "man, men, dad comes, stepbrother, he, she, they, hes, shes, theyre, dad, daddy, father, dads, fathers, baba, abu, abo, stepdad, step dad, stepfather, step father, mom, mum, mama, mother, stepmom, stepmum, stepmother, brother, brothers, stepbrother, sister, uncle, uncles, aunt, auntie, cousin, grandfather, grandpa, grandmother, husband, husbands, hubby, wife, ex, boyfriend, girlfriend, bf, fiance, parents, family, in laws, inlaws, in law, inlaw, son, sons, daughter, partner, teacher, imam, sheikh, shaykh, ustad, ustadh, coach, tutor, neighbor, neighbour, boss, roommate, landlord, madam, sir, sponsor, kafeel, employer, owner, manager, guardian, carer, someone, somebody, a man, a guy, some guy, this man, this guy, men, boys, gang, police, classmates, babysitter, nanny, in charge",
    strike:
      "slap, slaps, slapped, slapping, hit, hits, hitting, kick, kicks, kicked, kicking, push, pushes, pushed, pushing, shove, shoves, shoved, choke, chokes, choked, choking, strangle, strangles, strangled, strangling, throttle, throttled, suffocate, suffocated, suffocates, punch, punches, punched, punching, beat, beats, beating, beated, whip, whips, whipped, whipping, lash, lashes, lashed, thrash, thrashes, thrashed, bash, bashes, bashed, batter, batters, battered, smash, smashes, smashed, smack, smacks, smacked, burn, burns, burned, burnt, burning, scald, scalded, stab, stabs, stabbed, stabbing, drag, drags, dragged, bite, bites, bit, headbutted, pin, pins, pinned, torture, tortures, tortured, torturing, rape, rapes, raped, raping, molest, molests, molested, molesting, abuse, abuses, abused, abusing, assault, assaults, assaulted, assaulting, grope, gropes, groped, groping, fondle, fondles, fondled, fondling, maltreat, mistreat, mistreats, mistreated, mistreating, starve, starves, starved, starving, waterboard, traffic, trafficked, drugged, kidnapped, kidnap, electrocuted, attack, attacks, attacked, attacking",
    strikeOnly:
      "suffocates, suffocated, smothered, slapped, slaps, kicked, kicks, punched, punches, choked, chokes, strangled, strangles, strangling, beats, beat, hits, hit, burns, burned, burnt, stabbed, whips, whipped, beating, hitting, slapping, kicking, choking, punching, raping, raped, rapes, molesting, molests, molested, groped, gropes, abusing, abuses, starves, tortures, assaulted, drags, dragged",
    strikeBare: "hit, beat, slap, kick, punch, burn, rape, choke, touch",
    object:
      "stick, belt, wire, wires, cable, shoe, shoes, slipper, hanger, rod, hammer, pan, iron, bat, rope, broom, spoon, cord, pipe, chair, bottle, knife, blood, stairs, bruises, bruised, swollen, black eye, unconscious, passed out, hospital, teeth, every day, everyday, every night, daily, again",
    passive:
      "locked up, is locked up, am locked up, am beaten, im beaten, are beaten, get beaten, gets beaten, getting beaten, being beaten, been beaten, was beaten, get hit, gets hit, getting hit, being hit, got hit, am hit, was hit, get slapped, got slapped, am slapped, am kicked, being abused, am abused, is abused, was abused, been abused, get abused, gets abused, being mistreated, is mistreated, am mistreated, being neglected, being starved, being raped, was raped, got raped, is raped, being molested, being hurt, being tortured, being touched, was touched, gets touched, is beaten, was molested, was groped, was assaulted, got assaulted, was kidnapped, being trafficked, is battered, beaten up",
    byWho:
      "by my ~, by his ~, by her ~, by him, by them, by the ~, by a ~, by our ~, by their ~, by husband, by family, at home, at work, every day, everyday, daily, every night, husband, father, dad, mom, mum, uncle, brother, family, madam, boss, and i, still, again, as a child, when i was, me, yesterday, last night",
    violent:
      "violent, physical with me, physically abusive, aggressive with me, aggressive towards me, rough with me, abusive",
    becomes:
      "become, becomes, became, gets, get, got, is, turns, turned, so, very, getting, being, been, was",
    kinMy:
      "husband, dad, father, stepdad, stepfather, mom, mum, mother, brother, boyfriend, ex, uncle, wife, he, partner, fiance, in laws, son, parents, family, marriage, home, household",
    pours:
      "pour, pours, poured, pouring, threw, throws, throw, throwing, thrown, spilled, spills, splash, splashed, chuck, chucked, chucks",
    hot: "hot water, boiling water, hot tea, hot oil, boiling oil, acid, petrol, gasoline, hot food, a plate, plates, a chair, a knife, a bottle, a glass, a cup, a pan, a shoe, shoes, stones, things, stuff, a lamp, the remote, his phone",
    onMe: "on me, at me, at my ~, over me, in my face, on my ~, at us, against me",
    throwMe:
      "put a pillow, puts a pillow, held a pillow, threw me, throws me, pushed me, pushes me, shoved me, slammed me, slams me, smashed my, dragged me, drags me, kicked me, banged my, bangs my, slammed my, grabbed me by, grabs me by, pulled me by, pulls me by",
    where:
      "stairs, wall, floor, ground, hair, table, window, out of the house, out of the car, door, head, throat, neck, glass, face",
    intent:
      "will, ll, hell, theyll, shell, going to, gona, gonna, wants to, want to, would, might, trying to, tried to, try to, tries to, said, says, saying, swore, swears, promised, threatened to, threatens to, threaten to, threatening to, hed, theyd, planning to, plans to, is coming to, about to, ready to, ill",
    killMe:
      "bury me, kill me, murder me, slaughter me, stab me, shoot me, behead me, strangle me, drown me, butcher me, bury me alive, burn me, cut my throat, slit my throat, finish me, break my legs, break my bones, hurt me, beat me, rape me, throw acid, pour acid, kill us, kill my ~, kill our ~, hang me, end me, chop me, kill her, kill him, kill the kids, skin me, disown and kill",
    honour:
      "dishonoured, dishonored, dishonour, dishonor, family honour, family honor, shamed the family, brought shame, shame on the family, their honour, their honor, his honor, his honour, for honour, for honor, ruined the family name, stained",
    mustDie:
      "die, kill, kiled, dead, death, murder, wash it, blood, hurt me, beat me, slaughter, find me, hunt, burn",
    pics: "my pics, my pictures, my photos, my nudes, my videos, pictures of me, photos of me, pics of me, videos of me, video of me, my private photos, naked photos, nudes, nude, my private pictures, screenshots, private video, my picture, my photo, naked pictures, naked pics, intimate photos, send pics, send pictures, send photos, undressed",
    spread:
      "show everyone, show my ~, post them, posts them, post it, send them to, sends them to, send it to, share them, leak, leak them, leaks, expose me, everyone, money, pay, pay him, blackmail, blackmails, blackmailing, sextortion, upload, threatening, threatens, threatened, or he, or else, ruin me, to my dad, to my family, to my parents, to my mom, to my husband",
    demand:
      "will, hell, shell, theyll, threatens, threatening, threatened, blackmail, blackmailing, blackmails, if i dont, or he, or she, or they, or else, wants money, want money, unless, going to, gonna, demands, asks for money",
    asksPics:
      "asked me for naked, asks me for naked, asked me for nudes, naked pictures of me, asks me for nudes, made me send, makes me send, asked me to send nudes, asks me to send, asks for nudes, asked for nudes, wants nudes, want nudes, asking for nudes, wants pics of my body, keeps asking for pics, send him nudes, send naked, sent me a picture of his private, sent me a photo of his private, sends me dick pics, sent me porn, shows me porn, showed me porn, wants me to undress, asked me to undress, on camera without clothes, take my clothes off, take off my clothes",
    adult:
      "man, guy, guys, older guy, older man, adult, dude, he, someone, stranger, uncle, teacher, 25, 30, 35, 40",
    online:
      "online, discord, snap, snapchat, insta, instagram, roblox, tiktok, telegram, whatsapp, fortnite, minecraft, facebook, the internet, game chat, chat",
    meetUp:
      "hotel, his house, his place, his car, his flat, meet him, meet me, meet up, alone, secret, secretly, dont tell, not tell, come to his, my address, send him, pics, pictures, nudes, skip school, kiss, gifts",
    age: "im 10, im 11, im 12, im 13, im 14, im 15, im 16, im 17, i am 10, i am 11, i am 12, i am 13, i am 14, i am 15, i am 16, i am 17, 11 years old, 12 years old, 13 years old, 14 years old, 15 years old, 16 years old, 12 yo, 13 yo, 14 yo, 15 yo, 13 f, 14 f, 13f, 14f, 12f, 15f, my age, underage",
    noFood:
      "dont give me food, doesnt give me food, dont give us food, no give food, not give me food, not give food, wont feed me, dont feed me, doesnt feed me, wont give me food, not allowed to eat, been allowed to eat, not allow me to eat, starve me, starves me, starving me, starved me, deny me food, denies me food, keep food from me, locked the kitchen, locks the kitchen, locked the fridge, locks the fridge, without food, no food for, only one meal, hide the food, hides the food, eat only leftovers, sleep on the floor, not give salary",
    fasting: "fast, fasting, fasts, ramadan, suhoor, iftar, cat, dog, camping, diet",
    noFoodBy:
      "they, he, she, my ~, madam, boss, parents, stepmom, in laws, employer, punishment, punish, days, since yesterday, locked, i",
    held: "lock, locks, locked, locking, trap, trapped, imprison, imprisoned, chain, chained, tied, ties, hold me, held me, keeps me, keep me, kept me, shut me, shuts me",
    place2:
      "basement, celar, attic, closet, cupboard, bathroom, toilet, room, house, flat, apartment, balcony, inside, dark, cage, warehouse, garage, shed, home, indoors, bedroom",
    child3:
      "my brother, my sister, my little brother, my little sister, my cousin, my niece, my nephew, my friend, her, him, the kid, the child, the maid, their maid, my mom, my mother, my mum, kids, children, my stepson",
    sent: "sending me back, send me back, sends me back, sending me home, send me home, sending me to, send me to, sent me to, taking me to, take me to, took me to, took me back, taking me back, flying me to, flew me to, ship me, shipping me, brought me to, took me on holiday, ticket",
    wed: "getting married, get married, marry, marries, married, marriage, wedding, engaged, nikah, nikkah, nikkaah, husband, engagement",
    engagedMe:
      "you are marrying your, they are marrying me, engaged me, engaged me to, promised me to, marry me off, married me off, marrying me off, marry me to, married me to, marrying me to, get me engaged, sold me to, selling me to, arranged my marriage without, arranged my nikah without, fixed my marriage without, into a nikah, into marrying, into marriage, into a marriage, forced to marry, forced to get married, be married off, made to marry, have to marry, forced me to marry, forcing her to marry, forced into, forcing me into, beaten because i refused, since i said no to the marriage",
    unwilling:
      "dont want, do not want, i said no, i refuse, refused, dont love, dont know him, never met, dont even know, old man, twice my age, 40, 50, 60, against my will, without asking, no choice, force, forced, forcing, cousin, im scared, cry, cant say no, not ready, only, beat me, kill me, kill myself, will disown",
    sex: "sex, intercourse, do it, does it, sleep with me, sleeps with me, in bed, on top of me, intimate, intimacy, relations, have me, inside me, himself on me, penetrates, touches me",
    noConsent:
      "say no, says no, said no, i cry, crying, forces me, forced me, force me, forcing me, without my consent, i refuse, by force, while i sleep, while i was asleep, when i was asleep, when im asleep, while im asleep, against my will, dont want, hold me down, holds me down, held me down, even if i, even when i, pins me, i beg, hurts, it hurts, im sick, bleeding",
    mySpouse: "husband, hubby, he, ex, boyfriend, fiance, man, wife, partner, spouse",
    makesSleep:
      "makes me sleep with, made me sleep with, makes me have sex, made me have sex, sells me, selling me, sell my body, pimps me, rents me, offers me to, shares me with, gives me to his friends, forced into prostitution, makes me prostitute",
    fingers: "finger, fingers, hand, hands, tongue, penis, thing, private part, privates, mouth, himself",
    intoMe:
      "down my trousers, inside my trousers, down my underwear, inside me, inside of me, in my pants, in my underwear, in my panties, in my trousers, in my mouth, under my shirt, under my skirt, under my clothes, under my dress, under my hijab, under my abaya, down my pants, down my shirt, between my legs, up my skirt, up my leg, on my thigh, on my butt, on my chest, on my breast, on my breasts, on my bum, on my leg, on my private, in my private",
    feels:
      "touch, touches, touched, touching, rub, rubs, rubbed, rubbing, stroke, strokes, stroked, stroking, grope, gropes, groped, groping, fondle, fondles, feel, feels, felt, feeling, caress, caresses, caressed, kiss, kisses, kissed, kissing, lick, licks, licked, squeeze, squeezes, squeezed, squeezing, grab, grabs, grabbed, brushes, pinches, pinched, massages, massaging, massaged, smells",
    bodyMine:
      "my leg, my legs, my thigh, my thighs, my chest, my breast, my breasts, my boobs, my bum, my butt, my ass, my private, my privates, my private parts, my private part, my body, between my legs, my waist, my lips, down there, me there, my mouth, her private, her private parts, her privates, his private parts, her chest, her thighs, my bottom, my behind, my parts, my hips, inappropriately, me in a way, me in ways, me where, me under, me when im alone, me when no one, me when nobody",
    cameBed:
      "forces me to do things, comes into her bed, comes to her bed, comes into her room, comes in her room, gets in my bed, get in my bed, comes into my bed, comes to my bed, came to my bed, climbs into my bed, lies in my bed, gets into my bed, sleeps in my bed, comes into my room at night, comes to my room at night, sneaks into my, watches me shower, watches me in the shower, watches me change, watches me undress, films me, filmed me in, spies on me in, takes off my, took off my, pulls down my, pulled down my, unzips, exposes himself, showed me his private, shows me his private, made me touch him, makes me touch him, make me touch him, made me touch his, makes me touch his, made me hold his, made me kiss him, our little secret, its our secret, our secret",
    hide: "hiding, hid, barricaded, hide, locked myself, ran away, run away, running away, escaped, escape, fled, ran out, kicked out, sleeping outside, ran from",
    hideWhere:
      "bathroom, closet, cupboard, under the bed, toilet, my room, room, neighbor, neighbour, basement, garage, shelter, home, the house, outside, street, wardrobe",
    hideFrom:
      "hes, he is, he will, he wants, he hits, he beats, him, husband, my dad, dad hits, father, he keeps, hits me, beats me, they want to, they beat, hurt me, kill me, ex, stepdad, uncle, abuse, hit me, beat me",
    breaksIn:
      "break the door, breaking the door, break down the door, breaking down the door, kick the door, kicking the door, banging on the door, banging the door, bang on the door, smash the door, smashing the door, broke the door, breaks the door",
    armed:
      "has a knife, has a gun, got a knife, got a gun, has knife, holding a knife, holds a knife, came with a knife, with a knife, with a gun, pulled a gun, pulled a knife, pulls a knife, pointing a gun, points a gun, pointed a gun, has an axe, with an axe, carries a knife, has a machete, with a hammer",
    urgent:
      "please, plz, pls, help, me, us, scared, door, now, screaming, mom, mum, kids, again, drunk, chasing, threatened, fight, angry, my ~",
    notSafe:
      "not safe, unsafe, dont feel safe, never feel safe, cant feel safe, dont feel secure, no longer safe, am in danger, im in danger, are in danger, life is in danger, life in danger, scared for my life, fear for my life, afraid for my life, scared for my safety, fear for my safety",
    safeWhere:
      "home, house, here, with him, with my ~, around my ~, around him, in my ~, at all, anymore, life, danger, safety, please, help, husband, dad, family, from my ~",
    hellfire:
      "hell, hellfire, sin, shirk, kufr, jahannam, iman, faith, wudu, travel, flight, airport, umrah, hajj, city",
    dangerNow:
      "life is in danger, im in danger, i am in danger, we are in danger, fear for my life, scared for my life",
    // What a person does to themselves or intends to do.
    busy: "hit by a bus, hit by a car, hit by a truck, hit by a train, run me over, ran me over, runs me over, in a car crash, in an accident, car accident, plane crashed, plane crash, get cancer, got cancer, had cancer, heart attack, terminal illness, shoot me, kill me, murdered me, murder me, crash into me, earthquake, hit me with a car, fell on me",
    relief:
      "relieved, relief, glad, happy, hope, hoping, wish, wishing, wouldnt mind, dont mind, wouldnt care, grateful, praying, pray, thank, blessing, mercy, wouldnt move, wont move, wouldnt stop",
    posture:
      "standing, sitting, sat, stood, lying, laying, climbed, climb, hanging, im at, im on, i am on, i am at, walking to, walking towards, going to, went to, waiting, leaning, looking down, here",
    ledge:
      "tracks, train tracks, railway, rails, railing, ledge, edge, roof, rooftop, bridge, cliff, balcony, overpass, top of the building, top of a building, 10 th floor, window sill, parking garage, platform",
    placid:
      "moon, hilal, pray, praying, prayer, view, party, iftar, photo, photos, pictures, fishing, tourist, hajj, stars, sutra, clean, cleaning, repair, fix, build, building a, qibla, salah, adhan, train station",
    dateOf:
      "date picked, picked a date, picked the date, chose a date, chosen a date, set a date, have a date, have a plan, made a plan, planned everything, planned it, planned it all, have it all planned, got it planned, know how and when, picked the day, the day is set, decided the day, decided when, know how ill do it, know how i will do it",
    thenOver:
      "over, by then, end it, ending, die, gone, myself, wont be, not be, suicide, do it, finally, for my death, death, dying, wont need, leave this, nobody knows, before my birthday, peace",
    affairs:
      "affairs in order, putting my affairs, gave away, giving away, gave my ~ away, given away, gave all my, wrote my will, made my will, cleaned my room, deleted everything, said sorry to everyone, paid my debts",
    noNeed:
      "not going to need, wont need, dont need them, dont need it, not need anything, wont be here, not be here, not intend to be here, after tonight, after im gone, when im gone, before i go, before i leave, so no one has to, anymore, tonight",
    endedMine:
      "end my days, ending my days, praying for death, pray for death, kil mysef, kill mysef, kil my self, allah kill me, god kill me, stop breathing tonight, just stop breathing, dont wanna wake up, cut too deep, wnt 2 die, want 2 die, wanna d1e, walk into the river, walk into the sea, body gives up, my body to give up, ended my life, ended it all, ended my own life, took my life, ending my own life, killed my self, ended everything, end my self, ended myself, finish myself, finish my life, finishing my life, finish it all, stop my heart, die by my own hand, jump in front, jumping in front, step in front, stepping in front, walk in front of, throw myself, threw myself, jump to my death, bleed out, bleed to death, hanged myself, hung myself, shot myself, drowned myself, cut my own, stabbed myself, harmed myself, harm my self, hurt my self, slice my, sliced my, slash my, slashed my, overdose on, eternal sleep, swerve my car, drive off, drive my car into, drive into a tree, put a bullet, blow my brains, electrocute myself, suffocate myself, poisoned myself, set myself on fire, do something to myself, do something stupid to myself, do something bad to myself, dont trust myself",
    waysTo:
      "ways to do it, way to do it, how to do it, quickest way to go, easiest way to go, painless way to go, least painful way, painless way, painless death, peaceful way to die, how to tie a noose, how high to jump, does drowning hurt, does hanging hurt",
    cuts: "scratch, scratching, cuts, scars, cutting, fresh cuts, scratches, burns, marks, wounds, stitches, bleeding, blade, razor",
    bodyPart:
      "my skin, my arm, my arms, my wrist, my wrists, my thigh, my thighs, my legs, my leg, my skin, my stomach, arms are, sleeves, my sleeves, my hips",
    cutsWhy:
      "bleeds, bled, till it bleeds, until it bleeds, hide, hiding, full of, covered, sleeves, again, relapsed, deeper, relief, numb, mom saw, saw them, no one knows, nobody knows, i did, did it, myself, my own, ashamed, stop, cant stop, feel better, feel alive, cope",
    hateSelf:
      "hate myself, hate my self, despise myself, disgusted with myself, disgusted by myself, cant stand myself, i deserve it, i deserve pain, deserve to suffer, deserve to hurt, punish myself, deserve punishment, loathe myself",
    selfAct:
      "punched, punch, hit, hitting, broke, bang, banging, cut, burn, bite, scratch, pulled out, starve, vomit, throw up, die, disappear, dead, gone, so much, alive, live, existing, born, exist",
    lived:
      "lived long enough, lived enough, lived too long, had my life, had my time, ready to go, my time is up, outlived, old and useless, wait for death, waiting for death, waiting to die, wish death, wait for my death, long for death, longing for death, welcome death, invite death",
    nobodyNeeds:
      "nobody needs me, no one needs me, noone needs me, nobody wants me, no one wants me, noone wants me, nobody loves me, no one loves me, noone loves me, nobody visits, useless, dont matter, i am alone, im alone, all alone, tired, i want to go, want to leave, want to join, no use to anyone, good for nothing, let me go, unwanted, nothing to offer, in the way",
    goDeath:
      "i want to go, want to leave, disappear, die, death, go now, be gone, sleep, end, leave this, take me, join my wife, join my husband, vanish, not exist, be dead, gone, live, be here, alive, existing, exist",
    sleeping:
      "sleep, asleep, close my eyes, shut my eyes, go to bed, lie down, coma, nap, fall asleep, sleep tonight, doze",
    noUp: "never get up, not get up, never open, not open, dont open, never come back, never return, dont get up, wont get up, not open my eyes, forever, for ever, eternally, never again, never be woken, not be woken, stay asleep, and not, till i die, until i die, dont wake, never wake, no waking",
    vanish:
      "disappear, dissapear, disapear, vanish, evaporate, be invisible, erase myself, run into the sea, walk into the sea, walk into the ocean, fade away",
    nobodyFinds:
      "nobody find me, no one find me, nobody finds me, no one finds me, nobody to find, never be found, without a trace, nobody would notice, nobody notices, nobody knows, from everyone, from existence, and never, for good, forever, never come back, without anyone noticing, not exist, so bad, already, from this life, from life, no one would know",
    funeral: "my funeral, my janazah, my janaza, my grave, my burial",
    noneCome:
      "nobody will come, no one will come, nobody would come, no one would come, who will come, who would come, would anyone come, nobody will cry, no one will cry, nobody cry, planned, planning, imagine, imagining, think about, thinking about, soon, should come, be happier, you will come, dont come, invited",
    noReason:
      "no reason, any reason, no point, no purpose, no use, pointless, useless, whats the use, what is the use, whats the point, what is the point, any point, a point, no meaning, meaningless, why bother, a reason, not worth, no sense, no motivation, isnt worth, dont deserve, no energy, no strength, no wish, no desire, no will, lost the will, lost my will, tired of, dont belong, nothing makes me want, no right",
    live: "alive, live, living, exist, existing, be here, being here, still here, breathe, breathing, go on, going on, continue, keep going, wake up, stay here, on this earth, in this world, in this dunya, in this life, this life, survive, surviving, fight on, waking up, tomorrow",
    notPrayer:
      "prayer, pray, fajr, tahajjud, quran, hifz, memorizing, memorising, school, job, university, early, morning prayer, salah, job, city, country, with my parents, with my in laws, with my family, abroad, verse, purpose of life, purpose of our life, marriage",
    seeMyself:
      "dont see myself, cant see myself, never see myself, do not see myself, cannot see myself, cant imagine myself, dont imagine myself, dont think ill, dont think i will, i wont, i will not, ill never, not planning to, dont plan to, dont plan on, didnt plan to, didnt think id, doubt ill, not gonna, not going to, wont",
    future:
      "alive, next year, next month, next week, the future, make it, making it, past 18, past 20, past 30, past this, turning 18, turning 20, see 20, see 18, see eid, be here for, be here next, be around, reach ramadan, be alive, live past, survive, last long, last much longer, wake up tomorrow, live long",
    examFuture:
      "exam, exams, flight, school, job, class, marry, university, hajj, dajjal, in time, mosque, masjid, party, meeting, train, bus, mahdi, jummah, taraweeh",
    cannot:
      "cant, cannot, can no longer, can not, cnt, cudnt, unable to, no longer able to, dont want to, not able to, no strength to, no energy to, too weak to, too tired to, dont know how to",
    carry:
      "carry on, go on living, go on like this, keep going, keep living, keep on living, continue living, continue this life, continue like this, continue my life, hold on, hang on, survive, endure this, endure it, endure life, survive this, fight anymore, fight any more, be here, exist, live, keep fighting, keep pretending, face another day, face tomorrow, get through another day, get through this, see another day, take life, handle life, breathe anymore, be alive",
    lastOne:
      "this is my last message, this is my last post, my last words, last thing i write, last time i write, last time ill write, last time you hear, last time you will hear, my final message, my final words, my final post, this is my last night, this is my last day, this is my last ramadan on purpose, by the time you read this, when you read this, if youre reading this, if you are reading this",
    gun: "gun, pistol, rifle, shotgun, revolver, bullet, bullets, noose, rope, razor, blade, knife, pills, poison",
    gunReady:
      "loaded, to my head, in my mouth, my head, on my lap, against my, around my neck, tied, ready, hanging, in my closet, in my drawer, under my bed, under my mattress, under my pillow, on my bed, in my hand, next to my bed, hidden, saved, saved up, collecting, stocked, on my wrist, on my neck, use it on me, use it on myself, calling me, in front of me, for tonight",
    commander:
      "voice, voices, jinn, jin, djinn, shaytan, shaitan, devil, demon, demons, satan, spirit, spirits, my head, my mind, something, whisper, whispers, whispering, angel, black magic",
    tells:
      "tell, tells, telling, told, say, says, saying, order, orders, ordering, ordered, command, commands, commanding, want me, wants me, pushes me, push me, asks me, asking me, forces me, make me, makes me, making me, screams, screaming, shout, shouting, convinces me, whispers, whispering",
    harmInf:
      "kill, stab, hurt, harm, die, jump, attack, burn, choke, drown, cut, strangle, end it, throw myself, shoot, murder, slaughter",
    babyOwn:
      "my baby, the baby, baby, newborn, my newborn, my child, my children, my kid, my kids, my son, my daughter, my infant, my toddler, him, her, my twins, my little one, them",
    harmBaby:
      "hurt, hurting, harm, harming, drown, drowning, smother, smothering, suffocate, suffocating, throw, throwing, shake, shaking, kill, killing, drop, dropping, strangle, strangling, stab, stabbing, choke, shook, burn",
    urge: "scared, afraid, terrified, thoughts, thought, imagine, imagining, images, picture, keep, want to, feel like, urge, urges, might, going to, gave birth, had a baby, postpartum, ppd, help, intrusive, about to, almost, thinking, fantasize",
    swallowed:
      "swallowed, swalowed, swallow, drank, drunk, drink, drinks, ate, eaten, eat, took, taken, take, taking, injected, inject, overdosed, chewed, downed, gulped, popped, had, put in his mouth, put in her mouth, inhaled, sniffed, licked",
    child:
      "grandson, granddaughter, my nan, grandma, nan, year old, years old, yr old, toddler, my baby, baby, my son, my daughter, my kid, my child, little brother, little sister, my brother, my sister, my grandson, my granddaughter, my friend, my mom, my mum, my mother, my dad, my father, my wife, my husband, bestfriend, best friend, roommate, my cousin, my niece, my nephew, my ~",
    drug: "tylenols, panadols, heart tablets, sleeping tablets, mosquito liquid, pills, tablets, bleach, poison, rat poison, detergent, medicine, medicines, meds, medication, panadol, paracetamol, tylenol, ibuprofen, battery, batteries, drain cleaner, cleaner, dettol, clorox, kerosene, petrol, antifreeze, pesticide, insecticide, insulin, xanax, sleeping pills, valium, antidepressants, tramadol, acid, mothballs, nail polish remover, sanitizer, chemicals, washing liquid, dishwasher tablet, laundry pod, laundry pods, weed killer, cyanide, harpic, blood pressure pills, codeine, diazepam, aspirin, metformin, nurofen, capsules, cleaning product, cleaning products",
    poison:
      "mosquito liquid, mosquito coil, insect spray, bleach, rat poison, poison, detergent, drain cleaner, dettol, clorox, kerosene, petrol, antifreeze, pesticide, insecticide, acid, mothballs, nail polish remover, weed killer, cyanide, harpic, battery, chemicals, cleaning product, cleaning products, toilet cleaner, laundry pod, laundry pods, fertilizer, perfume, turpentine, phenyl, floor cleaner",
    lots: "all, all my, all of, whole, too many, too much, more than, a lot, lots, bunch, handful, bottle, box, pack, packs, packet, strip, strips, fistful, every, entire, full, half, on purpose, at once, double, triple, mixed, mixture, several, dozens, 10, 12, 14, 15, 16, 18, 20, 24, 25, 28, 30, 32, 35, 40, 45, 48, 50, 60, 80, 90, 100, 500 mg x, ten, twenty, thirty, forty, fifty, sixty, hundred",
    doseWrong:
      "too many, too much, on purpose, accident, accidentally, whole, all my, all the, by mistake, dizzy, vomiting, wont wake up, unconscious, sleepy, poison, overdose, bottle, my pills, my meds, my medicine, medication, my tablets",
    fastAsk: "fast, fasting, suhoor, ramadan, halal, haram, wudu, valid, iftar, permissible",
    overdosed: "overdosed, oded, overdosing, overdose, overdosd",
    tookSome:
      "took something, swallowed something, drank something, taken something, ate something, injected something, took stuff, taken stuff",
    soNot:
      "wont wake up, not wake up, never wake up, die, sleep forever, end it, end, burns, hurts, poison, dizzy, not be here, dont wake up, finally, kill me",
    // Somebody else.
    self3: "herself, himself, themselves, themself, her self, him self, theirself",
    selfVerb:
      "kill, kills, killing, hurt, hurts, hurting, cut, cuts, cutting, hang, hanging, harm, harms, harming, hanged, shoot, drown, throw, burn, burns, burning, stab, starving, starves, starve, tried to kill, hit, hits, hitting, poison, poisoned, killed, scratches, end, off, unalive, overdose, jump",
    opened: "opened, open, opens, cut, cuts, cutting, slit, slits, slitting, slashed, slash, sliced",
    herBody:
      "her veins, his veins, her wrists, his wrists, her wrist, his wrist, her arms, his arms, her arm, his arm, her throat, his throat, her thighs, her legs, their wrists, vein, veins, wrists",
    says: "says he, says she, says, said, say, saying, told me, tells me, texted, messaged, keeps saying, writes, wrote, posted, talks about, talking about, talked about, threatens to, threatening to, threatened to, wants to, is going to, want to, planning to, tried to, going to, is about to, thinks about, thinking about, mentioned, admitted, confided",
    theirEnd:
      "got a rope, has a rope, bought a rope, has pills, wont be here, not be here, wont be around, wont be alive, doesnt want to be here, dont want to be here, doesnt want to live, dont want to live, doesnt wanna live, wants to die, want to die, wanna die, disappear, cant go on, cannot go on, end it, end it all, end his life, end her life, end their life, ending it, ending her life, ending his life, suicide, dying, jump, jump off, jump from, kms, overdose, take his life, take her life, not exist, nothing to live for, no reason to live, tired of life, tired of living, goodbye forever, last goodbye, better off dead, hates life, hates living, wish he was dead, wishes he was dead, wishes she was dead, be dead, unalive, join her mother, leave this world",
    leftNote:
      "left a note, left a letter, left note, left me a note, left us a note, left a message, left a goodbye, wrote a goodbye, sent a goodbye, posted a goodbye, goodbye text, goodbye message, suicide note, goodbye letter, goodbye note, goodbye video",
    missing:
      "not home, isnt home, gone, missing, disappeared, cant find, not answering, isnt answering, phone, off, hasnt come, didnt come, ran away, nobody knows where, scared, locked, my ~, she, he",
    marks:
      "burn marks, bruises, bruised, bruise, black eye, marks, scratches, wounds, cigarette burns, belt marks, cuts, scars, swollen, injuries",
    goods:
      "sell, sells, selling, sold, seller, buyer, buyers, customer, customers, product, products, resell",
    marksWhy:
      "says, said, does it, did it, husband, hits, hit, beats, beat, hide, hides, wont say, wont tell, scared, mistreated, her mum, his mum, her dad, his dad, her father, his father, parents, her mother, his mother, stepmom, stepdad, boyfriend, mistreat, arms, father, son, carer, brother, every week, belt",
    scream:
      "screaming, screams, scream, crying, cries, shouting for help, begging, yelling for help, crying for help",
    strikeNow: "beating, hitting, beats, hits, hurting, choking, killing, raping, strangling, hit, beat",
    third:
      "her, him, them, his wife, her kids, his kids, the kids, their kids, the children, the baby, the child, the boy, the girl, the maid, my ~, our ~, her ~, his ~, mom, mum, dad, children",
    shes: "her, him, them, us, herself",
    grievesNot:
      "chess, game, match, football, team, lol, boxing, race, movie, prophet, hadith, quran, story, in islam, is it allowed, can a, allowed to, islam, ruling, verse, angel, firawn, pharaoh, why did, who, asiya, joseph, yusuf, musa, drum, drums, eggs, goal, record, fifa, ball, exam, chapter",
    any2: "he, she, my friend, my son, my daughter, my brother, my sister, they",
    armedBy:
      "washing, laundry, clothes, camel, goat, tent, swing, boat, he, she, they, his, her, him, husband, dad, father, brother, ex, robber, police, someone",
    animal:
      "my cat, my dog, cat, dog, bird, mosquito, fish, snake, ibrahim, ismail, prophet, musa, firawn, dunk, swim, swimming",
    ownDrug:
      "my heart tablets, heart tablets, my heart pills, my pills, my meds, my medicine, my tablets, my medication, moms pills, dads pills, his pills, grandmas pills, all his pills, rat poison, bleach, a battery",
    firstOnly: "quran, hadith, allah says, prophet, verse, bungee, pool, trampoline, trends, movie, islam",
    wudu: "wudu, wudhu, wuduu, ablution, ghusl, mahram, handshake, hijama, doctor, soap, zakat",
  },
  rules: wideEnglishRules,
};
