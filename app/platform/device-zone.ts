let known: { readonly offset: number; readonly zone: string } | undefined;

/** The device's time zone by its IANA name. Asking is slow, so it is asked anew only when the clock was moved. */
export function deviceZone(): string {
  const offset = new Date().getTimezoneOffset();
  if (known?.offset !== offset) known = { offset, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return known.zone;
}
