import { setTimeout as pause } from "node:timers/promises";
import type { Language } from "#domain/language.ts";
import type { SignUpRows } from "#server/store/sign-up-rows.ts";
import { isUnavailable } from "#server/store/store-unavailable.ts";
import type { AccountLibrary } from "./account-library.ts";
import type { AccountMail } from "./account-mail.ts";
import type { CallLimits } from "./call-limits.ts";
import { makeSignUpToken } from "./email-confirmation.ts";
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
  readonly signUps: SignUpRows;
  readonly limits: CallLimits;
  readonly devices: KnownDevices;
  readonly gate: PasswordGate;
  readonly hasher: Hasher;
  readonly mail: AccountMail;
  /** Whether an address is confirmed by email. */
  readonly sendsMail: boolean;
  readonly saveLanguage: (memberId: string) => Promise<void>;
  readonly recordOwn: RecordOwn;
  readonly now: () => Date;
};

/** How often a sign-up is tried to be stored after the answer, and the milliseconds before the next try. */
const tries = { most: 4, pause: 3000 };

/**
 * Makes an account, or, where mail is set up, stores what the account will be once the link in the email is opened: until
 * then the address is free for everybody else. That is done after the answer, which is the same for an address that is
 * taken. Throws DomainError "unavailable" when too many passwords are being hashed, which is not counted: a person who
 * tries again because of it must not run into the limit. Throws "too-many-calls", and "password-guessable" or another fault of the password.
 */
export async function signUp(
  { api, signUps, limits, devices, gate, hasher, mail, sendsMail, saveLanguage, recordOwn, now }: SignUpParts,
  person: NewMember,
  { address, headers: sent }: Sender,
  language: Language,
): Promise<WithCookies<"signed-in" | "confirm-by-mail">> {
  const leave = gate.enter({ address, account: person.email });
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

  const { token, ...stored } = makeSignUpToken(now());
  const email = person.email.toLowerCase();
  async function addSignUp(): Promise<void> {
    // Also for an address that is taken: a place that is left sooner would tell.
    const hash = await hasher.hash(person.password);
    // Whoever waits for a place must not wait for the mail server.
    if (await signUps.isTaken(email)) {
      mail.runAfterAnswer(() => mail.send("already-member", email, language));
      return;
    }
    await signUps.add({ ...stored, email, name: person.name, password: hash, language });
    mail.sendToken("confirm", email, language, async () => token);
  }
  /** The answer already says to look into the mailbox: the email must come although the database is away for a moment. */
  async function persist(): Promise<void> {
    for (let left = tries.most - 1; ; left -= 1)
      try {
        return await addSignUp();
      } catch (error) {
        if (left === 0 || !isUnavailable(error)) throw error;
        await pause(tries.pause);
      }
  }
  mail.runAfterAnswer(() => persist().finally(leave));
  return { answer: "confirm-by-mail", cookies: [] };
}
