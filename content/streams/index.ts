import streamList from "./data/streams.json" with { type: "json" };
import type { StreamsFile } from "./schema.ts";

/** A recitation to watch at the video host, recorded or live. */
export type Stream = StreamsFile[number];

/** All of them, the live ones first. */
export const streams: readonly Stream[] = streamList as StreamsFile;
