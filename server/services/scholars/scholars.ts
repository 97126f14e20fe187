import { createHash, randomUUID } from "node:crypto";
import type {
  AskerActionRequest,
  AskScholarsRequest,
  PublishedAnswer,
  ScholarActionRequest,
  ScholarQuestionView,
  ScholarsAnswer,
} from "#contract/scholars.ts";
import type { Language } from "#domain/language.ts";
import {
  isClaimable,
  performQuestionAction,
  type QuestionAction,
} from "#domain/scholar-question/perform-question-action.ts";
import { type ScholarQuestion, sentQuestion } from "#domain/scholar-question/scholar-question.ts";
import { DomainError } from "#server/services/errors.ts";
import type { StoredQuestion } from "#server/store/scholar-question-row.ts";
import type { Store } from "#server/store/store.ts";
import type { FindUnknownReference } from "./known-references.ts";

/** The signed-in member who calls. */
export type Caller = { readonly id: string; readonly name: string; readonly role: string };

export type Scholars = {
  status(caller: Caller | null): Promise<ScholarsAnswer>;
  send(caller: Caller, request: AskScholarsRequest): Promise<ScholarQuestionView>;
  ofAsker(caller: Caller): Promise<ScholarQuestionView[]>;
  /** The question after the action; null once it is deleted. */
  performAskerAction(caller: Caller, request: AskerActionRequest): Promise<ScholarQuestionView | null>;
  inbox(caller: Caller): Promise<ScholarQuestionView[]>;
  performScholarAction(caller: Caller, request: ScholarActionRequest): Promise<ScholarQuestionView>;
  published(language: Language): Promise<PublishedAnswer[]>;
};

export type ScholarSettings = {
  readonly store: Pick<Store, "scholars" | "members">;
  readonly hasPremium: (memberId: string) => Promise<boolean>;
  readonly findUnknownReference: FindUnknownReference;
  /** Called when there is an email to an asker; undefined where no mail is sent. */
  readonly onEmailDue?: (() => void) | undefined;
  readonly now: () => number;
};

/** How often an action is retried after a version conflict. */
const attempts = 5;

/** Everything that askers and scholars do. Throws DomainError where it is not allowed. */
export function scholars(settings: ScholarSettings): Scholars {
  const { store, hasPremium, findUnknownReference, onEmailDue, now } = settings;
  const rows = store.scholars;

  async function requireKnownReferences(references: readonly string[]): Promise<void> {
    const unknown = await findUnknownReference(references);
    if (unknown !== undefined)
      throw new DomainError("unknown-reference", { details: { reference: unknown } });
  }

  /** Optimistic locking: on a version conflict the question is read again and the action retried. */
  async function perform(
    id: string,
    isAllowed: (question: StoredQuestion) => boolean,
    action: QuestionAction,
  ) {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const moment = now();
      const before = await rows.find(id, moment);
      if (!before || !isAllowed(before)) throw new DomainError("no-question");
      const next = performQuestionAction(before, action, moment);
      if (typeof next === "string") throw new DomainError(next);
      if (next === before) return before;
      const event = onEmailDue && emailEventOf(before, next);
      if (!(await rows.replace(before, next, { now: moment, event, publishedId: randomUUID() }))) continue;
      if (event) onEmailDue?.();
      return { ...before, ...next };
    }
    throw new DomainError("taken");
  }

  return {
    async status(caller) {
      const counts = caller ? await rows.counts(caller.id, now()) : { asked: 0, unread: 0, waiting: 0 };
      const isScholar = caller?.role === "scholar";
      return {
        hasScholars: await store.members.hasAny("scholar"),
        isSignedIn: caller !== null,
        hasPremium: caller !== null && (await hasPremium(caller.id)),
        isScholar,
        ...counts,
        waiting: isScholar ? counts.waiting : 0,
      };
    },

    async send(caller, { key, ...packet }) {
      if (!(await store.members.hasAny("scholar"))) throw new DomainError("no-scholars");
      if (!(await hasPremium(caller.id))) throw new DomainError("not-a-subscriber");
      await requireKnownReferences(packet.sources);
      // The id is made of key and content: a request that is sent again is the same question, another text is not.
      const content = JSON.stringify(packet);
      const id = createHash("sha256").update(`${caller.id}\0${key}\0${content}`).digest("base64url");
      return viewFor(await rows.send(id, sentQuestion(caller.id, packet, now())), caller);
    },

    async ofAsker(caller) {
      return (await rows.ofAsker(caller.id, now())).map((question) => viewFor(question, caller));
    },

    async performAskerAction(caller, request) {
      if (request.act === "erase") {
        if (!(await rows.delete(caller.id, request.id))) throw new DomainError("no-question");
        return null;
      }
      const { id, ...action } = request;
      const isAsker = ({ askerId }: StoredQuestion) => askerId === caller.id;
      return viewFor(await perform(id, isAsker, action), caller);
    },

    async inbox(caller) {
      requireScholar(caller);
      return (await rows.inbox(caller.id, now())).map((question) => viewFor(question, caller));
    },

    async performScholarAction(caller, request) {
      requireScholar(caller);
      const { id, ...action } = request;
      if (action.act === "answer") {
        await requireKnownReferences(action.citations);
        const answer = { ...action, scholar: caller.id, scholarName: caller.name };
        return viewFor(await perform(id, () => true, answer), caller);
      }
      return viewFor(await perform(id, () => true, { ...action, scholar: caller.id }), caller);
    },

    published: (language) => rows.published(language),
  };

  /** Never contains the asker; a scholar who has not claimed the question sees it as open. */
  function viewFor(question: StoredQuestion, caller: Caller): ScholarQuestionView {
    const { askerId, scholarId, claimedAt, version, packet, notes, answer, ...seen } = question;
    const isFree = askerId !== caller.id && isClaimable(question, now()) && scholarId !== caller.id;
    return {
      ...seen,
      ...(isFree ? { stage: "open" as const } : {}),
      isMine: scholarId === caller.id,
      packet: { ...packet, sources: [...packet.sources] },
      notes: [...notes],
      answer: answer && { ...answer, citations: [...answer.citations] },
    };
  }
}

/** The event that the asker is emailed about, if any. */
function emailEventOf(before: ScholarQuestion, next: ScholarQuestion): "answered" | "returned" | undefined {
  if (next.stage === before.stage) return undefined;
  return next.stage === "answered" || next.stage === "returned" ? next.stage : undefined;
}

function requireScholar({ role }: Caller): void {
  if (role !== "scholar") throw new DomainError("not-a-scholar");
}
