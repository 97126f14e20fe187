import { readReciterList, reciterListAddresses } from "#content/reciters/index.ts";
import { storedList } from "./stored-reciter-list.ts";

async function fetchList(address: string): Promise<unknown> {
  const answer = await fetch(address, { credentials: "omit", referrerPolicy: "no-referrer" });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

/** Fetches and stores the host's list; false if that fails or the answer is no list of reciters. */
export async function refreshReciters(): Promise<boolean> {
  try {
    const [arabic, english] = await Promise.all([
      fetchList(reciterListAddresses.ar),
      fetchList(reciterListAddresses.en),
    ]);
    const listed = await readReciterList(arabic, english);
    if (listed) storedList.write(listed);
    return listed !== undefined;
  } catch (error) {
    console.warn("the list of reciters was not refreshed", error);
    return false;
  }
}
