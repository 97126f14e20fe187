import { type Role, roles } from "#contract/accounts.ts";
import {
  type AdminEvent,
  type AdminGift,
  type AdminMember,
  type AdminMemberAnswer,
  type AdminProject,
  type AdminReport,
  type AdminScholarsAnswer,
  type AdminSignUp,
  adminPageLength,
} from "#contract/admin.ts";
import type { AuditKind } from "#contract/audit.ts";
import type { Language } from "#domain/language.ts";
import { projectOfFund } from "#domain/ledger/gift.ts";
import { projectCategories } from "#domain/ledger/project-category.ts";
import { questionStages } from "#domain/scholar-question/scholar-question.ts";
import { reportKinds } from "#domain/text-report.ts";
import { DomainError } from "#server/services/errors.ts";
import { projectWords } from "#server/services/giving/project-words.ts";
import type { AuditFilter, StoredAuditEvent } from "#server/store/audit-rows.ts";
import type { Member } from "#server/store/member-rows.ts";
import type { ReportState } from "#server/store/report-rows.ts";
import type { Store } from "#server/store/store.ts";
import type { GiftBook } from "#server/store/stored-gift.ts";

type Listed<Row> = { readonly rows: Row[]; readonly hasMore: boolean };

/** Events shown with a member. */
const eventsOfMember = 10;

/** What administrators see on the admin page. */
export function adminViews(store: Store, language: Language, now: () => Date = () => new Date()) {
  /** One page of a list, of which one row more is read to know whether another page follows. */
  async function paged<Row>(
    page: number,
    read: (rows: { limit: number; offset: number }) => Promise<readonly Row[]>,
  ): Promise<Listed<Row>> {
    const rows = await read({ limit: adminPageLength + 1, offset: (page - 1) * adminPageLength });
    return { rows: rows.slice(0, adminPageLength), hasMore: rows.length > adminPageLength };
  }

  /** The titles of projects, also of closed ones, by their ids. */
  async function projectTitles(): Promise<ReadonlyMap<string, string>> {
    const projects = await store.projects.list();
    return new Map(projects.map(({ id, words }) => [id, projectWords(words, language).title]));
  }

  async function events(filter: AuditFilter, limit: number): Promise<Listed<AdminEvent>> {
    const found = await store.audit.list(filter, limit + 1);
    const shown = found.slice(0, limit);
    const ids = shown.flatMap(({ actorId, subjectId }) => [actorId, subjectId]);
    const emails = await store.members.emailsOf([...new Set(ids.filter((id) => id !== null))]);
    const titles = await projectTitles();
    return { rows: shown.map((event) => eventView(event, emails, titles)), hasMore: found.length > limit };
  }

  return {
    async members(find: string, page: number): Promise<Listed<AdminMember>> {
      const { rows, hasMore } = await paged(page, (part) => store.members.search(find, part));
      return { rows: rows.map(memberView), hasMore };
    },

    /** The sign-ups with an address whose links can still be opened. */
    async signUps(email: string): Promise<AdminSignUp[]> {
      if (!email.includes("@")) return [];
      const waiting = await store.signUps.list(email, now());
      return waiting.map(({ tokenHash, name, createdAt }) => {
        return { id: tokenHash, name, at: createdAt.toISOString() };
      });
    },

    /** One member as the administrator with this id sees them, which is recorded. Throws DomainError "no-member". */
    async member(id: string, adminId: string): Promise<AdminMemberAnswer> {
      const member = await store.members.find(id);
      if (!member) throw new DomainError("no-member");
      await store.audit.add({ kind: "member-viewed", actor: "admin", actorId: adminId, subjectId: id });
      const sessions = await store.sessions.list(id, now());
      const entitlements = await store.entitlements.of(id);
      return {
        member: memberView(member),
        isOwn: id === adminId,
        sessions: sessions.map(({ browser, createdAt }) => {
          const [name = "", system = ""] = browser.split("/");
          return { browser: name, system, since: createdAt.toISOString() };
        }),
        premium: entitlements.map(({ source, status, endsAt }) => ({
          source,
          status,
          endsAt: endsAt?.toISOString() ?? null,
        })),
        events: (await events({ memberId: id }, eventsOfMember)).rows,
      };
    },

    async projects(): Promise<AdminProject[]> {
      return (await store.projects.list()).map((project) => ({
        id: project.id,
        title: projectWords(project.words, language).title,
        words: project.words,
        category: projectCategories.find((each) => each === project.category) ?? "education",
        place: project.place,
        target: project.target,
        currency: project.currency,
        zakatScholar: project.zakatScholar,
        isExample: project.isExample,
        isClosed: project.closedAt !== null,
      }));
    },

    async gifts(digits: string, page: number): Promise<Listed<AdminGift>> {
      const { rows, hasMore } = await paged(page, (part) => store.gifts.list(digits, part));
      const titles = await projectTitles();
      return { rows: rows.map((book) => giftView(book, titles)), hasMore };
    },

    async scholars(): Promise<AdminScholarsAnswer> {
      const workload = await store.scholars.workload(now().getTime());
      const sum = (stage: string, scholarId?: string) =>
        workload
          .filter((each) => each.stage === stage && (scholarId === undefined || each.scholarId === scholarId))
          .reduce((all, { questions }) => all + questions, 0);
      const open = workload.filter(({ stage }) => stage === "open").map(({ oldest }) => oldest);
      const scholars = (await store.members.list()).filter(({ role }) => role === "scholar");
      return {
        stages: questionStages.map((stage) => ({ stage, questions: sum(stage) })),
        oldestOpen: open.length > 0 ? new Date(Math.min(...open)).toISOString() : null,
        scholars: scholars.map(({ id, name }) => ({
          name,
          claimed: sum("claimed", id),
          returned: sum("returned", id),
          answered: sum("answered", id),
        })),
      };
    },

    async reports(state: ReportState, page: number): Promise<Listed<AdminReport>> {
      const { rows, hasMore } = await paged(page, (part) => store.reports.list(state, part));
      return {
        rows: rows.map(({ id, about, kind, words, email, language, answer, createdAt }) => ({
          ...{ id, about, words, email, language, answer },
          kind: reportKinds.find((each) => each === kind) ?? "other",
          at: createdAt.toISOString(),
        })),
        hasMore,
      };
    },

    /** Events of a kind, and of the member with this address or id; older ones than `before` for further pages. */
    async audit(asked: {
      readonly kind?: AuditKind | undefined;
      readonly member: string;
      readonly before?: string | undefined;
    }): Promise<Listed<AdminEvent>> {
      const { kind, member, before } = asked;
      const known = member.includes("@") ? await store.members.findByEmail(member) : undefined;
      if (member.includes("@") && !known) return { rows: [], hasMore: false };
      return events({ kind, memberId: known?.id ?? (member || undefined), before }, adminPageLength);
    },
  };
}

function memberView({ id, name, email, emailVerified, role, createdAt }: Member): AdminMember {
  const known: Role = roles.find((each) => each === role) ?? "member";
  return { id, name, email, isConfirmed: emailVerified, role: known, since: createdAt.toISOString() };
}

function eventView(
  event: StoredAuditEvent,
  emails: ReadonlyMap<string, string>,
  titles: ReadonlyMap<string, string>,
): AdminEvent {
  const { id, at, kind, actor, actorId, subjectId, details } = event;
  const named = (who: string | null) => (who === null ? null : (emails.get(who) ?? who));
  const { project: projectId, fund = "" } = details;
  const project = titles.get(projectId ?? projectOfFund(fund) ?? "") ?? null;
  return {
    ...{ id, at: at.toISOString(), kind, actor, by: named(actorId), about: named(subjectId) },
    ...{ project, details },
  };
}

function giftView({ gift, state }: GiftBook, titles: ReadonlyMap<string, string>): AdminGift {
  return {
    receipt: gift.receipt,
    fund: gift.fund,
    project: titles.get(projectOfFund(gift.fund) ?? "") ?? null,
    amount: gift.amount + gift.fee,
    held: state.held,
    refunded: state.refunded,
    currency: gift.currency,
    recurrence: gift.recurrence,
    stage: state.stage,
    isPledge: gift.provider === "pledge",
    at: gift.createdAt.toISOString(),
  };
}
