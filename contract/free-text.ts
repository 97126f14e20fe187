import { z } from "zod";

/**
 * Control characters but line break and tab, what turns the direction of the text around it, byte order marks and broken
 * characters.
 */
const hidden = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff\ufffd\p{Cs}]/u;

/** A digit, or a letter but for the fillers of Hangul, which nobody sees. */
const visible = /\p{N}|[^\P{L}\u115f\u1160\u3164\uffa0]/u;

/** True for a text that holds a character which nobody needs to write and which could hide others. */
export const holdsHidden = (text: string): boolean => hidden.test(text);

const isOneLine = (text: string) => !/[\n\t\u2028\u2029]/.test(text);

/** The same texts without what is refused: as a page sends what somebody has pasted. */
export const withoutHidden = <Texts>(texts: Texts): Texts =>
  JSON.parse(JSON.stringify(texts), (_name, value: unknown) =>
    typeof value === "string"
      ? value.replaceAll("\r\n", "\n").replace(/[^\n\t]/gu, (one) => (holdsHidden(one) ? "" : one))
      : value,
  );

/** What people write in several lines: something can be seen in it, and nothing is hidden. */
export const visibleText = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(visible)
    .refine((text) => !holdsHidden(text));

/** Such a text of one line, as a name is. */
export const visibleLine = (longest: number) => visibleText(longest).refine(isOneLine);

/** Such a line, or none. */
export const optionalLine = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => text === "" || (visible.test(text) && isOneLine(text) && !holdsHidden(text)));
