import type { ExampleProjects } from "./schema.ts";

/** The projects that an installation shows before its operator opens any, with their demonstration figures. */
export async function loadExampleProjects(): Promise<ExampleProjects> {
  const { default: data } = await import("./data/projects.json", { with: { type: "json" } });
  return data as ExampleProjects;
}
