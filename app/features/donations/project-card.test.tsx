import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { ProjectCard } from "./project-card.tsx";

const messages = await loadMessages("en", ["donations"]);
const figure = { value: 100, isExample: false };
const project = {
  id: "orphan-care",
  title: "Orphan care",
  description: "",
  category: "orphan_care",
  target: 1000,
  raised: figure,
  beneficiaries: figure,
  isExample: false,
  isClosed: false,
  zakatScholar: null,
};
const shown = (isChosen: boolean) =>
  renderToStaticMarkup(
    <MessagesProvider language="en" messages={messages}>
      <ProjectCard
        project={project}
        currency="USD"
        isChosen={isChosen}
        onChoose={() => undefined}
        onGive={() => undefined}
        onBook={() => undefined}
      />
    </MessagesProvider>,
  );
const cardClasses = (html: string) => /<li[^>]*class="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];

test("a chosen card is marked by a label and aria-current, not by its colour alone", () => {
  expect(shown(true)).toContain("Chosen</p>");
  expect(shown(true)).toContain('aria-current="true"');
  expect(shown(false)).not.toMatch(/Chosen|aria-current/);
});

test("the hover style of a card differs from the chosen one", () => {
  expect(cardClasses(shown(true))).toContain("outline-2");
  expect(cardClasses(shown(false))).toContain("hover:bg-raised-high");
  expect(cardClasses(shown(false))).not.toContain("hover:border-green");
  expect(cardClasses(shown(true)).some((name) => name.startsWith("hover:"))).toBe(false);
});
