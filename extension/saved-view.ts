import { readSafeView, type SafeView } from "./rules.ts";

/** What is kept now. */
export async function collectionView(): Promise<SafeView> {
  return readSafeView(await chrome.storage.local.get(null));
}

/** Keeps it; every open page follows. */
export async function keepView(view: SafeView): Promise<void> {
  await chrome.storage.local.set({ ...view });
}

/** Tells what is kept, now and after each change. */
export function followView(tell: (view: SafeView) => void): void {
  const again = () => collectionView().then(tell);
  chrome.storage.onChanged.addListener(again);
  again();
}
