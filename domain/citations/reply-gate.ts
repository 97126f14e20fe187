import { type Ground, type Reading, type Segment, sentenceEnd, verifyReply } from "./verify-reply.ts";

/** Releases a streamed reply sentence by sentence, each verified before it is shown. */
export type ReplyGate = {
  /** Takes a chunk, split anywhere, and returns what may be shown now. */
  readonly take: (chunk: string) => readonly Segment[];
  /** The rest, when the stream ends; a partial sentence of a broken stream is checked like any other. */
  readonly end: () => { readonly segments: readonly Segment[]; readonly isLeftOut: boolean };
};

/** The most characters to wait for the end of a sentence. */
const longestSentence = 4000;

export function replyGate(ground: readonly Ground[], reading: Reading = {}): ReplyGate {
  let waiting = "";
  let isLeftOut = false;
  const judge = (text: string): readonly Segment[] => {
    const verified = verifyReply(text, ground, reading, isLeftOut);
    isLeftOut ||= verified.isLeftOut;
    return verified.segments;
  };
  return {
    take(chunk) {
      waiting += chunk;
      const last = [...waiting.matchAll(sentenceEnd)].at(-1);
      if (!last) {
        if (waiting.length > longestSentence) {
          waiting = "";
          isLeftOut = true;
        }
        return [];
      }
      const cut = last.index + 1;
      const whole = waiting.slice(0, cut);
      waiting = waiting.slice(cut);
      return judge(whole);
    },
    end() {
      const segments = judge(waiting);
      waiting = "";
      return { segments, isLeftOut };
    },
  };
}
