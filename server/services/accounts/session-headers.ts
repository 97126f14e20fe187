/** The cookies and the origin of a request, and nothing else about who sent it. */
export type SessionHeaders = Headers;

/** What a call that may set cookies answers. */
export type WithCookies<Answer> = { answer: Answer; cookies: string[] };

/** Who sends a request: its network address, and its cookies. */
export type Sender = { readonly address: string; readonly headers: SessionHeaders };
