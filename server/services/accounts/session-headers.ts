/** The cookies, the origin and the name of the browser of a request, and nothing else about who sent it. */
export type SessionHeaders = Headers;

/** What a call that may set cookies answers. */
export type WithCookies<Answer> = { answer: Answer; cookies: string[] };

/** Who sends a request: its network address, and its cookies. */
export type Sender = { readonly address: string; readonly headers: SessionHeaders };

/** Only the name of the browser, for a session that begins: its cookies are no part of that. */
export function browserOf(headers: SessionHeaders): Headers {
  const browser = headers.get("user-agent");
  return new Headers(browser ? { "user-agent": browser } : {});
}
