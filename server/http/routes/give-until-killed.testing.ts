import Fastify from "fastify";
import { handleError, markPrivate } from "#server/http/errors/handle-error.ts";
import { openGiving } from "#server/services/giving/giving.ts";
import { testedGiving } from "#server/services/giving/tested-giving.testing.ts";
import { stripePayments } from "#server/services/payments/stripe-payments.ts";
import { webhookSecret } from "#server/services/payments/stripe-server.testing.ts";
import { openStore } from "#server/store/store.ts";
import { quietLog } from "#server/store/temporary-place.ts";
import { donationRoutes } from "./donations.ts";
import { paymentWebhookRoutes } from "./payment-webhooks.ts";

/**
 * Run by the crash test as its own process: takes gifts through the real routes and kills itself with SIGKILL at the
 * step of its argument, counted over all running gifts; 0 for never. Prints its address.
 */
const [dataDirectory = "", apiUrl = "", lastStep = "0"] = process.argv.slice(2);
const publicUrl = "http://localhost:3000";
let steps = 0;

function step(): void {
  steps += 1;
  if (steps === Number(lastStep)) process.kill(process.pid, "SIGKILL");
}

/** The same object with a step before and after each of its methods. */
function withSteps<Methods extends object>(methods: Methods): Methods {
  return new Proxy(methods, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      return async (...values: unknown[]) => {
        step();
        const answer: unknown = await Reflect.apply(method, target, values);
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
server.setErrorHandler(handleError);
markPrivate(server);
const accounts = {
  limits: { count: async () => undefined, allows: async () => true },
  member: async () => ({ answer: null, cookies: [] }),
};
const services = { store, accounts, giving, publicUrl };
await server.register(donationRoutes, { services });
await server.register(paymentWebhookRoutes, { services });
console.log(await server.listen({ port: 0, host: "localhost" }));
