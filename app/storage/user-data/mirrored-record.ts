/** The key of the synced setting that mirrors a small one. */
export function mirrorKey(name: string): string {
  return `local.${name}`;
}

/** True for a record that only mirrors localStorage: it is neither counted nor exported. */
export function isMirrored({ kind, key }: { readonly kind: string; readonly key: string }): boolean {
  return kind === "setting" && key.startsWith("local.");
}
