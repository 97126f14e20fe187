import { expect, test } from "vitest";
import { hostPage, isPlayerError, playerAddress, stillPicture } from "./video-address.ts";

const video = { kind: "video", youtubeId: "X2YnP50cwNU" } as const;
const channel = { kind: "channel", channelId: "UCos52azQNBgW63_9uDJoPDA" } as const;

test("a video opens in the player without cookies, a channel in its live stream", () => {
  const address = new URL(playerAddress(video, "http://localhost:1"));
  expect(address.origin + address.pathname).toBe("https://www.youtube-nocookie.com/embed/X2YnP50cwNU");
  expect(address.searchParams.get("origin")).toBe("http://localhost:1");
  expect(playerAddress(channel, "")).toContain(`/embed/live_stream?`);
  expect(new URL(playerAddress(channel, "")).searchParams.get("channel")).toBe(channel.channelId);
  expect(hostPage(channel)).toContain("/live");
  expect(stillPicture(channel)).toBeUndefined();
});

test("only an error message from the player itself counts", () => {
  const origin = "https://www.youtube-nocookie.com";
  const data = JSON.stringify({ event: "onError", info: 150 });
  expect(isPlayerError({ origin, data })).toBe(true);
  expect(isPlayerError({ origin: "https://example.com", data })).toBe(false);
  expect(isPlayerError({ origin, data: JSON.stringify({ event: "onReady" }) })).toBe(false);
  expect(isPlayerError({ origin, data: "no JSON" })).toBe(false);
  expect(isPlayerError({ origin, data: { event: "onError" } })).toBe(false);
});
