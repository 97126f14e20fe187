/** Prefixes of "I do" and "I will do", from the Gulf to Morocco. */
const firstPerson = "ا,ب,با,ن,كن,كان,تن,ه,ها,هن,ح,حا,سا,بن,دان,ان,هان".split(",");
/** Prefixes of "he does", "she does" and "they do". */
const thirdPerson = "ي,ت,بي,بت,ب,هي,هت,حي,حت,سي,ست,كي,كت,كاي,دي,تي".split(",");

function each(stems: string, form: (stem: string) => readonly string[]): string {
  return stems
    .split(",")
    .map((stem) => stem.trim())
    .flatMap(form)
    .join(", ");
}

/** The stems with the speaker as subject, present and future. */
export const iDo = (stems: string): string =>
  each(stems, (stem) => firstPerson.map((prefix) => prefix + stem));

/** The stems with somebody else as subject, present and future. */
export const theyDo = (stems: string): string =>
  each(stems, (stem) => thirdPerson.map((prefix) => prefix + stem));

/** The stems with the speaker as object, in every person and tense: "~" stands for the endings before "me". */
export const doneToMe = (stems: string): string => each(stems, (stem) => [`~${stem}~ني`]);

/** The stems with her, him or them as object. */
export const doneToThem = (stems: string): string =>
  each(stems, (stem) => [`~${stem}~ها`, `~${stem}~ه`, `~${stem}~هم`, `~${stem}~هن`, `~${stem}و`]);

/** Nouns with and without the article. */
export const withArticle = (nouns: string): string =>
  each(nouns, (noun) => [noun, `ال${noun}`, `بال${noun}`]);

/** Nouns for relatives and others with "my", or with "her", "his" or "their". */
const ending = (owners: string) => (nouns: string) =>
  each(nouns, (noun) => owners.split(",").map((owner) => noun + owner));
export const mine = ending("ي,يا,نا");
export const theirs = ending("ها,ه,هم,و,هن");
