import { boolean, fallback, object, string } from "valibot";
import { memberNote } from "./member-note.ts";
import { jsonOf, storedValue, useStoredValue } from "./stored-value.ts";

/** What a person may use beyond what is open to everyone. */
export type Entitlements = { readonly hasPremium: boolean };

/** What the server last said of a member; the server is asked again by whoever shows something locked. */
type PremiumNote = { readonly member: string; readonly hasPremium: boolean };

const premiumNote = storedValue<PremiumNote | undefined>(
  "private.premium",
  jsonOf<PremiumNote | undefined>(object({ member: string(), hasPremium: fallback(boolean(), false) })),
  undefined,
);

/** Notes what the server said of a member. */
export function noteEntitlements(member: string, { hasPremium }: Entitlements): void {
  premiumNote.write({ member, hasPremium });
}

/** The port that locked things ask, and nothing else: what who is signed in here may use. */
export function useEntitlements(): Entitlements {
  const [member] = useStoredValue(memberNote);
  const [note] = useStoredValue(premiumNote);
  return { hasPremium: member !== undefined && note?.member === member.id && note.hasPremium };
}
