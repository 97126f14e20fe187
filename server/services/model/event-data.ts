const longestLine = 1_000_000;

/** The `data` of server-sent events, however their bytes are cut; throws RangeError for an endless line. */
export async function* eventData(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let waiting = "";
  for await (const piece of pieces) {
    waiting += decoder.decode(piece, { stream: true });
    const lines = waiting.split(/\r\n|\n|\r(?!$)/u);
    waiting = lines.pop() ?? "";
    if (waiting.length > longestLine) throw new RangeError("an event without an end");
    for (const line of lines) if (line.startsWith("data:")) yield line.slice("data:".length).trim();
  }
  // The last line needs no end; what was cut in its middle is told by what reads it.
  if (waiting.startsWith("data:")) yield waiting.slice("data:".length).trim();
}
