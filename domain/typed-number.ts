/** A text with the digits of any of the six languages in ASCII digits: Arabic ones and Urdu's stand in two runs of ten. */
export function asciiDigits(typed: string): string {
  return typed.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/**
 * The number a person typed, in the digits, the decimal sign and the minus of any of the six languages; not a
 * number for anything else, nothing among it.
 */
export function typedNumber(typed: string): number {
  // Arabic keyboards put a mark of direction before the minus.
  const plain = typed.replace(/[\s\u061c\u200e\u200f]/g, "").replace(/^[−–]/, "-");
  const numeral = asciiDigits(plain).replace(/[,٫]/, ".");
  return /^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(numeral) ? Number(numeral) : Number.NaN;
}
