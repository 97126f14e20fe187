import type { FromAssistant, ToAssistant } from "./assistant-talk.ts";

export type Answered = Extract<FromAssistant, { reply: unknown }>;

let worker: Worker | undefined;
let last = 0;

/** The worker; undefined where the browser lets none begin. */
function openWorker(): Worker | undefined {
  try {
    worker ??= new Worker(new URL("./assistant-worker.ts", import.meta.url), { type: "module" });
  } catch (error) {
    console.warn("the assistant's worker did not begin", error);
  }
  return worker;
}

/** Asks the worker on this device; undefined when it could not answer, as without a network on a first visit. */
export function askAssistant(question: Omit<ToAssistant, "id">): Promise<Answered | undefined> {
  const asked = openWorker();
  if (!asked) return Promise.resolve(undefined);
  const id = ++last;
  return new Promise((resolve) => {
    const settle = (answer: Answered | undefined) => {
      asked.removeEventListener("message", onAnswer);
      asked.removeEventListener("error", onError);
      resolve(answer);
    };
    const onAnswer = ({ data }: MessageEvent<FromAssistant>) => {
      if (data.id === id) settle("reply" in data ? data : undefined);
    };
    const onError = () => {
      worker = undefined;
      settle(undefined);
    };
    asked.addEventListener("message", onAnswer);
    asked.addEventListener("error", onError);
    asked.postMessage({ ...question, id } satisfies ToAssistant);
  });
}
