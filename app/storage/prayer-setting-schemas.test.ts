import { describe, expect, test } from "vitest";
import { noIqamah } from "#domain/prayer-times/iqamah.ts";
import { mosqueIqamahSchema } from "./iqamah-schema.ts";
import { placeSchema } from "./place-schema.ts";
import {
  choicesSchema,
  everyNotice,
  methodSchema,
  noticesSchema,
  ownMethodSchema,
  placesSchema,
} from "./prayer-setting-schemas.ts";
import { parseWith } from "./stored-value.ts";

const jakarta = {
  id: "ID:-6.2,106.8",
  name: "Jakarta",
  names: { ar: "جاكرتا" },
  countryCode: "ID",
  region: "",
  latitude: -6.2,
  longitude: 106.8,
  timeZone: "Asia/Jakarta",
};

describe("what was stored for the prayer times", () => {
  test("a place comes back as it was", () => {
    expect(parseWith(placeSchema, JSON.parse(JSON.stringify(jakarta)))).toEqual(jakarta);
  });

  test.each([
    ["no object", "Jakarta"],
    ["nothing", null],
    ["latitude 91", { ...jakarta, latitude: 91 }],
    ["a longitude that is text", { ...jakarta, longitude: "abc" }],
    ["a zone that does not exist", { ...jakarta, timeZone: "Asia/Atlantis" }],
  ])("no place: %s", (_, value) => {
    expect(parseWith(placeSchema, value)).toBeUndefined();
    expect(parseWith(placesSchema, [value, jakarta])).toEqual([jakarta]);
  });

  test("an angle of 60, an interval of −5 and unknown words are left out, the rest stays", () => {
    const saved = { fajrAngle: 60, ishaInterval: -5, madhab: "hanafi", rounding: "sideways", ishaAngle: 17 };
    expect(parseWith(choicesSchema, { ...saved, adjustments: { fajr: 2, asr: 900, isha: "x" } })).toEqual({
      ishaAngle: 17,
      madhab: "hanafi",
      adjustments: { fajr: 2 },
    });
    expect(parseWith(choicesSchema, "rubbish")).toEqual({});
  });

  test("a substitute comes back as it was, and one that does not fit is left out alone", () => {
    const city = jakarta;
    for (const substitute of [
      { kind: "latitude", latitude: 45 },
      { kind: "city", city },
      { kind: "makkah" },
      { kind: "fixed", clocks: { isha: 1395 } },
    ])
      expect(parseWith(choicesSchema, { madhab: "hanafi", substitute })).toEqual({
        madhab: "hanafi",
        substitute,
      });
    for (const substitute of [
      { kind: "latitude", latitude: 80 },
      { kind: "city", city: { ...city, timeZone: "Europe/Atlantis" } },
      { kind: "moon" },
      "makkah",
    ])
      expect(parseWith(choicesSchema, { madhab: "hanafi", substitute })).toEqual({ madhab: "hanafi" });
    expect(
      parseWith(choicesSchema, { substitute: { kind: "fixed", clocks: { isha: 1395, fajr: 2000 } } }),
    ).toEqual({
      substitute: { kind: "fixed", clocks: { isha: 1395 } },
    });
  });

  test("an unknown method is none", () => {
    expect(parseWith(methodSchema, "kemenag")).toBe("kemenag");
    expect(parseWith(methodSchema, "nobody")).toBeUndefined();
  });

  test("prayers are announced unless switched off", () => {
    const saved = parseWith(noticesSchema, {
      fajr: { isOn: false, minutesBefore: 10 },
      isha: { minutesBefore: 999 },
    });
    expect(saved?.fajr).toEqual({ isOn: false, minutesBefore: 10 });
    expect(saved?.isha).toEqual({ isOn: true, minutesBefore: 0 });
    expect(parseWith(noticesSchema, undefined)).toEqual(everyNotice);
  });

  test("an iqamah keeps the rules that fit", () => {
    const rules = { fajr: { after: 20 }, dhuhr: { at: 5000 }, asr: "soon", isha: { at: 1200 } };
    expect(parseWith(mosqueIqamahSchema, { mosque: "an-Nur", rules, jumuah: 780, length: 900 })).toEqual({
      mosque: "an-Nur",
      rules: { fajr: { after: 20 }, isha: { at: 1200 } },
      jumuah: 780,
      length: 10,
      noticeBefore: null,
    });
    const dated = [
      { from: "2026-03-09", minute: 320 },
      { from: "2026-03-02", minute: 330 },
    ];
    const printed = { fajr: { dated, until: "2026-03-31" } };
    expect(parseWith(mosqueIqamahSchema, { rules: printed })?.rules.fajr).toEqual({
      dated: dated.toReversed(),
      until: "2026-03-31",
    });
    expect(parseWith(mosqueIqamahSchema, {})).toEqual(noIqamah);
    expect(parseWith(mosqueIqamahSchema, "rubbish")).toBeUndefined();
  });

  test("a mosque's own method keeps the choices that fit, and needs a known method", () => {
    expect(
      parseWith(ownMethodSchema, { method: "kemenag", choices: { fajrAngle: 20, adjustments: {} } }),
    ).toEqual({ method: "kemenag", choices: { fajrAngle: 20 } });
    expect(parseWith(ownMethodSchema, { method: "kemenag" })).toEqual({ method: "kemenag", choices: {} });
    expect(parseWith(ownMethodSchema, { choices: {} })).toBeUndefined();
  });
});
