import { exchangeRecords, operationsPerRequest } from "#app/api/memory.ts";
import { memberNote } from "#app/storage/member-note.ts";
import { savedLanguage } from "#app/storage/saved-language.ts";
import { collections } from "#app/storage/user-data/collections.ts";
import { startSettingMirror } from "#app/storage/user-data/setting-mirror.ts";
import { userData } from "#app/storage/user-data/user-data.ts";
import { hasUnsent, joinAccountData, type SyncOutcome, syncMemory } from "./memory-sync.ts";

/** Milliseconds of rest after an edit before it is sent. */
const restAfterEdit = 1500;
/** Milliseconds within which a page that is looked at again does not ask anew. */
const restBetweenLooks = 5000;

let lastOutcome: SyncOutcome | undefined;
let lastEnd = 0;
let isRunning: Promise<SyncOutcome> | undefined;

/** Tabs of one browser take turns, so that nothing is sent twice. */
async function inTurn<Result>(request: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return request();
  return navigator.locks.request("riwaq.sync", request);
}

async function exchangeOnce(): Promise<SyncOutcome> {
  const note = memberNote.read();
  if (!note) return "signed-out";
  const language = savedLanguage.read() ?? "en";
  try {
    await startSettingMirror();
    if (!note.hasJoined) {
      await joinAccountData(userData);
      memberNote.write({ ...note, hasJoined: true });
    }
    const outcome = await syncMemory({
      userData,
      exchange: (request) => exchangeRecords(language, request),
      atOnce: operationsPerRequest,
      now: Date.now,
    });
    if (outcome === "signed-out") memberNote.write(undefined);
    return outcome;
  } catch {
    // Where the browser keeps nothing there is nothing to lay together.
    return "later";
  }
}

/** Exchanges with the account now; calls at the same time share one exchange, as long as it comes to its end. */
export async function syncNow(): Promise<SyncOutcome> {
  // What was under way may have met a network, or a server, that was not there yet.
  if ((await isRunning) === "done") return "done";
  isRunning ??= inTurn(exchangeOnce).finally(() => {
    isRunning = undefined;
    lastEnd = Date.now();
  });
  lastOutcome = await isRunning;
  return lastOutcome;
}

/** Keeps this device and the account alike while somebody is signed in; gives the way to stop. */
export function keepInSync(onFull: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const exchange = async () => {
    const before = lastOutcome;
    const outcome = await syncNow();
    if (outcome === "full" && before !== "full") onFull();
  };
  // What came from the account changes the screens too: only what is unsent is a reason to ask.
  const sendRest = async () => {
    if (await hasUnsent(userData).catch(() => false)) await exchange();
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(sendRest, restAfterEdit);
  };
  const look = () => {
    if (document.visibilityState === "visible" && Date.now() - lastEnd > restBetweenLooks) void exchange();
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
