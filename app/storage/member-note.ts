import { storedValue } from "./stored-value.ts";

/** Who this browser last saw signed in, so that the header need not ask; the cookie alone opens anything. */
export type MemberNote = {
  readonly id: string;
  readonly name: string;
  /** False until what this device keeps was laid together with the account. */
  readonly hasJoined: boolean;
};

function readNote(value: unknown): MemberNote | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { id, name, hasJoined } = value as Readonly<Record<string, unknown>>;
  if (typeof id !== "string" || typeof name !== "string") return undefined;
  return { id, name, hasJoined: hasJoined === true };
}

/** "private" in its name keeps it out of files that people export. */
export const memberNote = storedValue<MemberNote | undefined>(
  "private.member",
  { parse: (text) => readNote(JSON.parse(text)), print: (note) => JSON.stringify(note ?? null) },
  undefined,
);

/** Notes who signed in; their memory is yet to be joined. */
export function noteMember({ id, name }: { readonly id: string; readonly name: string }): void {
  memberNote.write({ id, name, hasJoined: false });
}
