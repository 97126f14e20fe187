import { foldMessage, phrasePattern } from "./fold-message.ts";

type Words = { readonly latin: string; readonly arabic: string };

/** Fiction, and people of history whose death is a story; a tilde matches any ending. */
const fiction: Words = {
  latin:
    "my novel, the novel, a novel, my story, short story, my screenplay, my character, my essay, the hero, the heroine, the movie, a movie, the film, a film, documentary, tv series, anime, hitler, cleopatra, van gogh, socrates, romeo, juliet, mon roman, le roman, un roman, ma nouvelle, mon personnage, le heros, lheroine, le film, un film, documentaire, la serie, mon expose, un expose, cleopatre, socrate, novelku, di novel, cerpen~, ceritaku, tokohnya, tokoh utama, di film, film itu, pemerannya, sinetron, kleopatra, romanim~, romanin~, filmde~, filminde~, dizide~, hikayem~, karakterim, bas karakter, belgesel, novel mein, novel me, film mein, film me, drame mein, drama mein, kahani mein",
  arabic:
    "روايتي, في الروايه, الروايه, البطل, البطله, الفيلم, بالفيلم, فيلم, مسلسل, المسلسل, بكتب قصه, اكتب قصه, قصتي, وثائقي, هتلر, كليوباترا, سقراط, ناول میں, فلم میں, ڈرامے میں, کہانی میں, ہیروئن, کردار, ہٹلر, قلوپطرہ, سقراط",
};

/** A game that somebody won. */
const played: Words = {
  latin:
    "at chess, at fifa, at scrabble, at monopoly, at mario kart, at uno, at badminton, at table tennis, in table tennis, at ping pong, in badminton, in chess, a la console, aux echecs, au ping pong, a fifa, a la course, au foot, au badminton, au tennis, au scrabble, aux dames, main catur, di catur, main badminton, di badminton, mobile legends, satrancta, tavlada, pes oyununda, masa tenisinde, ludo mein, cricket mein, carrom mein, f lkora",
  arabic:
    "بالشطرنج, في الشطرنج, بالبلايستيشن, في البلايستيشن, بالكوره, لڈو میں, کیرم میں, کرکٹ میں, شطرنج میں",
};

/** Sayings in which nobody dies or is slapped. */
const sayings: Words = {
  latin:
    "kill me if i forget, kill me if i lose, die of embarrassment, died of embarrassment, me tuer si joublie, me tuer si je perds, mourir de honte, mort de honte, cest mort pour, bunuh aku kalau lupa, ditampar kenyataan, ditampar realita, tertampar, mati malu, unutursam beni oldur~, utanctan ol~, tokat gibi carpti, phone is at, phone at 1, battery is at, phone is about to die, laptop is about to die, hp tinggal, hpku tinggal, tel est a 1, tel est a 2, telefonum yuzde, sarjim yuzde, while shaving, en se rasant, pas cukur, tiras olurken, shave karte, paper to mujhe, paper mujhe, exam to mujhe, dil pe mat, dil par mat, maar dalengi agar, sharam se mar~, ankh maarna, aankh maarna",
  arabic:
    "موبايلي واحد بالميه, جوالي واحد بالميه, تلفوني واحد بالميه, وهو يحلق, نموت بالحشمه, متت بالحشمه, مت من الاحراج, اموت من الاحراج, هموت من الكسوف, متت من الكسوف, صفعني الواقع, الواقع صفعني, هتقتلني لو نسيت, بتذبحني اذا نسيت, شرم سے مر~, مار ڈالیں گی اگر, آنکھ مارنا",
};

/** A season in which people ask one another for forgiveness. */
const season: Words = {
  latin:
    "ramadan, ramadhan, ramzan, ramazan~, eid, aid, lebaran, idul fitri, bayram~, hajj, haji, hacca, umrah, umre, umroh, umreye, omra",
  arabic: "رمضان, العيد, عيد, الحج, للحج, العمره, عمره, عید, حج, عمرے",
};
const forgiveness: Words = {
  latin: "forgive, pardon, pardonnez~, maaf, maafin, maafkan, maafi, helal, semhou~, sem7ou~",
  arabic: "سامحوني, سامحونا, حللوني, معاف, معافی",
};

/** Signs that somebody nevertheless speaks of what happens to themselves. */
const own: Words = {
  latin:
    "me, us, myself, kms, my life, my last, die, dying, my husband, my dad, my father, my wife, my mum, ma vie, mourir, mon mari, mon pere, ma mere, suis une femme battue, suis battue, diriku, hidupku, aku mau mati, aku ingin mati, pengen mati, suamiku, suami, bapakku, terakhirku, kendimi, hayatim~, olmek, kocam, babam, bana, beni, son ramazanim, mujhe, apni jaan, meri zindagi, shohar, mera aakhri, mera akhri, mar jau~, marna",
  arabic:
    "نفسي, حالي, روحي, حياتي, جوزي, زوجي, ابوي, بابا, ابويا, اموت, اخر رمضان لي, مجھے, اپنی جان, میری زندگی, میرا آخری, شوہر, ابو, مرنا, مر جاؤ~",
};
/** A game that ends in blows. */
const blows: Words = {
  latin:
    "a bat, the bat, his bat, baseball bat, cricket bat, belt, drunk, bleed~, blood, bruise~, hurt~, scared, afraid, because, if i, when i, if he, every time, cry, mort, sang, peur, quand je, si je, parce, chaque fois, darah, takut, kalau aku, kan, korkuyorum, dov~, khoon, darr",
  arabic: "حزام, دم, خايف, خايفه, كل مره, لاني, لما, خون, ڈر, ہر بار, بیٹ سے",
};

const patternsOf = (words: Words) =>
  (["latin", "arabic"] as const).map((fold) => ({
    fold,
    pattern: new RegExp(
      ` (?:${words[fold]
        .split(",")
        .map((phrase) => phrasePattern(phrase.trim(), fold))
        .join("|")})(?= )`,
      "u",
    ),
  }));

type Patterns = ReturnType<typeof patternsOf>;
const [sayingsOf, fictionOf, playedOf, seasonOf, forgivenessOf, ownOf, blowsOf] = [
  sayings,
  fiction,
  played,
  season,
  forgiveness,
  own,
  blows,
].map(patternsOf) as [Patterns, Patterns, Patterns, Patterns, Patterns, Patterns, Patterns];

/** Arabic verbs whose object is the speaker, such as "he beats me". */
const doneToMe = / \p{L}{2,}[^ا ]ني(?= )/u;

/** A folded message without its sayings, some of which have words of `blows` themselves. */
function withoutSayings(folded: string, fold: "latin" | "arabic"): string {
  const pattern = sayingsOf.find((one) => one.fold === fold)?.pattern;
  return pattern ? folded.replace(pattern, " _") : folded;
}

/**
 * True where rules must not decide: a saying, a story, a game or the forgiveness asked for at a feast, without a sign that
 * somebody speaks of their own life.
 */
export function isFictionOrGame(message: string): boolean {
  const folded = { latin: foldMessage(message, "latin"), arabic: foldMessage(message, "arabic") };
  const has = (patterns: Patterns) => patterns.some(({ fold, pattern }) => pattern.test(folded[fold]));
  if (has(sayingsOf))
    return !blowsOf.some(({ fold, pattern }) => pattern.test(withoutSayings(folded[fold], fold)));
  if (has(playedOf)) return !has(blowsOf);
  const isFiction = has(fictionOf) || (has(seasonOf) && has(forgivenessOf));
  return isFiction && !has(ownOf) && (has(forgivenessOf) || !doneToMe.test(folded.arabic));
}
