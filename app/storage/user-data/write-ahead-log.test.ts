import { afterEach, expect, test, vi } from "vitest";
import { storedWriteAheadLog } from "./write-ahead-log.ts";

function stubStorage(text?: string) {
  const saved = new Map(text === undefined ? [] : [["private.unwritten", text]]);
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => saved.get(name) ?? null,
    setItem: (name: string, value: string) => saved.set(name, value),
    removeItem: (name: string) => saved.delete(name),
  });
  return saved;
}

afterEach(() => vi.unstubAllGlobals());

test("the journal is read as it was saved, and forgotten batch by batch", () => {
  const saved = stubStorage();
  const edit = { kind: "tasbih", key: "today", steps: [{ type: "add", amount: 4 }] } as const;
  const note = { kind: "note", key: "1:1", steps: [{ type: "put", body: "x" }] } as const;
  const one = { tab: "a", number: 1, edits: new Map([["tasbih\0today", edit]]) };
  const two = { tab: "a", number: 2, edits: new Map([["note\0" + "1:1", note]]) };
  storedWriteAheadLog.save([one]);
  storedWriteAheadLog.save([two]);
  expect(storedWriteAheadLog.read()).toEqual([one, two]);
  storedWriteAheadLog.forget([one]);
  expect(storedWriteAheadLog.read()).toEqual([two]);
  storedWriteAheadLog.forget([two]);
  expect(saved.size).toBe(0);
});

test("rubbish in the journal is no edit", () => {
  const edits = [
    { kind: "favourite-verse", key: "2:287", steps: [{ type: "put", body: true }] },
    { kind: "nothing", key: "1", steps: [] },
    { kind: "note", key: "1:1", steps: [{ type: "put", body: 7 }, { type: "add", amount: 0.5 }, null] },
    7,
  ];
  for (const text of ["{", "7", "[7,null]", '[{"tab":1}]']) {
    stubStorage(text);
    expect(storedWriteAheadLog.read()).toEqual([]);
  }
  stubStorage(JSON.stringify([{ tab: "a", number: 1, edits }]));
  expect([...(storedWriteAheadLog.read()[0]?.edits.values() ?? [])]).toEqual([
    { kind: "note", key: "1:1", steps: [] },
  ]);
});

test("a closed storage loses the journal and nothing else", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new DOMException("no", "SecurityError");
    },
  });
  expect(storedWriteAheadLog.read()).toEqual([]);
  storedWriteAheadLog.save([{ tab: "a", number: 1, edits: new Map() }]);
});
