import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import type { Messages } from "#app/i18n/say.ts";
import { loadHadith } from "#content/hadith/index.ts";
import { languages } from "#domain/language.ts";
import { HadithBadges } from "./hadith-card.tsx";

test.each(languages)(
  "every hadith in %s has a badge for each grade, those of the two Sahihs too",
  async (language) => {
    const { names, hadith: all } = await loadHadith(language);
    const messages: Messages = {
      "hadith.graded": [["grade"], " by ", ["grader"]],
      "hadith.number": [["number"]],
    };
    for (const hadith of all) {
      const html = renderToStaticMarkup(
        <MessagesProvider language={language} messages={messages}>
          <HadithBadges hadith={hadith} names={names} />
        </MessagesProvider>,
      );
      const words = html.replace(/<[^>]*>/g, "\n").replaceAll("&#x27;", "'");
      expect(hadith.grades.length, hadith.id).toBeGreaterThan(0);
      for (const { grade, name } of hadith.grades)
        expect(words, hadith.id).toContain(`${names.grades[grade]} by ${name}`);
    }
  },
);
