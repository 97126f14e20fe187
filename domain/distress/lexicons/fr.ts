import type { Lexicon } from "../lexicon.ts";

/** French as people text it; folding removes the apostrophes. */
export const french: Lexicon = {
  fold: "latin",
  idioms:
    "contre les violences conjugales, contre la violence conjugale, sur les violences conjugales, sur la violence conjugale, violence conjugale en islam, violence conjugale dans lislam, islam et violence conjugale, disparaitre des reseaux, disparaitre dinstagram, disparaitre dinsta, disparaitre dinternet, disparaitre de facebook, disparaitre de whatsapp, disparaitre de snapchat, disparaitre de tiktok, disparaitre de twitter, tape les autres, frappe les autres, battu aux echecs, coupe le doigt, que dit lislam sur les violences, que dit lislam sur la violence, comment est mort, a cause des notes, battu au foot, bebe me tape, enferme dehors, enfermee dehors, mort de rire, morte de rire, mourir de rire, meurs de rire, meurs de faim, meurs de soif, meurs de chaud, meurs de froid, mourir de faim lol, mourir de chaud, mourir de honte, morte de honte, mort de fatigue, morte de fatigue, meurs denvie, mourir denvie, mort de trouille, crever de faim lol, creve de faim, creve de chaud, creve la dalle, chaleur a crever, a crever, crevee, creve apres, suis creve, suis crevee, trop creve, tuer le temps, tue le temps, ca me tue, me tue ce, me tue cette, examen me tue, exam me tue, exams me tuent, examens me tuent, cours me tuent, une tuerie, tel est mort, telephone est mort, batterie est morte, pc est mort, mer morte, nature morte, point mort, temps mort, langue morte, " +
    "bats les couilles, men bats, me bats avec, me bats contre, se battre contre, me bat aux, me bat au, touche du bois, touche mon coeur, me touche beaucoup, me touche enormement, me touche profondement, me touche le coeur, ma touche le coeur, ma beaucoup touche, ma touchee ce, recitation me touche, verset me touche, sourate me touche, couper les ongles, couper les cheveux, couper les poils, coupe les ongles, coupe les cheveux, couper la parole, jeter un oeil, sauter une page, sauter un verset, sauter un repas, frappe a la porte, frapper a la porte, ca ma frappe, ma frappe cest, me frappe dans ce verset, battre les oeufs, coup de foudre, coup de coeur, poids de lor, perdre du poids, prendre du poids, perdu du poids, en finir avec mes peches, en finir avec les peches, en finir avec ce peche, en finir avec la cigarette, en finir avec mes devoirs, marre de vivre chez, marre dattendre, fatigue de la vie citadine, plus dattendre, nen peux plus dattendre, jen peux plus dattendre, jen peux plus de rire, jen peux plus de lui lol",
  concepts: {
    i: "je, j, jai, jsuis, jme, jveux, jvais, me, moi, mon, ma, mes, chui, jte, jetais, jme sens",
    not: "pas, peur de, sans",
    they: "il, elle, ils, on, prophete, quelquun qui, personne qui, celui qui, homme, compagnon, compagnons, martyr",
    want: "veux, veu, veut mourir moi, jveux, jveu, voudrais, vx, jvx, aimerais, aimerai, envie, envi, vais, vai, jvais, va, pense a, pense, penser a, songe a, compte, prevois, prevu, essaye, essaie, tente, ai tente, besoin de, prefere, prefererais, decide, pret a, prete a, faut que je, souhaite, hate de, idees, pensees, moyen de, comment, jai failli, doua pour, dua pour, priere pour, demande a allah de, demande la, merite de, laissez moi, laisse moi, jvoudrais, jaimerais, rever de, reve de, juste",
    die: "mourir, crever, mort, la mort, mouri, morte, etre mort, etre morte, etre six pieds sous terre, canner, clamser, y passer, caner, decede, meurs, meure, partir de ce monde, quitter ce monde, quitter cette vie, quitter la vie, quitter la dounia, partir pour de bon, partir definitivement, ne plus exister, plus exister, ne plus etre la, plus etre la, en finir",
    pious:
      "martyr, chahid, shahid, medine, la mecque, mecque, musulman, musulmane, croyant, croyante, prosterne, prosternation, soujoud, foi, sur la foi, islam, ramadan, vendredi, bonne mort, repentir, repenti, chahada, shahada, de vieillesse, en priant, dans la priere, vieux",
    things:
      "credit, pret, contrat, cigarette, tabac, chicha, musique, abonnement, dette, dettes, sucre, vacances, habitudes, ancien travail, ecole, campagne, mer, reseaux, reseaux sociaux, instagram, tiktok, mdr, lol, jours, semaine, week end",
    kitchen:
      "cuisin~, cuisine, oignon, oignons, legumes, salade, pain, rasant, rasage, couteau de cuisine, jardin~, bricol~, doigt, ongles",
    ruling:
      "un peche, consoler, cher, chere, est il haram, est il permis, est il halal, que dit le coran, que dit lislam, que dit l islam, en islam, selon lislam, dans lislam, dans le coran, le coran dit, hadith, hadiths, verset, versets, sourate, jugement, peine, punition, prophete, histoire de, histoire du, a t on le droit, peut on, jeu video, jeux video, jeu, jeux, film, roman, livre, recette, pur, ablutions, jeune, jeunant, ramadan, wudu, tafsir, serie, expose, definition",
    direct:
      "je me tue, mets fin a mes jours, suis coupe le poignet, suis coupe les poignets, suis coupe les veines, suis ouvert les veines, suis coupee, recommence a me couper, recommence a me scarifier, faire une betise ce soir, vais faire une betise, peur de faire une betise, commettre lirreparable, mourir sans souffrir, autant mourir, suis injecte toute, ne plus me reveiller, envi de creve, envie de creve, mes coupures, cest mon dernier message, mon dernier message, prie pour mourir, veux plus etre vivant, veux plus etre vivante, gout pour moi, reste en vie, bord du pont, sur les rails, bord du vide, jai la corde, choisi la date, couteau dans la main, me tuer, me suicider, me suicide, suicider moi, me sucider, mon suicide, penser au suicide, pense au suicide, pensees suicidaires, idees suicidaires, idees noires, suicidaire, tentative de suicide, ts lannee, me pendre, me jeter, me jette, me foutre en lair, me fou en lair, me foutre en l air, men foutre une balle, me tirer une balle, me mettre une balle, me flinguer, me buter, me bute, me crever, me couper les veines, mouvrir les veines, me tailler les veines, me tranche les veines, me trancher les veines, tailler les veines, me noyer, me faire du mal, me fais du mal, me faire mal, me mutile, me mutiler, me scarifie, me scarifier, scarifications, me coupe les bras, me coupe le bras, me coupe les cuisses, me coupe les poignets, me couper les bras, me coupe tous, me coupe la peau, me taillade, me blesse expres, me bruler la peau, me brule expres, automutilation, mimmoler, en finir avec la vie, en finir avec ma vie, en finir avec moi, en finir une bonne fois, mettre fin a mes jours, mettre fin a ma vie, mettre un terme a ma vie, mettre fin a tout, mettre fin a mes souffrances, mettre fin a cette vie, mettre fin a tout ca, mettre fin a mon existence, moter la vie, m oter la vie, motes la vie, sauter du pont, sauter dun pont, sauter du toit, sauter par la fenetre, sauter de la fenetre, sauter du balcon, sauter dans le vide, sauter sous, sous un train, sous le train, sous le metro, dans le canal, me defenestrer, me laisser mourir, me laisse mourir, me laisse crever, me sers a rien de vivre, kms, que je me tue, je me tue ce",
    deathWish:
      "je me deteste, je me hais, me deteste tellement, recommence a me couper, me scarifie, me scarifier, se scarifient, envie de crever, envie de mourir, mieux mort, mieux morte, mieux si jetais mort, jaurais prefere ne pas naitre, jaurais jamais du naitre, aurais jamais du naitre, aurais pas du naitre, jamais du naitre, regrette detre ne, regrette detre nee, plutot mourir, vivement la mort, vivement que je meure, que je meure, que je creve, la mort serait, la mort est la seule, la mort mappelle, merite pas de vivre, merite pas detre en vie, merite de mourir, merite pas la vie, je devrais mourir, je devrais etre mort, devrais pas exister, aimerais ne plus exister, voudrais ne plus exister, plus envie dexister, envie den finir, envi den finir, veux en finir, vais en finir, voudrais en finir, aimerais en finir, pense a en finir, jveux en finir",
    nolive:
      "plus envie de vivre, pas envie de vivre, envie de vivre jen ai plus, veux plus vivre, veu plus vivre, veux plus de cette vie, veux pas vivre, veux plus etre la, veux plus etre en vie, veux plus exister, peux plus vivre, plus la force de vivre, plus la force de continuer, plus la force davancer, plus le gout de vivre, plus gout a la vie, plus gout a rien, perdu le gout de vivre, plus de raison de vivre, aucune raison de vivre, aucune raison de continuer, pas de raison de vivre, pas de raison de continuer, plus rien a vivre, quoi bon vivre, a quoi bon continuer, a quoi bon rester, sert a quoi de vivre, a quoi ca sert de vivre, sert a rien de vivre, ca sert a rien de continuer, pourquoi vivre, pourquoi je vis, pourquoi je suis en vie, pourquoi je suis encore la, pourquoi rester en vie, marre de vivre, marre de la vie, marre de cette vie, marre de ma vie, marre dexister, ras le bol de vivre, ras le bol de la vie, ras le bol de cette vie, fatigue de vivre, fatiguee de vivre, fatigue de la vie, fatiguee de la vie, fatigue de cette vie, fatiguee de cette vie, lasse de vivre, las de vivre, saoule de vivre, degoute de la vie, degoutee de la vie, deteste ma vie, deteste la vie, deteste vivre, hais ma vie, hais la vie, en ai marre de vivre, ai plus envie de continuer, plus envie de continuer, jen peux plus de vivre, en peux plus de vivre, peux plus de cette vie, peux plus de la vie, peux plus de ma vie, supporte plus cette vie, supporte plus la vie, supporte plus ma vie, supporte plus de vivre, vie na plus de sens, vie na aucun sens, vie a plus de sens, vie a aucun sens, vie vaut rien, vie ne vaut rien, vie vaut plus, vie est foutue, vie est finie, vie est un enfer, vie ne sert a rien, ma vie sert a rien, cette vie me tue, aucune issue, pas dautre issue, seule issue, seule solution cest la mort",
    cantBear:
      "jen peux plus, en peux plus, nen peux plus, peux plus continuer, jy arrive plus, tiens plus, je craque, je lache tout, jabandonne, plus la force, a bout, au bout du rouleau, suis a bout",
    hopeless:
      "vivre, la vie, tout, seule, seul, rien, pleurer, mourir, disparaitre, partir, adieu, personne, fini, vide, continuer, souffre, souffrance, espoir",
    vanish:
      "disparaitre, disparaitre pour, disparetre, maneantir, mevaporer, ne jamais etre nee, ne jamais exister, jamais exister, meffacer",
    sleep: "dormir, endormir, mendormir, sommeil, coucher, mendors, nuit",
    sleepOn:
      "ne jamais me reveiller, jamais me reveiller, ne plus me reveiller, plus me reveiller, plus jamais me reveiller, pas me reveiller, sans me reveiller, ne plus jamais, pour toujours, ne pas me reveiller, plus ouvrir les yeux, ne me reveille pas, jamais reveiller",
    burden:
      "un poids, une charge, un fardeau, un boulet, une erreur, inutile, bon a rien, bonne a rien, une merde, un dechet, de trop",
    missMe:
      "personne me pleurerait, personne ne me pleurerait, personne me pleurera, personne ne pleurera, personne pleurerait, je manquerai a personne, manquerai a personne, manquerais a personne, manquerait a personne, manque a personne, personne sen rendrait compte, personne ne sen rendra compte, personne remarquerait, personne ne remarquera, personne verrait la difference, personne me regrettera, personne me regretterait, qui me pleurerait, qui va pleurer",
    withoutMe:
      "sans moi, si je disparaissais, si je mourais, si je meurs, si jetais mort, si jetais morte, si jetais plus la, si je netais plus la, si je suis plus la, quand je serai plus la, quand je ne serai plus, quand je serai mort, quand je serai morte, apres ma mort, si je partais",
    better:
      "mieux, plus heureux, plus heureuse, soulages, soulagee, tranquilles, tranquille, bien sans, plus facile, contents, personne",
    letter:
      "ecrit la lettre, ecrit une lettre, ecrit ma lettre, ecrit des lettres, lettre dadieu, lettres dadieu, mot dadieu, lettre de suicide, derniere lettre, dernier message, derniere nuit, dernier jour, laisse un mot, message dadieu, fait mes adieux, faire mes adieux, dis adieu, dire adieu, ecrit mon testament, vous dire au revoir, donne toutes mes affaires",
    farewell:
      "adieu, pardonnez moi, pardon, pardonne moi, au revoir, a tous, maman, papa, famille, parents, monde, je vous aime, a toujours, desole, desolee, cest fini, ce soir, demain, amis",
    byeAll:
      "adieu pardonnez moi, adieu, dites a ma mere que je laime, dites a ma famille, dites a mes parents que je les aime, adieu tout le monde, adieu a tous, adieu le monde, adieu la vie, pardonnez moi tous, demain je serai plus la, demain je ne serai plus, je serai plus la demain, bientot je serai plus la, vous me reverrez plus, vous me verrez plus, cest la derniere fois, bientot tout sera fini, ce soir tout sera fini",
    takeMe:
      "allah de me prendre, dieu de me prendre, demande a allah de me reprendre, que dieu me reprenne, quallah me reprenne, reprends moi, reprends mon ame, prends mon ame, prends moi, prends ma vie, rappelle moi a toi, allah prend mon ame, reprend moi, reprend mon ame, prend moi ya allah, viens me chercher",
    means:
      "corde, lame, lames, rasoir, couteau, pont, toit, balcon, rails, fenetre, etage, flingue, arme, cachets, medocs, medicaments, poison, train",
    useMeans:
      "achete, pris une, prepare, attache, devant moi, dans la main, debout sur, assis sur, assise sur, sur le rebord, garde, cache, au bord, regarde, pret, prete, saute",
    noEat:
      "mange plus, arrete de manger, refuse de manger, plus manger, fais plus manger, me prive de manger",
    took: "pri, jai pri, mange, jai mange, injecte, pris, prit, prends, prendre, avale, avaler, avalee, bu, gobe, ingere, englouti, boit, avales, ai pris, viens de prendre, a avale, a bu, a pris",
    pills:
      "medocs, medoc, medicaments, medicament, cachets, cachet, comprimes, comprime, pilules, doliprane, dolipranes, paracetamol, somniferes, somnifere, xanax, anxiolytiques, antidepresseurs, gelules, boite, boites, plaquette, plaquettes, ibuprofene, tramadol, efferalgan, insuline, lexomil, valium",
    many: "tout le traitement, expres, tout le, plein, plein de, trop, trop de, toute, toutes, tous, toute la, boite, boites, plaquette, plaquettes, tas, beaucoup, des, 10, 12, 15, 20, 25, 30, 40, 50, 60, entiere, tube, poignee, tout, tous les",
    poison:
      "mort aux rats, de la mort aux rats, javel, de la javel, eau de javel, poison, du poison, mort aux rats, acide, destop, deboucheur, detergent, white spirit, antigel, produit menager, produits menagers, pesticide, insecticide, essence, leau de javel",
    overdose: "une overdose, fait overdose, en overdose, surdose, jai overdose",
    medical:
      "mal a la poitrine, douleur a la poitrine, douleurs a la poitrine, douleur dans la poitrine, mal au coeur et respire, arrive plus a respirer, narrive plus a respirer, peut plus respirer, peux plus respirer, respire plus, ne respire plus, respire pas, respire mal, inconscient, inconsciente, evanoui, evanouie, se reveille pas, se reveille plus, ne se reveille pas, perdu connaissance, saigne beaucoup, saigne enormement, saigne abondamment, perd beaucoup de sang, perds beaucoup de sang, saigne sans sarreter, arrete pas de saigner, hemorragie, setouffe, setrangle, crise cardiaque, un avc, infarctus, convulsions, fait une crise, se noie",
    hurtsMe:
      "mari est violent, pere est violent, frere est violent, devient violent, suis battue, suis battu, suis frappee, suis violentee, des bleus partout, ma donne un coup, ma donne des coups, mon mari me force, me force meme, ete abusee, ete abuse, embrassee de force, embrasse de force, ma jete une, ma jete un, ma jetee, frappe moi, tape moi, couche avec ses amis, etre mariee de force, est battue, a ete battue, me frappe, me frappent, me frapper, ma frappe, ma frappee, mont frappe, me tape, me tapent, ma tape, ma tapee, me tabasse, ma tabasse, ma tabassee, me bat, me battait, me battent, ma battu, ma battue, me fais battre, me fait battre, me fais frapper, me fais taper, me fais tabasser, battue par, frappee par, battu par, frappe par mon, me gifle, ma gifle, ma giflee, me cogne, ma cogne, ma cognee, me met des coups, ma mis des coups, mis des coups, ma mis un coup, ma donne des coups, me donne des coups, me met des claques, ma mis une claque, me met des baffes, me degomme, ma etrangle, ma etranglee, metrangle, me brule, ma brule, ma brulee, brulee avec, me maltraite, me violente, violente avec moi, violent avec moi, me viole, ma viole, ma violee, mon viol, ete viole, ete violee, ma abuse, abuse de moi, abusait de moi, abusee par, abuse sexuellement, agressee sexuellement, agresse sexuellement, agression sexuelle, attouchements, attouchement, me tripote, ma tripote, ma tripotee, me pelote, me harcele sexuellement, force a coucher, me force a coucher, moblige a coucher, obligee a coucher, me force a faire lamour, moblige a faire lamour, me force sexuellement, viol conjugal, violences conjugales, violence conjugale, femme battue, enfant battu, me pousse dans les escaliers, ma pousse, me tire par les cheveux, ma tire les cheveux, ma casse le bras, ma casse le nez, ma pete le nez, couverte de bleus, pleine de bleus, plein de bleus, leve la main sur moi, a leve la main sur moi, porte la main sur moi, me defonce, ma defoncee, me fouette, avec la ceinture, coups de ceinture, ma poignarde, ma plante, ma agresse, ma agressee, masperge dacide, me torture, ma torture, exciser, excision forcee, me fout des coups, me marave, me demonte, met des droites",
    touch:
      "me touche, ma touche, ma touchee, me touchait, me toucher, me caresse, membrasse de force, a mis sa main, met sa main, mettait sa main, ses mains sur moi, sa main sous, sa main dans, main dans ma culotte, vient dans ma chambre, entre dans ma chambre, venait dans ma chambre, rentre dans ma chambre, vient dans mon lit, me regarde sous la douche, me filme, me demande de me deshabiller, me deshabille, se frotte, me montre son, colle a moi",
    touchSign:
      "nuit, soir, la nuit, le soir, quand je dors, pere, daron, papa, beau pere, oncle, tonton, frere, cousin, grand pere, papy, prof, professeur, imam, cheikh, voisin, patron, chef, entraineur, jupe, culotte, corps, poitrine, seins, fesses, cuisses, rien dire, pas dire, secret, bizarre, mal a laise, intime, intimes, partout, peur, petite, petit, enfant",
    wudu: "ablution, ablutions, woudou, wudu, priere, mari me touche annule, verset, recitation, sourate, coeur, lecture, histoire, paroles",
    force:
      "force, forcent, forcee, forcer, forces, oblige, obligent, obligee, obliger, me marier de force, contre mon gre, contre ma volonte, contrainte, contraint, imposent, impose, veulent me marier, pression",
    marry:
      "marier, me marier, mariage, epouser, a un homme, au bled, avec mon cousin, coucher, sexe, rapports, relation, relations, avorter, prostituer, me prostituer",
    meForced:
      "me, m, ma, mont, mon, moblige, mobligent, me force, me forcent, veulent me, suis forcee, suis obligee, suis force, on me",
    lock: "me laissent pas manger, me laisse pas manger, mempechent de manger, me donnent rien a manger, ma enferme, ma enfermee, mont enferme, mont enfermee, menferme, menferment, enfermee a la maison, enferme a la maison, enfermee chez, suis enfermee, suis enferme, me sequestre, mont sequestree, sequestree, sequestre, retenue de force, pris mon passeport, prend mon passeport, confisque mon passeport, confisque mes papiers, pris mes papiers, me laisse pas sortir, me laissent pas sortir, mempeche de sortir, mempechent de sortir, minterdit de sortir, me prive de nourriture, me donne pas a manger, me donnent pas a manger, kidnappee, kidnappe, ma attachee, ma attache, prisonniere chez, prisonniere dans",
    threat:
      "menace de publier, menace de montrer, menace denvoyer, photos nue, photos nues, mes nudes, sali lhonneur, a un couteau aidez, me menace, me menacent, ma menace, ma menacee, mont menace, menace de me, menace avec, menacee par, menaces de mort, me fait chanter, me suit partout, me harcele et menace, jure de me tuer",
    killsMe:
      "me tuer, va me tuer, vont me tuer, veut me tuer, veulent me tuer, tuerait, me tuera, tuer si je, essaye de me tuer, essaie de me tuer, a essaye de me tuer, me buter, megorger, me planter, me poignarder, me faire la peau, me bruler vive, crime dhonneur, pour lhonneur",
    kin: "mari, mec, copain, pere, daron, mere, daronne, frere, reuf, oncle, tonton, famille, parents, darons, ex, il, ils, elle, cousin, conjoint, compagnon, beau pere, belle famille, voisin, grand frere, homme, quelquun, on, fiance, cousins",
    joke: "mdr, lol, ptdr, xd, haha, jdr, bulletin, notes, examen, exam, retard",
    fear: "peur, terrifiee, terrifie, crains, trouille, fuir, fugue, fuguer, menfuir, cacher, en danger, pas en securite",
    fearHome:
      "rentrer chez moi, rentrer a la maison, rentrer, peur de mon pere, peur de mon mari, peur de mon frere, peur de ma mere, peur de mon ex, peur de mon beau pere, peur de lui, a cause de mon pere, a cause de mon mari, chez moi, mon mari, mon pere, mon ex, mon frere, la maison, mes parents, ma famille",
    fearKin:
      "mon mari, mon pere, mon mari, mon ex, mon frere, ma mere, mon beau pere, mon oncle, mon daron, mon cousin, mes parents, mon copain, ma famille, de lui",
    close:
      "une fille de ma classe, un garcon de ma classe, quelquun sur, ma copine, mon copain, mon ami, mon amie, mon pote, ma pote, ma meilleure amie, mon meilleur ami, ma best, mon fils, ma fille, mon frere, ma soeur, ma petite soeur, mon petit frere, mon reuf, ma reus, ma reuss, ma mere, mon pere, ma femme, mon mari, mon cousin, ma cousine, mon voisin, ma voisine, mon collegue, ma collegue, une amie, un ami, un pote, une pote, une copine, mon eleve, mon neveu, ma niece, mon ex, mon enfant, quelquun que je connais, mon coloc, ma coloc, mon mec, ma meuf, mon daron, ma daronne, mon gosse, ma tante, mon ado, mon gars",
    leftMe: "ma quittee, ma quitte, me quitte, ma laissee, ma larguee, ma largue, a divorce",
    otherSelf:
      "ouvert les veines, coupe les veines, coupe les poignets, plus la demain, de se tuer, va se pendre, en finir, sauter du toit, sauter du pont, laisse un mot, laisse une lettre, se suicider, se sucider, suicide, suicidaire, se tuer, se pendre, veut mourir, veux mourir, veut crever, envie de mourir, veut en finir, pense a la mort, pense a en finir, mettre fin a ses jours, mettre fin a sa vie, mettre fin a mes jours, se faire du mal, se fait du mal, se scarifie, se mutile, se coupe les bras, se coupe les veines, se jeter, se foutre en lair, se buter, se flinguer, message dadieu, lettre dadieu, dit adieu, fait ses adieux, veut plus vivre, veut plus etre la, plus envie de vivre, plus gout a la vie, avale des cachets, avale des medicaments, pris des cachets, pris plein de, fait une ts, en finir, tentative de suicide, parle de mourir, parle de suicide, sauter dans le vide",
    hits3:
      "frappe, frappent, tape, tapent, bat, battent, tabasse, cogne, gifle, viole, violee par, touche, tripote, menace, etrangle, maltraite, brule, abuse de, force, enferme, sequestre, battue par, frappee par, touchee par, touche par, a touchee, la touche, la frappe, la bat, le frappe, le bat, le touche, les frappe, les bat, la tape, violente, a viole, se fait battre, se fait frapper, se fait taper, se fait violer, se fait toucher",
    perp: "mon pere, mon daron, mon voisin, le voisin, ma voisine, mon frere, mon oncle, tonton, mon beau pere, mon mari, son mari, son copain, son mec, mon cousin, ma mere, la voisine, son pere, sa mere, les voisins, mes voisins, un prof, le prof, limam, mon beau frere, mon grand pere, mon papa, papa, notre pere, son frere, son ex",
    victim:
      "ma mere, ma daronne, ma soeur, ma petite soeur, mon frere, mon petit frere, ses enfants, leurs enfants, ses gosses, sa femme, son fils, sa fille, ma fille, mon fils, mes enfants, mon enfant, ma cousine, ma niece, mon neveu, ma copine, mon amie, une amie, ma voisine, son enfant, ses petits, maman, nos enfants, ma tante, son bebe, leur fille, leur fils, ma meilleure amie, les enfants, les petits",
    dear: "ma mere, mon pere, mon daron, ma daronne, maman, papa, mon frere, ma soeur, mon fils, ma fille, mon bebe, mon enfant, ma femme, mon mari, ma grand mere, mon grand pere, mamie, papi, papy, mamy, meme, pepe, mon oncle, ma tante, mon cousin, ma cousine, mon ami, mon amie, mon pote, mon meilleur pote, mon meilleur ami, ma meilleure amie, ma pote, mon fiance, ma fiancee, mon neveu, ma niece, jeddi, yemma, ma yemma, mon reuf, mes parents, mon petit frere, ma petite soeur, mon grand frere, ma grande soeur, mon voisin, mon collegue, mon beau pere, ma belle mere, mon petit, ma petite fille, mon jumeau, mon copain, mon mec, mon tonton, ma tata, tonton, tata",
    died: "est mort, est morte, est decede, est decedee, est decede, decede, decedee, est parti, est partie, nous a quittes, nous a quitte, nous a quittee, a quitte ce monde, sest eteint, sest eteinte, est mort dans, vient de mourir, vient de deceder, nest plus, nest plus la, est plus la, morte hier, mort hier, sont morts, est au cimetiere, est en fin de vie, va mourir, est mourant, est mourante, a rendu lame, est retourne a allah, est retournee a allah, cancer, en phase terminale, soins palliatifs, est dans le coma, dans le coma, sest fait tuer, a ete tue, a ete tuee, sest tue, sest tuee, sest suicide, sest suicidee, est tombe gravement malade, gravement malade, tres malade, deces, la mort de, mort de",
    lost: "perdu, enterre, perdre, perds, pleure, deces de, mort de, la mort de, obseques de, la perte de, enterrement de, perte de, deuil de, me manque",
    loss: "fausse couche, fait une fausse couche, mort ne, en deuil, mon deuil",
    manque: "me manque, me manquent, il me manque, elle me manque",
    askGrief:
      "a lecole, ses copains, les autres, consoler, reconforter, quelquun qui, condoleances, veuve, veuvage, a quelquun, celui qui, prophete, chat, chatte, chien, poisson, hamster, oiseau, compagnons, combien, que se passe, quand est, comment est mort, qui est, peut on, prier pour, priere pour, ali ibn, aicha, fatima, du coran, poids, foi, sahaba, lapin, animal, telephone, cles, portefeuille, argent, khouchou, temps, est mort en",
    pray: "demande a dieu, demande a allah, prie allah, prie pour, prie dieu, supplie allah, jespere, souhaite, je prie, doua",
    noMorning:
      "voir le matin, voir demain, voir le jour, me reveille, me reveiller, me reveiller demain, me lever demain, ouvrir les yeux",
    nePas: "pas, ne, plus, jamais",
    absent:
      "si jetais pas la, si jetais plus la, si je netais pas la, si je netais plus la, si jexistais pas, si jetais mort, si jetais morte, si je disparais, si je disparaissais, si je meurs, sans moi",
    easier:
      "plus simple, plus facile, mieux, plus heureux, soulages, tranquilles, plus tranquille, plus leger, bien mieux",
    tools:
      "medicaments, medocs, cachets, comprimes, couteau, lame, corde, pistolet, poison, javel, somniferes, boite",
    nearBy:
      "devant moi, a cote de moi, dans ma main, dans les mains, je les regarde, je la regarde, je le regarde, sur la table, dans ma poche, prets, prete",
    grabs: "attrapee, attrape, saisie, saisi, serre, serrait, pris, prise, prend, mains, main, chope, chopee",
    neck: "cou, gorge",
    doesThings:
      "me fait des choses, ma fait des choses, me faisait des choses, me fait faire des choses, me fait des trucs, ma fait des trucs, me faisait des trucs, me fait des trucs bizarres, me fait enlever, me fait deshabiller, me montre des videos, se met sur moi, se couche sur moi, vient se coucher",
    wed: "marier, mariage, fiancer, epouser, fiancee, fiance",
    unwilling:
      "inconnu, connais pas, jamais vu, veux pas, refuse, sans mon accord, pas le choix, vieux, contre, force, de force, au bled, au pays, billet, billets, deux fois mon age",
    noPoint:
      "vois plus linteret, vois pas linteret, vois plus de raison, vois aucune raison, vois pas de raison, plus linteret, plus de raison, aucune raison, aucun interet, plus aucun sens, vois plus le sens, trouve plus de sens, plus de sens",
    liveOn: "vivre, lever, continuer, me lever, exister, rester, vie, me battre, respirer",
    suicideTalk:
      "suicide, mourir, mort, se tuer, disparaitre, adieu, desolee pour tout, desole pour tout, en finir, pardon pour tout",
    alarm:
      "tel est eteint, telephone est eteint, repond pas, repond plus, ne repond plus, message, eteint, enfermee, enferme, toit, cachets, cachet, couteau, injoignable, disparu, disparue, ecrit",
    smallOnes:
      "notre petit, notre petite, notre fils, notre fille, mon petit, ma petite, les petits, le bebe, le petit, la petite, un enfant, son bebe, nos enfants, les enfants, mes enfants, ma soeur, ma mere, ma fille, mon fils, mon frere, son fils, sa fille, ses enfants, sa femme",
    harms:
      "frappe, tape, bat, gifle, secoue, brule, etrangle, maltraite, tabasse, enferme, cogne, fouette, touche, viole, violente",
    harmer:
      "il, elle, mon mari, ma femme, mon pere, ma mere, mon ex, la nounou, mon frere, mon beau pere, son pere, sa mere, mon oncle, le voisin, leur pere, mon conjoint",
    burns:
      "me brule, me frappe la tete, me griffe, me mords, me cogne la tete, me plante, me pique, me coupe, me taille",
    ownBody:
      "cuisses, bras, poignet, poignets, jambes, peau, mur, ventre, mains, briquet, cigarette, lame, ciseaux, compas",
    lossOur: "on a perdu, nous avons perdu, a perdu notre, ai perdu mon, ai perdu ma, perte de",
    ourDead:
      "notre fils, notre fille, notre bebe, notre mere, notre pere, notre enfant, notre frere, notre soeur, notre grand mere, mon grand pere, ma grand mere",
    returned:
      "retourne a allah, retournee a allah, retourne vers allah, retourne aupres, nous a quitte, parti rejoindre, rejoint allah, rendu son dernier, eteint cette nuit, rejoint son seigneur",
    control:
      "minterdit de sortir, minterdit de voir, minterdit de parler, mempeche de voir, mempeche de sortir, ma pris mon telephone, me prend mon telephone, pris mon tel, confisque mon tel, confisque mon telephone, controle tout, controle mon argent, prend mon salaire, me surveille tout le temps, me laisse pas voir, me coupe de ma famille, me suit partout, ferme la porte a cle",
    endTonight:
      "jarrete tout, jen finis, je mets fin, cest ce soir, ca sarrete ce soir, cest la fin pour moi, je pars ce soir, je passe a lacte, passer a lacte",
    byeWord: "adieu, pardon, douas pour moi, doua pour moi, ce soir, pardonnez, demain, au revoir",
    object: "cable, ceinture, baton, fil, manche, balai, chaussure, louche, tuyau",
    strike: "me tape, me frappe, me bat, me tapait, me frappait, me battait, ma tape, ma frappee",
    noMore:
      "plus envie, pas envie, aucune envie, plus lenvie, veux plus, veux pas, veut plus etre, jveux plus, jveux pas, veu plus, voudrais plus, peux plus, plus la force, marre, ras le bol, fatigue, fatiguee, lasse, deteste, hais, supporte plus, arrive plus a, plus le courage, plus de raison, plus aucune raison, jai plus aucune envie",
    live: "vivre, en vie, etre en vie, la vie, cette vie, ma vie, exister, etre la, continuer a vivre, respirer, de ce monde, cette dounia, me reveiller",
    pillNames:
      "doliprane, dolipranes, cachets, comprimes, medicaments, medocs, paracetamol, somniferes, xanax, tramadol, pilules, insuline, javel, poison, ibuprofene",
    pillDie: "mourir, mortel, mortelle, me tuer, crever, surdose, sans souffrir, dose",
    stopAll:
      "que ca sarrete, que tout sarrete, que ca finisse, que tout finisse, que tout soit fini, que ca se termine, que tout se termine",
    notEaten: "rien mange, mange rien, mange plus, pas mange, plus manger, jeune pour mourir",
    deForce: "de force, par force, contre ma volonte, contre mon gre, sans mon accord",
    marryMe: "me marier, me marient, me marie, mont mariee, ma mariee, me fiancer, me donner a",
    us: "nous frappe, nous tape, nous bat, nous tabasse, nous cogne, nous gifle, nous maltraite, nous menace, nous enferme, nous frappait, nous battait",
    ifI: "si je me tue, si jme tue, si je me suicide, si jme suicide, si je mets fin a, si je me pends, si je me jette",
    age: "jai 8 ans, jai 9 ans, jai 10 ans, jai 11 ans, jai 12 ans, jai 13 ans, jai 14 ans, jai 15 ans, jai 16 ans, mosquee, homme, monsieur, type, inconnu",
  },
  rules: `
    self-harm 2 direct !ruling !close !joke !kitchen
    self-harm 2 > want direct !close !kin !joke
    self-harm 2 > i want direct !joke
    self-harm 2 > i want die <2 !not !pious !joke
    self-harm 2 > want die <1 !not !they !pious !ruling !close !joke
    self-harm 2 deathWish !ruling !pious !close !things
    self-harm 2 nolive !ruling
    self-harm 2 cantBear hopeless <4 !ruling !joke
    self-harm 1 cantBear
    self-harm 2 > want vanish <3 !things
    self-harm 2 sleep sleepOn <3 !ruling
    self-harm 2 > i burden <4 !ruling
    self-harm 2 missMe
    self-harm 2 better withoutMe <5
    self-harm 2 letter farewell <5 !ruling
    self-harm 1 letter
    self-harm 2 byeAll !things
    self-harm 2 takeMe !ruling
    self-harm 2 > i useMeans means <2 !ruling
    self-harm 2 noEat die <4 !ruling
    overdose 2 > took many pills <3 !ruling
    overdose 2 > took pills many <4 !ruling
    overdose 2 > took poison <3 !ruling
    overdose 2 overdose !ruling
    medical 2 medical
    violence 2 hurtsMe !joke
    violence 2 touch touchSign <5 !wudu
    violence 2 > meForced force marry <5
    violence 2 > force meForced marry <4
    violence 2 lock
    violence 2 threat !joke
    violence 2 > kin killsMe <5 !joke
    violence 2 > fear fearHome fearKin <6
    violence 2 > fear fearHome <2 !ruling
    violence 2 > fear fearKin <1 !ruling
    other 2 > close otherSelf <5 !ruling !leftMe
    other 2 > perp hits3 victim <2 !ruling
    other 2 > victim hits3 perp <2 !ruling
    other 2 > victim perp hits3 <4 !ruling
    other 2 > victim hits3 <3 !ruling !askGrief
    grief 2 > dear died <3 !askGrief
    grief 2 > lost dear <1 !askGrief
    grief 1 > lost dear <1
    grief 2 loss !ruling
    grief 1 dear manque
    self-harm 2 pray noMorning nePas <6
    self-harm 2 easier absent <6
    self-harm 2 tools nearBy <6 !ruling !threat !lock
    self-harm 2 noPoint liveOn <4 !ruling
    self-harm 2 burns ownBody <4 !ruling
    self-harm 2 endTonight byeWord <6
    violence 2 grabs neck harmer <5 !ruling
    violence 2 doesThings
    violence 2 wed unwilling nePas <7 !ruling
    violence 2 kin control <3
    violence 1 control
    violence 2 strike object
    other 2 > close suicideTalk alarm <9 !ruling
    other 2 > close alarm suicideTalk <9 !ruling
    other 2 > harmer harms smallOnes <2 !ruling !askGrief
    grief 2 lossOur ourDead <2
    grief 2 > ourDead returned <2
    grief 2 > dear returned <2
    self-harm 2 > noMore live <3 !ruling !close
    self-harm 2 pillNames pillDie <6 !they
    self-harm 2 stopAll notEaten <8
    self-harm 1 stopAll
    self-harm 1 cantBear stopAll
    violence 2 marryMe deForce <4
    violence 2 us !ruling
    self-harm 2 ifI
    violence 2 touch age <6 !wudu
  `,
};
