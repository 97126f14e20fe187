import { DomainError } from "#server/services/errors.ts";
import type { AccountLibrary } from "./account-library.ts";
import type { Attempts } from "./attempts.ts";
import type { KnownDevices } from "./known-devices.ts";
import type { PasswordGate } from "./password-gate.ts";
import { browserOf, type Sender, type WithCookies } from "./session-headers.ts";

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
