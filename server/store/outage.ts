import { AsyncLocalStorage } from "node:async_hooks";
import { isUnavailable, StoreUnavailableError } from "./store-unavailable.ts";

const outages = new AsyncLocalStorage<{ isLost: boolean }>();

/**
 * Runs a call of a library that hides a lost database behind errors of its own ("not signed in", "server error"): if
 * the database was lost during the call, throws StoreUnavailableError whatever the library returned.
 */
export async function detectOutage<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const outage = { isLost: false };
  const outcome = await outages.run(outage, call).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );
  if (outage.isLost) throw new StoreUnavailableError("The database does not answer.");
  if ("error" in outcome) throw outcome.error;
  return outcome.answer;
}

/** The same object; when a promise of its methods rejects because the database is lost, `onLost` is called. */
export function withOutageDetection<Methods extends object>(methods: Methods, onLost: () => void): Methods {
  // A transaction passes its own methods to its callback.
  const wrapArgument = (value: unknown) =>
    typeof value === "function"
      ? (...values: unknown[]) =>
          value(...values.map((one) => (isObject(one) ? withOutageDetection(one, onLost) : one)))
      : value;
  return new Proxy(methods, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== "function") return method;
      return (...values: unknown[]) => {
        const answer: unknown = Reflect.apply(method, target, values.map(wrapArgument));
        if (!(answer instanceof Promise)) return answer;
        return answer.catch((error: unknown) => {
          if (isUnavailable(error)) {
            const outage = outages.getStore();
            if (outage) outage.isLost = true;
            onLost();
          }
          throw error;
        });
      };
    },
  });
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
