import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { readForm, type Session, type StripeObject, stripeBooks } from "./stripe-books.testing.ts";

export const webhookSecret = "whsec_local_stand_in";

/** A local server that answers like Stripe: form-encoded calls, idempotency keys, signed events, a payment page. */
export type StripeStandIn = {
  readonly url: string;
  readonly books: ReturnType<typeof stripeBooks>;
  /** Where events are sent. */
  sendEventsTo(address: string): void;
  /** Answers every call with 503 while it is down. */
  setIsDown(isDown: boolean): void;
  /** The signature of a body, as the SDK's own helper makes it. */
  sign(body: string): string;
  /** Sends events; resolves to the status of each answer. */
  sendEvents(events: readonly StripeObject[]): Promise<number[]>;
  /** Pays an open session and sends the events. */
  pay(session: string): Promise<number[]>;
  readonly calls: { readonly path: string; readonly key: string | undefined }[];
  close(): Promise<void>;
};

type Answer = { status: number; body: unknown };

const stripe = new Stripe("sk_test_stand_in");

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Starts the stand-in on `port`, 0 for a free one. */
export async function stripeStandIn(port = 0): Promise<StripeStandIn> {
  let isDown = false;
  let target: string | undefined;
  let url = "";
  const books = stripeBooks((session) => `${url}/pay/${session}`);
  const answered = new Map<string, { body: string; answer: Answer }>();
  const calls: StripeStandIn["calls"] = [];
  const sign = (body: string) =>
    stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret });

  async function sendEvents(events: readonly StripeObject[]): Promise<number[]> {
    const statuses: number[] = [];
    for (const each of events) {
      if (!target) continue;
      const body = JSON.stringify(each);
      const answer = await fetch(target, {
        method: "POST",
        headers: { "content-type": "application/json", "stripe-signature": sign(body) },
        body,
      });
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
    return statuses;
  }

  /** The receiver may be closed by then. */
  const sendEventsLater = (events: readonly StripeObject[]) => void sendEvents(events).catch(() => undefined);

  const listOf = (data: StripeObject[]) => ({ object: "list", data, has_more: false, url: "/v1/list" });

  function answerTo(
    method: string,
    path: string,
    query: URLSearchParams,
    form: Record<string, unknown>,
  ): Answer {
    const [, , kind = "", second = "", third] = path.split("/");
    const id = third ?? second;
    if (path === "/v1/checkout/sessions" && method === "POST") return ok(books.openSession(form));
    if (kind === "refunds") {
      sendEventsLater(books.refund(String(form.payment_intent), Number(form.amount)));
      return ok({ id: `re_${Date.now()}`, object: "refund", status: "succeeded" });
    }
    if (kind === "subscriptions" && method === "POST") {
      const subscription = books.find(id);
      if (!subscription) return missing;
      sendEventsLater(books.changeSubscription(subscription, form));
      return ok(subscription);
    }
    if (kind === "subscriptions" && method === "DELETE") {
      const subscription = books.find(id);
      if (!subscription) return missing;
      sendEventsLater(books.endSubscription(subscription));
      return ok(subscription);
    }
    if (kind === "invoice_payments") {
      const [invoice, intent] = [query.get("invoice"), query.get("payment[payment_intent]")];
      const found = books
        .all("invoice_payment")
        .filter(
          (each) =>
            each.invoice === invoice ||
            (each.payment as { payment_intent: string }).payment_intent === intent,
        );
      return ok(listOf(found));
    }
    if (path === "/v1/payment_intents") {
      const intents = books
        .all("payment_intent")
        .map((each) => ({ ...each, latest_charge: books.find(String(each.latest_charge)) }) as StripeObject);
      return ok(listOf(intents));
    }
    const found = books.find(id);
    return found ? ok(found) : missing;
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://stand.in");
    const body = await bodyOf(request);
    const send = ({ status, body: sent }: Answer) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(sent));
    if (pathname.startsWith("/pay/")) {
      const session = books.find(pathname.slice("/pay/".length)) as Session | undefined;
      if (!session) return send(missing);
      if (request.method === "GET") {
        return response
          .writeHead(200, { "content-type": "text/html; charset=utf-8" })
          .end(
            `<!doctype html><title>Pay</title><h1>${session.amount_total} ${session.currency}</h1><form method="post"><button>Pay</button></form><a href="${session.cancel_url}">Back</a>`,
          );
      }
      await sendEvents(books.pay(session));
      return response.writeHead(303, { location: session.success_url }).end();
    }
    const key = request.headers["idempotency-key"]?.toString();
    calls.push({ path: `${request.method} ${pathname}`, key });
    if (isDown) return send({ status: 503, body: { error: { type: "api_error", message: "down" } } });
    const before = key ? answered.get(key) : undefined;
    if (before) {
      if (before.body === body) return send(before.answer);
      return send({
        status: 400,
        body: { error: { type: "idempotency_error", message: "other parameters" } },
      });
    }
    const answer = answerTo(request.method ?? "GET", pathname, searchParams, readForm(body));
    if (key) answered.set(key, { body, answer });
    return send(answer);
  });
  await new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;

  return {
    url,
    books,
    calls,
    sign,
    sendEvents,
    sendEventsTo: (address) => {
      target = address;
    },
    setIsDown: (down) => {
      isDown = down;
    },
    pay: (session) => sendEvents(books.pay(books.find(session) as Session)),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const ok = (body: unknown): Answer => ({ status: 200, body });
const missing: Answer = {
  status: 404,
  body: { error: { type: "invalid_request_error", code: "resource_missing", message: "no such object" } },
};
