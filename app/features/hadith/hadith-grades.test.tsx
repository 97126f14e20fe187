import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { loadHadith } from "#content/hadith/index.ts";
import { languages } from "#domain/language.ts";
import { HadithGrades } from "./hadith-grades.tsx";

test.each(languages)(
  "every hadith in %s is graded by each of its graders, those of the two Sahihs too",
  async (language) => {
    const { names, hadith: all } = await loadHadith(language);
    for (const hadith of all) {
      const html = renderToStaticMarkup(
        <MessagesProvider language={language} messages={{}}>
          <HadithGrades hadith={hadith} names={names} />
        </MessagesProvider>,
      );
      const words = html.replace(/<[^>]*>/g, "\n").replaceAll("&#x27;", "'");
      expect(hadith.grades.length, hadith.id).toBeGreaterThan(0);
      for (const { grade, name } of hadith.grades)
        expect(words.split(names.grades[grade])[1], hadith.id).toContain(name);
    }
  },
);
