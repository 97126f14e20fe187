import { z } from "zod";
import {
  addPasskeyRequest,
  askForResetRequest,
  changePasswordRequest,
  confirmEmailRequest,
  deleteAccountRequest,
  emptyRequest,
  endSessionRequest,
  passkeySignInRequest,
  removePasskeyRequest,
  resetPasswordRequest,
  signInRequest,
  signUpRequest,
} from "#contract/accounts.ts";
import {
  adminAuditQuery,
  adminGiftAction,
  adminGiftsQuery,
  adminMemberAction,
  adminMemberQuery,
  adminMembersQuery,
  adminProjectAction,
  adminReportsQuery,
  closeReportRequest,
} from "#contract/admin.ts";
import { answerRequest } from "#contract/assistant-answer.ts";
import { assistantSourcesQuery } from "#contract/assistant-sources.ts";
import { dayOutlineQuery } from "#contract/day-outline.ts";
import { endMonthlyRequest, giveRequest } from "#contract/donations.ts";
import { hadithBooksQuery, hadithBrowseQuery, hadithNamedQuery } from "#contract/hadith-browse.ts";
import { hadithSearchQuery } from "#contract/hadith-search.ts";
import { hijriQuery } from "#contract/hijri.ts";
import { prayerTimesQuery } from "#contract/prayer-times.ts";
import { subscribeRequest } from "#contract/premium.ts";
import { forgetPushRequest, renewPushRequest } from "#contract/push.ts";
import { coordinateQuery } from "#contract/qibla.ts";
import { quoteCheckRequest, quoteMatchRequest } from "#contract/quotes.ts";
import { quranSearchQuery } from "#contract/quran-search.ts";
import { surahsQuery, versesQuery } from "#contract/quran-verses.ts";
import { askerActionRequest, askScholarsRequest, scholarActionRequest } from "#contract/scholars.ts";
import { syncRequest } from "#contract/sync.ts";
import { textReportRequest } from "#contract/text-reports.ts";
import { categorisedQuery, hadithListQuery, oneTextQuery, tafsirQuery, textsQuery } from "#contract/texts.ts";
import { languages } from "#domain/language.ts";

const nothing = z.object({});
const paged = z.object({ before: z.string() });
const inLanguage = z.object({ language: z.enum(languages) });

/** The query schema of each call; `*` is a path parameter. */
export const requestSchemas: Readonly<Record<string, z.ZodType>> = {
  "/api/accounts/export": nothing,
  "/api/accounts/passkeys": nothing,
  "/api/accounts/sessions": nothing,
  "/api/admin/audit": adminAuditQuery,
  "/api/admin/gifts": adminGiftsQuery,
  "/api/admin/members": adminMembersQuery,
  "/api/admin/members/one": adminMemberQuery,
  "/api/admin/projects": inLanguage,
  "/api/admin/reports": adminReportsQuery,
  "/api/admin/scholars": nothing,
  "/api/assistant/model": nothing,
  "/api/assistant/sources": assistantSourcesQuery,
  "/api/athkar": categorisedQuery,
  "/api/athkar/*": oneTextQuery,
  "/api/day-outline": dayOutlineQuery,
  "/api/donations": inLanguage,
  "/api/donations/books/*": paged,
  "/api/donations/mine": inLanguage,
  "/api/donations/receipts/*": inLanguage,
  "/api/duas": categorisedQuery,
  "/api/duas/*": oneTextQuery,
  "/api/hadith": hadithListQuery,
  "/api/hadith/*": oneTextQuery,
  "/api/hadith/books": hadithBooksQuery,
  "/api/hadith/browse": hadithBrowseQuery,
  "/api/hadith/named": hadithNamedQuery,
  "/api/hadith/search": hadithSearchQuery,
  "/api/health": nothing,
  "/api/help-lines": nothing,
  "/api/hijri": hijriQuery,
  "/api/names-of-allah": textsQuery,
  "/api/names-of-allah/*": oneTextQuery,
  "/api/openapi.json": nothing,
  "/api/prayer-times": prayerTimesQuery,
  "/api/premium": inLanguage,
  "/api/push/key": nothing,
  "/api/qibla": coordinateQuery,
  "/api/quran/search": quranSearchQuery,
  "/api/quran/surahs": surahsQuery,
  "/api/quran/verses/*": versesQuery,
  "/api/ready": nothing,
  "/api/scholars": nothing,
  "/api/scholars/inbox": nothing,
  "/api/scholars/published": inLanguage,
  "/api/scholars/questions": nothing,
  "/api/session": nothing,
  "/api/tafsir/*": tafsirQuery,
  "/api/texts": nothing,
  "/api/video-figures": nothing,
};

/** The body schema of each call. */
export const answerSchemas: Readonly<Record<string, z.ZodType>> = {
  "/api/accounts/ask-for-reset": askForResetRequest,
  "/api/accounts/change-password": changePasswordRequest,
  "/api/accounts/confirm-email": confirmEmailRequest,
  "/api/accounts/delete": deleteAccountRequest,
  "/api/accounts/sessions/end": endSessionRequest,
  "/api/accounts/sessions/end-others": emptyRequest,
  "/api/accounts/passkeys/add": addPasskeyRequest,
  "/api/accounts/passkeys/challenge": emptyRequest,
  "/api/accounts/passkeys/remove": removePasskeyRequest,
  "/api/accounts/passkeys/sign-in": passkeySignInRequest,
  "/api/accounts/passkeys/sign-in-challenge": emptyRequest,
  "/api/accounts/reset-password": resetPasswordRequest,
  "/api/accounts/sign-in": signInRequest,
  "/api/accounts/sign-out": emptyRequest,
  "/api/accounts/sign-out-everywhere": emptyRequest,
  "/api/accounts/sign-up": signUpRequest,
  "/api/admin/gifts/act": adminGiftAction,
  "/api/admin/members/act": adminMemberAction,
  "/api/admin/projects/act": adminProjectAction,
  "/api/admin/reports/close": closeReportRequest,
  "/api/assistant/answer": answerRequest,
  "/api/assistant/sources": assistantSourcesQuery,
  "/api/donations": giveRequest,
  "/api/donations/receipts/*/end": endMonthlyRequest,
  "/api/payments/stripe": z.object({ id: z.string(), type: z.string(), data: z.object({}) }),
  "/api/premium/cancel": emptyRequest,
  "/api/premium/resume": emptyRequest,
  "/api/premium/subscribe": subscribeRequest,
  "/api/push/forget": forgetPushRequest,
  "/api/push/renew": renewPushRequest,
  "/api/quotes/check": quoteCheckRequest,
  "/api/quotes/match": quoteMatchRequest,
  "/api/scholars/inbox/act": scholarActionRequest,
  "/api/scholars/questions": askScholarsRequest,
  "/api/scholars/questions/act": askerActionRequest,
  "/api/sync": syncRequest,
  "/api/text-reports": textReportRequest,
};
