import { useState } from "react";
import { Router } from "wouter";
import type { Language } from "#domain/language.ts";
import { House } from "./house.tsx";
import type { OpenPage } from "./open-page.ts";

type AppProps = {
  readonly first: OpenPage;
  /** The address asked for, while the server renders. */
  readonly asked?: { readonly path: string; readonly search: string };
  /** Set when the address itself names the language: links carry it on. */
  readonly addressLanguage?: Language | undefined;
};

/** The whole product around one open page. */
export function App({ first, asked, addressLanguage }: AppProps) {
  const [named, setNamed] = useState(addressLanguage);
  return (
    <Router
      {...(asked ? { ssrPath: asked.path, ssrSearch: asked.search } : {})}
      hrefs={(href) => (named ? withLanguage(href, named) : href)}
    >
      <House first={first} onLanguageChosen={() => setNamed(undefined)} />
    </Router>
  );
}

function withLanguage(href: string, language: Language): string {
  const [path, search] = href.split("?");
  const parameters = new URLSearchParams(search);
  parameters.set("lang", language);
  return `${path}?${parameters}`;
}
