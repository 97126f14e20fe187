import { randomBytes } from "node:crypto";
import { type MemberAnswer, type Role, roles } from "#contract/accounts.ts";
import type { Language } from "#domain/language.ts";
import { ownEvent, recordAuditEvent } from "#server/services/audit/record-audit-event.ts";
import { DomainError } from "#server/services/errors.ts";
import type { Mailer } from "#server/services/mailer.ts";
import type { Log } from "#server/store/log.ts";
import type { Store } from "#server/store/store.ts";
import { accountLibrary, type LinkHandler, linkHandler } from "./account-library.ts";
import { accountMail, type NotifyMember, notifyWith } from "./account-mail.ts";
import { countedAttempts } from "./attempts.ts";
import { type CallLimits, countedCalls } from "./call-limits.ts";
import { findConfirmable, makeConfirmToken } from "./email-confirmation.ts";
import { exportDocument } from "./export-document.ts";
import { formerCookies as formerCookiesSince } from "./former-cookies.ts";
import { type Hasher, scryptHasher } from "./hasher.ts";
import { knownDevices } from "./known-devices.ts";
import { type LivePlaces, livePlaces } from "./live-places.ts";
import { type PasskeyCalls, passkeyCalls } from "./passkeys.ts";
import { passwordGate } from "./password-gate.ts";
import { type ResetRequest, resetPassword } from "./password-reset.ts";
import { checkNewPassword, checkPasswordLength } from "./password-rules.ts";
import { recordingDelays } from "./recorded-delays.ts";
import type { Sender, SessionHeaders, WithCookies } from "./session-headers.ts";
import {
  type RecordOwn,
  replacingSession,
  type SessionCalls,
  sessionCalls,
  sessionReader,
} from "./sessions.ts";
import { type ConfirmRequest, type Credentials, confirmAndSignIn, signIn } from "./sign-in.ts";
import { type NewMember, signUp } from "./sign-up.ts";

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
    /** Throws DomainError "sign-in-again" long after the last sign-in. */
    signOutEverywhere(headers: SessionHeaders): Promise<void>;
    changePassword(
      from: Sender,
      change: { current: string; next: string },
      language: Language,
    ): Promise<WithCookies<null>>;
    requestPasswordReset(
      email: string,
      address: string,
      language: Language,
    ): Promise<"sent-if-known" | "ask-operator">;
    resetPassword(reset: ResetRequest, from: Sender, language: Language): Promise<WithCookies<null>>;
    /** Confirms an address by a link and the password of its sign-up, and signs in. */
    confirmEmail(request: ConfirmRequest, from: Sender, language: Language): Promise<WithCookies<null>>;
    deleteAccount(from: Sender, password: string | undefined, language: Language): Promise<WithCookies<null>>;
    /** Everything that is stored about the member, without passwords and tokens, as the text of one JSON document. */
    exportData(headers: SessionHeaders, language: Language): Promise<AsyncIterable<string>>;
    /** For the operator: an address at which the member chooses a new password; undefined for nobody's. */
    resetLink(email: string): Promise<string | undefined>;
    /** Emails a member, in their language, about what somebody else did to the account. */
    notify: NotifyMember;
    /** Waits for emails that are being sent, and leaves every place. */
    settled(): Promise<void>;
  };

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
  const since = await store.settings.getOrCreate("host-cookies-since", now().toISOString());
  const formerCookies = formerCookiesSince(new Date(since), now);
  const library = accountLibrary({
    database: store.accountDatabase,
    secret,
    publicUrl,
    requiresConfirmation: mailer !== undefined,
    hasher,
    log,
    formerCookies,
    onNewSession: store.sessions.endSurplus,
  });
  const { api } = library;
  const reader = sessionReader(library, store.sessions, now);
  const mail = accountMail(mailer, publicUrl, log);

  const emailingLinks =
    (language: Language): LinkHandler =>
    async (link) =>
      mail.sendToken(link.kind, link.email, language, async () =>
        link.kind === "reset" ? link.token : makeConfirmToken(library.context, link.memberId),
      );

  /** Records what members did to their own account. */
  const recordOwn: RecordOwn = (kind, memberId, details) =>
    recordAuditEvent({ audit: store.audit, log }, ownEvent(kind, memberId, details));

  const saveLanguage = (language: Language) => (id: string) => store.members.setLanguage(id, language);

  return {
    ...passkeyCalls({ library, devices, reader, sessions: store.sessions, mail, recordOwn }),
    ...sessionCalls(reader, store.sessions, recordOwn, now),
    sendsMail: mailer !== undefined,
    limits,
    places,

    async member(headers) {
      const { session, cookies } = await reader.find(headers);
      if (!session) return { answer: null, cookies };
      const { id, name, email, role } = session.user;
      const hasPassword = await store.members.hasPassword(id);
      const answer = { id, name, email, role: asRole(role), hasPassword };
      return { answer, cookies: [...formerCookies.replace(headers), ...cookies] };
    },

    signUp: (person, from, language) =>
      signUp(
        {
          ...{ api, signUps: store.signUps, limits, devices, gate, hasher, mail, recordOwn, now },
          sendsMail: mailer !== undefined,
          saveLanguage: saveLanguage(language),
        },
        person,
        from,
        language,
      ),

    signIn: (person, from, language) =>
      replacingSession(reader, store.sessions, from.headers, () =>
        linkHandler.run(emailingLinks(language), () =>
          recordingDelays({ store, limits, log }, person.email, from, () =>
            signIn({ api, attempts, devices, gate, saveLanguage: saveLanguage(language) }, person, from),
          ),
        ),
      ),

    async signOut(headers) {
      const { headers: set } = await api.signOut({ headers, returnHeaders: true });
      return { answer: null, cookies: set.getSetCookie() };
    },

    async signOutEverywhere(headers) {
      const { user } = await reader.fresh(headers);
      const ended = await store.sessions.endAll(user.id);
      await recordOwn("sessions-ended", user.id, { sessions: String(ended) });
    },

    async changePassword({ address, headers }, { current, next }, language) {
      const { user } = await reader.required(headers);
      await limits.count("change", { account: user.id });
      await checkNewPassword(next, user);
      const body = { currentPassword: current, newPassword: next, revokeOtherSessions: true };
      const { headers: set } = await gate.pass({ address, account: user.email }, () =>
        api.changePassword({ headers, body, returnHeaders: true }),
      );
      mail.notify("password-changed", user.email, language);
      await recordOwn("password-changed", user.id);
      return { answer: null, cookies: set.getSetCookie() };
    },

    async requestPasswordReset(email, address, language) {
      if (!mailer) return "ask-operator";
      // The answer does not tell: another letter of the last minutes is in the mailbox, and its link works.
      if (await attempts.mayEmail({ address, email }))
        mail.runAfterAnswer(() =>
          linkHandler.run(emailingLinks(language), () => api.requestPasswordReset({ body: { email } })),
        );
      return "sent-if-known";
    },

    async resetPassword(reset, { address, headers }, language) {
      checkPasswordLength(reset.password);
      const { memberId, isRepeat, removedPasskeys } = await gate.pass({ address, link: reset.token }, () =>
        resetPassword({ library, members: store.members, hasher }, reset),
      );
      await store.devices.deleteAll(memberId);
      const member = isRepeat ? undefined : await store.members.find(memberId);
      if (member) await recordOwn("password-reset", memberId);
      if (member && removedPasskeys > 0) await recordOwn("passkey-removed", memberId);
      if (member) mail.notify("password-changed", member.email, language);
      if (member && removedPasskeys > 0) mail.notify("passkey-removed", member.email, language);
      // Whoever has the mailbox has shown more than a password.
      return { answer: null, cookies: [await devices.save(headers, memberId)] };
    },

    async confirmEmail(request, from, language) {
      const { members, signUps } = store;
      const found = await findConfirmable({ library, members, signUps, now }, request.token);
      const parts = { api, attempts, devices, gate, saveLanguage: saveLanguage(language) };
      const { answer: confirmed, cookies } = await replacingSession(
        reader,
        store.sessions,
        from.headers,
        () =>
          recordingDelays({ store, limits, log }, found.email, from, () =>
            confirmAndSignIn(parts, hasher, found, request, from),
          ),
      );
      if (confirmed.isNew) await recordOwn("account-created", confirmed.memberId);
      await recordOwn("address-confirmed", confirmed.memberId);
      return { answer: null, cookies };
    },

    async deleteAccount({ address, headers }, password, language) {
      const { user } = await reader.required(headers);
      await limits.count("change", { account: user.id });
      if (await store.members.hasPassword(user.id)) {
        if (password === undefined) throw new DomainError("wrong-password");
        await gate.pass({ address, account: user.email }, () =>
          api.verifyPassword({ headers, body: { password } }),
        );
      } else {
        await reader.fresh(headers);
      }
      await onBeforeDelete?.(user.id);
      const { headers: set } = await api.signOut({ headers, returnHeaders: true });
      await store.members.delete(user.id);
      mail.notify("deleted", user.email, language);
      await recordOwn("account-deleted", user.id);
      return { answer: null, cookies: set.getSetCookie() };
    },

    async exportData(headers, language) {
      const { user } = await reader.required(headers);
      mail.notify("exported", user.email, language);
      await recordOwn("data-exported", user.id);
      return exportDocument(store, user.id);
    },

    async resetLink(email) {
      const member = await store.members.findByEmail(email);
      let link: string | undefined;
      const storeLink: LinkHandler = async (made) => {
        if (made.kind === "reset") link = mail.linkTo(made.kind, made.token);
      };
      if (member)
        await linkHandler.run(storeLink, () => api.requestPasswordReset({ body: { email: member.email } }));
      return link;
    },

    notify: notifyWith(mail),
    async settled() {
      await mail.settled();
      await places.close();
    },
  };
}

/** A role as it is stored; anything unknown is a member. */
function asRole(role: unknown): Role {
  return roles.find((each) => each === role) ?? "member";
}
