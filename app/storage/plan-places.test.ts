import { expect, test } from "vitest";
import { khatmaPlaceKey, khatmaPlan, memorisingPlan, placeKeyOf, planParameter } from "./plan-places.ts";
import { planOf, samePlan } from "./reading-plan.ts";
import { isValidRecord } from "./user-data/collections.ts";

const id = "0b62f6d4-3c1e-4d5f-9a77-0c3d5e8f1a2b";

test("an address says for which plan one reads, without the id of the plan", () => {
  expect(planOf(`?surah=2${planParameter(khatmaPlan(id))}`)).toBe("khatma-0b62");
  expect(planOf(`?surah=2${planParameter(memorisingPlan)}`)).toBe("memorising");
  expect(planOf("?surah=2")).toBeUndefined();
  expect(samePlan("surah=2&plan=khatma-0b62&view=page")).toBe("&plan=khatma-0b62");
  expect(samePlan("?surah=2&view=page")).toBe("");
  for (const other of ["", "reader", "khatma-", `khatma-${id}`, "khatma-<b>", "memorising "])
    expect(planOf(`?plan=${encodeURIComponent(other)}`)).toBeUndefined();
});

test("each plan has a place of its own, and an unknown khatma has none", () => {
  expect(placeKeyOf(memorisingPlan, [])).toBe("memorising");
  expect(placeKeyOf(khatmaPlan(id), ["other", id])).toBe(khatmaPlaceKey(id));
  expect(placeKeyOf(khatmaPlan(id), ["other"])).toBeUndefined();
  expect(isValidRecord("position", khatmaPlaceKey(id), { surah: 2, ayah: 142 })).toBe(true);
});
