/** A key as it can be sent: what spaces and line breaks a paste brought along is gone; "" for a blank one. */
export function cleanKey(typed: string): string {
  return typed.replace(/[\s\u200b-\u200f\u2060\ufeff]+/g, "");
}

/** True when a header can carry the key: signs of ASCII that are seen. */
export function canBeSent(key: string): boolean {
  return key !== "" && /^[\x21-\x7e]+$/.test(key);
}

/** The key with all but its last four signs hidden; short ones whole. */
export function maskedKey(key: string): string {
  return key.length > 8 ? `${"•".repeat(12)}${key.slice(-4)}` : "•".repeat(12);
}
