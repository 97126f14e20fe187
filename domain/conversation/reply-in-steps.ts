import { asksIfAuthentic } from "#domain/answer-cards/authenticity.ts";
import type { AskedCard } from "#domain/answer-cards/card-index.ts";
import { citationsOf } from "#domain/answer-cards/card-source.ts";
import { wantsTexts } from "#domain/answer-cards/wants-texts.ts";
import { courtesyOf, withoutGreeting } from "#domain/courtesy/courtesy.ts";
import type { Courtesy } from "#domain/courtesy/courtesy-kind.ts";
import type { Distress } from "#domain/distress/distress-by.ts";
import type { DistressKind } from "#domain/distress/distress-kind.ts";
import { judgesGroup } from "#domain/groups/group-question.ts";
import type { Language } from "#domain/language.ts";
import { practicalQuestion } from "#domain/practical-questions/practical-question.ts";
import type { PracticalQuestion } from "#domain/practical-questions/practical-tools.ts";
import type { ProductQuestion } from "#domain/product-questions/product-topics.ts";
import { asksForRuling, asksWhatIsAllowed, isOfWorshipCondition } from "#domain/retrieval/asks-for-ruling.ts";
import type { Source, Sources } from "#domain/retrieval/sources.ts";
import type { VerseReference } from "#domain/verse-reference.ts";
import { askedAgain } from "./asked-again.ts";
import { asksForDua } from "./asks-for-dua.ts";
import { asksForSteps } from "./asks-for-steps.ts";
import type { Citation } from "./citation.ts";
import { asksForMore, speaksOfNamed, withPreviousQuestion } from "./follow-up.ts";
import { plainMessage } from "./plain-message.ts";
import { type QuranTool, quranTool } from "./quran-tool.ts";
import { surahAlone } from "./surahs-in-order.ts";
import { verseBeside } from "./verse-beside.ts";
import { wholePassage } from "./whole-passages.ts";

export type { Citation } from "./citation.ts";

/**
 * The assistant's answer, as references only: `card` is a written answer with its sources; `found` has sources;
 * `nothing` has none; `ruling` and `emergency` refer to people first; `grief` consoles; `tool` was computed; `group` asks
 * to judge people and gets a neutral text; a courtesy is returned.
 */
export type Reply = {
  readonly kind:
    | "card"
    | "found"
    | "nothing"
    | "ruling"
    | "emergency"
    | "grief"
    | "tool"
    | "group"
    | Courtesy;
  /** The id of the written answer. */
  readonly card?: string;
  /** True where a card gives the general texts and hands over, because only a scholar rules on the matter. */
  readonly isRuling?: boolean;
  /** True where the message asks for more of the answer before it: the sources of the card are shown first. */
  readonly asksForMore?: boolean;
  /** The person's distress; with `ruling` it is the grief mentioned before the question. */
  readonly distress?: DistressKind;
  /** True where the message itself says little and follows one about danger or grief. */
  readonly isFollowUp?: boolean;
  /** Subjects whose introduction starts the reply, best first. */
  readonly subjects: readonly string[];
  readonly citations: readonly Citation[];
  readonly tool?: QuranTool | PracticalQuestion | ProductQuestion;
};

const mostVerses = 5;
const mostTexts = 3;
const mostViews = 2;
/** Verses at most this far apart count as one passage in a reply. */
const nearBy = 2;

function cited(sources: readonly Source[]): Citation[] {
  const verses: Extract<Citation, { kind: "quran" }>[] = [];
  const texts: Citation[] = [];
  for (const source of sources) {
    if (source.kind !== "quran") {
      if (texts.length < mostTexts) texts.push({ kind: source.kind, id: source.id });
      continue;
    }
    const { surah, ayah } = source;
    const isNear = verses.some((one) => one.surah === surah && isBeside(one, ayah));
    if (!isNear && verses.length < mostVerses) verses.push({ kind: "quran", surah, ayah });
  }
  return sources[0]?.kind === "quran" ? [...verses, ...texts] : [...texts, ...verses];
}

/** True for verses near each other or of one passage that is quoted whole. */
function isBeside(verse: VerseReference, ayah: number): boolean {
  const { from, to } = wholePassage(verse);
  return Math.abs(verse.ayah - ayah) <= nearBy || (from <= ayah && ayah <= to);
}

/** The question as it was typed, without the greeting of peace before it. */
function afterGreeting(question: string): string {
  const plain = plainMessage(question);
  const rest = withoutGreeting(plain);
  if (rest === plain) return question;
  const words = question.split(/\s+/u);
  const from = words.findIndex((_, at) => plainMessage(words.slice(at).join(" ")) === rest);
  return from < 0 ? question : words.slice(from).join(" ");
}

/** Chosen by hand, because nothing is retrieved for a person in distress; none where violence is reported. */
const consolation: Readonly<Partial<Record<DistressKind, readonly Citation[]>>> = {
  "self-harm": [{ kind: "quran", surah: 39, ayah: 53 }],
  // On mastering oneself in anger; a verse on pardon would ask it of somebody who was wronged.
  threat: [{ kind: "hadith", id: "bukhari-6114-the-strong" }],
  grief: [{ kind: "quran", surah: 2, ayah: 156 }],
};

function cardReply(
  { id, sources }: AskedCard,
  { isRuling, isMore }: { readonly isRuling: boolean; readonly isMore: boolean },
): Reply {
  return {
    kind: "card",
    card: id,
    ...(isRuling ? { isRuling: true } : {}),
    ...(isMore ? { asksForMore: true } : {}),
    subjects: [],
    citations: citationsOf(sources),
  };
}

/** True for times or the qibla of no place: a written answer on them says more. */
function lacksPlace({ tool }: Reply): boolean {
  return (tool?.tool === "prayer-times" || tool?.tool === "qibla") && tool.place === undefined;
}

/** The answer of one of our own tools; of a question for a ruling, only the sum of zakat is reckoned. */
function practicalReply(
  question: string,
  fullQuestion: string,
  asked: { readonly language: Language; readonly before: string | undefined; readonly isRuling: boolean },
): Reply | undefined {
  const { language, before, isRuling } = asked;
  const tool = practicalQuestion(question, language, before) ?? practicalQuestion(fullQuestion, language);
  const isSum = tool?.tool === "zakat" || tool?.tool === "zakat-metal";
  return tool && (isSum || !isRuling) ? { kind: "tool", subjects: [], citations: [], tool } : undefined;
}

/** True where a supplication is asked for, and the card has none and is not on supplications. */
function lacksDua({ asked, sources }: AskedCard, question: string): boolean {
  return (
    asksForDua(question) &&
    !asked.some(asksForDua) &&
    !sources.some((source) => /^(?:dua|dhikr):/u.test(source))
  );
}

/** True for a card on one judged saying, whose words may set people above others. */
function isOfSaying(card: AskedCard | undefined): boolean {
  return card !== undefined && /^judged-|-saying$/u.test(card.id);
}

/** A question as it was typed, and what is known about the person and the conversation. */
export type AskedQuestion = {
  readonly language: Language;
  readonly before?: string | undefined;
  /** The written answer to a question, if one surely answers it. */
  readonly findCard?: ((question: string) => AskedCard | undefined) | undefined;
  /** True where times and the qibla can be reckoned for a question that names no place. */
  readonly isPlaceKnown?: boolean | undefined;
  /** The supplications of the occasion that the message names, where the list of occasions was loaded. */
  readonly duas?: readonly string[] | undefined;
  /** What `productQuestion` reads in the message, where its words were loaded. */
  readonly product?: ProductQuestion | undefined;
  /** What `detectDistress` found in the message, see `messageForDistress`. */
  readonly distress: Distress | undefined;
};

/** What is searched for where no answer could be given without the texts. */
export type TextSearch = {
  readonly kind: "search";
  /** The question with what it follows. */
  readonly question: string;
  readonly isRuling: boolean;
  readonly distress: Distress | undefined;
};

/** What of a message is examined for distress: "tell me more" shows nothing by itself, but may follow one that does. */
export function messageForDistress(typed: string): string {
  return asksForMore(typed) ? "" : typed;
}

/** The help for a person in danger or grief, which comes before any other answer; undefined for all others. */
export function helpReply(
  typed: string,
  { language, before, distress }: Pick<AskedQuestion, "language" | "before" | "distress">,
): Reply | undefined {
  if (!distress) return undefined;
  const isAfterGrief = distress.kind === "grief" && !distress.isFollowUp;
  if (isAfterGrief && asksForRuling(withPreviousQuestion(afterGreeting(typed), before), language))
    return undefined;
  return {
    kind: distress.kind === "grief" ? "grief" : "emergency",
    distress: distress.kind,
    ...(distress.isFollowUp ? { isFollowUp: true } : {}),
    subjects: [],
    citations: distress.isFollowUp ? [] : (consolation[distress.kind] ?? []),
  };
}

/** The answer that needs no search of the texts, or what they must be searched for. */
export function replyBeforeTexts(
  typed: string,
  {
    language,
    before,
    findCard = () => undefined,
    isPlaceKnown = false,
    product,
    duas,
    distress,
  }: AskedQuestion,
): Reply | TextSearch {
  const help = helpReply(typed, { language, before, distress });
  if (help) return help;
  const question = afterGreeting(typed);
  const fullQuestion = withPreviousQuestion(question, before);
  // "And if he was angry?" after a question about a divorce asks for the same ruling.
  const isRuling = asksForRuling(fullQuestion, language);
  const courtesy = courtesyOf(plainMessage(typed));
  if (courtesy) return { kind: courtesy, subjects: [], citations: [] };
  if (product && !distress) return { kind: "tool", subjects: [], citations: [], tool: product };
  const tool = isRuling
    ? undefined
    : ((before === undefined ? undefined : verseBeside(question, before, language)) ??
      quranTool(question, language) ??
      (before === undefined
        ? undefined
        : askedAgain(question, before, { language, hasCard: findCard(question) !== undefined })));
  if (tool?.tool === "verses") {
    const citations = tool.verses.map((verse): Citation => ({ kind: "quran", ...verse }));
    return { kind: "tool", subjects: [], citations, tool };
  }
  if (tool) return { kind: "tool", subjects: [], citations: [], tool };
  if (duas && !distress)
    return { kind: "found", subjects: [], citations: duas.map((id): Citation => ({ kind: "dua", id })) };
  const practical = practicalReply(question, fullQuestion, { language, before, isRuling });
  if (practical && !distress && (isPlaceKnown || !lacksPlace(practical) || !findCard(question)))
    return practical;
  // A search by words would find verses that condemn somebody.
  if (judgesGroup(plainMessage(fullQuestion)) && !isOfSaying(findCard(question)))
    return { kind: "group", subjects: [], citations: [] };
  if (before === undefined && asksForMore(question)) return { kind: "nothing", subjects: [], citations: [] };
  // A card on ablution or on learning to read would answer something else.
  const asksForTexts = wantsTexts(fullQuestion) && !asksIfAuthentic(fullQuestion);
  const hasCard = !distress && !asksForTexts && !isOfWorshipCondition(fullQuestion);
  // "And his wife?" is answered by the card on him, unless one on her is found.
  const named = before !== undefined && speaksOfNamed(question) ? before : fullQuestion;
  const card = hasCard ? (findCard(fullQuestion) ?? findCard(named)) : undefined;
  if (card && !lacksDua(card, question) && (card.ruling || card.rulingIfAsked || !isRuling))
    return cardReply(card, {
      isRuling: isRuling || card.ruling === true,
      isMore: before !== undefined && (asksForMore(question) || speaksOfNamed(question)),
    });
  return {
    kind: "search",
    question: fullQuestion,
    isRuling: isRuling || (!asksForTexts && asksWhatIsAllowed(fullQuestion)),
    distress,
  };
}

/** The answer with the sources that the search found. */
export function replyFromTexts({ question, isRuling, distress }: TextSearch, sources: Sources): Reply {
  const kind = isRuling ? "ruling" : sources.abstained ? "nothing" : "found";
  const citations = cited(sources.sources);
  const surah = isRuling || sources.subjects.length > 0 ? undefined : surahAlone(question);
  // Verses that have the name in them are not the surah.
  if (surah !== undefined)
    return { kind: "tool", subjects: [], citations: [], tool: { tool: "verse-count", surah } };
  const isOfVerses = citations[0]?.kind === "quran";
  // Verses that have its words do not teach how something is done.
  if (kind === "nothing" || (kind === "found" && isOfVerses && asksForSteps(question)))
    return { kind: "nothing", subjects: [], citations: [] };
  if (kind !== "ruling") return { kind, subjects: sources.subjects, citations };
  // Texts found by words would look like the answer that only a scholar gives.
  const views = sources.views.slice(0, mostViews).map((id): Citation => ({ kind: "view", id }));
  return { kind, ...(distress ? { distress: distress.kind } : {}), subjects: [], citations: views };
}
