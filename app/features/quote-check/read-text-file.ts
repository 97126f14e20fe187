export type ReadTextFile = { readonly text: string } | { readonly problem: "kind" | "size" | "letters" };

/** More bytes than this cannot be a text that is short enough to be checked. */
const mostBytes = 400_000;

const isTextFile = ({ name, type }: File) => type.startsWith("text/") || /\.(txt|text|md|srt)$/i.test(name);

const byteOrders = [
  { marks: [0xff, 0xfe], encoding: "utf-16le" },
  { marks: [0xfe, 0xff], encoding: "utf-16be" },
] as const;

/** The text of a file in UTF-8 or, with its byte order mark, UTF-16; what is wrong with it otherwise. */
export async function readTextFile(file: File): Promise<ReadTextFile> {
  if (!isTextFile(file)) return { problem: "kind" };
  if (file.size > mostBytes) return { problem: "size" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const order = byteOrders.find(({ marks }) => marks.every((mark, at) => bytes[at] === mark));
  try {
    const text = new TextDecoder(order?.encoding ?? "utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? { problem: "letters" } : { text: text.replace(/\r\n?/g, "\n") };
  } catch {
    return { problem: "letters" };
  }
}
