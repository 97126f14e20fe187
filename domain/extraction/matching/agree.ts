import { hamzaAbove, type Letter, smallLetters } from "./letters.ts";

const alef = "\u0627";
const wasl = "\u0671";
const dagger = "\u0670";

/** Hamzas on an alef, which people often omit. */
const alefs = new Set(["\u0623", "\u0625", "\u0622", wasl, alef]);

/** Signs that plain spelling may omit. */
function isOptional({ base }: Letter): boolean {
  return smallLetters.has(base) || base === hamzaAbove;
}

/** True where the letter is a spelling of the verified one: a hamza may be missing, but not different. */
function isSameLetter(seen: string, verified: string): boolean {
  if (seen === verified) return true;
  if (seen === alef) return alefs.has(verified) || verified === dagger;
  if (seen === wasl || seen === dagger) return verified === alef;
  return verified === seen + hamzaAbove;
}

/** Vowels may be missing; a vowel that the verified letter lacks makes another reading. */
function holdsVowels(seen: Letter, verified: Letter): boolean {
  return (seen.vowels & ~verified.vowels) === 0;
}

function withSkips(verified: readonly Letter[], places: readonly number[]): number[] {
  const reached: number[] = [];
  for (let place of places) {
    if (!reached.includes(place)) reached.push(place);
    for (let letter = verified[place]; letter && isOptional(letter); letter = verified[place]) {
      place += 1;
      if (!reached.includes(place)) reached.push(place);
    }
  }
  return reached;
}

/** True when both are the same text in two spellings: same letters and no contradicting vowel. */
export function agree(seen: readonly Letter[], verified: readonly Letter[]): boolean {
  let places = withSkips(verified, [0]);
  for (const letter of seen) {
    const next: number[] = [];
    for (const place of places) {
      const other = verified[place];
      if (other && isSameLetter(letter.base, other.base) && holdsVowels(letter, other)) next.push(place + 1);
    }
    if (next.length === 0) return false;
    places = withSkips(verified, next);
  }
  return places.includes(verified.length);
}
