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
import { ask } from "./ask.ts";

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
export const askScholarsStatus = (language: Language) =>
  ask({ path: "/api/scholars", language, answer: scholarsAnswer });

export const sendPacket = (language: Language, packet: AskScholarsRequest) =>
  ask({ path: "/api/scholars/questions", language, body: packet, answer: scholarQuestionAnswer });

export const askMyQuestions = (language: Language) =>
  ask({ path: "/api/scholars/questions", language, answer: scholarQuestionsAnswer });

export const actAsAsker = (language: Language, act: AskerActionRequest) =>
  ask({ path: "/api/scholars/questions/act", language, body: act, answer: scholarQuestionAnswer });

export const askInbox = (language: Language) =>
  ask({ path: "/api/scholars/inbox", language, answer: scholarQuestionsAnswer });

export const actAsScholar = (language: Language, act: ScholarActionRequest) =>
  ask({ path: "/api/scholars/inbox/act", language, body: act, answer: scholarQuestionAnswer });

/** The questions that askers allowed to be published, in one language. */
export const askPublished = (language: Language) =>
  ask({ path: "/api/scholars/published", language, answer: publishedAnswers });
