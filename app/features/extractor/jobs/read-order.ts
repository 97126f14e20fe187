import {
  mostAddresses,
  type OtherJobKind,
  readAddresses,
  readAgentCredits,
  readTypedSchema,
} from "#domain/extraction/job-input.ts";
import type { Json } from "#domain/extraction/wire/requests.ts";
import type { JobOrder } from "./job-runner.ts";

/** The form as typed. */
export type TypedOrder = {
  readonly kind: OtherJobKind;
  readonly addresses: string;
  readonly words: string;
  readonly schema: string;
  /** The most credits of an agent. */
  readonly credits: string;
  readonly skipsWrong: boolean;
};

/** Why an order cannot be sent. */
export type OrderProblem =
  | {
      readonly problem:
        | "noAddresses"
        | "tooManyAddresses"
        | "noQuestion"
        | "failure.wrongSchema"
        | "wrongCredits";
    }
  | { readonly problem: "wrongAddresses"; readonly list: string };

/** The order to send, or what is wrong with it. */
export function readOrder(order: TypedOrder): JobOrder | OrderProblem {
  const { kind, addresses: typed, words, skipsWrong } = order;
  if (kind === "research") {
    const query = words.trim();
    return query === "" ? { problem: "noQuestion" } : { kind, query };
  }
  const { addresses, wrong } = readAddresses(typed, URL.canParse);
  const [first] = addresses;
  const ignoresWrong = kind !== "llms-text" && skipsWrong && first !== undefined;
  if (wrong.length > 0 && !ignoresWrong)
    return { problem: "wrongAddresses", list: wrong.slice(0, 3).join(", ") };
  if (addresses.length > mostAddresses) return { problem: "tooManyAddresses" };
  const chosen = { addresses, skipsWrong, leftOut: wrong };
  if (kind === "agent") return agentOrder(order, chosen);
  if (first === undefined) return { problem: "noAddresses" };
  if (kind === "llms-text") return { kind, address: first };
  if (kind === "batch") return { kind, ...chosen };
  const question = questionOf(order);
  if ("problem" in question) return question;
  if (question.prompt === "" && question.schema === undefined) return { problem: "noQuestion" };
  return { kind, ...chosen, ...question };
}

type Question = { readonly prompt: string; readonly schema?: { readonly [key: string]: Json } };

/** The typed question and schema; either may be empty. */
function questionOf({ words, schema }: TypedOrder): Question | OrderProblem {
  const shape = readTypedSchema(schema);
  if (shape === null) return { problem: "failure.wrongSchema" };
  return { prompt: words.trim(), ...(shape ? { schema: shape as { readonly [key: string]: Json } } : {}) };
}

/** An agent needs a question; addresses only show it where to look. */
function agentOrder(
  order: TypedOrder,
  chosen: { readonly addresses: readonly string[]; readonly leftOut: readonly string[] },
): JobOrder | OrderProblem {
  const question = questionOf(order);
  if ("problem" in question) return question;
  if (question.prompt === "") return { problem: "noQuestion" };
  const mostCredits = readAgentCredits(order.credits);
  if (mostCredits === undefined) return { problem: "wrongCredits" };
  const { addresses, leftOut } = chosen;
  return { kind: "agent", addresses, leftOut, mostCredits, ...question };
}
