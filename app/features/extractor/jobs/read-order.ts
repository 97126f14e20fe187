import {
  mostAddresses,
  type OtherJobKind,
  readAddresses,
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
  readonly skipsWrong: boolean;
};

/** Why an order cannot be sent. */
export type OrderProblem =
  | { readonly problem: "noAddresses" | "tooManyAddresses" | "noQuestion" | "failure.wrongSchema" }
  | { readonly problem: "wrongAddresses"; readonly list: string };

/** The order to send, or what is wrong with it. */
export function readOrder({
  kind,
  addresses: typed,
  words,
  schema,
  skipsWrong,
}: TypedOrder): JobOrder | OrderProblem {
  if (kind === "research") {
    const query = words.trim();
    return query === "" ? { problem: "noQuestion" } : { kind, query };
  }
  const { addresses, wrong } = readAddresses(typed, URL.canParse);
  const [first] = addresses;
  const ignoresWrong = kind !== "llms-text" && skipsWrong && first !== undefined;
  if (wrong.length > 0 && !ignoresWrong)
    return { problem: "wrongAddresses", list: wrong.slice(0, 3).join(", ") };
  if (first === undefined) return { problem: "noAddresses" };
  if (kind === "llms-text") return { kind, address: first };
  if (addresses.length > mostAddresses) return { problem: "tooManyAddresses" };
  if (kind === "batch") return { kind, addresses, skipsWrong, leftOut: wrong };
  const prompt = words.trim();
  const shape = readTypedSchema(schema);
  if (shape === null) return { problem: "failure.wrongSchema" };
  if (prompt === "" && shape === undefined) return { problem: "noQuestion" };
  return {
    kind,
    addresses,
    skipsWrong,
    leftOut: wrong,
    prompt,
    ...(shape ? { schema: shape as { readonly [key: string]: Json } } : {}),
  };
}
