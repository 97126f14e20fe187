import { setTimeout as pause } from "node:timers/promises";
import type { Language } from "#domain/language.ts";
import type { MemberRows } from "#server/store/member-rows.ts";
import { isUnavailable } from "#server/store/store-unavailable.ts";
import type { AccountLibrary } from "./account-library.ts";
import type { AccountMail } from "./account-mail.ts";
import type { CallLimits } from "./call-limits.ts";
import type { Hasher } from "./hasher.ts";
import type { KnownDevices } from "./known-devices.ts";
import type { PasswordGate } from "./password-gate.ts";
import { checkNewPassword } from "./password-rules.ts";
import { withHash } from "./prepared-hash.ts";
import { browserOf, type Sender, type WithCookies } from "./session-headers.ts";
import type { RecordOwn } from "./sessions.ts";

export type NewMember = { name: string; email: string; password: string };

type SignUpParts = {
  readonly api: AccountLibrary["api"];
  readonly members: MemberRows;
  readonly limits: CallLimits;
  readonly devices: KnownDevices;
  readonly gate: PasswordGate;
  readonly hasher: Hasher;
  readonly mail: AccountMail;
  /** Whether an address is confirmed by email. */
  readonly sendsMail: boolean;
  /** Runs a call of the library whose links are emailed in the language of the request. */
  readonly emailing: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  readonly saveLanguage: (memberId: string) => Promise<void>;
  readonly recordOwn: RecordOwn;
};

/** How often an account is tried to be made after the answer, and the milliseconds before the next try. */
const tries = { most: 4, pause: 3000 };

/**
 * Makes an account; where mail is set up after the answer, which is the same for an address that is taken. Throws
 * DomainError "unavailable" when too many passwords are being hashed, which is not counted: whoever comes again because
 * of it must not run into the limit. Throws "too-many-calls", and "password-guessable" or another fault of the password.
 */
export async function signUp(
  {
    api,
    members,
    limits,
    devices,
    gate,
    hasher,
    mail,
    sendsMail,
    emailing,
    saveLanguage,
    recordOwn,
  }: SignUpParts,
  person: NewMember,
  { address, headers: sent }: Sender,
  language: Language,
): Promise<WithCookies<"signed-in" | "confirm-by-mail">> {
  const leave = gate.enter({ account: person.email });
  try {
    await limits.count("sign-up", { address, account: person.email });
    await checkNewPassword(person.password, person);
    if (!sendsMail) {
      const { headers, response } = await withHash(hasher, person.password, () =>
        api.signUpEmail({ headers: browserOf(sent), body: person, returnHeaders: true }),
      ).finally(leave);
      const device = await devices.save(sent, response.user.id);
      await saveLanguage(response.user.id);
      await recordOwn("account-created", response.user.id);
      return { answer: "signed-in", cookies: [...headers.getSetCookie(), device] };
    }
  } catch (error) {
    leave();
    throw error;
  }

  async function createMember(): Promise<void> {
    // Also for an address that is taken: a place that is left sooner would tell.
    await withHash(hasher, person.password, async () => {
      const known = await members.findByEmail(person.email);
      if (known) {
        // Whoever waits for a place must not wait for the mail server.
        mail.runAfterAnswer(() => mail.send("already-member", known.email, language));
        return;
      }
      const { user } = await emailing(() => api.signUpEmail({ body: person }));
      await saveLanguage(user.id);
      await recordOwn("account-created", user.id);
    });
  }
  /** The answer already says to look into the mailbox: the email must come although the database is away for a moment. */
  async function persist(): Promise<void> {
    for (let left = tries.most - 1; ; left -= 1)
      try {
        return await createMember();
      } catch (error) {
        if (left === 0 || !isUnavailable(error)) throw error;
        await pause(tries.pause);
      }
  }
  mail.runAfterAnswer(() => persist().finally(leave));
  return { answer: "confirm-by-mail", cookies: [] };
}
