/** The key without the spaces and line breaks of a paste; "" for a blank one. */
export function cleanKey(typed: string): string {
  return typed.replace(/[\s\u200b-\u200f\u2060\ufeff]+/g, "");
}

/** True when the key is visible ASCII, which a header can carry. */
export function canBeSent(key: string): boolean {
  return key !== "" && /^[\x21-\x7e]+$/.test(key);
}

/** The key with all but its last four characters hidden; a short one entirely. */
export function maskedKey(key: string): string {
  return key.length > 8 ? `${"•".repeat(12)}${key.slice(-4)}` : "•".repeat(12);
}
