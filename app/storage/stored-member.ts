import { boolean, fallback, object, string } from "valibot";
import { jsonOf, storedValue } from "./stored-value.ts";

/** The member who was last signed in here, so that the header need not ask; only the cookie gives access. */
export type StoredMember = {
  readonly id: string;
  readonly name: string;
  /** False until the data of this device was merged with the account's. */
  readonly hasJoined: boolean;
};

/** "private" in its name keeps it out of files that people export. */
export const storedMember = storedValue<StoredMember | undefined>(
  "private.member",
  jsonOf<StoredMember | undefined>(
    object({ id: string(), name: string(), hasJoined: fallback(boolean(), false) }),
  ),
  undefined,
);

/** Stores who signed in; their data is yet to be merged with this device's. */
export function rememberMember({ id, name }: { readonly id: string; readonly name: string }): void {
  storedMember.write({ id, name, hasJoined: false });
}
