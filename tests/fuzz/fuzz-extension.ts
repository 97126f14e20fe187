import assert from "node:assert/strict";
import fc from "fast-check";
import { coverMode, hostIn, isSafe, readSafeView, withSite } from "#extension/rules.ts";
import { nearValue } from "./near-value.ts";
import { oddText } from "./odd-text.ts";
import { type Target, target } from "./target.ts";

const example = { isOn: true, mode: "hide", safeSites: ["example.org", "quran.com"] };
const typed = fc.oneof(
  oddText,
  fc.webUrl(),
  fc.domain(),
  fc.constantFrom("localhost", "[::1]", "192.168.0.1"),
);

const view = target(
  "safe view of the extension",
  30,
  fc.tuple(nearValue(example), typed),
  ([saved, site]) => {
    const read = readSafeView({ ...Object(saved) });
    assert(JSON.stringify(readSafeView(read)) === JSON.stringify(read), "a view changes on its way");
    const host = hostIn(site);
    if (!host) return;
    assert(hostIn(host) !== undefined, "a host that is no host");
    const shown = withSite(read, host, true);
    assert(isSafe(host, shown) && coverMode(host, shown) === undefined, "a safe site is veiled");
    assert(!isSafe(host, withSite(shown, host, false)), "a site stays safe");
  },
);

/** The extension's storage, corrupted or of another version, and text typed into its form. */
export const extensionTargets: readonly Target[] = [view];
