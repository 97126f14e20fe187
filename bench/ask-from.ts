import { Agent, request } from "node:http";

/** One request to a site from a loopback address. */
export type AskedFrom = {
  readonly path: string;
  readonly body?: unknown;
  readonly cookie?: string;
};

/** The answer; `status` is 0 where there was none. */
export type AnswerTo = {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | undefined;
  readonly cookie: string;
};

/** Asks a site as a visitor whose address is in 127.0.0.0/8; the connection is used again. */
export function askFrom(origin: string, address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { port } = new URL(origin);
  return ({ path, body, cookie }: AskedFrom): Promise<AnswerTo> =>
    new Promise((resolve) => {
      const failed = () => resolve({ status: 0, text: "", retryAfter: undefined, cookie: "" });
      const asking = request(
        {
          agent,
          host: "127.0.0.1",
          port,
          path,
          localAddress: address,
          method: body === undefined ? "GET" : "POST",
          timeout: 30_000,
          headers: {
            ...(body === undefined ? {} : { origin, "content-type": "application/json" }),
            ...(cookie ? { cookie } : {}),
          },
        },
        (answer) => {
          let text = "";
          answer.setEncoding("utf8").on("data", (piece) => {
            text += piece;
          });
          answer.once("error", failed).once("end", () =>
            resolve({
              status: answer.statusCode ?? 0,
              text,
              retryAfter: answer.headers["retry-after"],
              cookie: (answer.headers["set-cookie"] ?? []).map((set) => set.split(";")[0]).join("; "),
            }),
          );
        },
      );
      asking.once("error", failed).once("timeout", () => asking.destroy());
      asking.end(body === undefined ? undefined : JSON.stringify(body));
    });
}
