/**
 * A phonetic key of a surah's name, whatever the romanisation: Al-Baqarah, el-Bakara and Bakara have one key,
 * as have Yâsîn, Yaseen and Ya-Sin. Takes folded words (no diacritics), gives "" when nothing is left.
 */
export function nameSound(words: readonly string[]): string {
  return latinSound(withoutArticle(words).join(""));
}

/** The words of a name without the article before it: al-, el-, ar-, the, la. */
export function withoutArticle(words: readonly string[]): readonly string[] {
  const [first, ...rest] = words;
  const article =
    first !== undefined && rest.length > 0 && /^(?:[ae][a-z]{1,3}|l|las|le|la|les|the)$/.test(first);
  const isName = first !== undefined && /^(?:ali|ale|aal|aali|al|el|the|le|la|les|l)$/.test(first);
  return article && (isName || /^[ae](?:.|sh|dh|th|sy|sz)$/.test(first)) ? rest : words;
}

const steps: readonly (readonly [RegExp, string])[] = [
  [/^(?:al|el)(?=[bcdfghjklmnpqrstvwxz]..)/, ""],
  [/ou|oo|o|u+/g, "u"],
  [/ee|ie|i+/g, "i"],
  [/[ae]+[yi]/g, "ai"],
  [/a+w|av(?=[^aeiou]|$)|a+u/g, "au"],
  [/e+v(?=[^aeiou]|$)/g, "au"],
  [/[ae]+/g, "a"],
  [/kh|ch/g, "h"],
  [/sh|sy|th|ts/g, "s"],
  [/dh|dz|dj/g, "z"],
  [/gh/g, "g"],
  [/q/g, "k"],
  [/c/g, "j"],
  [/w/g, "v"],
  [/([a-z])\1+/g, "$1"],
  [/(?<=[a-z]{3})(?:h|t)$/g, ""],
];

export function latinSound(name: string): string {
  return steps.reduce((sound, [pattern, to]) => sound.replace(pattern, to), name);
}

/** The consonants of a phonetic key, the last resort when vowels differ (Mujadila, Mücadele). */
export function soundConsonants(sound: string): string {
  return sound.replace(/[aiuy]/g, "");
}
