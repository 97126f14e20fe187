import { startSoon } from "#app/hydration/soon.ts";
import {
  applyStoredChoices,
  awaitQuranFont,
  fetchCodeAfterPaint,
  noteEarlyPresses,
  noteFirstUse,
  openAthkarOfTheHour,
  prepareDates,
  resumeReading,
  startFirstLayout,
} from "./before-first-paint.ts";

// Runs in the head of every page before the first paint: compiled by `scripts/build/head-script-plugin.ts`, inlined by
// `document.ts` and named by its hash in the content security policy.
startFirstLayout();
startSoon();
prepareDates();
resumeReading();
applyStoredChoices();
openAthkarOfTheHour(new Date());
awaitQuranFont();
noteEarlyPresses();
noteFirstUse();
fetchCodeAfterPaint();
