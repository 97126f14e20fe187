import { doneAnswer, type Role, roles } from "#contract/accounts.ts";
import {
  type AdminEvent,
  type AdminGift,
  type AdminGiftAction,
  type AdminMember,
  type AdminMemberAction,
  type AdminProject,
  type AdminProjectAction,
  type AdminReport,
  type AdminSignUp,
  adminAuditAnswer,
  adminGiftsAnswer,
  adminMemberAnswer,
  adminMembersAnswer,
  adminProjectsAnswer,
  adminReportsAnswer,
  adminScholarsAnswer,
  longestAdminText,
} from "#contract/admin.ts";
import { auditKinds } from "#contract/audit.ts";
import { withoutHidden } from "#contract/free-text.ts";
import type { Language } from "#domain/language.ts";
import { callApi } from "./call-api.ts";

export type { ProjectCategory } from "#domain/ledger/project-category.ts";
export { projectCategories } from "#domain/ledger/project-category.ts";
export type { AdminEvent, AdminGift, AdminMember, AdminProject, AdminReport, AdminSignUp, Role };
export { auditKinds, longestAdminText, roles };

function addressOf(path: string, query: Readonly<Record<string, string>>): string {
  const asked = Object.entries(query).filter(([, value]) => value !== "");
  return `/api/admin/${path}?${new URLSearchParams(asked)}`;
}

type Paged = { readonly find: string; readonly page: number };

export const fetchMembers = (language: Language, { find, page }: Paged) =>
  callApi({
    path: addressOf("members", { find, page: String(page) }),
    language,
    answer: adminMembersAnswer,
  });

export const fetchMember = (language: Language, id: string) =>
  callApi({ path: addressOf("members/one", { id }), language, answer: adminMemberAnswer });

export const fetchGifts = (language: Language, { find, page }: Paged) =>
  callApi({ path: addressOf("gifts", { find, page: String(page) }), language, answer: adminGiftsAnswer });

export const fetchProjects = (language: Language) =>
  callApi({ path: "/api/admin/projects", language, answer: adminProjectsAnswer });

export const fetchScholarsWork = (language: Language) =>
  callApi({ path: "/api/admin/scholars", language, answer: adminScholarsAnswer });

export const fetchReports = (language: Language, state: "open" | "closed", page: number) =>
  callApi({
    path: addressOf("reports", { state, page: String(page) }),
    language,
    answer: adminReportsAnswer,
  });

/** Events older than the one with the id `before`, or the newest for "". */
export const fetchEvents = (
  language: Language,
  asked: { readonly kind: string; readonly member: string; readonly before: string },
) => callApi({ path: addressOf("audit", asked), language, answer: adminAuditAnswer });

export const actOnMember = (language: Language, action: AdminMemberAction) =>
  callApi({ path: "/api/admin/members/act", language, body: action, answer: doneAnswer });

export const actOnProject = (language: Language, action: AdminProjectAction) =>
  callApi({ path: "/api/admin/projects/act", language, body: withoutHidden(action), answer: doneAnswer });

export const actOnGift = (language: Language, action: AdminGiftAction) =>
  callApi({ path: "/api/admin/gifts/act", language, body: action, answer: doneAnswer });

/** Closes a report; `answer` is what was found, or null. */
export const closeReport = (language: Language, id: string, answer: string | null) =>
  callApi({
    path: "/api/admin/reports/close",
    language,
    body: withoutHidden({ id, answer }),
    answer: doneAnswer,
  });
