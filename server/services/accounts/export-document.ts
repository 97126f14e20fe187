import type { Store } from "#server/store/store.ts";

/** Everything that is stored about a member as the text of one JSON document, made while it is read. */
export async function* exportDocument(
  { members, memories }: Pick<Store, "members" | "memories">,
  memberId: string,
): AsyncGenerator<string> {
  const head = JSON.stringify(await members.exportData(memberId));
  yield `${head.slice(0, -1)},"memories":[`;
  let separator = "";
  for await (const page of memories.pages(memberId)) {
    for (const { kind, key, slot, stamp, body } of page) {
      const named = JSON.stringify({ kind, key, slot, stamp });
      yield `${separator}${named.slice(0, -1)},"body":${body}}`;
      separator = ",";
    }
  }
  yield "]}";
}
