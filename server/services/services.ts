import { openStore, type Store, type StorePlace } from "#server/store/store.ts";
import { StoreUnavailableError } from "#server/store/store-unavailable.ts";
import type { Accounts } from "./accounts/accounts.ts";
import type { DailyReconcile } from "./giving/daily-reconcile.ts";
import type { Giving } from "./giving/giving.ts";
import type { GivingSettings } from "./giving/giving-settings.ts";
import type { Mailer } from "./mailer.ts";
import type { PushClient } from "./push/push-client.ts";
import { type PushSender, pushSender } from "./push/push-sender.ts";
import type { ScholarService } from "./scholars/open-scholars.ts";

/** What the operator sets for everything that needs the database. */
export type ServiceSettings = {
  place: StorePlace;
  /** Undefined where no mail server is set. */
  mailer: Mailer | undefined;
  publicUrl: string;
  /** `contact` is where push services may complain; `origins` are allowed besides those that are known. */
  push: { contact: string; origins: readonly string[] };
  giving: GivingSettings;
  /** Bytes that the synced data of one member may take. */
  maxSyncBytes: number;
  /** Fastify's `trustProxy`: who may name a visitor's address. False by default, or limits could be dodged. */
  trustedProxies: string[] | false;
};

/**
 * Everything that needs the database. Routes are registered before it is open: read the first five inside a handler,
 * where they throw StoreUnavailableError until they are open.
 */
export type Services = {
  readonly accounts: Accounts;
  readonly store: Store;
  readonly pushClient: PushClient;
  readonly giving: Giving;
  readonly scholars: ScholarService;
  /** Origins that pushes may go to besides the known push services. */
  readonly pushOrigins: readonly string[];
  /** Bytes that the synced data of one member may take. */
  readonly maxSyncBytes: number;
  readonly publicUrl: string;
  /** Opens the database and everything that needs it; rejects with a one-line message when that fails. */
  open(): Promise<void>;
  /** True when the database answers now. */
  isReady(): Promise<boolean>;
  /** Waits up to ten seconds for `open`; throws StoreUnavailableError after that. */
  ready(): Promise<void>;
  /** Waits for emails that are being sent, then closes the store. */
  close(): Promise<void>;
};

/** Longest a request waits for the store to open, in milliseconds. */
const timeout = 10_000;

type Opened = {
  accounts?: Accounts;
  store?: Store;
  pushClient?: PushClient;
  pushSender?: PushSender;
  giving?: Giving;
  dailyReconcile?: DailyReconcile;
  scholars?: ScholarService;
};

/** The services of these settings, not yet open. The accounts library takes a second to load: no page waits for it. */
export function createServices(settings: ServiceSettings): Services {
  const { place, mailer, publicUrl, push, maxSyncBytes } = settings;
  const opened: Opened = {};
  const { promise: opening, resolve, reject } = Promise.withResolvers<void>();
  let isOpening = false;
  // Callers that await `open` or `ready` get the error; without a listener here it would end the process.
  opening.catch(() => undefined);

  async function openAll(): Promise<void> {
    const { log } = place;
    const store = await openStore(place);
    opened.store = store;
    const { openAccounts } = await import("./accounts/accounts.ts");
    const onBeforeDelete = async (memberId: string) => {
      const { endRecurringPayments } = await import("./giving/end-recurring-payments.ts");
      await endRecurringPayments(store, required(opened.giving), memberId);
    };
    opened.accounts = await openAccounts({ store, publicUrl, mailer, log, onBeforeDelete });
    const { createPushClient } = await import("./push/push-client.ts");
    const pushClient = await createPushClient(store.settings, push.contact);
    opened.pushClient = pushClient;
    opened.pushSender = pushSender({ pushes: store.pushes, pushClient, log, now: Date.now });
    opened.pushSender.start();
    const { startGiving } = await import("./giving/start-giving.ts");
    const giving = await startGiving(store, settings.giving, publicUrl, { mailer, log });
    opened.giving = giving;
    if (settings.giving.stripe) {
      const { dailyReconcile } = await import("./giving/daily-reconcile.ts");
      opened.dailyReconcile = dailyReconcile({ store, giving, log });
      opened.dailyReconcile.start();
    }
    const { openScholars } = await import("./scholars/open-scholars.ts");
    opened.scholars = openScholars({ store, giving, mailer, publicUrl, log });
  }

  return {
    publicUrl,
    maxSyncBytes,
    pushOrigins: push.origins,
    get accounts() {
      return required(opened.accounts);
    },
    get store() {
      return required(opened.store);
    },
    get pushClient() {
      return required(opened.pushClient);
    },
    get giving() {
      return required(opened.giving);
    },
    get scholars() {
      return required(opened.scholars);
    },
    async open() {
      isOpening = true;
      openAll().then(resolve, reject);
      await opening;
    },
    isReady: async () => (await opened.store?.isReady()) ?? false,
    async ready() {
      if (opened.scholars) return;
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(notOpenYet()), timeout);
      try {
        await Promise.race([opening.catch(() => Promise.reject(notOpenYet())), late.promise]);
      } finally {
        clearTimeout(timer);
      }
    },
    async close() {
      if (!isOpening) return;
      await opening.catch(() => undefined);
      await opened.pushSender?.stop();
      await opened.dailyReconcile?.stop();
      await opened.giving?.close();
      await opened.scholars?.close();
      await opened.accounts?.settled();
      await opened.store?.close();
    },
  };
}

function required<Service>(service: Service | undefined): Service {
  if (service === undefined) throw notOpenYet();
  return service;
}

function notOpenYet(): StoreUnavailableError {
  return new StoreUnavailableError("The store is not open yet.");
}
