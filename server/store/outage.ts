import { AsyncLocalStorage } from "node:async_hooks";
import { meansUnavailable, StoreUnavailable } from "./store-unavailable.ts";

const notices = new AsyncLocalStorage<{ isLost: boolean }>();

/**
 * Runs calls of a library that turns a lost database into answers of its own ("not signed in", "server
 * error"): if the database was lost on the way, throws StoreUnavailable whatever the library made of it.
 */
export async function noticingOutage<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const notice = { isLost: false };
  const outcome = await notices.run(notice, call).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );
  if (notice.isLost) throw new StoreUnavailable("The database does not answer.");
  if ("error" in outcome) throw outcome.error;
  return outcome.answer;
}

/** The same object, each promise of its methods watched for a lost database. */
export function watchedForOutage<Methods extends object>(methods: Methods, onLost: () => void): Methods {
  // A transaction hands its own methods to what runs in it.
  const watchedWithin = (value: unknown) =>
    typeof value === "function"
      ? (...given: unknown[]) =>
          value(...given.map((one) => (isObject(one) ? watchedForOutage(one, onLost) : one)))
      : value;
  return new Proxy(methods, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== "function") return method;
      return (...values: unknown[]) => {
        const answer: unknown = Reflect.apply(method, target, values.map(watchedWithin));
        if (!(answer instanceof Promise)) return answer;
        return answer.catch((error: unknown) => {
          if (meansUnavailable(error)) {
            const notice = notices.getStore();
            if (notice) notice.isLost = true;
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
