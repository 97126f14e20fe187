// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { boolean, object, string } from "valibot";
import { afterEach, describe, expect, test, vi } from "vitest";
import { storedResumePoints } from "#app/audio/listening-memory.ts";
import { conversations } from "#app/features/chat/conversations.ts";
import { readDraft, writeDraft } from "./draft.ts";
import { rememberEntitlements, useEntitlements } from "./entitlements.ts";
import { storedSound } from "./listening-settings.ts";
import { storedMember } from "./stored-member.ts";
import { storedPush } from "./stored-push.ts";
import { jsonOf, onOff, storedValue, useStoredValue, wordOf } from "./stored-value.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe("a stored value", () => {
  const stored = storedValue("test.value", jsonOf(object({ name: string() })), { name: "none" });

  test("reads what was written, under its key", () => {
    expect(stored.write({ name: "a" })).toBe(true);
    expect(localStorage.getItem("test.value")).toBe('{"name":"a"}');
    expect(stored.read()).toEqual({ name: "a" });
  });

  test.each(["{", "null", "5", '{"name":1}', "[]"])("is its fallback where %s was stored", (text) => {
    localStorage.setItem("test.value", text);
    expect(stored.read()).toEqual({ name: "none" });
  });

  test("is the same object until its text changes, so that React draws nothing twice", () => {
    localStorage.setItem("test.value", '{"name":"b"}');
    expect(stored.read()).toBe(stored.read());
  });

  test("holds for this visit where storage is full", () => {
    const setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { getItem: () => null, setItem });
    const full = storedValue("test.full", onOff, false);
    expect(full.write(true)).toBe(false);
    expect(full.read()).toBe(true);
  });
});

describe("useStoredValue", () => {
  test("shows what another part of the page writes, and what another tab wrote", () => {
    const theme = storedValue<"dark" | "light">("test.theme", wordOf(["dark", "light"]), "dark");
    const { result } = renderHook(() => useStoredValue(theme));
    expect(result.current[0]).toBe("dark");
    act(() => void theme.write("light"));
    expect(result.current[0]).toBe("light");
    localStorage.setItem("test.theme", "dark");
    act(() => void dispatchEvent(new StorageEvent("storage", { key: "test.theme" })));
    expect(result.current[0]).toBe("dark");
  });

  test("a paid account unlocks things for its own member only", () => {
    const { result } = renderHook(() => useEntitlements());
    expect(result.current.hasPremium).toBe(false);
    act(() => {
      storedMember.write({ id: "m1", name: "Maryam", hasJoined: true });
      rememberEntitlements("m1", { hasPremium: true });
    });
    expect(result.current.hasPremium).toBe(true);
    act(() => void storedMember.write({ id: "m2", name: "Yusuf", hasJoined: true }));
    expect(result.current.hasPremium).toBe(false);
  });
});

describe("values as earlier versions stored them", () => {
  test("are still read", () => {
    localStorage.setItem("private.member", '{"id":"m1","name":"Maryam","hasJoined":true}');
    localStorage.setItem("listening.sound", '{"volume":null,"speed":1.5}');
    localStorage.setItem("private.push", "true");
    localStorage.setItem(
      "listening.points",
      '[{"recording":"husary","surah":2,"ayah":255,"at":12.5},{"surah":1},{"recording":"a","surah":1,"ayah":0,"at":-1}]',
    );
    localStorage.setItem(
      "private.conversation.sheikh",
      '[{"role":"user","at":1,"text":"a","added":"later"}]',
    );
    expect(storedMember.read()).toEqual({ id: "m1", name: "Maryam", hasJoined: true });
    expect(storedSound.read()).toEqual({ volume: null, speed: 1.5 });
    expect(storedPush.read()).toBe(true);
    expect(storedResumePoints.read()).toEqual([{ recording: "husary", surah: 2, ayah: 255, at: 12.5 }]);
    // Fields that this version does not know stay.
    expect(conversations.sheikh.read()).toEqual([{ role: "user", at: 1, text: "a", added: "later" }]);
  });

  test("nobody is signed in where null was stored, and a note without hasJoined has not joined", () => {
    localStorage.setItem("private.member", "null");
    expect(storedMember.read()).toBeUndefined();
    localStorage.setItem("private.member", '{"id":"m1","name":"Maryam"}');
    expect(storedMember.read()).toEqual({ id: "m1", name: "Maryam", hasJoined: false });
    storedMember.write(undefined);
    expect(localStorage.getItem("private.member")).toBe("null");
  });
});

describe("a draft", () => {
  test("is read back by the schema it was written for, in this tab", () => {
    writeDraft("note", "words");
    expect(readDraft("note", string())).toBe("words");
    expect(readDraft("note", boolean())).toBeUndefined();
    expect(sessionStorage.getItem("private.draft.note")).toBe('"words"');
  });
});
