import { DomainError } from "#server/services/errors.ts";
import type { AccountLibrary } from "./account-library.ts";
import type { Attempts } from "./attempts.ts";
import type { Confirmable } from "./email-confirmation.ts";
import type { Hasher } from "./hasher.ts";
import type { KnownDevices } from "./known-devices.ts";
import type { PasswordGate } from "./password-gate.ts";
import { comparedHash } from "./prepared-hash.ts";
import { browserOf, type Sender, type WithCookies } from "./session-headers.ts";

/** The token of a link that confirms an address, and the password that was chosen at the sign-up. */
export type ConfirmRequest = { token: string; password: string };

export type Credentials = { email: string; password: string; remember?: boolean | undefined };

type SignInParts = {
  readonly api: AccountLibrary["api"];
  readonly attempts: Attempts;
  readonly devices: KnownDevices;
  readonly gate: PasswordGate;
  /** Stores the language of the sign-in with the member. */
  readonly saveLanguage: (memberId: string) => Promise<void>;
};

/**
 * Confirms an address by a link and the password of its sign-up, and signs in: one who opens the link of a stranger's
 * sign-up does not know the password and confirms nothing. Throws what `signIn` and `findConfirmable` throw, and
 * DomainError "wrong-password", after which the link still works.
 */
export async function confirmAndSignIn(
  { api, attempts, devices, gate, saveLanguage }: SignInParts,
  hasher: Hasher,
  { email, passwordHash, confirm }: Confirmable,
  { token, password }: ConfirmRequest,
  { address, headers: sent }: Sender,
): Promise<WithCookies<Awaited<ReturnType<Confirmable["confirm"]>>>> {
  await attempts.check({ address, email });
  return gate.pass({ address, link: token }, async () => {
    const attempt = await attempts.signIn({ address, email });
    if (!(await hasher.verify(password, passwordHash))) throw new DomainError("wrong-password");
    await attempt.succeed();
    const confirmed = await confirm();
    const { headers } = await comparedHash.run(passwordHash, () =>
      api.signInEmail({ headers: browserOf(sent), body: { email, password }, returnHeaders: true }),
    );
    await saveLanguage(confirmed.memberId);
    const device = await devices.save(sent, confirmed.memberId);
    return { answer: confirmed, cookies: [...headers.getSetCookie(), device] };
  });
}

/**
 * Signs in with a password. Throws DomainError "too-many-calls" for an attempt that comes too early, "unavailable" when
 * too many passwords are being compared, and what the accounts library finds wrong.
 */
export async function signIn(
  { api, attempts, devices, gate, saveLanguage }: SignInParts,
  { email, password, remember = true }: Credentials,
  { address, headers: sent }: Sender,
): Promise<WithCookies<null>> {
  const device = await devices.find(sent, email);
  const attempter = { address, email, ...(device !== undefined && { device }) };
  // One that would be refused takes no place from those that are not.
  await attempts.check(attempter);
  const comparePassword = async () => {
    const attempt = await attempts.signIn(attempter);
    const signedIn = await api
      .signInEmail({
        headers: browserOf(sent),
        body: { email, password, rememberMe: remember },
        returnHeaders: true,
      })
      .catch(async (error: unknown) => {
        // A password that could not be compared was no guess.
        if (!(error instanceof DomainError)) await attempt.cancel().catch(() => undefined);
        throw error;
      });
    await attempt.succeed();
    return signedIn;
  };
  const { headers, response } = await gate.pass(
    { address, account: email, isKnownDevice: device !== undefined },
    comparePassword,
  );
  await saveLanguage(response.user.id);
  // A session that ends with the browser, as on somebody else's computer, makes no device known.
  const known = remember ? [await devices.save(sent, response.user.id)] : [];
  return { answer: null, cookies: [...headers.getSetCookie(), ...known] };
}
