import type { DistressKind } from "../distress-kind.ts";
import ar from "./composed/ar.json" with { type: "json" };
import en from "./composed/en.json" with { type: "json" };
import fr from "./composed/fr.json" with { type: "json" };
import id from "./composed/id.json" with { type: "json" };
import tr from "./composed/tr.json" with { type: "json" };
import ur from "./composed/ur.json" with { type: "json" };

/** At most so many messages of one situation are learned, so that none outweighs what people wrote. */
const most = 30;

/** All ways to take one part of each list, as in "after eid / from monday + my bed will be empty / ...". */
function combined(line: string): readonly string[] {
  const lists = line.split(" + ").map((parts) => parts.split(" / "));
  return lists.reduce<string[]>(
    (heads, parts) => heads.flatMap((head) => parts.map((part) => `${head} ${part}`.trim())),
    [""],
  );
}

/** Messages spread evenly over all combinations of a line. */
function composed(line: string): readonly string[] {
  const all = combined(line);
  const step = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(most, all.length) }, (_, at) => all[Math.floor(at * step)] ?? "");
}

/** Messages put together from the parts of a situation, so that the weights learn it in many wordings. */
export const composedMessages: readonly { readonly message: string; readonly kind: DistressKind | "none" }[] =
  [en, ar, fr, ur, id, tr].flatMap((lines) =>
    (["self-harm", "violence", "other", "none"] as const).flatMap((kind) =>
      lines[kind].flatMap(composed).map((message) => ({ message, kind })),
    ),
  );
