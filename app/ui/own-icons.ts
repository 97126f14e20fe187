import { createIcon } from "./create-icon.ts";

/** An arch in an arch: where a mosque faces. Prayer. */
export const Mihrab = createIcon([
  ["path", { d: "M5 21V11.5C5 7.5 8 5 12 3c4 2 7 4.5 7 8.5V21" }],
  ["path", { d: "M9 21v-8c0-2.2 1.2-3.6 3-4.5 1.8.9 3 2.3 3 4.5v8M3 21h18" }],
]);

/** A string of beads. */
export const Beads = createIcon([
  ["circle", { cx: "12", cy: "9.5", r: "6.5", strokeWidth: "2.8", strokeDasharray: "0 3.403" }],
  ["path", { d: "M12 18v4M10.3 22h3.4" }],
]);

/** A person who bows in prayer. */
export const Bowing = createIcon([
  ["circle", { cx: "5", cy: "8.5", r: "2.2" }],
  ["path", { d: "M8.5 10.5h6a2.2 2.2 0 0 1 2.2 2.2V20.5M10.5 10.5l2.3 4.8h3.9M13.5 20.5h6.5" }],
]);

/** The star of two squares. */
export const EightStar = createIcon([
  ["path", { d: "M7.3 7.3h9.4v9.4H7.3z" }],
  ["path", { d: "M12 5.35 18.65 12 12 18.65 5.35 12z" }],
]);
