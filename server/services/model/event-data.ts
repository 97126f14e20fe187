const longestLine = 1_000_000;

/** The `data` of server-sent events, wherever the chunks are cut; throws RangeError for an endless line. */
export async function* eventData(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split(/\r\n|\n|\r(?!$)/u);
    rest = lines.pop() ?? "";
    if (rest.length > longestLine) throw new RangeError("an event without an end");
    for (const line of lines) if (line.startsWith("data:")) yield line.slice("data:".length).trim();
  }
  // The last line needs no line break; the caller notices when it was cut.
  if (rest.startsWith("data:")) yield rest.slice("data:".length).trim();
}
