import { randomBytes } from "node:crypto";
import { type MemberAnswer, type Role, roles } from "#contract/accounts.ts";
import type { Language } from "#domain/language.ts";
import { DomainError } from "#server/services/errors.ts";
import type { Mailer } from "#server/services/mailer.ts";
import type { Log } from "#server/store/log.ts";
import type { Store } from "#server/store/store.ts";
import { type AccountEmailName, renderAccountEmail } from "./account-emails.ts";
import {
  accountLibrary,
  type Hasher,
  type LinkHandler,
  linkHandler,
  scryptHasher,
} from "./account-library.ts";
import { countedAttempts } from "./attempts.ts";
import { type CallLimits, countedCalls } from "./call-limits.ts";
import { exportDocument } from "./export-document.ts";
import { knownDevices } from "./known-devices.ts";
import { type LivePlaces, livePlaces } from "./live-places.ts";
import { type PasskeyCalls, passkeyCalls } from "./passkeys.ts";
import { passwordGate } from "./password-gate.ts";
import { resetPassword } from "./password-reset.ts";
import { checkNewPassword, checkPasswordLength } from "./password-rules.ts";
import { browserOf, type Sender, type SessionHeaders, type WithCookies } from "./session-headers.ts";
import { replacingSession, type SessionCalls, sessionCalls, sessionReader } from "./sessions.ts";
import { type Credentials, signIn } from "./sign-in.ts";

export type Accounts = PasskeyCalls &
  SessionCalls & {
    readonly sendsMail: boolean;
    readonly limits: CallLimits;
    readonly places: LivePlaces;
    /** Who is signed in. */
    member(headers: SessionHeaders): Promise<WithCookies<MemberAnswer | null>>;
    signUp(
      person: NewMember,
      from: Sender,
      language: Language,
    ): Promise<WithCookies<"signed-in" | "confirm-by-mail">>;
    signIn(person: Credentials, from: Sender, language: Language): Promise<WithCookies<null>>;
    signOut(headers: SessionHeaders): Promise<WithCookies<null>>;
    signOutEverywhere(headers: SessionHeaders): Promise<void>;
    changePassword(
      headers: SessionHeaders,
      change: { current: string; next: string },
    ): Promise<WithCookies<null>>;
    requestPasswordReset(
      email: string,
      address: string,
      language: Language,
    ): Promise<"sent-if-known" | "ask-operator">;
    resetPassword(token: string, password: string, headers: SessionHeaders): Promise<WithCookies<null>>;
    confirmEmail(token: string): Promise<void>;
    deleteAccount(headers: SessionHeaders, password: string | undefined): Promise<WithCookies<null>>;
    /** Everything that is stored about the member, without passwords and tokens, as the text of one JSON document. */
    exportData(headers: SessionHeaders): Promise<AsyncIterable<string>>;
    /** For the operator: an address at which the member chooses a new password; undefined for nobody's. */
    resetLink(email: string): Promise<string | undefined>;
    /** Waits for emails that are being sent, and leaves every place. */
    settled(): Promise<void>;
  };

export type NewMember = { name: string; email: string; password: string };

export type AccountSettings = {
  store: Store;
  /** Where people reach the server; its scheme decides whether cookies are Secure. */
  publicUrl: string;
  mailer?: Mailer | undefined;
  log: Log;
  /** Runs before a member is deleted: ends recurring payments. */
  onBeforeDelete?: ((memberId: string) => Promise<unknown>) | undefined;
  hasher?: Hasher;
  now?: () => Date;
};

/** Opens the accounts on a store. The secret that signs cookies is created once and stored. */
export async function openAccounts({
  store,
  publicUrl,
  mailer,
  log,
  onBeforeDelete,
  hasher = scryptHasher,
  now = () => new Date(),
}: AccountSettings): Promise<Accounts> {
  const secret = await store.settings.getOrCreate("accounts-secret", randomBytes(32).toString("base64url"));
  const limits = countedCalls(store.rateLimits, secret, now);
  const attempts = countedAttempts(store.rateLimits, secret, now);
  const places = livePlaces(store.places, secret, now);
  const devices = knownDevices(store.devices, publicUrl, now);
  const gate = passwordGate();
  const { accountDatabase: database } = store;
  const library = accountLibrary({
    database,
    secret,
    publicUrl,
    requiresConfirmation: mailer !== undefined,
    hasher,
    log,
  });
  const { api } = library;
  const reader = sessionReader(library, now);
  const running = new Set<Promise<unknown>>();

  /** Work whose duration must not show in the answer: it would distinguish a known address from an unknown one. */
  function runAfterAnswer(work: () => Promise<unknown>): void {
    const task = work()
      .catch((error: unknown) =>
        log.error({ code: error instanceof Error ? error.name : "" }, "an email failed"),
      )
      .finally(() => running.delete(task));
    running.add(task);
  }

  async function sendEmail(
    name: AccountEmailName,
    to: string,
    language: Language,
    link: string,
  ): Promise<void> {
    await mailer?.send({ to, ...renderAccountEmail(name, language, link) });
  }

  function emailingLinks(language: Language): LinkHandler {
    return async ({ kind, email, token }) =>
      runAfterAnswer(() => sendEmail(kind, email, language, linkTo(kind, token)));
  }

  function linkTo(kind: string, token: string): string {
    const link = new URL("/", publicUrl);
    link.searchParams.set(kind, token);
    return link.href;
  }

  return {
    ...passkeyCalls(library, devices, reader, store.sessions),
    ...sessionCalls(reader, store.sessions, now),
    sendsMail: mailer !== undefined,
    limits,
    places,

    async member(headers) {
      const { session, cookies } = await reader.find(headers);
      if (!session) return { answer: null, cookies };
      const { id, name, email, role } = session.user;
      const hasPassword = await store.members.hasPassword(id);
      return { answer: { id, name, email, role: asRole(role), hasPassword }, cookies };
    },

    async signUp(person, { headers: sent }, language) {
      await checkNewPassword(person.password, person);
      if (!mailer) {
        const { headers, response } = await gate.pass(() =>
          api.signUpEmail({ headers: browserOf(sent), body: person, returnHeaders: true }),
        );
        const device = await devices.save(sent, response.user.id);
        return { answer: "signed-in", cookies: [...headers.getSetCookie(), device] };
      }
      const leave = gate.enter();
      const createMember = async () => {
        const known = await store.members.findByEmail(person.email);
        if (known) return sendEmail("already-member", known.email, language, new URL("/", publicUrl).href);
        await linkHandler.run(emailingLinks(language), () => api.signUpEmail({ body: person }));
      };
      runAfterAnswer(() => createMember().finally(leave));
      return { answer: "confirm-by-mail", cookies: [] };
    },

    signIn: (person, from, language) =>
      replacingSession(reader, store.sessions, from.headers, () =>
        linkHandler.run(emailingLinks(language), () =>
          signIn({ api, attempts, devices, gate }, person, from),
        ),
      ),

    async signOut(headers) {
      const { headers: set } = await api.signOut({ headers, returnHeaders: true });
      return { answer: null, cookies: set.getSetCookie() };
    },

    async signOutEverywhere(headers) {
      const { user } = await reader.required(headers);
      await store.sessions.endAll(user.id);
    },

    async changePassword(headers, { current, next }) {
      const { user } = await reader.required(headers);
      await limits.count("change", { account: user.id });
      await checkNewPassword(next, user);
      const body = { currentPassword: current, newPassword: next, revokeOtherSessions: true };
      const { headers: set } = await gate.pass(() =>
        api.changePassword({ headers, body, returnHeaders: true }),
      );
      return { answer: null, cookies: set.getSetCookie() };
    },

    async requestPasswordReset(email, address, language) {
      if (!mailer) return "ask-operator";
      // The answer does not tell: another letter of the last minutes is in the mailbox, and its link works.
      if (await attempts.mayEmail({ address, email }))
        runAfterAnswer(() =>
          linkHandler.run(emailingLinks(language), () => api.requestPasswordReset({ body: { email } })),
        );
      return "sent-if-known";
    },

    async resetPassword(token, password, headers) {
      checkPasswordLength(password);
      const memberId = await gate.pass(() =>
        resetPassword({ library, members: store.members, hasher }, token, password),
      );
      await store.devices.deleteAll(memberId);
      // Whoever has the mailbox has shown more than a password.
      return { answer: null, cookies: [await devices.save(headers, memberId)] };
    },

    async confirmEmail(token) {
      await api.verifyEmail({ query: { token } });
    },

    async deleteAccount(headers, password) {
      const { user } = await reader.required(headers);
      await limits.count("change", { account: user.id });
      if (await store.members.hasPassword(user.id)) {
        if (password === undefined) throw new DomainError("wrong-password");
        await gate.pass(() => api.verifyPassword({ headers, body: { password } }));
      } else {
        await reader.fresh(headers);
      }
      await onBeforeDelete?.(user.id);
      const { headers: set } = await api.signOut({ headers, returnHeaders: true });
      await store.members.delete(user.id);
      return { answer: null, cookies: set.getSetCookie() };
    },

    async exportData(headers) {
      const { user } = await reader.required(headers);
      return exportDocument(store, user.id);
    },

    async resetLink(email) {
      const member = await store.members.findByEmail(email);
      let link: string | undefined;
      const storeLink: LinkHandler = async ({ kind, token }) => {
        link = linkTo(kind, token);
      };
      if (member)
        await linkHandler.run(storeLink, () => api.requestPasswordReset({ body: { email: member.email } }));
      return link;
    },

    async settled() {
      while (running.size > 0) await Promise.all(running);
      await places.close();
    },
  };
}

/** A role as it is stored; anything unknown is a member. */
function asRole(role: unknown): Role {
  return roles.find((each) => each === role) ?? "member";
}
