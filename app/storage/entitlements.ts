import { boolean, fallback, object, string } from "valibot";
import { storedMember } from "./stored-member.ts";
import { jsonOf, storedValue, useStoredValue } from "./stored-value.ts";

/** What a person may use beyond what is free for everyone. */
export type Entitlements = { readonly hasPremium: boolean };

/** The server's last answer about a member; parts that show something locked ask again. */
type PremiumNote = { readonly member: string; readonly hasPremium: boolean };

const premiumNote = storedValue<PremiumNote | undefined>(
  "private.premium",
  jsonOf<PremiumNote | undefined>(object({ member: string(), hasPremium: fallback(boolean(), false) })),
  undefined,
);

/** Stores what the server answered about a member. */
export function rememberEntitlements(member: string, { hasPremium }: Entitlements): void {
  premiumNote.write({ member, hasPremium });
}

/** What the signed-in member may use; locked parts ask this hook and nothing else. */
export function useEntitlements(): Entitlements {
  const [member] = useStoredValue(storedMember);
  const [note] = useStoredValue(premiumNote);
  return { hasPremium: member !== undefined && note?.member === member.id && note.hasPremium };
}
