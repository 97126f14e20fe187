let known: { readonly offset: number; readonly zone: string } | undefined;

/**
 * A time zone with the device's clock, by its IANA name: for what is shown now. Asking is slow, so it is asked anew only
 * when the clock was moved; of two zones with one clock it may name the one before.
 */
export function deviceZone(): string {
  const offset = new Date().getTimezoneOffset();
  if (known?.offset !== offset) known = { offset, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return known.zone;
}
