import type { Lexicon } from "../lexicon.ts";

/** English as people text it. */
export const english: Lexicon = {
  fold: "latin",
  idioms:
    "tent collapsed, empire collapsed, dynasty collapsed, business collapsed, market collapsed, economy collapsed, stall collapsed, marquee collapsed, not suicidal, isnt suicidal, arent suicidal, disappear from social media, disappear from instagram, disappear from insta, disappear from ig, disappear from facebook, disappear from fb, disappear from whatsapp, disappear from snapchat, disappear from tiktok, disappear from twitter, disappear from the internet, disappear from internet, disappear from the group chat, disappear from my phone, vanish from social media, vanish from instagram, vanish from insta, vanish from ig, vanish from facebook, vanish from fb, vanish from whatsapp, vanish from snapchat, vanish from tiktok, vanish from twitter, vanish from the internet, vanish from internet, vanish from the group chat, vanish from my phone, really hit me, hit me hard, hits me hard, forgive someone who hurt me, forgive people who hurt me, forgive those who hurt me, forgive who hurt me, hit me deeply, lecture hit me, khutbah hit me, verse hit me, ayah hit me, it hit me, that hit me, this hit me, realization hit me, dying of laughter, dying of hunger, dying of thirst, dying of boredom, dying from laughter, dying laughing, died laughing, die laughing, kill myself laughing, dying to, dying for, die for, to die for, died for, dies for, dead serious, dead tired, dead inside lol, dead sea, dead battery, dead line, deadline, " +
    "phone died, phone is dead, phone is dying, phone dying, battery died, battery is dead, laptop died, car died, wifi died, conversation died, plant died, plants died, kill it, killed it, killing it, slayed, kill time, killing time, kill two birds, kill the mood, kill my vibe, overkill, " +
    "is killing me, are killing me, was killing me, killed me lol, hit the gym, hit the books, hit the road, hit the sack, hits me up, hit me up, hits up, hit up, hitting me up, hits different, hits hard, hits home, hit me that, hit me when, hit me hard when, hits me hard, hit me like, hit me so hard, hit me with a question, beats me how, beats me why, beats me at, beat me at, beat me to, beats me in, beat me in, heart beat, " +
    "touch my heart, touched my heart, touches my heart, touched me deeply, touching my heart, touch base, keep in touch, in touch with, jump into, jump to surah, jump between, jump rope, cut my nails, cut my hair, cutting my hair, cutting my nails, cut my finger, cut down, cut off contact, cut ties, cut my expenses, burn calories, force myself to, shoot me an email, shoot me a message, drop dead gorgeous, end my prayer, end my fast, ending my prayer, ending my fast, end my salah, end of time, end of times, end times, end of the world, leave me alone with quran, bored to death, scared to death, love you to death, tickled to death, sick of waiting, choked up, punching bag, over my dead body, " +
    "life insurance, passed his, passed her, passed my, passed the, for safety, can i take at, wash the dead, the dead, prepare for death, preparing for death, prepare for my death, before i die, before we die, end a prayer, end the prayer, waking up for fajr, wake up for fajr, waking up for, wake up for, waking up early, wake up early, cut myself shaving, cut myself while, cut myself cooking, cut myself by accident, cut myself accidentally, locked myself out, toddler hits me, baby hits me, baby kicks me, baby kicked me, year old hits me, life of the, life story, died for us, killing animals, pain killer, painkiller, kill a fly, kill insects, kill the germs, hit and run, hit my toe, hit my head, hit my knee, die hard, dyed, go on hajj, go on umrah, go on a, take my time, take my wudu, end my day, end my week, end it with, end it by",
  concepts: {
    i: "i, im, ive, ill, id, iv, me, my, mine, myself, gonna, wanna, imma, we",
    not: "dont, do not, doesnt, didnt, not, never, no longer, wouldnt, would not, cant, afraid to, scared to, fear of",
    they: "he, she, they, someone, people, man, woman, person, prophet, who, companion, companions, muslims, muslim, anyone, everyone, believers, martyr, musa, moses, animal, character, hero, actor",
    kin: "dad, daddy, father, dads, baba, abu, abi, stepdad, step dad, stepfather, step father, mom, mum, mama, mother, stepmom, stepmother, step mom, brother, bro, stepbrother, sister, uncle, aunt, auntie, cousin, grandfather, grandpa, granddad, husband, hubby, hubs, husbnad, hsuband, wife, ex, ex husband, exhusband, ex boyfriend, boyfriend, bf, girlfriend, fiance, parents, parent, family, fam, in laws, inlaws, mother in law, father in law, brother in law, son, partner, spouse, teacher, imam, sheikh, ustad, ustadh, coach, neighbor, neighbour, boss, roommate, landlord, a man, this man, a guy, some guy, a boy, old man, stranger, someone, people, he, she, they, hes, shes, theyre, guardian, employer, driver, tutor, relative, stepson",
    home: "dad, father, stepdad, stepfather, mom, mum, mother, brother, uncle, husband, hubby, wife, ex, boyfriend, parents, family, in laws, inlaws, cousin, he, she, they, hes, theyre, partner",
    close:
      "my friend, my bestfriend, my best friend, my bestie, my bff, a friend, friend, friends, my mate, my son, my daughter, my kid, my child, my teen, my teenager, my brother, my sister, my bro, my sis, my little sister, my little brother, my younger sister, my younger brother, my mom, my mum, my mother, my dad, my father, my wife, my husband, my cousin, my roommate, my flatmate, my classmate, my student, my neighbor, my neighbour, my nephew, my niece, my girlfriend, my boyfriend, my coworker, my colleague, my uncle, my aunt, my ex, someone i know, someone online, a girl i know, a guy i know, girl in my class, a sister at, a brother at, a sister in, she, he, my grandma, my grandpa, my bsf, my daughters, my partner, my fiance",
    victim:
      "my sister, my brother, my mom, my mum, my mother, my daughter, my son, my kids, my child, my children, my baby, my friend, his kids, her kids, their kids, his children, his wife, her children, her husband, their children, their son, their daughter, his son, his daughter, her son, her daughter, my little sister, my little brother, my cousin, my niece, my nephew, my aunt, his mother, my grandma, our kids, our children, our daughter, our son, the kids, my students, a child, a kid, a little girl, the child, the girl, her, him, us, them, my siblings",
    me: "me, us, mee, mw",
    want: "want to, want, wanna, wana, wan, wnna, wanting to, wanted to, wish to, wish i could, wish i can, wish i would, wish, hope i, would like to, like to, need to, going to, goin to, gonna, gona, gunna, about to, thinking of, thinking about, thinking abt, thoughts of, thoughts about, thought about, ready to, plan to, planning to, planning on, planning my, trying to, tried to, decided to, feel like, feels like, considering, imma, finna, ill, i will, i should, should, deserve to, urge to, better if i, let me, ways to, way to, how to, how do i, easiest way to, painless way to, id rather, rather, could just, pray to, pray that i, pray i, dua to, dua so i, asking allah to, begging allah to, rdy to, tryna, tempted to, might, prefer to, keep thinking, just, cant wait to",
    die: "die, dying, be dead, dead, death, dye already, di3, unalive, perish, not exist, stop existing, not be here, not be alive, cease to exist, be gone, not wake up, never wake up, be with allah already, leave this world, leave this life, leave this dunya, leave the world, leave dunya",
    deathWish:
      "i hate myself, hate my self, hate myself so much, started cutting again, cutting again, relapsed with cutting, self harms, self harming, cut so i can feel, wish i was dead, wish i were dead, wish i wasnt alive, wish i wasnt here, wish i wasnt born, wish i was never born, wish i werent alive, wish i had never been born, wish i was not born, wish i could disappear, wish i could vanish, wish i didnt exist, wish i never existed, wish i wouldnt wake up, wish i dont wake up, wish i didnt wake up, hope i dont wake up, hope i die, hope i never wake up, better off dead, better dead, rather be dead, want out of this life, want out of life, want my life to end, want it all to end, want it to be over, want everything to stop, want it all to stop, want the pain to end, want the pain to stop, cant wait to die, dont wanna wake up, dont want to wake up, do not want to wake up, prefer death, death is better, death would be better, death is the only, death seems, death sounds, shouldnt be alive, shouldnt have been born, should never have been born, should have never been born, should not exist, shouldnt exist, dont deserve to live, dont deserve to be alive, i deserve death, die in my sleep, go to sleep forever, sleep forever",
    direct:
      "kill myself, killing myself, kil myself, kill my self, killing my self, killed myself, kill myslef, kill meself, kill me already, kms, kmsing, ending it, end it all, end it, ending it all, end all of this, end all this, end it tonight, end my life, ending my life, end this life, end my own life, end my existence, end myself, end my suffering, end my misery, end my pain, end everything, ending everything, end things tonight, take my own life, taking my own life, take my life, taking my life, took my own life, off myself, offing myself, unalive myself, unaliving myself, delete myself, hang myself, hanging myself, shoot myself, drown myself, stab myself, poison myself, starve myself, starving myself, gas myself, hurt myself, hurting myself, harm myself, harming myself, selfharm, self harm, self harming, self harmed, selfharming, sh again, cut myself, cutting myself, cuting myself, burn myself, burning myself, punish myself by, slit my wrists, slit my wrist, slit my throat, slitting my wrists, cut my wrists, cut my wrist, cut my arms, cutting my arms, cutting my wrists, cut my legs, cut my thighs, cutting my legs, cutting my thighs, cut my veins, relapsed and cut, sewerslide, suey, commit sui, commit suside, attempt my life, jump in front of, jump off, jumping off, jump out of, jump from, throw myself, throwing myself, walk into traffic, crash my car on purpose, lay on the tracks",
    myself: "myself, my self, myslef",
    suicide:
      "suicide, suicidal, suicde, sucide, suiside, suicid, suicidle, sucidal, suicide thoughts, suicidal thoughts, suicidal ideation",
    commit:
      "commit, committing, comit, comiting, attempt, attempted, attempting, thoughts, thinking, thought, considering, contemplating, contemplate, planning, want, feeling, feel, tried, method, note, urges",
    nolive:
      "dont want to live, dont wanna live, do not want to live, dont want to be alive, dont wanna be alive, dont want to be here, dont wanna be here, dont want to exist, dont wanna exist, do not wish to live, dont wish to live, not want to live, no longer want to live, dont feel like living, no will to live, lost the will to live, lost my will to live, lost will to live, no desire to live, dont want this life, dont want life, no reason to live, no reason to go on, no reason to stay, reason to go on, reason to live, reason to stay alive, reason to keep going, reason to keep living, nothing to live for, no point in living, no point living, no point to live, no point of living, no point in life, no point in going on, no point to life, no point being alive, no point being here, point of living, point of being alive, point in living, point of my life, point of staying alive, point of life anymore, why am i alive, why am i even alive, why am i still alive, why am i even here, why should i live, why live, why keep living, why bother living, stop living, tired of living, tired of life, tired of this life, tired of being alive, tired of existing, tired of my life, so tired of living, sick of living, sick of life, sick of my life, sick of this life, done with life, done with this life, done with living, done living, over life, fed up with life, fed up of life, fed up with my life, fed up with living, given up on life, gave up on life, giving up on life, give up on life, giving up on living, hate living, hate being alive, hate my life, hate life, hate this life, hate existing, life isnt worth, life is not worth, life not worth, isnt worth living, not worth living, worth living, life is pointless, life is meaningless, my life is over, my life has no meaning, my life has no value, life has no meaning, no meaning in my life, cant live like this, cant live anymore, cant live any more, cannot live, cant live with this pain, cant keep living, cant go on, cannot go on, can not go on, cant continue like this, cant continue living, cant continue this life, cant carry on, cant keep going, cant do life, cant do this anymore, cant do this any more, cant do this life, cant do it anymore, cant take it anymore, cant take it any more, cant take this anymore, cant take this any more, cant take this life, cant take life, cant take anymore, cant handle life, cant handle living, cant handle this life, cant bear this life, cant bear living, cant bear it anymore, cant bear to live, cannot bear this life, cannot take this life, cannot take it anymore, cannot do this anymore, cant stand living, cant stand this life, cant stand my life, cant stand being alive, dont want to continue living, dont want to go on, dont wanna go on, dont wanna do this anymore, dont want to do this anymore, no will to continue, nothing left for me, nothing left to live, no way out, only way out, no hope left, no hope for me, lost all hope, lost hope in life, given up hope, breathing hurts, existence is pain, existing hurts, living hurts, everything is pointless",
    vanish: "disappear, dissapear, dissappear, disapear, dissapear, disapear, vanish, fade away, cease",
    forever:
      "forever, completely, from this world, from earth, from life, for good, from this earth, from everyone, and never come back, off the face",
    sleepOn:
      "never wake up, not wake up, dont wake up, wont wake up, without waking up, never waking up, didnt wake up, dont ever wake up, not waking up",
    mySleep: "sleep, asleep, bed, close my eyes, tonight, morning, i, pray, hope",
    burden:
      "burden, a burden, waste of space, waste of air, waste of oxygen, worthless, useless, unwanted, unloved, a failure, a mistake",
    missMe:
      "nobody would miss me, no one would miss me, noone would miss me, nobody will miss me, no one will miss me, noone will miss me, nobody would care if i, no one would care if i, nobody would notice if i, no one would notice if i, noone would notice if i, no one will care if i, nobody will care if i, nobody cares if i, no one cares if i, nobody would even notice, who would miss me, who would care if i, will anyone miss me, would anyone miss me, would anyone notice if i, would anyone care if i, anyone care if i died, miss me when im gone, sad if i died, cry if i died, nobody would cry, no one would cry, when im gone, once im gone, after im gone, if i was gone, if i were gone, if im gone, if i died, if i die, if i wasnt here, if i werent here, if i was dead, if i werent around, if i wasnt around, if i wasnt alive, if i never existed, when im dead",
    better:
      "easier, simpler, lighter, freed, peace, better, happier, better off, be relieved, relieved, fine, at peace, easier, glad, happy, care, notice, miss, matter, cry",
    without:
      "without me, without me here, without me in it, if i died, if i was gone, if i were gone, if i was dead, if i wasnt here, if i werent here, if i disappeared, once im gone, when im gone, if i left, if i wasnt around, if i never existed",
    letter:
      "wrote the letter, wrote the letters, written the letter, wrote a letter, written letters, wrote my letter, wrote my letters, wrote letters, wrote a note, wrote the note, wrote my note, written my note, written a note, write a note, writing my note, suicide note, goodbye note, goodbye letter, farewell letter, farewell note, last letter, final letter, final note, last note, final message, last message, my will is ready, wrote my will, gave away my things, giving away my things, given my stuff away, saying goodbye, say goodbye, said my goodbyes, said goodbye, saying my goodbyes, goodbyes, my last night, my last day, last day alive, last night alive, last time you, last time i talk, last ramadan ill",
    farewell:
      "goodbye, good bye, bye, farewell, forgive me, sorry, family, everyone, parents, mom, kids, world, forever, over, ready, done, tonight, friends",
    byeAll:
      "goodbye everyone, goodbye world, goodbye cruel world, goodbye all, goodbye forever, bye forever, bye everyone forgive, goodbye to everyone, goodbye to my family, this is goodbye, forgive me everyone, tell my mom i love her, tell my family i love them, tell my mom im sorry, tell my kids i love them, wont be here tomorrow, wont be here for long, wont be here much longer, wont be around much longer, wont be around anymore, not be here tomorrow, wont see me again, never see me again, never hear from me again, wont hear from me again, ill be gone by, i will be gone, by tomorrow ill be gone, tonight is the night, see you on the other side, soon it will be over, soon it will all be over, it will all be over soon",
    takeMe:
      "take my soul, take my life away, take me already, take me away from this, take me now, take me from this, take me back to you, take me to you, just take me, please take me, take my soul already",
    means:
      "rope, noose, razor, blade, razors, blades, a gun, gun, knife, bridge, roof, rooftop, balcony, train, tracks, train tracks, cliff, window, overpass, th floor, building, railway, pills, bullet, poison",
    useMeans:
      "bought, got, have, hold, holding, found, staring, stare, looking, standing, sitting, stand, ready, jump, jumping, use, tied, hidden, saved, saving, hiding, walk, throw, stash, on the edge, edge",
    noEat:
      "stopped eating, not eating, quit eating, stop eating, starving, starve, refuse to eat, havent eaten, wont eat, not drinking, eat nothing, eating nothing, not taking my insulin, stopped my insulin, stopped taking my meds",
    urge: "until i die, till i die, to die, so i die, so i can die, die, death, dead, fade, pass away, disappear",
    alone:
      "nobody cares, no one cares, noone cares, hopeless, empty inside, cant stop crying, everything hurts, so alone, numb, exhausted of everything, lost everything, i give up, im done, im finished, so done, had enough, broken",
    tookPills:
      "took, taken, take, swallowed, swallow, downed, drank, drunk, ate, popped, injected, chugged, gulped, overdosed on, had, just took, drinking, taking",
    poison:
      "bleach, poison, rat poison, acid, antifreeze, detergent, pesticide, insecticide, drain cleaner, toilet cleaner, cleaning fluid, rubbing alcohol, cyanide, weed killer, harpic, domestos",
    pills:
      "pills, pill, tablets, tablet, paracetamol, panadol, tylenol, ibuprofen, aspirin, xanax, sleeping pills, sleeping tablets, antidepressants, meds, medication, medicine, medicines, capsules, insulin, valium, benadryl, melatonin, painkillers, opioids, fentanyl, codeine, tramadol",
    many: "bunch, too many, too much, whole, all of, all my, all the, all moms, all his, all her, bottle, box, pack, packet, handful, lots, lot, loads, so many, many, entire, dozen, 10, 12, 15, 20, 25, 30, 35, 40, 45, 50, 60, 80, 90, 100, everything in, strip, on purpose, strips, packs",
    usualDose:
      "a day, per day, daily, times a day, hours apart, suhoor, iftar, is safe, safely, maximum, max dose, normal dose, prescribed",
    overdose: "od on, to od, gonna od, will od, oded, i overdosed, overdose, overdosed, overdosing, oding",
    medical:
      "chest pain, chest pains, chest hurts, pain in his chest, pain in her chest, pain in my chest, tight chest, cant breathe, cannot breathe, can not breathe, not breathing, isnt breathing, stopped breathing, struggling to breathe, unconscious, passed out, collapsed, wont wake up, not waking up, is not responding, unresponsive, bleeding a lot, bleeding heavily, bleeding badly, bleeding so much, stop bleeding, wont stop bleeding, bleeding out, losing a lot of blood, lost a lot of blood, choking, heart attack, having a stroke, had a stroke, seizure, having a seizure, drowning, electrocuted, severe burn, stabbed, got shot, been shot",
    someone:
      "my, he, she, him, her, i, im, hes, shes, we, baby, mom, dad, help, father, mother, son, child, friend, wife, husband, emergency, ambulance",
    hit: "hit, hits, hitting, hiting, beat, beats, beating, beaten, beat up, slap, slaps, slapped, slapping, punch, punches, punched, punching, kick, kicks, kicked, kicking, choke, chokes, choked, choking, strangle, strangled, strangles, strangling, push, pushed, pushes, shoved, shove, shoves, burn, burned, burnt, burns, stab, stabbed, whip, whips, whipped, belt, belted, smack, smacks, smacked, hurt, hurts, hurting, abuse, abuses, abused, abusing, abusive, attack, attacks, attacked, attacking, grab, grabs, grabbed, drag, drags, dragged, threw, throws, throw, throwing, pulled, pulls, bruise, bruised, bruises, torture, tortures, torturing, tortured, assault, assaults, assaulted, spit, spits, broke, lays hands on, laid hands on, put hands on, puts hands on, raise his hand, raised his hand, raises his hand, violent, pinned, bit, bites",
    things:
      "things, plates, objects, shoes, stuff, a plate, hand, hands, hair, arm, nose, rib, ribs, leg, jaw, face, throat, neck, wall, stairs, bones, tooth, teeth",
    selfHit:
      "hits me, hit me, hitting me, hitted me, beats me, beating me, beat me, beat me up, beats me up, slaps me, slapped me, slapping me, punches me, punched me, punching me, kicks me, kicked me, kicking me, choked me, chokes me, choking me, strangled me, strangles me, burned me, burnt me, stabbed me, whips me, abuses me, abused me, abusing me, attacked me, tortures me, torturing me, assaulted me, violent with me, violent to me, violent towards me, raped me, rapes me, raping me, molested me, molests me, groped me, gropes me, fondled me, fondles me, forced himself on me, forces himself on me, forced me to have sex, forces me to have sex, forces me to sleep with, forcing me to have sex, touches me down there, touched me down there, touches me inappropriately, touched me inappropriately, touches me sexually, touches my private, touched my private, touches my chest, touches my breasts, touched my breasts, getting beaten, get beaten, got beaten, being beaten, being abused, being hit, i am abused, im abused, was abused, i get abused, been abused, beats on me, put his hands on me, puts his hands on me, lays hands on me, laid hands on me, hands around my neck, hands around my throat, gun to my head, knife to my throat, knife to my neck, pulled a knife on me, pulls my hair, beaten black and blue, black eye, abusive husband, abusive father, abusive parents, abusive marriage, abusive relationship, abusive home, abusive household, domestic violence, domestic abuse, honor killing, honour killing, marital rape",
    rape: "raped, rape, molested, sexually assaulted, sexually abused, sexual abuse, sexually abuses, sexually assaults, groped, gang raped, sexually harassed, molests, molesting, molest, grope, raping, assaulted sexually, inappropriately",
    victimMe:
      "i was, i got, i have been, ive been, im being, i am being, i been, me, was i, i had been, i still remember, when i was, someone, my, they",
    touch:
      "touch, touches, touching, touched, tuches, toching, rubs, rubbing, rubbed, feels me up, kisses, kissed, puts his hand, put his hand, puts his hands, put his hands, hand in my, hand under my, hands on me, undress, undresses, shows me his, sends me nudes, comes into my room, comes in my room, comes to my room, came into my room, comes into my bed, comes to my bed, gets in my bed, sneaks into my room, watches me, watches me shower, films me, makes me touch, lies on top of me, asks me to undress, asks for nudes",
    body: "at night, when everyone sleeps, when everyone is asleep, when im asleep, when i sleep, when mom, when my mom, when were alone, when we are alone, private, privates, down there, body, chest, breasts, legs, thigh, thighs, pants, skirt, inappropriately, uncomfortable, not to tell, dont tell, secret, keeps, in ways, weird, wrong, everywhere, my room, my bed, naked, sexually, inside, shower, under my, between my",
    child:
      "im 10, im 11, im 12, im 13, im 14, im 15, im 16, im 17, i am 11, i am 12, i am 13, i am 14, i am 15, i am 16, stepdad, stepfather, step dad, uncle, when i was little, when i was a kid, when i was young, as a child",
    force:
      "force, forces, forcing, forced, fource, make me, making me, makes me, made me, pressuring, pressure, being forced, being made",
    marry:
      "marry, marriage, married, wedding, engaged, nikah, nikkah, sex, intercourse, sleep with, have relations, be intimate, abortion, abort, prostitution, prostitute, sell my body",
    school:
      "exam, exams, finals, homework, grades, screen time, by accident, accidentally, lost the key, forgot the key",
    ruling:
      "is it ok to, is it okay to, a sin, sinful, forgive someone, forgive people, is wanting, is wishing, comfort someone, islam say, expensive, cafe, can a, can a woman, in islam, is it allowed, does islam, is it halal, is it haram, ruling, what does, can parents, can a father, allowed to, verse, hadith, ayah, surah, quran say, quran says, 4 34, punishment, is forced, prophet say, prophet said, history, in the quran, sharia, meaning, tafsir, story, video game, is self harm, is selfharm, is overdose, is overdosing, game, games, movie, film, novel, book, essay, school project, statistics, gta, fortnite, cod, character",
    lock: "lock, locks, locked, locking, lockd, trapped, imprisoned, prisoner, held captive, keep me inside, keeps me inside, wont let me leave, wont let me out, wont let me go, not let me leave, not allowed to leave, doesnt let me leave, dont let me leave, dont let me eat, doesnt let me eat, wont let me eat, wont give me food, took my passport, taken my passport, takes my passport, hid my passport, kidnapped, kidnap, held against my will, against my will, chained, tied me, ties me",
    lockMe: "me, us, room, house, home, basement, inside, passport, phone, bathroom, door, food, in, eat",
    threat:
      "threaten, threatens, threatened, threatening, threatning, threats, swore to, swears to, promised to, blackmail, blackmails, blackmailing, stalking, stalks, stalker, following me",
    killMe:
      "kill me, killing me, kills me, murder me, slaughter me, stab me, shoot me, hurt me, burn me, throw acid, behead me, bury me, slit my throat, beat me, rape me, expose me, leak my, share my, post my, send my pictures, nudes",
    willKill:
      "will kill me, going to kill me, gonna kill me, gona kill me, wants to kill me, want to kill me, trying to kill me, tried to kill me, threatens to kill, threatened to kill, threatening to kill, kill me if, kill me because, kill me for, to kill me, would kill me, said hed kill me, plan to kill me, to stab me, to shoot me, murder me",
    fear: "scared, afraid, terrified, fear, frightened, scared of, dont feel safe, not safe, unsafe, in danger, hide from, hiding from, escape, run away, scared to go",
    homeWord:
      "home, house, go home, going home, go back home, my father, my dad, my husband, my brother, my stepdad, my mom, my mother, my family, my parents, my uncle, my ex, in my own home",
    badHome:
      "my father, my dad, my husband, my brother, my stepdad, my stepfather, my mom, my mother, my family, my parents, my uncle, my ex, him, he",
    noun: "is self harm, is selfharm, self harm in islam, about self harm",
    wudu: "wudu, wudhu, wuduu, ablution, ghusl",
    joke: "team, match, chess, football, gym, lol, lmao, lmfao, haha, hahaha, jk, rofl, grade, grades, homework, exam, exams, test, late, report card, spoiler",
    leftMe: "left me, has left me, divorced me, broke up with me",
    otherSelf:
      "kill herself, kill himself, kill themself, kill themselves, killing herself, killing himself, killing themselves, end her life, end his life, ending her life, ending his life, end their life, take her own life, take his own life, take her life, take his life, hurt herself, hurt himself, hurting herself, hurting himself, harm herself, harm himself, harming herself, harming himself, cutting herself, cutting himself, cuts herself, cuts himself, cut herself, cut himself, hang herself, hang himself, jump off, jump from, unalive herself, unalive himself, end it all, end it, selfharm, self harm, self harms, self harming, self harmed, overdosed, overdose, suicide, suicidal, wants to die, want to die, wanna die, wanted to die, wants to be dead, wish she was dead, wish he was dead, wishes she was dead, wishes he was dead, wishes to die, wish she could die, doesnt want to live, dont want to live, doesnt want to be here, no reason to live, tired of life, tired of living, better off dead, goodbye note, suicide note, goodbye message, goodbye letter, saying goodbye, said goodbye forever, says goodbye, not wanting to live, swallowed pills, took pills, took a lot of pills, sucidal, suicde, sucide, slit her wrists, slit his wrists, kms, wont be here tomorrow, life is not worth, wants to end",
    death:
      "died, passed away, pased away, passed on, has passed, just passed, passed last, passed this, passed yesterday, is dead, are dead, was killed, got killed, is gone forever, has died, dying, no longer with us, left this world, left us, in hospice, funeral, burial, returned to allah, life support, death, coma, terminal, stage 4, stage four, on his deathbed, on her deathbed, has cancer, have cancer, diagnosed with cancer, got cancer, miscarried, is very ill, critically ill, is dying, passing",
    dear: "my father, my dad, my mother, my mom, my mum, my mama, my baba, my brother, my sister, my son, my daughter, my baby, my child, my husband, my wife, my grandma, my grandmother, my grandpa, my grandfather, my nana, my granny, my nan, my uncle, my aunt, my cousin, my friend, my best friend, my bestfriend, my fiance, my nephew, my niece, my teacher, my parents, my grandparents, my twin, my neighbor, my neighbour, my colleague, my papa, my dada, my nani, mom, dad, mum, grandma, grandpa, father, mother, baba, granny, my stepdad, my boyfriend, my girlfriend, my little brother, my little sister, my older brother, my big brother, my wifes, my unborn, bestie, my loved one, my bro, my sis, my in law, my mother in law, my father in law, my little one, my newborn, my ustadh, my abu, my ammi, my abbu",
    lost: "lost, buried, burried, burying, bury, miss, mourning, grieving, grieve, losing, lose, missing, cope with losing, attended the funeral of, washed, washing",
    lostOne:
      "my father, my dad, my mother, my mom, my mum, my brother, my sister, my son, my daughter, my baby, my child, my husband, my wife, my grandma, my grandmother, my grandpa, my grandfather, my nan, my uncle, my aunt, my cousin, my friend, my best friend, my fiance, a baby, a child, our baby, our son, our daughter, our child, the baby, a loved one, someone i love, my loved one, a friend, my nana, my papa, my baba, my twins, my parents, the love of my life",
    miscarriage:
      "i had a miscarriage, my miscarriage, miscarriage yesterday, i miscarried, had a stillbirth, stillborn, our stillbirth, miscarried last, another miscarriage",
    asking:
      "how to comfort, comfort someone, console, whose, someone who, someone whose, to a friend whose, condolence, condolences, iddah, prophet, companions, what happens, what is, how long, who, when did, why did, animals, pet, cat, dog, fish, goldfish, bird, hamster, khadijah, aisha, fatima, ali, umar, uthman, parents in islam, quran say, hadith, can we pray for, in islam, ruling, meaning, history, phone, money, keys, job, weight, faith, iman, interest, khushu, wallet, virginity, book",
    pious:
      "madinah, madina, medina, makkah, mecca, shaheed, shahid, martyr, as a muslim, as muslim, as a believer, as believers, upon, with iman, with imaan, on iman, on tawhid, on tawheed, tawhid, in sujood, in sujud, in sajda, in salah, in prayer, while praying, kalima, kalimah, shahada, shahadah, good death, in ramadan, on a friday, on friday, for allah, for islam, for the sake, for my country, for palestine, as a hero, before memorizing, before hajj, before my parents, alone, without repenting, in sin, a good, an old, before you",
    pray: "pray, praying, prayed, beg, begging, asking, ask, wish, hope, hoping, dua, want",
    noMorning:
      "see the morning, see tomorrow, see another day, see morning, wake me, wake up tomorrow, make it to tomorrow, make it to morning, live another day, open my eyes again, open my eyes, reach tomorrow",
    negate: "not, never, dont, wont, cant, no, without, stop",
    everyone:
      "everyone, everybody, family, people, them, parents, kids, husband, all, world, mom, theyd, they",
    gone: "wasnt around, werent around, wasnt here, werent here, wasnt there, not around, not here, was gone, were gone, am gone, without me, not in their lives, wasnt in the picture, disappeared, didnt exist, dead, died",
    nearBy:
      "next to me, in front of me, beside me, in my hand, in my hands, looking at, look at, staring at, holding, on my desk, on the table, ready, keep looking, in my drawer, under my pillow, saved up, counting",
    tools: "pills, tablets, bottle of, knife, blade, razor, rope, gun, poison, medicine, meds, bleach, noose",
    grabs:
      "hand, hands, grab, grabs, grabbed, grabbing, squeeze, squeezed, squeezes, wrapped, fingers, put, held, holds, pressed",
    neck: "neck, throat",
    doesThings:
      "does things to me, did things to me, do things to me, doing things to me, does stuff to me, did stuff to me, does bad things, did bad things, does something to me, makes me do things, made me do things, makes me do stuff, makes me take off, made me take off, took off my clothes, takes my clothes off, does weird things, did something to me, pulls down my, shows me porn, shows me dirty, lies next to me, gets on top of me",
    wed: "getting married, marry, marriage, married off, wedding, engaged, nikah, nikkah, husband i",
    unwilling:
      "dont want, do not want, never met, dont know, stranger, against my will, no choice, said no, refuse, refused, twice my age, old man, older man, my age, forced, no say, without asking me, without my consent, they wont listen, beat me if, back home, booked my, they booked, ticket, tickets",
    family: "they, parents, family, dad, father, mom, mother, uncle, uncles, abu, baba, im, i",
    seeNo:
      "see no reason, see no point, see any reason, see the point, see a point, no reason, no point, whats the point, what is the point, cant find a reason, cannot find a reason, cant see a way, cant see a future, no future",
    liveOn:
      "wake up, get up, live, living, go on, going on, continue, keep going, stay, be here, exist, existing, alive, tomorrow, anymore, any more, life, breathe, breathing",
    sorryAll:
      "sorry for everything, sorry for it all, said sorry to everyone, told everyone goodbye, left a message, left a note, left a letter, posted goodbye, sent me a goodbye, sent a goodbye, gave away her things, gave away his things, says she cant go on, says he cant go on, said she cant go on, says life is, isnt answering, not answering, not picking up, phone is off, locked herself, locked himself, has pills, has a knife, has a rope, standing on, on the roof, on the bridge, doesnt want to be alive, wants it to end, wants it all to end, nothing to live for, wants to disappear, stopped eating",
    alarm:
      "phone is off, not answering, isnt answering, sorry for everything, goodbye, roof, bridge, pills, knife, rope, life, live, alive, die, death, locked, tonight, scared, worried, end, everything, cutting, blood",
    smallOnes:
      "our little boy, our little girl, our boy, our girl, our baby, my little boy, my little girl, my boys, my girls, the boy, the baby, the little one, my toddler, our toddler, a toddler, my stepson, my stepdaughter, my nephew, my niece, little kids, small children, his mother, his mum, his mom, our mother, our mum, our mom, my sisters, my brothers, his sister, her baby, her daughter, her son, mum, mom, the maid, their maid, the child next door",
    harms:
      "hit, hits, hitting, beat, beats, beating, slap, slaps, slapped, punch, punches, kicks, kicked, burn, burns, burned, burnt, choke, chokes, choked, hurt, hurts, hurting, shakes, shook, locks, starves, touches, touched, touching, abuses, abusing, whips, raped, molests",
    harmer:
      "he, she, they, husband, wife, dad, father, mom, mother, uncle, neighbour, neighbor, teacher, brother, stepdad, stepmom, nanny, babysitter, someone, cousin, grandfather, ex, boyfriend",
    burnsOwn:
      "burn, burning, scratch, scratching, hit, punch, punching, bite, biting, starve, cut, cutting, carve, carving, bang, banging, pull out",
    ownBody:
      "my thighs, my arms, my arm, my wrist, my wrists, my skin, my legs, my leg, my own head, my head against, my head on, my hand with a lighter, my stomach, my own arms, my body",
    cope: "lighter, razor, blade, knife, scissors, too much, cope, overwhelmed, numb, feel something, relief, punish, sad, stressed, cigarette, glass, wall, until it bleeds, when im, every night, again",
    control:
      "wont let me see my, wont let me leave, wont let me go out, wont let me work, wont let me call, doesnt let me see my, doesnt let me call, takes my phone, took my phone, taken my phone, checks my phone and, controls everything, controls all my money, controls my money, keeps my money, takes all my money, took all my money, took my documents, took my papers, hides my keys, hid my keys, locks the door, isolates me, cut me off from, follows me everywhere, tracks me, tracks my phone, not allowed to see my, not allowed to go out, not allowed to call, cant leave the house, cant leave the flat, keeps me from",
    partner:
      "husband, wife, he, in laws, mother in law, family, parents, dad, father, brother, boyfriend, ex, boss, employer, they, sponsor",
    controlMore:
      "family, leave, house, flat, home, phone, money, go out, door, friends, doctor, anyone, eat, out, parents, room",
    endTonight:
      "ending things, ending it, end things, end it, finish it, finishing it, its over for me, doing it, do it, going to do it, over soon",
    when: "tonight, today, now, tomorrow, soon, this time, after fajr, this weekend, for real, finally, goodbye, dua for me, forgive me",
    drank: "drank, drunk, swallowed, swallow, drink, ate",
    chemical:
      "under the sink, cleaner, cleaning, cleaning liquid, toilet, drain, chemical, chemicals, paint thinner, petrol, gasoline, kerosene, battery, batteries, nail polish remover, perfume, sanitizer, mouthwash bottle, dettol, phenyl, fertilizer, mothballs",
    passed:
      "returned to allah, went back to allah, returned to his lord, returned to her lord, left this dunya, left the dunya, died, passed, no longer alive, was martyred, was buried, gone, was killed, murdered, lost her life, lost his life, lost the battle, lost his battle, lost her battle, inna lillahi",
    ours: "our, my, his, her",
    ofMine:
      "son, daughter, baby, child, father, mother, dad, mom, mum, brother, sister, grandfather, grandmother, grandpa, grandma, husband, wife, uncle, aunt, cousin, twins, nephew, niece, friend",
    lostIt: "lost, lose, losing, buried",
    notWant:
      "dont want, do not want, dont wanna, do not wanna, dont wana, dnt wanna, dont wish, not want, no longer want, no longer wish, doesnt feel worth, tired of, so tired of, sick of, cant keep, hate, exhausted of, exhausted from, done with, cant bear, cant stand, fed up, why do i, dont deserve, cant handle, cant deal",
    live: "alive, live, living, exist, existing, be here, being here, this world, dunya, this dunya, breathing, this life, being me, my life, wake up, waking up, life",
    pillsDie:
      "to die, to kill, lethal, fatal, overdose, kill me, die from, die in, dying, be fatal, end it, painlessly",
    pillNames:
      "pills, panadol, paracetamol, tablets, tylenol, ibuprofen, xanax, aspirin, insulin, sleeping pills, bleach, poison, meds, benadryl, mg",
    endAll:
      "want it to end, want this to end, want everything to end, want it all to be over, want this to be over, want it to stop, want to end, need it to end, want the pain, make it stop, want out",
    byForce: "by force, forcibly, forcefully, against my will, off, without my consent, without asking me",
    marryMe: "marry me, marry me off, marrying me, marrying me off, married me, wed me, get me married",
    strikes: "hit, hits, hitting, beat, beats, slapped, slaps, punched, kicked, pushed, choked, threw",
    meWhile:
      "me while, me when, me because, me if, me again, me in front, me so, me with, me for, me every, me since, me last, me today, me yesterday, me and",
  },
  rules: `
    self-harm 2 direct !joke !they !noun
    self-harm 2 > want direct !joke
    self-harm 2 > i want die <4 !not !they !pious !joke
    self-harm 2 > want die !not !they !pious !joke !ruling !close
    self-harm 2 deathWish !pious !close
    self-harm 2 nolive !ruling
    self-harm 1 nolive
    self-harm 2 missMe better
    self-harm 2 > i commit suicide <4 !they !close !ruling
    self-harm 2 > i suicide <4 !close !ruling !they
    self-harm 2 > commit suicide myself
    self-harm 2 > i want vanish forever
    self-harm 1 > i want vanish
    self-harm 2 mySleep sleepOn <5 !ruling
    self-harm 2 > i burden <5 !they !ruling
    self-harm 2 better without <5
    self-harm 2 letter farewell <6 !ruling
    self-harm 1 letter
    self-harm 2 byeAll
    self-harm 2 takeMe
    self-harm 2 > i useMeans means <4 !ruling !tookPills
    self-harm 2 i noEat urge <5
    self-harm 1 alone
    self-harm 1 > i want die !not !they !joke
    overdose 2 tookPills pills many <5 !ruling !usualDose
    overdose 2 > i tookPills poison <3
    overdose 2 > i tookPills many pills <3
    overdose 2 close tookPills poison <4
    overdose 2 overdose i <3 !ruling
    medical 2 medical someone <6 !ruling
    violence 2 selfHit !ruling !joke
    violence 1 selfHit
    violence 1 selfHit kin !joke
    violence 2 > kin hit me <4 !joke
    violence 2 > home hit things <4 !joke !asking
    violence 2 > kin force me marry <4
    violence 2 > force me marry
    violence 2 > i force marry <4 !ruling
    violence 2 > kin touch body <5 !ruling !wudu
    violence 2 > kin touch me <4 !ruling !wudu
    violence 2 > child touch <6
    violence 2 > victimMe rape <4 !ruling
    violence 2 > kin lock lockMe <4 !ruling !school
    violence 2 > i lock lockMe <4 !ruling !school
    violence 2 threat killMe <5 !ruling
    violence 2 > kin threat me <3 !ruling
    violence 2 home willKill <6 !joke
    violence 2 fear homeWord badHome <6
    violence 2 > i fear badHome <4 !ruling
    other 2 > close otherSelf <7 !ruling !leftMe
    other 2 > kin hit victim <4 !ruling !joke !asking
    other 2 > kin touch victim <3 !ruling
    other 2 > victim hit kin <4 !ruling !joke !asking
    other 2 > victim touch <5 !ruling
    other 2 > close rape <5 !ruling
    grief 2 > dear death <4 !asking
    grief 2 > lost lostOne <2 !asking
    grief 1 > dear death <5
    grief 1 > lost lostOne <2
    grief 2 miscarriage
    self-harm 2 pray noMorning negate <5
    self-harm 2 > better everyone gone <6
    self-harm 2 tools nearBy <5 !ruling !harmer
    self-harm 1 tools nearBy <8
    self-harm 1 i nearBy tools <10
    self-harm 2 seeNo liveOn <3 !ruling
    self-harm 2 burnsOwn ownBody cope <6 !ruling
    self-harm 2 > endTonight when <3 !ruling
    violence 2 grabs neck harmer <5 !ruling
    violence 2 > harmer doesThings <4
    violence 2 wed unwilling family <8 !ruling
    violence 2 partner control controlMore <5 !ruling
    violence 1 control
    overdose 2 > drank chemical <4 !ruling
    overdose 1 > drank chemical <6
    other 2 > close sorryAll alarm <8 !ruling
    other 2 > harmer harms smallOnes <2 !ruling !joke !asking
    other 2 > harmer harms victim <2 !ruling !joke !asking
    grief 2 > ours ofMine passed <3 !asking
    grief 2 > lostIt ours ofMine <0 !asking
    self-harm 2 > notWant live <3 !ruling !they !close
    self-harm 2 pillNames pillsDie <6 !they !overdose
    self-harm 2 endAll noEat <8
    self-harm 1 endAll
    violence 2 marryMe byForce <5 !ruling
    violence 2 > kin strikes meWhile <3 !joke !ruling
  `,
};
