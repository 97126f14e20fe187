import type { Figure } from "#tests/support/figure.ts";
import { startSeparateServer } from "./load.ts";
import { memoryHeld } from "./process-use.ts";
import { type Answered, type Asked, requestAtRate } from "./request-at-rate.ts";

/** Requests a second from one network, which its limits soon stop, and of all the networks that are below them. */
const rates = { one: 600, many: 40 };
const visitorRate = 10;
/** Requests between two looks at the server's memory. */
const part = 2000;
/** The part of the requests that comes from one network; the rest comes from so many that none is over a limit. */
const fromOne = 0.95;
/** MiB that the server may take for all of them. */
const mostMemory = 256;
/** Milliseconds in which 99 of 100 of a visitor's pages are to be answered meanwhile. */
const longestWait = 500;

/** The long page of a surah, a page in another language, a verse by name, and searches of the Quran. */
function everNew(origin: string, index: number): string {
  const word = `mercy-${index}`;
  switch (index % 5) {
    case 0:
      return `${origin}/digital-quran?surah=2&q=${word}`;
    case 1:
      return `${origin}/hadith?lang=ur&q=${word}`;
    case 2:
      return `${origin}/digital-quran?verse=2:${(index % 286) + 1}&name=${word}`;
    case 3:
      return `${origin}/api/quran/search?q=${word}`;
    default:
      return `${origin}/api/quran/search?language=ar&q=${word}`;
  }
}

const ofNetwork = (url: string, address: string): Asked => ({ url, headers: { "x-forwarded-for": address } });
const manyNetworks = (index: number) =>
  `10.${(index >> 14) & 127}.${(index >> 7) & 127}.${(index & 127) + 1}`;

/** Sends distinct addresses of pages and searches with the usual limits, and asks for a page beside them from elsewhere. */
export async function benchEverNew(root: string, port: number, count: number): Promise<Figure[]> {
  const served = await startSeparateServer(root, port, { API_RATE_LIMIT: "600", PAGE_RATE_LIMIT: "300" });
  const statuses = new Map<number, number>();
  const visits: Answered[] = [];
  const held: number[] = [];
  try {
    const visit = () => ofNetwork(`${served.origin}/digital-quran`, "192.0.2.1");
    const warm = Array.from({ length: 400 }, (_, at) => everNew(served.origin, -1 - at));
    await requestAtRate(
      warm.map((url, at) => ofNetwork(url, manyNetworks(at))),
      rates.many,
    );
    const before = memoryHeld(served.pid);
    for (let start = 0; start < count; start += part) {
      const isOne = start < count * fromOne;
      const rate = isOne ? rates.one : rates.many;
      const length = Math.min(part, count - start);
      const requests = Array.from({ length }, (_, at) => {
        const index = start + at;
        return ofNetwork(everNew(served.origin, index), isOne ? "203.0.113.7" : manyNetworks(index));
      });
      const beside = Array.from({ length: Math.ceil((length / rate) * visitorRate) }, visit);
      const visiting = requestAtRate(beside, visitorRate);
      const { good, bad } = await requestAtRate(requests, rate);
      statuses.set(200, (statuses.get(200) ?? 0) + good);
      for (const [status, times] of Object.entries(bad))
        statuses.set(Number(status), (statuses.get(Number(status)) ?? 0) + times);
      visits.push(await visiting);
      held.push(memoryHeld(served.pid) - before);
    }
  } finally {
    await served.stop();
  }
  const name = "ever new addresses";
  const lost = visits.reduce((sum, { asked, good }) => sum + asked - good, 0);
  const others = [...statuses].filter(([status]) => status !== 200 && status !== 429);
  const unexpected = others.reduce((sum, [, times]) => sum + times, 0);
  return [
    { name: `${name}: answered`, value: statuses.get(200) ?? 0, unit: `of ${count}` },
    { name: `${name}: over a limit`, value: statuses.get(429) ?? 0, unit: `of ${count}` },
    { name: `${name}: answered otherwise`, value: unexpected, unit: "requests", atMost: 0 },
    { name: `${name}: most memory taken`, value: Math.max(...held), unit: "MiB", atMost: mostMemory },
    { name: `${name}: memory taken at the end`, value: held.at(-1) ?? 0, unit: "MiB" },
    { name: `${name}: pages lost of a visitor from elsewhere`, value: lost, unit: "pages", atMost: 0 },
    {
      name: `${name}: slowest p99 of such a page`,
      value: Math.max(...visits.map(({ p99 }) => p99)),
      unit: "ms",
      atMost: longestWait,
    },
  ];
}
