import { readSafeView, type SafeView } from "./rules.ts";

/** The stored settings. */
export async function collectionView(): Promise<SafeView> {
  return readSafeView(await chrome.storage.local.get(null));
}

/** Stores the settings; every open page is notified. */
export async function keepView(view: SafeView): Promise<void> {
  await chrome.storage.local.set({ ...view });
}

/** Calls back with the settings, now and after each change. */
export function followView(tell: (view: SafeView) => void): void {
  const again = () => collectionView().then(tell);
  chrome.storage.onChanged.addListener(again);
  again();
}
