import type { AccountLibrary } from "./account-library.ts";
import { AccountMistake, mistakeOf } from "./account-mistake.ts";
import type { Bearer, WithCookies } from "./bearer.ts";

export type Passkey = { id: string; name: string | null; createdAt: string | null };

/** What a browser made of a challenge; the library checks it in every part. */
type WebAuthnResponse = Record<string, unknown>;

export type PasskeyCalls = {
  passkeys(bearer: Bearer): Promise<Passkey[]>;
  /** The challenge for a new passkey; its cookie ties the answer to this browser. */
  passkeyChallenge(bearer: Bearer): Promise<WithCookies<object>>;
  addPasskey(bearer: Bearer, name: string, response: WebAuthnResponse): Promise<WithCookies<null>>;
  removePasskey(bearer: Bearer, id: string): Promise<void>;
  passkeySignInChallenge(bearer: Bearer): Promise<WithCookies<object>>;
  signInWithPasskey(bearer: Bearer, response: WebAuthnResponse): Promise<WithCookies<null>>;
};

/** Signing in without a password, with the key that a device or a password manager keeps. */
export function passkeyCalls({ api }: AccountLibrary): PasskeyCalls {
  return {
    async passkeys(headers) {
      const rows = await api.listPasskeys({ headers });
      return rows.map(({ id, name, createdAt }) => ({
        id,
        name: name ?? null,
        createdAt: createdAt ? new Date(createdAt).toISOString() : null,
      }));
    },
    async passkeyChallenge(headers) {
      const { response, headers: set } = await api.generatePasskeyRegistrationOptions({
        headers,
        query: {},
        returnHeaders: true,
      });
      return { answer: response, cookies: set.getSetCookie() };
    },
    async addPasskey(headers, name, response) {
      const { headers: set } = await orFailed(
        api.verifyPasskeyRegistration({ headers, body: { name, response }, returnHeaders: true }),
      );
      return { answer: null, cookies: set.getSetCookie() };
    },
    async removePasskey(headers, id) {
      await orFailed(api.deletePasskey({ headers, body: { id } }));
    },
    async passkeySignInChallenge(headers) {
      const { response, headers: set } = await api.generatePasskeyAuthenticationOptions({
        headers,
        returnHeaders: true,
      });
      return { answer: response, cookies: set.getSetCookie() };
    },
    async signInWithPasskey(headers, response) {
      const { headers: set } = await orFailed(
        // The library's type is that of a browser's answer; what comes from outside is only known to be JSON.
        api.verifyPasskeyAuthentication({
          headers,
          body: { response: response as never },
          returnHeaders: true,
        }),
      );
      return { answer: null, cookies: set.getSetCookie() };
    },
  };
}

/** Every refusal of a passkey looks the same from outside; the library calls some of them server errors. */
async function orFailed<Answer>(call: Promise<Answer>): Promise<Answer> {
  return call.catch((error: unknown) => {
    const isOfLibrary = error instanceof Error && "statusCode" in error && "body" in error;
    const known = mistakeOf(error)?.code;
    if (!isOfLibrary || known === "sign-in-again") throw error;
    throw new AccountMistake("passkey-failed");
  });
}
