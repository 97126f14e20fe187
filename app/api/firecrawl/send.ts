import type { WireAnswer } from "#domain/extraction/wire/answers.ts";
import type { WireRequest } from "#domain/extraction/wire/requests.ts";
import type { FirecrawlService } from "./service.ts";

/** Default timeout of a request that changes something, and of one that only reads, in milliseconds. */
const timeout = 60_000;
const readTimeout = 120_000;
/** A call that only reads is given up after this many milliseconds without a byte: it can be sent again. */
const longestSilence = 10_000;
/** Largest answer that is read, in bytes; the service splits its data at about ten million. */
export const largestAnswer = 48_000_000;

/** The whole body as text; undefined when it exceeds `largestAnswer`. */
async function readBody(response: Response, onPart: () => void): Promise<string | undefined> {
  const reader = response.body?.getReader();
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onPart();
    size += part.value.byteLength;
    if (size > largestAnswer) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

function parsed(text: string): { readonly body: unknown; readonly isJson: boolean } {
  try {
    return { body: JSON.parse(text), isJson: true };
  } catch {
    return { body: undefined, isJson: false };
  }
}

/** Retry delay in milliseconds from the header, or from the answer's text where CORS hides the header. */
function retryAfter(header: string | null, text: string, now: number): number | undefined {
  const seconds = header === null ? Number.NaN : Number(header);
  if (Number.isFinite(seconds) && seconds >= 0) return seconds * 1000;
  const date = Date.parse(header ?? "");
  if (!Number.isNaN(date)) return Math.max(0, date - now);
  const secondsInText = /retry after (\d{1,4})\s*s/i.exec(text)?.[1];
  return secondsInText === undefined ? undefined : Number(secondsInText) * 1000;
}

/** The address of a request: `path` is a path of the service, or a full address that was validated before. */
function addressOf(base: string, path: string): string {
  return path.startsWith("/") ? `${base}${path}` : path;
}

/** A signal that aborts after a silence; `hear` starts it again, `end` stops it. */
function silenceLimit(milliseconds: number) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(timer);
  const hear = () => {
    end();
    timer = setTimeout(() => controller.abort(), milliseconds);
  };
  return { signal: controller.signal, hear, end };
}

/**
 * Sends one request with the key. Never throws: status 0 means no answer. Redirects, cookies and the referrer are
 * disabled, so that only the service receives the key.
 */
export async function send(
  { base, key }: FirecrawlService,
  request: WireRequest,
  signal: AbortSignal,
  silence = longestSilence,
): Promise<WireAnswer> {
  const isRead = request.method === "GET";
  const limit = silenceLimit(silence);
  if (isRead) limit.hear();
  const longest = request.timeout ?? (isRead ? readTimeout : timeout);
  try {
    const response = await fetch(addressOf(base, request.path), {
      method: request.method,
      headers: {
        "content-type": "application/json",
        ...(key === "" ? {} : { authorization: `Bearer ${key}` }),
        ...(request.idempotencyKey ? { "x-idempotency-key": request.idempotencyKey } : {}),
      },
      ...(request.body ? { body: JSON.stringify(request.body) } : {}),
      signal: AbortSignal.any([signal, limit.signal, AbortSignal.timeout(longest)]),
      credentials: "omit",
      referrerPolicy: "no-referrer",
      redirect: "error",
      cache: "no-store",
    });
    const text = await readBody(response, isRead ? limit.hear : () => undefined);
    const { status, headers } = response;
    if (text === undefined) return { status, body: undefined, problem: "too-large" };
    const { body, isJson } = parsed(text);
    const wait = status === 429 ? retryAfter(headers.get("retry-after"), text, Date.now()) : undefined;
    return {
      status,
      body,
      ...(isJson || status !== 200 ? {} : { problem: "unreadable" as const }),
      ...(wait === undefined ? {} : { retryAfter: wait }),
    };
  } catch {
    return { status: 0, body: undefined };
  } finally {
    limit.end();
  }
}
