import type { Page, Route } from "@playwright/test";

const rate = 22_050;

/** A WAV file (16 bit, mono) with a tone. */
export function generateTone(seconds: number, hertz = 440): Buffer {
  const samples = Math.round(seconds * rate);
  const file = Buffer.alloc(44 + samples * 2);
  file.write("RIFF", 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let sample = 0; sample < samples; sample += 1)
    file.writeInt16LE(Math.round(Math.sin((sample / rate) * hertz * 2 * Math.PI) * 12_000), 44 + sample * 2);
  return file;
}

/** Answers an audio request like a host with CORS. */
export function fulfillWithSound(route: Route, sound: Buffer): Promise<void> {
  return route.fulfill({
    status: 200,
    contentType: "audio/wav",
    headers: { "access-control-allow-origin": "*", "cache-control": "max-age=3600" },
    body: sound,
  });
}

/** Answers a Range request. */
export function fulfillRange(route: Route, sound: Buffer): Promise<void> {
  const from = Number(/bytes=(\d+)-/.exec(route.request().headers().range ?? "")?.[1] ?? 0);
  const headers = {
    "access-control-allow-origin": "*",
    "accept-ranges": "bytes",
    "content-range": `bytes ${from}-${sound.length - 1}/${sound.length}`,
  };
  return route.fulfill({ status: 206, contentType: "audio/wav", headers, body: sound.subarray(from) });
}

export type HostAnswer = (route: Route, file: string) => Promise<void>;

/** Mocks the audio hosts by name; any other host is unreachable. Returns the requested URLs. */
export async function mockAudioHosts(
  page: Page,
  hosts: Readonly<Record<string, HostAnswer>>,
): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/[^/]+\/.*\.mp3$/, (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    asked.push(`${hostname}${pathname}`);
    const answer = hosts[hostname];
    return answer ? answer(route, pathname.split("/").at(-1) ?? "") : route.abort("connectionrefused");
  });
  return asked;
}

/**
 * An event of one of the page's audio elements at a time in milliseconds; `beside` is how many milliseconds of the
 * others were left to play then.
 */
export type AudioEventRecord = {
  readonly type: string;
  readonly at: number;
  readonly file: string;
  readonly beside: number;
};

/** Records the events of every audio element of the page, from before its first script. */
export async function recordAudioEvents(page: Page): Promise<() => Promise<readonly AudioEventRecord[]>> {
  await page.addInitScript(() => {
    const played: AudioEventRecord[] = [];
    const all: HTMLAudioElement[] = [];
    const isOurs = ({ currentSrc }: HTMLAudioElement) => currentSrc.startsWith("blob:");
    const left = (audio: HTMLAudioElement) =>
      audio.paused || audio.ended || isOurs(audio) ? 0 : (audio.duration - audio.currentTime) * 1000 || 0;
    const Original = window.Audio;
    const source = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, "src");
    const types = ["loadstart", "canplay", "playing", "ended", "pause", "waiting", "error"];
    window.Audio = new Proxy(Original, {
      construct(target, given) {
        const audio: HTMLAudioElement = Reflect.construct(target, given);
        let hasReportedEnd = false;
        const note = (type: string) => {
          hasReportedEnd = type === "ended";
          const file = audio.currentSrc.split("/").at(-1) ?? "";
          const beside = Math.max(0, ...all.filter((other) => other !== audio).map(left));
          if (!isOurs(audio)) played.push({ type, at: performance.now(), file, beside });
        };
        for (const type of types) audio.addEventListener(type, () => note(type));
        // On a busy machine `ended` is not fired any more once the element has another source.
        Object.defineProperty(audio, "src", {
          get: () => source?.get?.call(audio),
          set(address: string) {
            if (audio.ended && !hasReportedEnd) note("ended");
            source?.set?.call(audio, address);
          },
        });
        all.push(audio);
        return audio;
      },
    });
    Object.assign(window, { played });
  });
  return () => page.evaluate(() => (window as unknown as { played: AudioEventRecord[] }).played);
}
