import { withoutHidden } from "#contract/free-text.ts";
import {
  type AskerActionRequest,
  type AskScholarsRequest,
  longestAnswer,
  longestQuestion,
  mostReferences,
  type PublishedAnswer,
  publishedAnswers,
  type ScholarActionRequest,
  type ScholarQuestionView,
  type ScholarsAnswer,
  scholarQuestionAnswer,
  scholarQuestionsAnswer,
  scholarsAnswer,
} from "#contract/scholars.ts";
import type { Language } from "#domain/language.ts";
import { callApi } from "./call-api.ts";

export type {
  AskerActionRequest,
  AskScholarsRequest,
  PublishedAnswer,
  ScholarActionRequest,
  ScholarQuestionView,
  ScholarsAnswer,
};
export { longestAnswer, longestQuestion, mostReferences };

/** What the signed-in member, or a visitor, may do. */
export const fetchScholarsStatus = (language: Language) =>
  callApi({ path: "/api/scholars", language, answer: scholarsAnswer });

export const sendPacket = (language: Language, packet: AskScholarsRequest) =>
  callApi({
    path: "/api/scholars/questions",
    language,
    body: withoutHidden(packet),
    answer: scholarQuestionAnswer,
  });

export const fetchMyQuestions = (language: Language) =>
  callApi({ path: "/api/scholars/questions", language, answer: scholarQuestionsAnswer });

export const performAskerAction = (language: Language, action: AskerActionRequest) =>
  callApi({
    path: "/api/scholars/questions/act",
    language,
    body: withoutHidden(action),
    answer: scholarQuestionAnswer,
  });

export const fetchInbox = (language: Language) =>
  callApi({ path: "/api/scholars/inbox", language, answer: scholarQuestionsAnswer });

export const performScholarAction = (language: Language, action: ScholarActionRequest) =>
  callApi({
    path: "/api/scholars/inbox/act",
    language,
    body: withoutHidden(action),
    answer: scholarQuestionAnswer,
  });

/** The questions that askers allowed to be published, in one language. */
export const fetchPublishedAnswers = (language: Language) =>
  callApi({ path: "/api/scholars/published", language, answer: publishedAnswers });
