/** Signs of the Uthmani text by code point, because they are hard to distinguish by eye. */
export const tatweel = "\u0640";
export const shadda = "\u0651";
export const maddah = "\u0653";
export const hamzaAbove = "\u0654";
export const daggerAlef = "\u0670";
export const wasl = "\u0671";

export const signs = {
  smallSeen: "\u06dc",
  alwaysSilent: "\u06df",
  silentWhenJoined: "\u06e0",
  smallWaw: "\u06e5",
  smallYa: "\u06e6",
  smallHighYa: "\u06e7",
  smallHighNoon: "\u06e8",
  easedHamza: "\u06ec",
} as const;

export const hamzaForms: ReadonlySet<string> = new Set("ءأؤإئ");

/** Letters on the line: the alphabet, the wasl alef, tatweel, and the small waw and ya. */
export function isLetterSign(char: string): boolean {
  if (char === wasl || char === signs.smallWaw || char === signs.smallYa) return true;
  return (char >= "\u0621" && char <= "\u063a") || (char >= tatweel && char <= "\u064a");
}

/** True for a gap between words. */
export function isGap(char: string): boolean {
  return char === " " || /\s/u.test(char);
}
