/** What a person may use beyond what is open to everyone. */
export type Entitlements = { readonly hasPremium: boolean };

const nobody: Entitlements = { hasPremium: false };

/** The port that locked things ask: as long as nothing can be subscribed to, nobody is a subscriber. */
export function useEntitlements(): Entitlements {
  return nobody;
}
