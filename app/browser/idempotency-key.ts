import { fallback, number, object, optional, string } from "valibot";
import { jsonOf, storedValue } from "#app/storage/stored-value.ts";

/** Milliseconds after which sending the same form is a new action. */
const lifetime = 3_600_000;

/** `answer` is the server's answer to the pending action, such as a receipt number. */
const actionSchema = object({
  key: string(),
  at: number(),
  answer: fallback(optional(string()), undefined),
});
type PendingAction = { readonly key: string; readonly at: number; readonly answer?: string | undefined };

/**
 * The idempotency key of an action that must happen once, such as a gift: tabs, a return to the page and a retry
 * share it until the action is finished. `now` in milliseconds.
 */
export function idempotencyKeys(name: string) {
  const stored = storedValue<PendingAction | undefined>(
    `private.${name}`,
    jsonOf<PendingAction | undefined>(actionSchema),
    undefined,
  );
  return {
    /** The key of the pending action, or a new one. */
    current(now: number): string {
      const action = stored.read();
      if (action && now - action.at < lifetime) return action.key;
      const key = crypto.randomUUID();
      stored.write({ key, at: now });
      return key;
    },
    /** True while an action is pending: started here and not finished. */
    isUnfinished(now: number): boolean {
      const action = stored.read();
      return action !== undefined && now - action.at < lifetime;
    },
    /** The pending action was answered and continues elsewhere. */
    answered(answer: string): void {
      const action = stored.read();
      if (action) stored.write({ ...action, answer });
    },
    /** Finishes the action: the next one gets a new key. */
    finish: () => void stored.write(undefined),
    /** Finishes the action if it has this answer; false for another one. */
    finishAnswered(answer: string): boolean {
      const isOurs = stored.read()?.answer === answer;
      if (isOurs) stored.write(undefined);
      return isOurs;
    },
  };
}
