import { expect, test, vi } from "vitest";
import { photoFolder } from "#domain/quote-check/photo-files.ts";
import manifest from "../../package.json" with { type: "json" };
import { readPhoto, readTimeLines } from "./read-photo.ts";

const photo = new Blob(["x"], { type: "image/png" });

/** A library whose reader answers as told, and what it was created with. */
function library(recognize: () => Promise<{ data: { text: string; blocks?: [] } }>) {
  const setParameters = vi.fn(async () => undefined);
  const terminate = vi.fn(async () => undefined);
  const createWorker = vi.fn(async (_language: string, _engine: number, _options: object) => ({
    recognize,
    setParameters,
    terminate,
  }));
  return { load: async () => ({ default: { createWorker } }), createWorker, setParameters, terminate };
}

test("a photo is read with files of this site only, and the reader is closed", async () => {
  const { load, createWorker, terminate } = library(async () => ({ data: { text: " قل هو الله أحد\n" } }));
  expect(await readPhoto(photo, () => undefined, new AbortController().signal, load)).toBe("قل هو الله أحد");
  const options = createWorker.mock.calls[0]?.[2] as Record<string, unknown>;
  expect(options).toMatchObject({ workerBlobURL: false, cacheMethod: "none" });
  for (const name of ["workerPath", "corePath", "langPath"])
    expect(options[name], name).toMatch(/^\/photo-reading\/\d/);
  await vi.waitFor(() => expect(terminate).toHaveBeenCalledOnce());
});

test("a person can stop it, and a photo that cannot be read says so", async () => {
  const stop = new AbortController();
  const endless = library(() => new Promise(() => undefined));
  const reading = readPhoto(photo, () => undefined, stop.signal, endless.load);
  stop.abort();
  await expect(reading).rejects.toThrow();
  const broken = library(() => Promise.reject(new Error("no picture")));
  await expect(readPhoto(photo, () => undefined, new AbortController().signal, broken.load)).rejects.toThrow(
    "no picture",
  );
  await vi.waitFor(() => expect(broken.terminate).toHaveBeenCalledOnce());
});

test("the address of the reader's files carries the version of its packages", () => {
  const version = photoFolder.split("/").at(-1);
  expect([manifest.devDependencies["tesseract.js"], manifest.devDependencies["tesseract.js-core"]]).toEqual([
    version,
    version,
  ]);
});

test("the times of a picture are read by Latin letters, digits only", async () => {
  const { load, createWorker, setParameters } = library(async () => ({ data: { text: "", blocks: [] } }));
  expect(await readTimeLines(photo, () => undefined, new AbortController().signal, load)).toEqual([]);
  expect(createWorker.mock.calls[0]?.[0]).toBe("eng");
  expect(setParameters).toHaveBeenCalledWith(
    expect.objectContaining({ tessedit_char_whitelist: "0123456789:" }),
  );
});
