import { boolean, fallback, object, string } from "valibot";
import { jsonOf, storedValue } from "./stored-value.ts";

/** Who this browser last saw signed in, so that the header need not ask; the cookie alone opens anything. */
export type MemberNote = {
  readonly id: string;
  readonly name: string;
  /** False until what this device keeps was laid together with the account. */
  readonly hasJoined: boolean;
};

/** "private" in its name keeps it out of files that people export. */
export const memberNote = storedValue<MemberNote | undefined>(
  "private.member",
  jsonOf<MemberNote | undefined>(
    object({ id: string(), name: string(), hasJoined: fallback(boolean(), false) }),
  ),
  undefined,
);

/** Notes who signed in; their memory is yet to be joined. */
export function noteMember({ id, name }: { readonly id: string; readonly name: string }): void {
  memberNote.write({ id, name, hasJoined: false });
}
