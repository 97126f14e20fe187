import { describe, expect, test } from "vitest";
import { bypassedEntryPoint, roomOf, wrongArrow } from "./room-of.ts";

describe("the rooms", () => {
  test("a file belongs to the innermost room that holds it", () => {
    expect(roomOf("server/store/pool.ts")?.folder).toBe("server/store");
    expect(roomOf("server/main/serve.ts")?.folder).toBe("server");
    expect(roomOf("vite.config.ts")).toBeUndefined();
  });

  test("arrows go down and never up", () => {
    expect(wrongArrow("app/features/reader/a.ts", "domain/b.ts")).toBeUndefined();
    expect(wrongArrow("domain/a.ts", "app/ui/b.ts")).toBe("domain may not import app/ui");
    expect(wrongArrow("app/shell/a.ts", "app/router/b.ts")).toBe("app/shell may not import app/router");
    expect(wrongArrow("app/shell/a.ts", "content/quran/index.ts")).toBe("app/shell may not import content");
  });

  test("a feature never imports another, even one born today", () => {
    expect(wrongArrow("app/features/new/a.ts", "app/features/reader/b.ts")).toContain(
      "keeps its parts apart",
    );
    expect(wrongArrow("app/features/new/a.ts", "app/features/new/b.ts")).toBeUndefined();
  });

  test("a text is entered by its door", () => {
    expect(bypassedEntryPoint("app/features/reader/a.ts", "content/quran/text-hash.ts")).toContain(
      "one door",
    );
    expect(bypassedEntryPoint("app/features/reader/a.ts", "content/quran/index.ts")).toBeUndefined();
    expect(bypassedEntryPoint("content/quran/a.ts", "content/quran/text-hash.ts")).toBeUndefined();
  });
});
