import type { Language } from "#domain/language.ts";
import type { AssistantRequest, AssistantResponse, PrepareRequest } from "./assistant-messages.ts";

export type AssistantReply = Extract<AssistantResponse, { reply: unknown }>;

let worker: Worker | undefined;
let lastId = 0;

/** Undefined where the browser does not allow workers. */
function openWorker(): Worker | undefined {
  try {
    worker ??= new Worker(new URL("./assistant-worker.ts", import.meta.url), { type: "module" });
  } catch (error) {
    console.warn("the assistant's worker did not start", error);
  }
  return worker;
}

/** Fetches what an answer is made with while a person types, so that little is left to fetch once it is sent. */
export function prepareAssistant(language: Language): void {
  const current = openWorker();
  // A worker that could not be loaded is opened again by the question.
  current?.addEventListener("error", () => (worker = worker === current ? undefined : worker), {
    once: true,
  });
  current?.postMessage({ prepare: language } satisfies PrepareRequest);
}

/** Asks the worker on this device; undefined when it could not answer, for example offline on a first visit. */
export function askAssistant(question: Omit<AssistantRequest, "id">): Promise<AssistantReply | undefined> {
  const current = openWorker();
  if (!current) return Promise.resolve(undefined);
  const id = ++lastId;
  return new Promise((resolve) => {
    const settle = (reply: AssistantReply | undefined) => {
      current.removeEventListener("message", onMessage);
      current.removeEventListener("error", onError);
      resolve(reply);
    };
    const onMessage = ({ data }: MessageEvent<AssistantResponse>) => {
      if (data.id === id) settle("reply" in data ? data : undefined);
    };
    const onError = () => {
      worker = undefined;
      settle(undefined);
    };
    current.addEventListener("message", onMessage);
    current.addEventListener("error", onError);
    current.postMessage({ ...question, id } satisfies AssistantRequest);
  });
}
