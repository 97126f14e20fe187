import { z } from "zod";
import { projectCategories } from "#domain/ledger/project-category.ts";

const text = z.strictObject({ title: z.string().min(3), description: z.string().min(10) });

const projectWords = z.strictObject({ en: text, ar: text, fr: text, ur: text, id: text, tr: text });

/** Amounts are whole units of the installation's currency. */
export const exampleProjectsFile = z.strictObject({
  projects: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z-]+$/),
      category: z.enum(projectCategories),
      target: z.int().positive(),
      raised: z.int().nonnegative(),
      beneficiaries: z.int().nonnegative(),
      words: projectWords,
    }),
  ),
  earlier: z.strictObject({ raised: z.int(), donors: z.int() }),
});

export type ExampleProjects = z.infer<typeof exampleProjectsFile>;
