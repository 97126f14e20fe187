import { readSafeView, type SafeView } from "./rules.ts";

/** The stored settings. */
export async function loadView(): Promise<SafeView> {
  return readSafeView(await chrome.storage.local.get(null));
}

/** Stores the settings; every open page is notified. */
export async function saveView(view: SafeView): Promise<void> {
  await chrome.storage.local.set({ ...view });
}

/** Calls back with the settings, now and after each change. */
export function subscribeToView(listener: (view: SafeView) => void): void {
  const again = () => loadView().then(listener);
  chrome.storage.onChanged.addListener(again);
  again();
}
