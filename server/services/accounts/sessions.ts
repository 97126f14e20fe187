import type { SessionsAnswer } from "#contract/accounts.ts";
import type { AuditDetails, AuditKind } from "#contract/audit.ts";
import { DomainError } from "#server/services/errors.ts";
import { longestSession, type SessionRows } from "#server/store/session-rows.ts";
import type { AccountLibrary } from "./account-library.ts";
import type { SessionHeaders } from "./session-headers.ts";

/** How long after signing in a member may do what a stolen session must not, in milliseconds. */
const freshness = 3_600_000;

export type SessionCalls = {
  /** The member's sessions, this browser's first, then the newest. */
  sessions(headers: SessionHeaders): Promise<SessionsAnswer["sessions"]>;
  /** Ends one other session; throws DomainError "sign-in-again" long after the last sign-in. */
  endSession(headers: SessionHeaders, id: string): Promise<void>;
  /** Ends every session but this one; throws like `endSession`. */
  endOtherSessions(headers: SessionHeaders): Promise<void>;
  /**
   * The id of the signed-in administrator. For everybody else there is nothing here: throws DomainError
   * "no-such-address", and "sign-in-again" for an administrator long after the last sign-in.
   */
  requireAdmin(headers: SessionHeaders): Promise<string>;
};

/** Records what members did to their own account. */
export type RecordOwn = (kind: AuditKind, memberId: string, details?: AuditDetails) => Promise<void>;

export type SessionReader = ReturnType<typeof sessionReader>;

/** Finds the session of a request, and ends one that began too long ago. */
export function sessionReader({ api }: AccountLibrary, rows: SessionRows, now: () => Date) {
  async function find(headers: SessionHeaders) {
    // Most visitors are not signed in, and the library takes a while to find that out.
    if (!headers.has("cookie")) return { session: null, cookies: [] };
    const { response, headers: set } = await api.getSession({ headers, returnHeaders: true });
    if (response && now().getTime() - response.session.createdAt.getTime() > longestSession) {
      await rows.end(response.session.userId, response.session.id);
      return { session: null, cookies: [] };
    }
    return { session: response, cookies: set.getSetCookie() };
  }
  /** Throws DomainError "not-signed-in". */
  async function required(headers: SessionHeaders) {
    const { session } = await find(headers);
    if (!session) throw new DomainError("not-signed-in");
    return session;
  }
  /** Throws DomainError "sign-in-again" for a session that began more than an hour ago. */
  async function fresh(headers: SessionHeaders) {
    const found = await required(headers);
    if (now().getTime() - found.session.createdAt.getTime() > freshness)
      throw new DomainError("sign-in-again");
    return found;
  }
  return { find, required, fresh };
}

/** The list of a member's sessions, and ending them. */
export function sessionCalls(
  reader: SessionReader,
  rows: SessionRows,
  recordOwn: RecordOwn,
  now: () => Date,
): SessionCalls {
  return {
    async sessions(headers) {
      const { session } = await reader.required(headers);
      const list = (await rows.list(session.userId, now())).map(({ id, browser, createdAt }) => {
        const [name = "", system = ""] = browser.split("/");
        return { id, browser: name, system, since: createdAt.toISOString(), isHere: id === session.id };
      });
      return list.sort((a, b) => Number(b.isHere) - Number(a.isHere));
    },
    async endSession(headers, id) {
      const { session } = await reader.fresh(headers);
      if (await rows.end(session.userId, id))
        await recordOwn("sessions-ended", session.userId, { sessions: "1" });
    },
    async requireAdmin(headers) {
      const { session } = await reader.find(headers);
      if (session?.user.role !== "admin") throw new DomainError("no-such-address");
      return (await reader.fresh(headers)).user.id;
    },
    async endOtherSessions(headers) {
      const { session } = await reader.fresh(headers);
      const ended = await rows.endOthers(session.userId, session.id);
      await recordOwn("sessions-ended", session.userId, { sessions: String(ended) });
    },
  };
}

/** Ends the session that the browser had, after it has signed in anew: nobody can sign it out any more. */
export async function replacingSession<Answer>(
  reader: SessionReader,
  rows: SessionRows,
  headers: SessionHeaders,
  signIn: () => Promise<Answer>,
): Promise<Answer> {
  const { session: former } = await reader.find(headers);
  const answer = await signIn();
  if (former) await rows.end(former.user.id, former.session.id);
  return answer;
}
