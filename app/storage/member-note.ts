import { boolean, fallback, object, string } from "valibot";
import { jsonOf, storedValue } from "./stored-value.ts";

/** The member who was last signed in here, so that the header need not ask; only the cookie gives access. */
export type MemberNote = {
  readonly id: string;
  readonly name: string;
  /** False until the data of this device was merged with the account's. */
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

/** Stores who signed in; their data is yet to be merged with this device's. */
export function noteMember({ id, name }: { readonly id: string; readonly name: string }): void {
  memberNote.write({ id, name, hasJoined: false });
}
