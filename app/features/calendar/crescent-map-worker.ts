import { crescentMap } from "#domain/crescent/world-map.ts";

// Answers a day's number with its map, as text with one line per row.
self.addEventListener("message", ({ data }: MessageEvent<number>) => {
  self.postMessage(crescentMap(data).join("\n"));
});
