import type { Store } from "#server/store/store.ts";

/** Characters after which a piece of the document is sent: small rows go together, a large one copies nothing but itself. */
const longestPiece = 16_384;

/** Everything that is stored about a member as the text of one JSON document, made while it is read. */
export async function* exportDocument(
  { members, memories }: Pick<Store, "members" | "memories">,
  memberId: string,
): AsyncGenerator<string> {
  const head = JSON.stringify(await members.exportData(memberId));
  let piece = `${head.slice(0, -1)},"memories":[`;
  let separator = "";
  for await (const page of memories.pages(memberId)) {
    for (const { kind, key, slot, stamp, body } of page) {
      const named = JSON.stringify({ kind, key, slot, stamp });
      piece += `${separator}${named.slice(0, -1)},"body":${body}}`;
      separator = ",";
      if (piece.length < longestPiece) continue;
      yield piece;
      piece = "";
    }
  }
  yield `${piece}]}`;
}
