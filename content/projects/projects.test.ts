import { expect, test } from "vitest";
import { loadExampleProjects } from "./index.ts";
import { exampleProjectsFile } from "./schema.ts";
import source from "./source.json" with { type: "json" };

test("the example projects have their six languages and the counts that the source states", async () => {
  const { projects } = exampleProjectsFile.parse(await loadExampleProjects());
  expect(projects.length).toBe(source.counts.projects);
  expect(new Set(projects.map(({ id }) => id)).size).toBe(projects.length);
  for (const { words } of projects)
    for (const language of ["ar", "ur"] as const)
      expect(Object.values(words[language]).join()).not.toMatch(/[a-z]/i);
});

test("the example figures sum to 67,500 raised, 1,050 helped and 842 givers", async () => {
  const { projects, earlier } = await loadExampleProjects();
  const sum = (name: "raised" | "beneficiaries") => projects.reduce((all, each) => all + each[name], 0);
  expect(projects.map(({ target, raised }) => [target, raised])).toEqual([
    [10_000, 6500],
    [15_000, 8200],
    [12_000, 4800],
    [20_000, 12_500],
  ]);
  expect([sum("raised") + earlier.raised, sum("beneficiaries"), earlier.donors]).toEqual([67_500, 1050, 842]);
});
