import { createHash, randomUUID } from "node:crypto";
import type {
  AskerActRequest,
  AskScholarsRequest,
  PublishedAnswer,
  ScholarActRequest,
  ScholarQuestionView,
  ScholarsAnswer,
} from "#contract/scholars.ts";
import type { Language } from "#domain/language.ts";
import { actOnQuestion, isClaimable, type QuestionAct } from "#domain/scholar-question/act-on-question.ts";
import { sentQuestion } from "#domain/scholar-question/scholar-question.ts";
import type { StoredQuestion } from "#server/store/scholar-question-row.ts";
import type { Store } from "#server/store/store.ts";
import type { UnknownReference } from "./known-references.ts";
import { ScholarMistake } from "./scholar-mistake.ts";

/** Who calls, as the session says it. */
export type Caller = { readonly id: string; readonly name: string; readonly role: string };

export type Scholars = {
  standing(caller: Caller | null): Promise<ScholarsAnswer>;
  send(caller: Caller, request: AskScholarsRequest): Promise<ScholarQuestionView>;
  ofAsker(caller: Caller): Promise<ScholarQuestionView[]>;
  /** The question after the act; null once it is erased. */
  askerActs(caller: Caller, request: AskerActRequest): Promise<ScholarQuestionView | null>;
  inbox(caller: Caller): Promise<ScholarQuestionView[]>;
  scholarActs(caller: Caller, request: ScholarActRequest): Promise<ScholarQuestionView>;
  published(language: Language): Promise<PublishedAnswer[]>;
};

export type ScholarSettings = {
  readonly store: Pick<Store, "scholars" | "members">;
  readonly hasPremium: (memberId: string) => Promise<boolean>;
  readonly unknownReference: UnknownReference;
  /** Undefined where no mail is sent; else called when there is news to tell an asker. */
  readonly onNews?: (() => void) | undefined;
  readonly now: () => number;
};

/** Times that an act is tried anew because another came first. */
const attempts = 5;

/** Everything that askers and scholars do. Throws ScholarMistake where it may not be. */
export function scholars(settings: ScholarSettings): Scholars {
  const { store, hasPremium, unknownReference, onNews, now } = settings;
  const rows = store.scholars;

  async function refuseUnknown(references: readonly string[]): Promise<void> {
    const unknown = await unknownReference(references);
    if (unknown !== undefined) throw new ScholarMistake("unknown-reference", unknown);
  }

  /** Whoever is first changes the question; the other looks at what it is then. */
  async function act(id: string, mayAct: (question: StoredQuestion) => boolean, what: QuestionAct) {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const moment = now();
      const before = await rows.find(id, moment);
      if (!before || !mayAct(before)) throw new ScholarMistake("no-question");
      const next = actOnQuestion(before, what, moment);
      if (typeof next === "string") throw new ScholarMistake(next);
      if (next === before) return before;
      const isNews = next.stage !== before.stage && (next.stage === "answered" || next.stage === "returned");
      const news = onNews && isNews ? (next.stage === "answered" ? "answered" : "returned") : undefined;
      if (!(await rows.replace(before, next, { now: moment, news, publishedId: randomUUID() }))) continue;
      if (news) onNews?.();
      return { ...before, ...next };
    }
    throw new ScholarMistake("taken");
  }

  return {
    async standing(caller) {
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
      if (!(await store.members.hasAny("scholar"))) throw new ScholarMistake("no-scholars");
      if (!(await hasPremium(caller.id))) throw new ScholarMistake("not-a-subscriber");
      await refuseUnknown(packet.sources);
      // Other words under one key are another question: the first may have arrived though its answer was lost.
      const said = JSON.stringify(packet);
      const id = createHash("sha256").update(`${caller.id}\0${key}\0${said}`).digest("base64url");
      return viewFor(await rows.send(id, sentQuestion(caller.id, packet, now())), caller);
    },

    async ofAsker(caller) {
      return (await rows.ofAsker(caller.id, now())).map((question) => viewFor(question, caller));
    },

    async askerActs(caller, request) {
      if (request.act === "erase") {
        if (!(await rows.erase(caller.id, request.id))) throw new ScholarMistake("no-question");
        return null;
      }
      const { id, ...what } = request;
      const isTheirs = ({ askerId }: StoredQuestion) => askerId === caller.id;
      return viewFor(await act(id, isTheirs, what), caller);
    },

    async inbox(caller) {
      refuseOthers(caller);
      return (await rows.inbox(caller.id, now())).map((question) => viewFor(question, caller));
    },

    async scholarActs(caller, request) {
      refuseOthers(caller);
      const { id, ...what } = request;
      if (what.act === "answer") {
        await refuseUnknown(what.citations);
        const answer = { ...what, scholar: caller.id, scholarName: caller.name };
        return viewFor(await act(id, () => true, answer), caller);
      }
      return viewFor(await act(id, () => true, { ...what, scholar: caller.id }), caller);
    },

    published: (language) => rows.published(language),
  };

  /** Without the person: a scholar who does not hold a question sees no more than what waits. */
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

function refuseOthers({ role }: Caller): void {
  if (role !== "scholar") throw new ScholarMistake("not-a-scholar");
}
