import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { readBuilt } from "#tests/support/read-built.ts";
import { readQuoted } from "./index.ts";
import { loadQuoted } from "./load-quoted.ts";
import { quotedKinds } from "./quoted-text.ts";

const offline = () => Promise.reject(new TypeError("offline"));

test("each text is read from its small file as the lists have it, and from those without it", async () => {
  for (const language of languages)
    for (const kind of quotedKinds) {
      const all = await loadQuoted(kind, language);
      expect(all.size).toBeGreaterThan(20);
      for (const [id, text] of all) expect(await readQuoted(readBuilt, kind, id, language)).toEqual(text);
      const [first] = all.keys();
      expect(await readQuoted(offline, kind, first ?? "", language)).toEqual(all.get(first ?? ""));
      expect(await readQuoted(readBuilt, kind, "no-such-text", language)).toBeUndefined();
      expect(await readQuoted(offline, kind, "no-such-text", language)).toBeUndefined();
    }
});
