import { exchangeRecords, operationsPerRequest } from "#app/api/memory.ts";
import { savedLanguage } from "#app/storage/saved-language.ts";
import { storedMember } from "#app/storage/stored-member.ts";
import { collections } from "#app/storage/user-data/collections.ts";
import { startSettingMirror } from "#app/storage/user-data/setting-mirror.ts";
import { userData } from "#app/storage/user-data/user-data.ts";
import { hasUnsent, joinAccountData, type SyncOutcome, syncMemory } from "./memory-sync.ts";

/** Delay between an edit and its sync, in milliseconds. */
const delayAfterEdit = 1500;
/** Milliseconds within which a page that becomes visible again does not sync again. */
const lookInterval = 5000;

let lastOutcome: SyncOutcome | undefined;
let lastEnd = 0;
let isRunning: Promise<SyncOutcome> | undefined;

/** Tabs of one browser take turns, so that nothing is sent twice. */
async function inTurn<Result>(request: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return request();
  return navigator.locks.request("riwaq.sync", request);
}

async function exchangeOnce(): Promise<SyncOutcome> {
  const note = storedMember.read();
  if (!note) return "signed-out";
  const language = savedLanguage.read() ?? "en";
  try {
    await startSettingMirror();
    if (!note.hasJoined) {
      await joinAccountData(userData);
      storedMember.write({ ...note, hasJoined: true });
    }
    const outcome = await syncMemory({
      userData,
      exchange: (request) => exchangeRecords(language, request),
      atOnce: operationsPerRequest,
      now: Date.now,
    });
    if (outcome === "signed-out") storedMember.write(undefined);
    return outcome;
  } catch {
    // Where the browser stores nothing there is nothing to merge.
    return "later";
  }
}

/** Syncs with the account now; concurrent calls share one exchange. */
export async function syncNow(): Promise<SyncOutcome> {
  // The exchange in progress may have started before the network or server was available.
  if ((await isRunning) === "done") return "done";
  isRunning ??= inTurn(exchangeOnce).finally(() => {
    isRunning = undefined;
    lastEnd = Date.now();
  });
  lastOutcome = await isRunning;
  return lastOutcome;
}

/** Keeps this device and the account in sync; returns the function that stops it. */
export function keepInSync(onFull: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const exchange = async () => {
    const before = lastOutcome;
    const outcome = await syncNow();
    if (outcome === "full" && before !== "full") onFull();
  };
  // Received data triggers the subscription too: only unsent edits are a reason to sync.
  const sendRemaining = async () => {
    if (await hasUnsent(userData).catch(() => false)) await exchange();
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(sendRemaining, delayAfterEdit);
  };
  const look = () => {
    if (document.visibilityState === "visible" && Date.now() - lastEnd > lookInterval) void exchange();
  };
  const stops = Object.keys(collections).map((kind) => userData.subscribe(kind, later));
  document.addEventListener("visibilitychange", look);
  addEventListener("focus", look);
  addEventListener("online", exchange);
  void exchange();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    document.removeEventListener("visibilitychange", look);
    removeEventListener("focus", look);
    removeEventListener("online", exchange);
  };
}
