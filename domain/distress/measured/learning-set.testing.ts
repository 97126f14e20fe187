import { type DistressKind, distressKinds } from "../distress-kind.ts";
import { lexiconKind } from "../lexicon-kind.ts";
import { composedMessages } from "./composed.testing.ts";
import everyday from "./everyday-batch.json" with { type: "json" };
import { fourthBatch } from "./fourth-batch.testing.ts";
import { lastAr } from "./last-ar.testing.ts";
import { messagesAr } from "./messages-ar.testing.ts";
import { type MessagesByKind, partOf } from "./messages-by-kind.testing.ts";
import { messagesEn } from "./messages-en.testing.ts";
import { messagesFr } from "./messages-fr.testing.ts";
import { messagesId } from "./messages-id.testing.ts";
import { messagesTr } from "./messages-tr.testing.ts";
import { messagesUr } from "./messages-ur.testing.ts";
import { ordinaryAr } from "./ordinary-ar.testing.ts";
import { ordinaryFamily } from "./ordinary-family.testing.ts";
import { secondBatch } from "./second-batch.testing.ts";
import { thirdBatch } from "./third-batch.testing.ts";
import { unseenAr } from "./unseen-ar.testing.ts";
import variedAr from "./varied/ar.json" with { type: "json" };
import variedEn from "./varied/en.json" with { type: "json" };
import variedFr from "./varied/fr.json" with { type: "json" };
import variedId from "./varied/id.json" with { type: "json" };
import variedTr from "./varied/tr.json" with { type: "json" };
import variedUr from "./varied/ur.json" with { type: "json" };
import veiled from "./veiled-batch.json" with { type: "json" };
import veiledFirst from "./veiled-first.json" with { type: "json" };
import { wideAr } from "./wide-ar.testing.ts";
import { wideArabizi } from "./wide-ar-latin.testing.ts";
import { widerEnglishDanger } from "./wider-en-danger.testing.ts";
import { widerEnglishNone } from "./wider-en-none.testing.ts";
import { widerFr } from "./wider-fr.testing.ts";
import { widerId } from "./wider-id.testing.ts";
import { widerLast } from "./wider-last.testing.ts";
import { widerLater } from "./wider-later.testing.ts";
import { widerTr } from "./wider-tr.testing.ts";
import { widerUr } from "./wider-ur.testing.ts";
import writtenAr from "./written/ar.json" with { type: "json" };
import writtenEn from "./written/en.json" with { type: "json" };
import writtenFr from "./written/fr.json" with { type: "json" };
import writtenId from "./written/id.json" with { type: "json" };
import writtenTr from "./written/tr.json" with { type: "json" };
import writtenUr from "./written/ur.json" with { type: "json" };

export type Learned = { readonly message: string; readonly kind: DistressKind | "none" };

type Batch = { readonly danger: readonly string[]; readonly none: readonly string[] };

const byKind = (
  danger: MessagesByKind,
  choose: (messages: readonly string[]) => readonly string[],
): Learned[] =>
  ([...distressKinds, "none"] as const).flatMap((kind) =>
    choose(danger[kind] ?? []).map((message) => ({ message, kind })),
  );

/** Batches have no kinds: the rules, which were made with them, assign one. */
const ofBatch = ({ danger, none }: Batch): Learned[] => [
  ...danger.map((message) => ({ message, kind: lexiconKind(message) ?? "self-harm" })),
  ...none.map((message) => ({ message, kind: "none" as const })),
];

/** The messages that the weights learn from, without the held-out halves and the messages of outsiders. */
export const learningSet: readonly Learned[] = [
  ...[messagesEn, messagesAr, messagesFr, messagesUr, messagesId, messagesTr].flatMap((danger) =>
    byKind(danger, (messages) => partOf(messages, "building")),
  ),
  ...[writtenEn, writtenAr, writtenFr, writtenUr, writtenId, writtenTr].flatMap((byItsKind) =>
    byKind(byItsKind, (messages) => messages),
  ),
  ...[variedEn, variedAr, variedFr, variedUr, variedId, variedTr].flatMap((byItsKind) =>
    byKind(byItsKind, (messages) => messages),
  ),
  ...[ordinaryAr, wideAr, wideArabizi, lastAr, unseenAr].flatMap((danger) =>
    byKind(danger, (messages) => messages),
  ),
  ...[everyday, veiled].flatMap((batch) =>
    (["self-harm", "violence", "none"] as const).flatMap((kind) =>
      batch[kind].map((message) => ({ message, kind })),
    ),
  ),
  ...composedMessages,
  ...[secondBatch, thirdBatch, fourthBatch, veiledFirst].flatMap((batch) =>
    Object.values(batch).flatMap(ofBatch),
  ),
  ...[widerFr, widerId, widerTr, widerUr, ...Object.values(widerLater)].flatMap(ofBatch),
  ...ofBatch({ danger: [], none: ordinaryFamily }),
  ...ofBatch({ danger: [...widerEnglishDanger, ...widerLast], none: widerEnglishNone }),
];
