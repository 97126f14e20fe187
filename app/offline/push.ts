import { notificationPermission } from "#app/browser/notifications.ts";
import { storedPush } from "#app/storage/stored-push.ts";
import { deleteNoticeWords } from "./notice-words.ts";

/** True where the browser can be woken with no page open. */
export function canPush(): boolean {
  return (
    typeof navigator !== "undefined" &&
    "serviceWorker" in navigator &&
    "PushManager" in globalThis &&
    notificationPermission() !== "missing"
  );
}

/** Longest wait for the service worker, in milliseconds: it comes after the first page, with all its files. */
const timeout = 45_000;

/** `ready` never settles where no worker comes. */
async function pushManager(): Promise<PushManager | undefined> {
  const never = new Promise<undefined>((resolve) => setTimeout(resolve, timeout, undefined));
  return (await Promise.race([navigator.serviceWorker.ready, never]))?.pushManager;
}

/** The subscription bound to that key, made when there is none; undefined when the browser refuses. */
export async function subscribeToPush(key: string): Promise<PushSubscriptionJSON | undefined> {
  try {
    const manager = canPush() ? await pushManager() : undefined;
    const known = await manager?.getSubscription();
    if (known && isBoundTo(known, key)) return known.toJSON();
    await known?.unsubscribe();
    const made = await manager?.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return made?.toJSON();
  } catch {
    return undefined;
  }
}

/** A restored or moved server may have other keys. */
function isBoundTo({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const bound = btoa(String.fromCharCode(...bytes));
  return bound.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === key;
}

/** Ends the subscription on this device; gives the address it had, for the server to forget. */
export async function endPush(): Promise<string | undefined> {
  storedPush.write(false);
  try {
    const worker = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
    const subscription = await worker?.pushManager.getSubscription();
    await deleteNoticeWords();
    await subscription?.unsubscribe();
    return subscription?.endpoint;
  } catch {
    return undefined;
  }
}
