import { afterEach, expect, test, vi } from "vitest";
import { askAssistant, prepareAssistant } from "./ask-assistant.ts";

/** Workers opened so far, each with what was sent to it. */
const opened: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  readonly sent: unknown[] = [];
  constructor() {
    super();
    opened.push(this);
  }
  postMessage(message: unknown): void {
    this.sent.push(message);
  }
}
vi.stubGlobal("Worker", FakeWorker);
afterEach(() => void opened.splice(0));

test("preparing opens the worker that answers, and one that failed to load is opened again", async () => {
  prepareAssistant("tr");
  prepareAssistant("tr");
  expect(opened.map(({ sent }) => sent)).toEqual([[{ prepare: "tr" }, { prepare: "tr" }]]);
  const [first] = opened;
  first?.dispatchEvent(new Event("error"));
  const reply = askAssistant({ question: "sabır", language: "tr" });
  const [, second] = opened;
  expect(second?.sent).toEqual([{ id: 1, question: "sabır", language: "tr" }]);
  const answer = { id: 1, reply: { kind: "nothing", subjects: [], citations: [] } };
  second?.dispatchEvent(new MessageEvent("message", { data: answer }));
  expect(await reply).toEqual(answer);
});
