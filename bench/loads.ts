import { randomUUID } from "node:crypto";
import { textAddress } from "#content/quran/index.ts";
import { realisticQueries } from "#domain/search/realistic-queries.ts";
import { verseAt } from "#domain/verse-reference.ts";
import { giftOf } from "#server/http/routes/giving.testing.ts";
import type { Asked } from "./request-at-rate.ts";

/** A kind of request for the load test; `index` makes each one different. */
export type Load = { readonly name: string; readonly make: (index: number) => Asked };

const password = "four calm green olives";
const networkOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

/** Signs up so many members and returns their cookies. The server must trust this machine as a proxy. */
async function signUp(origin: string, count: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let index = 0; index < count; index++) {
    const answer = await fetch(`${origin}/api/accounts/sign-up`, {
      method: "POST",
      headers: { origin, "content-type": "application/json", "x-forwarded-for": networkOf(index) },
      body: JSON.stringify({ name: "Load", email: `load-${randomUUID()}@example.org`, password }),
    });
    if (!answer.ok) throw new Error(`nobody could be signed up: ${answer.status} ${await answer.text()}`);
    cookies.push(
      answer.headers
        .getSetCookie()
        .map((set) => set.split(";")[0])
        .join("; "),
    );
  }
  return cookies;
}

/** Pages, chunks, verses, searches, syncs and pledges, as browsers and programs request them. */
export async function loadsOn(origin: string, publicUrl = origin): Promise<readonly Load[]> {
  const chunk = textAddress("arabic", 36);
  const queries = realisticQueries.en;
  const members = await signUp(origin, 24);
  const json = { origin: publicUrl, "content-type": "application/json" };
  const verse = (index: number) => verseAt(((index * 37) % 6236) + 1) ?? { surah: 1, ayah: 1 };
  return [
    { name: "page", make: () => ({ url: `${origin}/digital-quran` }) },
    { name: "chunk", make: () => ({ url: `${origin}${chunk}` }) },
    {
      name: "verse",
      make: (index) => ({ url: `${origin}/api/quran/verses/${verse(index).surah}:${verse(index).ayah}` }),
    },
    {
      name: "search",
      make: (index) => ({
        url: `${origin}/api/quran/search?q=${encodeURIComponent(queries[index % queries.length] ?? "mercy")}`,
      }),
    },
    {
      name: "sync",
      make: (index) => {
        const { surah, ayah } = verse(index);
        const stamp = `${Date.now().toString(16).padStart(12, "0")}${(index & 65535).toString(16).padStart(4, "0")}00000000000000f0`;
        const operation = { kind: "favourite-verse", key: `${surah}:${ayah}`, slot: "", stamp, body: true };
        return {
          url: `${origin}/api/sync`,
          method: "POST",
          headers: { ...json, cookie: members[index % members.length] ?? "" },
          body: JSON.stringify({ cursor: 1_000_000, operations: [operation] }),
        };
      },
    },
    {
      name: "gift",
      make: (index) => ({
        url: `${origin}/api/donations`,
        method: "POST",
        headers: { ...json, "x-forwarded-for": networkOf(index + Math.floor(Math.random() * 2 ** 24)) },
        body: JSON.stringify(giftOf({ key: randomUUID(), email: `donor-${randomUUID()}@example.org` })),
      }),
    },
  ];
}
