import { randomBytes } from "node:crypto";
import {
  longestPassword,
  type MemberAnswer,
  type Role,
  roles,
  shortestPassword,
} from "#contract/accounts.ts";
import type { Language } from "#domain/language.ts";
import type { Mail } from "#server/services/mail.ts";
import type { Log } from "#server/store/log.ts";
import type { Store } from "#server/store/store.ts";
import { accountLibrary, type Hasher, type LinkTaker, linkTaker, scryptHasher } from "./account-library.ts";
import { AccountMistake } from "./account-mistake.ts";
import type { Bearer, WithCookies } from "./bearer.ts";
import { type CallLimits, countedCalls } from "./call-limits.ts";
import { type LetterName, writeLetter } from "./letters.ts";
import { type PasskeyCalls, passkeyCalls } from "./passkeys.ts";

export type Accounts = PasskeyCalls & {
  readonly sendsMail: boolean;
  readonly limits: CallLimits;
  /** Who is signed in. */
  member(bearer: Bearer): Promise<WithCookies<MemberAnswer | null>>;
  signUp(person: NewMember, language: Language): Promise<WithCookies<"signed-in" | "confirm-by-mail">>;
  signIn(person: Credentials, language: Language): Promise<WithCookies<null>>;
  signOut(bearer: Bearer): Promise<WithCookies<null>>;
  signOutEverywhere(bearer: Bearer): Promise<void>;
  changePassword(bearer: Bearer, change: { current: string; next: string }): Promise<WithCookies<null>>;
  askForReset(email: string, language: Language): "sent-if-known" | "ask-operator";
  resetPassword(token: string, password: string): Promise<void>;
  confirmEmail(token: string): Promise<void>;
  deleteAccount(bearer: Bearer, password: string | undefined): Promise<WithCookies<null>>;
  everything(bearer: Bearer): Promise<Record<string, unknown>>;
  /** For the operator: an address at which the member chooses a new password; undefined for nobody's. */
  resetLink(email: string): Promise<string | undefined>;
  /** Waits for the letters under way. */
  settled(): Promise<void>;
};

export type NewMember = { name: string; email: string; password: string };
export type Credentials = { email: string; password: string; remember?: boolean | undefined };

export type AccountSettings = {
  store: Store;
  /** Where people reach the server; its scheme decides whether cookies are Secure. */
  publicUrl: string;
  mail?: Mail | undefined;
  log: Log;
  /** Ends what is charged again and again, before the member is gone. */
  beforeErase?: ((memberId: string) => Promise<unknown>) | undefined;
  hasher?: Hasher;
  now?: () => Date;
};

/** Opens the accounts on a store. The secret that signs cookies is made once and lives in the store. */
export async function openAccounts({
  store,
  publicUrl,
  mail,
  log,
  beforeErase,
  hasher = scryptHasher,
  now = () => new Date(),
}: AccountSettings): Promise<Accounts> {
  const secret = await store.settings.keepOnce("accounts-secret", randomBytes(32).toString("base64url"));
  const limits = countedCalls(store.rateLimits, secret, now);
  const { accountDatabase: database } = store;
  const library = accountLibrary({
    database,
    secret,
    publicUrl,
    requiresConfirmation: mail !== undefined,
    hasher,
    log,
  });
  const { api } = library;
  const underWay = new Set<Promise<unknown>>();

  /** Work whose length must not show in the answer: it would tell a known address from an unknown one. */
  function behindTheAnswer(work: () => Promise<unknown>): void {
    const running = work()
      .catch((error: unknown) =>
        log.error({ code: error instanceof Error ? error.name : "" }, "a letter failed"),
      )
      .finally(() => underWay.delete(running));
    underWay.add(running);
  }

  async function post(name: LetterName, to: string, language: Language, link: string): Promise<void> {
    await mail?.send({ to, ...writeLetter(name, language, link) });
  }

  function byMail(language: Language): LinkTaker {
    return async ({ kind, email, token }) =>
      behindTheAnswer(() => post(kind, email, language, linkTo(kind, token)));
  }

  function linkTo(kind: string, token: string): string {
    const link = new URL("/", publicUrl);
    link.searchParams.set(kind, token);
    return link.href;
  }

  async function memberOf(headers: Bearer) {
    // Most who give or ask are signed in nowhere, and the library takes its time to find that out.
    if (!headers.has("cookie")) return { session: null, cookies: [] };
    const { response, headers: set } = await api.getSession({ headers, returnHeaders: true });
    return { session: response, cookies: set.getSetCookie() };
  }

  async function signedIn(headers: Bearer) {
    const { session } = await memberOf(headers);
    if (!session) throw new AccountMistake("not-signed-in");
    return session;
  }

  return {
    ...passkeyCalls(library),
    sendsMail: mail !== undefined,
    limits,

    async member(headers) {
      const { session, cookies } = await memberOf(headers);
      if (!session) return { answer: null, cookies };
      const { id, name, email, role } = session.user;
      const hasPassword = await store.members.hasPassword(id);
      return { answer: { id, name, email, role: asRole(role), hasPassword }, cookies };
    },

    async signUp(person, language) {
      refuseLength(person.password);
      if (!mail) {
        const { headers } = await api.signUpEmail({ body: person, returnHeaders: true });
        return { answer: "signed-in", cookies: headers.getSetCookie() };
      }
      behindTheAnswer(async () => {
        const known = await store.members.findByEmail(person.email);
        if (known) return post("already-member", known.email, language, new URL("/", publicUrl).href);
        await linkTaker.run(byMail(language), () => api.signUpEmail({ body: person }));
      });
      return { answer: "confirm-by-mail", cookies: [] };
    },

    async signIn({ email, password, remember = true }, language) {
      const body = { email, password, rememberMe: remember };
      const { headers } = await linkTaker.run(byMail(language), () =>
        api.signInEmail({ body, returnHeaders: true }),
      );
      await limits.forgive("sign-in", email);
      return { answer: null, cookies: headers.getSetCookie() };
    },

    async signOut(headers) {
      const { headers: set } = await api.signOut({ headers, returnHeaders: true });
      return { answer: null, cookies: set.getSetCookie() };
    },

    async signOutEverywhere(headers) {
      await api.revokeSessions({ headers });
    },

    async changePassword(headers, { current, next }) {
      refuseLength(next);
      await limits.count("change", { account: (await signedIn(headers)).user.id });
      const body = { currentPassword: current, newPassword: next, revokeOtherSessions: true };
      const { headers: set } = await api.changePassword({ headers, body, returnHeaders: true });
      return { answer: null, cookies: set.getSetCookie() };
    },

    askForReset(email, language) {
      if (!mail) return "ask-operator";
      behindTheAnswer(() =>
        linkTaker.run(byMail(language), () => api.requestPasswordReset({ body: { email } })),
      );
      return "sent-if-known";
    },

    async resetPassword(token, password) {
      refuseLength(password);
      await api.resetPassword({ body: { token, newPassword: password } });
    },

    async confirmEmail(token) {
      await api.verifyEmail({ query: { token } });
    },

    async deleteAccount(headers, password) {
      const { user, session } = await signedIn(headers);
      await limits.count("change", { account: user.id });
      if (await store.members.hasPassword(user.id)) {
        if (password === undefined) throw new AccountMistake("wrong-password");
        await api.verifyPassword({ headers, body: { password } });
      } else if (now().getTime() - session.createdAt.getTime() > freshness) {
        throw new AccountMistake("sign-in-again");
      }
      await beforeErase?.(user.id);
      const { headers: set } = await api.signOut({ headers, returnHeaders: true });
      await store.members.erase(user.id);
      return { answer: null, cookies: set.getSetCookie() };
    },

    async everything(headers) {
      const { user } = await signedIn(headers);
      return store.members.everything(user.id);
    },

    async resetLink(email) {
      const member = await store.members.findByEmail(email);
      let link: string | undefined;
      const keep: LinkTaker = async ({ kind, token }) => {
        link = linkTo(kind, token);
      };
      if (member)
        await linkTaker.run(keep, () => api.requestPasswordReset({ body: { email: member.email } }));
      return link;
    },

    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

/** How long after signing in a member without a password may delete the account, in milliseconds. */
const freshness = 3_600_000;

/** A name of a role as it lies in the store; anything else is a member. */
function asRole(role: unknown): Role {
  return roles.find((each) => each === role) ?? "member";
}

function refuseLength(password: string): void {
  const { length } = [...password.normalize("NFKC")];
  if (length < shortestPassword) throw new AccountMistake("password-too-short");
  if (length > longestPassword) throw new AccountMistake("password-too-long");
}
