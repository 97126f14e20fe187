import type { Language } from "#domain/language.ts";
import { DomainError } from "#server/services/errors.ts";
import type { SessionRows } from "#server/store/session-rows.ts";
import type { AccountLibrary } from "./account-library.ts";
import type { AccountMail } from "./account-mail.ts";
import { callsInFlight } from "./calls-in-flight.ts";
import type { KnownDevices } from "./known-devices.ts";
import { isLibraryError } from "./library-errors.ts";
import type { SessionHeaders, WithCookies } from "./session-headers.ts";
import { type RecordOwn, replacingSession, type SessionReader } from "./sessions.ts";

export type Passkey = { id: string; name: string | null; createdAt: string | null };

/** A browser's answer to a challenge; the library checks every part of it. */
type WebAuthnResponse = Record<string, unknown>;

export type PasskeyCalls = {
  passkeys(headers: SessionHeaders): Promise<Passkey[]>;
  /** The challenge for a new passkey; its cookie ties the answer to this browser. */
  passkeyChallenge(headers: SessionHeaders): Promise<WithCookies<object>>;
  addPasskey(
    headers: SessionHeaders,
    passkey: { name: string; response: WebAuthnResponse },
    language: Language,
  ): Promise<WithCookies<null>>;
  removePasskey(headers: SessionHeaders, id: string, language: Language): Promise<void>;
  passkeySignInChallenge(headers: SessionHeaders): Promise<WithCookies<object>>;
  signInWithPasskey(headers: SessionHeaders, response: WebAuthnResponse): Promise<WithCookies<null>>;
};

type PasskeyParts = {
  readonly library: AccountLibrary;
  readonly devices: KnownDevices;
  readonly reader: SessionReader;
  readonly sessions: SessionRows;
  readonly mail: Pick<AccountMail, "notify">;
  readonly recordOwn: RecordOwn;
};

/** Passkeys of one member: more than anybody has devices. */
const mostPasskeys = 20;

/** Signing in without a password, with a key that a device or a password manager stores. */
export function passkeyCalls({
  library: { api },
  devices,
  reader,
  sessions,
  mail,
  recordOwn,
}: PasskeyParts): PasskeyCalls {
  // One at a time, so that they are counted before the next is added.
  const adding = callsInFlight({ most: 1, waiting: 2, retryAfter: 5 });

  async function checkRoom(headers: SessionHeaders): Promise<void> {
    if ((await api.listPasskeys({ headers })).length >= mostPasskeys) throw new DomainError("passkey-failed");
  }

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
      await checkRoom(headers);
      return { answer: response, cookies: set.getSetCookie() };
    },
    async addPasskey(headers, { name, response }, language) {
      const { user } = await reader.required(headers);
      const leave = await adding.enter(user.id);
      const { headers: set } = await checkRoom(headers)
        .then(() =>
          orPasskeyError(
            api.verifyPasskeyRegistration({ headers, body: { name, response }, returnHeaders: true }),
          ),
        )
        .finally(leave);
      await recordOwn("passkey-added", user.id);
      mail.notify("passkey-added", user.email, language);
      return { answer: null, cookies: set.getSetCookie() };
    },
    async removePasskey(headers, id, language) {
      const { user } = await reader.fresh(headers);
      await orPasskeyError(api.deletePasskey({ headers, body: { id } }));
      await recordOwn("passkey-removed", user.id);
      mail.notify("passkey-removed", user.email, language);
    },
    async passkeySignInChallenge(headers) {
      const { response, headers: set } = await api.generatePasskeyAuthenticationOptions({
        headers,
        returnHeaders: true,
      });
      return { answer: response, cookies: set.getSetCookie() };
    },
    async signInWithPasskey(headers, response) {
      const { headers: set, response: signedIn } = await replacingSession(reader, sessions, headers, () =>
        orPasskeyError(
          // The library expects its own type; of what comes from outside it is only known that it is JSON.
          api.verifyPasskeyAuthentication({
            headers,
            body: { response: response as never },
            returnHeaders: true,
          }),
        ),
      );
      const device = await devices.save(headers, signedIn.user.id);
      return { answer: null, cookies: [...set.getSetCookie(), device] };
    },
  };
}

/** Every rejected passkey gets the same answer; the library calls some of them server errors. */
async function orPasskeyError<Answer>(call: Promise<Answer>): Promise<Answer> {
  return call.catch((error: unknown) => {
    const isRejected = error instanceof DomainError ? error.code !== "sign-in-again" : isLibraryError(error);
    throw isRejected ? new DomainError("passkey-failed") : error;
  });
}
