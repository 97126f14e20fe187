import { type Ground, type Reading, type Segment, sentenceEnd, verifyReply } from "./verify-reply.ts";

/** Lets a streamed reply through sentence by sentence, each verified before it is shown. */
export type ReplyGate = {
  /** Takes a chunk, however it is cut; answers with what may be shown now. */
  readonly take: (chunk: string) => readonly Segment[];
  /** The rest, when the stream ended; a half sentence of a broken stream is judged like any other. */
  readonly end: () => { readonly segments: readonly Segment[]; readonly isLeftOut: boolean };
};

/** Characters without an end of a sentence that are waited for. */
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
