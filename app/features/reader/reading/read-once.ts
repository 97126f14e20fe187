import type { ReadText } from "#content/quran/index.ts";

/** Reads each address once and keeps what came; what failed is read anew. */
export function readOnce(read: ReadText): ReadText {
  const known = new Map<string, Promise<unknown>>();
  return (address) => {
    const found = known.get(address);
    if (found) return found;
    const reading = read(address);
    known.set(address, reading);
    reading.catch(() => known.delete(address));
    return reading;
  };
}

/** Reads addresses in their order, some at a time, so that who needs them one by one need not wait. */
export async function readAhead(read: ReadText, addresses: readonly string[], atOnce: number): Promise<void> {
  let next = 0;
  const reader = async () => {
    for (let address = addresses[next++]; address !== undefined; address = addresses[next++])
      await read(address);
  };
  await Promise.all(Array.from({ length: atOnce }, reader));
}
