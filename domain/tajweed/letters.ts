import {
  daggerAlef,
  hamzaAbove,
  hamzaForms,
  isGap,
  isLetterSign,
  maddah,
  shadda,
  signs,
  tatweel,
} from "./signs.ts";

/** What a letter is sounded with: a vowel, a tanween (`an un in`), a written sukun, or nothing written. */
export type Sound = "a" | "u" | "i" | "an" | "un" | "in" | "sukun" | undefined;

/** One letter of the verse with its signs; `from` and `to` count code points of the verse's text. */
export type Letter = {
  readonly from: number;
  to: number;
  /** The letter; every hamza is `ء`, every long small alef `ٰ`, a small noon `ن`. */
  base: string;
  sound: Sound;
  shadda: boolean;
  maddah: boolean;
  /** `always`: the round zero; `joined`: the upright zero, silent unless the reader stops on it. */
  silence: "always" | "joined" | undefined;
  /** Word of the verse, from 0; a part without a letter is no word. */
  readonly word: number;
  /** The reader pauses without breath before this letter (sakt), so nothing joins across. */
  readonly pauseBefore: boolean;
};

/** Parses a verse of the Uthmani text (Tanzil's signs) into letters; unknown characters are skipped. */
export function lettersOf(text: string): Letter[] {
  const letters: Letter[] = [];
  let word = -1;
  let wordIsOpen = false;
  let pauseBefore = false;
  const open = (base: string, at: number): void => {
    if (!wordIsOpen) word += 1;
    wordIsOpen = true;
    letters.push({
      from: at,
      to: at + 1,
      base,
      sound: undefined,
      shadda: false,
      maddah: false,
      silence: undefined,
      word,
      pauseBefore,
    });
    pauseBefore = false;
  };
  let at = -1;
  for (const char of text) {
    at += 1;
    const last = letters.at(-1);
    if (isLetterSign(char)) open(hamzaForms.has(char) ? "ء" : char, at);
    else if (wordIsOpen && last && !isGap(char)) {
      if (char === daggerAlef && !isSeat(last)) open(daggerAlef, at);
      else addSign(last, char, at);
    } else if (char === signs.smallSeen) pauseBefore = true;
    else if (isGap(char)) wordIsOpen = false;
  }
  return letters.filter((letter) => letter.base !== tatweel);
}

const sounds: ReadonlyMap<string, Sound> = new Map<string, Sound>([
  ["\u064e", "a"],
  ["\u064f", "u"],
  ["\u0650", "i"],
  ["\u064b", "an"],
  ["\u064c", "un"],
  ["\u064d", "in"],
  ["\u0652", "sukun"],
]);

function addSign(letter: Letter, sign: string, at: number): void {
  letter.to = at + 1;
  const sound = sounds.get(sign);
  if (sound) letter.sound = sound;
  else if (sign === shadda) letter.shadda = true;
  else if (sign === maddah) letter.maddah = true;
  else if (sign === signs.alwaysSilent) letter.silence = "always";
  else if (sign === signs.silentWhenJoined) letter.silence = "joined";
  else if (sign === hamzaAbove || sign === signs.easedHamza) letter.base = "ء";
  else if (sign === daggerAlef) letter.base = daggerAlef;
  else if (letter.base === tatweel) letter.base = smallLetters[sign] ?? tatweel;
}

/** Small letters written on a tatweel: the high ya of إبرٰهـۧم, the noon of نـۨجى. */
const smallLetters: Readonly<Record<string, string>> = {
  [signs.smallHighYa]: signs.smallHighYa,
  [signs.smallHighNoon]: "ن",
};

/** A waw, ya or tatweel that only carries the small alef, as in الصلوٰة and هدىٰ. */
function isSeat({ base, sound, shadda: doubled }: Letter): boolean {
  return (base === tatweel || base === "و" || base === "ى" || base === "ي") && !sound && !doubled;
}
