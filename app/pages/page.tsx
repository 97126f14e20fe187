import type { ComponentType, ReactNode } from "react";
import type { Language } from "#domain/language.ts";

/** What a page's loader is given; `read` fetches a published text by its address. */
export type PageRequest = {
  readonly search: URLSearchParams;
  readonly language: Language;
  readonly read: (address: string) => Promise<unknown>;
  /** `window`: only what a first paint needs, for a page that is sent; `whole`: everything. */
  readonly extent: "window" | "whole";
};

/** What a page says of itself beyond its title: for search engines and shared links. */
export type PageHead = {
  readonly title?: string;
  readonly description?: string;
  /** The parameters that belong to the page's own address, in the order given. */
  readonly canonicalSearch?: string;
  readonly jsonLd?: Readonly<Record<string, unknown>>;
  /** Fonts the first paint needs, by family. */
  readonly needsQuranFont?: true;
  /** How long the rendered page is valid: until the end of the day, or for a second. Without it, until the next build. */
  readonly revalidate?: Revalidate;
};

/** The lifetime of a rendered page that is not prerendered. */
export type Revalidate = "second" | "day";

export type Page = {
  readonly load: (request: PageRequest) => Promise<unknown>;
  /** Fetches the code of parts that an address shows beside the page's own. */
  readonly ready?: ((search: URLSearchParams) => Promise<void>) | undefined;
  readonly view: (data: unknown) => ReactNode;
  readonly head: (data: unknown, language: Language) => PageHead;
};

type Definition<Data> = {
  readonly load: (request: PageRequest) => Promise<Data>;
  readonly ready?: (search: URLSearchParams) => Promise<void>;
  readonly View: ComponentType<{ data: Data }>;
  readonly head?: (data: Data, language: Language) => PageHead;
};

/** Ties a loader to the screen that shows what it loads; what leaves the loader is what the screen gets. */
export function definePage<Data>({ load, ready, View, head }: Definition<Data>): Page {
  return {
    load,
    ready,
    view: (data) => <View data={data as Data} />,
    head: (data, language) => head?.(data as Data, language) ?? {},
  };
}

/** A page that needs nothing loaded. */
export function defineStillPage(View: ComponentType, head: PageHead = {}): Page {
  return { load: async () => null, view: () => <View />, head: () => head };
}
