import type { PeopleSettings } from "#server/config/people-environment.ts";
import type { People } from "#server/http/routes/people.ts";
import type { Accounts } from "#server/services/accounts/accounts.ts";
import type { Giving } from "#server/services/giving/giving.ts";
import type { PushPost } from "#server/services/push/push-post.ts";
import { type PushSender, pushSender } from "#server/services/push/push-sender.ts";
import type { OpenScholars } from "#server/services/scholars/open-scholars.ts";
import { openStore, type Store } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";

/** Longest a call waits for the store to open, in milliseconds. */
const timeout = 10_000;

/** People's data as the settings say. The code of the accounts takes a second to load: no page waits for it. */
export function people({ place, mail, publicUrl, push, giving, mostSyncBytes }: PeopleSettings): People {
  const opened: {
    accounts?: Accounts;
    store?: Store;
    post?: PushPost;
    sender?: PushSender;
    giving?: Giving;
    scholars?: OpenScholars;
  } = {};
  const { promise: opening, resolve, reject } = Promise.withResolvers<void>();
  let isBegun = false;
  opening.catch(() => undefined);

  async function begin(): Promise<void> {
    const store = await openStore(place);
    opened.store = store;
    const { openAccounts } = await import("#server/services/accounts/accounts.ts");
    const beforeErase = async (memberId: string) => {
      const { endWithAccount } = await import("#server/services/giving/end-with-account.ts");
      if (!opened.giving) throw new StoreUnavailable("the books of gifts are not open yet");
      await endWithAccount(store, opened.giving, memberId);
    };
    opened.accounts = await openAccounts({ store, publicUrl, mail, log: place.log, beforeErase });
    const { pushPost } = await import("#server/services/push/push-post.ts");
    opened.post = await pushPost(store.settings, push.contact);
    opened.sender = pushSender({ pushes: store.pushes, post: opened.post, log: place.log, now: Date.now });
    opened.sender.start();
    const { beginGiving } = await import("#server/services/giving/begin-giving.ts");
    opened.giving = await beginGiving(store, giving, publicUrl, { mail, log: place.log });
    const { openScholars } = await import("#server/services/scholars/open-scholars.ts");
    const { log } = place;
    opened.scholars = openScholars({ store, giving: opened.giving, mail, publicUrl, log });
  }

  return {
    publicUrl,
    accounts: late(() => opened.accounts),
    store: late(() => opened.store),
    post: late(() => opened.post),
    giving: late(() => opened.giving),
    scholars: late(() => opened.scholars),
    pushOrigins: push.origins,
    mostSyncBytes,
    async open() {
      isBegun = true;
      begin().then(resolve, reject);
      await opening;
    },
    isReady: async () => (await opened.store?.isReady()) ?? false,
    async ready() {
      if (opened.scholars) return;
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(notYet()), timeout);
      try {
        await Promise.race([opening.catch(() => Promise.reject(notYet())), late.promise]);
      } finally {
        clearTimeout(timer);
      }
    },
    async close() {
      if (!isBegun) return;
      await opening.catch(() => undefined);
      await opened.sender?.stop();
      await opened.giving?.close();
      await opened.scholars?.close();
      await opened.accounts?.settled();
      await opened.store?.close();
    },
  };
}

function notYet(): StoreUnavailable {
  return new StoreUnavailable("The store is not open yet.");
}

/** Stands in for a thing that comes later; whoever reaches for it too early is told to ask again. */
function late<Thing extends object>(thing: () => Thing | undefined): Thing {
  return new Proxy({} as Thing, {
    get(_target, name) {
      const there = thing();
      if (!there) throw notYet();
      return Reflect.get(there, name);
    },
  });
}
