/** Bytes this site takes up in this browser and may take up; undefined where the browser does not say. */
export type StorageSpace = { readonly used: number; readonly allowed: number };

export async function storageSpace(): Promise<StorageSpace | undefined> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    return usage === undefined || quota === undefined ? undefined : { used: usage, allowed: quota };
  } catch {
    return undefined;
  }
}

/** Asks the browser not to evict stored data; to be called when the person downloads something. */
export async function requestPersistence(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}
