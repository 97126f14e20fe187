import Fastify from "fastify";
import { openGiving } from "#server/services/giving/giving.ts";
import { stripePayments } from "#server/services/payments/stripe-payments.ts";
import { webhookSecret } from "#server/services/payments/stripe-server.testing.ts";
import { openStore } from "#server/store/store.ts";
import { quietLog } from "#server/store/temporary-place.ts";
import { donationRoutes } from "./donations.ts";
import { testedGiving } from "./giving.testing.ts";
import { paymentNewsRoutes } from "./payment-news.ts";

/**
 * Run by the crash runs as a process of its own: takes gifts through the routes that everybody uses and ends itself
 * with SIGKILL at the step given, counted over all gifts under way; 0 for never. Prints its address.
 */
const [dataDirectory = "", apiUrl = "", lastStep = "0"] = process.argv.slice(2);
const publicUrl = "http://localhost:3000";
let steps = 0;

function step(): void {
  steps += 1;
  if (steps === Number(lastStep)) process.kill(process.pid, "SIGKILL");
}

/** The same thing with a step before and after each of its acts. */
function withSteps<Thing extends object>(thing: Thing): Thing {
  return new Proxy(thing, {
    get(target, name) {
      const part: unknown = Reflect.get(target, name);
      if (typeof part !== "function") return part;
      return async (...words: unknown[]) => {
        step();
        const answer: unknown = await Reflect.apply(part, target, words);
        step();
        return answer;
      };
    },
  });
}

const opened = await openStore({ dataDirectory, log: quietLog() });
const store = { ...opened, gifts: withSteps(opened.gifts) };
const stripe = { secretKey: "sk_test_local", webhookSecret, apiUrl };
const payments = withSteps(stripePayments(stripe, publicUrl));
const giving = await openGiving({ store, settings: { ...testedGiving, stripe }, payments });
const server = Fastify();
const accounts = {
  limits: { count: async () => undefined, allows: async () => true, forgive: async () => undefined },
  member: async () => ({ answer: null, cookies: [] }),
};
await server.register(donationRoutes, { store, accounts, giving, publicUrl });
await server.register(paymentNewsRoutes, { giving });
console.log(await server.listen({ port: 0, host: "localhost" }));
