import type { ExampleProjects } from "./schema.ts";

/** The projects that an installation shows until its operator opens one, with demonstration figures. */
export async function loadExampleProjects(): Promise<ExampleProjects> {
  const { default: data } = await import("./data/projects.json", { with: { type: "json" } });
  return data as ExampleProjects;
}
