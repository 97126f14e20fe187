/** True where the browser offers vibration at all; a device without a motor still says so. */
export function canVibrate(): boolean {
  return typeof navigator !== "undefined" && typeof navigator.vibrate === "function";
}

/** Vibrates for a time or in a pattern, in milliseconds; false where that is not supported. */
export function vibrate(pattern: number | number[]): boolean {
  try {
    return canVibrate() && navigator.vibrate(pattern);
  } catch {
    return false;
  }
}
