import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { plainMessage } from "./plain-message.ts";

/** Words for a supplication, and those that ask what is said at an occasion. */
export const asksWords = new RegExp(
  foldArabic(
    " (?:duas?|du ?aa?|dua[siy]i?|duain|duaye|duayi|douas?|dou ?a|invocations?|supplications?|دعاء|الدعاء|ادعية|دعا|دعائیں|دعاے|doa|doanya|doa doa|what (?:to|do i|should i|do you|do we) (?:say|read|recite)|ماذا (?:اقول|نقول|يقال)|(?:ايش|وش|شو|شنو) (?:اقول|بقول|نقول|اقرا)|(?:ا|ب|ن)?قول ايه|que dire|quoi dire|(?:je dis|on dit) quoi|کیا (?:پڑھیں|پڑھنا|کہیں|پڑھتے)|kya (?:parhein|parhen|parhna|parhte|kehna)|baca apa|bilang apa|bacaan|ne (?:denir|okunur|soylenir|okunmali|demeli)|okunacak)(?= )",
  ),
  "u",
);

/** True for a message that asks for a supplication. */
export function asksForDua(message: string): boolean {
  return asksWords.test(` ${plainMessage(message)} `);
}
