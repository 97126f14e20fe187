import type { Giving } from "#server/services/giving/giving.ts";
import { premium } from "#server/services/giving/premium.ts";
import type { Mail } from "#server/services/mail.ts";
import type { Log } from "#server/store/log.ts";
import type { Store } from "#server/store/store.ts";
import { unknownReference } from "./known-references.ts";
import { scholarPost } from "./scholar-post.ts";
import { type Scholars, scholars } from "./scholars.ts";

type Opening = {
  readonly store: Store;
  readonly giving: Giving;
  readonly mail: Mail | undefined;
  readonly publicUrl: string;
  readonly log: Log;
  readonly now?: () => number;
};

export type OpenScholars = Scholars & {
  /** Waits for the letters under way. */
  close(): Promise<void>;
};

/** Opens the scholars' room on a store; where mail is set askers are told of news by letter. */
export function openScholars(opening: Opening): OpenScholars {
  const { store, giving, mail, publicUrl, log, now = Date.now } = opening;
  const post = mail && scholarPost({ store, mail, publicUrl, log, now });
  post?.start();
  const { hasPremium } = premium(store, giving, () => new Date(now()));
  return {
    ...scholars({
      store,
      hasPremium,
      unknownReference: unknownReference(),
      onNews: post && (() => void post.deliver()),
      now,
    }),
    close: async () => post?.stop(),
  };
}
