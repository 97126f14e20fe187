import type { ReceivedRequest, Reply } from "./wire-routes.testing.ts";

type Fault = (received: ReceivedRequest) => Reply | undefined;

const isState = ({ method, path }: ReceivedRequest) => method === "GET" && /\/job-\d+/.test(path);

/** The first states of a job are answered with these replies, then the service answers by itself. */
export function firstStates(...replies: readonly Reply[]): Fault {
  const left = [...replies];
  return (received) => (isState(received) ? left.shift() : undefined);
}

/** Every state of a job is answered so. */
export function everyState(reply: Reply | (() => Reply)): Fault {
  return (received) => (isState(received) ? (typeof reply === "function" ? reply() : reply) : undefined);
}

/** A storm of 429: this many calls of any kind are asked to wait so many seconds. */
export function storm(calls: number, seconds: number): Fault {
  let left = calls;
  return () =>
    left-- > 0
      ? { status: 429, body: { error: "Rate limit exceeded" }, headers: { "retry-after": String(seconds) } }
      : undefined;
}

/** A `next` that leads on for ever, with the same page in each part. */
export function endlessParts(base: string, page: unknown): Fault {
  let part = 0;
  return everyState(() => {
    part += 1;
    return {
      body: { success: true, status: "completed", data: [page], next: `${base}/v2/crawl/job-1?skip=${part}` },
    };
  });
}
