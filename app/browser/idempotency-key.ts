import { storedValue } from "#app/storage/stored-value.ts";

/** Milliseconds after which the same form is a new act. */
const lifetime = 3_600_000;

/** `answer` is what the act was answered with, such as a number of a receipt, while it is not done. */
type Act = { readonly key: string; readonly at: number; readonly answer?: string };

/**
 * The mark of an act that must happen once, such as a gift: tabs, a way back and a retry share it until the act is
 * done. `now` in milliseconds.
 */
export function idempotencyKeys(name: string) {
  const stored = storedValue<Act | undefined>(
    `private.${name}`,
    {
      parse: (text) => readAct(JSON.parse(text)),
      print: (act) => JSON.stringify(act ?? null),
    },
    undefined,
  );
  return {
    /** The key of the act under way, or a new one. */
    current(now: number): string {
      const act = stored.read();
      if (act && now - act.at < lifetime) return act.key;
      const key = crypto.randomUUID();
      stored.write({ key, at: now });
      return key;
    },
    /** True while an act is under way: begun here, not yet done. */
    isUnderWay(now: number): boolean {
      const act = stored.read();
      return act !== undefined && now - act.at < lifetime;
    },
    /** The act under way was answered and goes on elsewhere. */
    answered(answer: string): void {
      const act = stored.read();
      if (act) stored.write({ ...act, answer });
    },
    /** The next act is another one. */
    finish: () => void stored.write(undefined),
    /** The same where the act under way was answered so; false where it is another one. */
    finishAnswered(answer: string): boolean {
      const isOurs = stored.read()?.answer === answer;
      if (isOurs) stored.write(undefined);
      return isOurs;
    },
  };
}

function readAct(value: unknown): Act | undefined {
  const { key, at, answer } = (value ?? {}) as Partial<Act>;
  if (typeof key !== "string" || typeof at !== "number") return undefined;
  return { key, at, ...(typeof answer === "string" && { answer }) };
}
