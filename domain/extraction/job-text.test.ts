import { expect, test } from "vitest";
import { activityWords, jobText } from "./job-text.ts";

test("the text of a research is its analysis and the web pages it read", () => {
  const sources = [
    { url: "https://a.example", title: "A" },
    { url: "javascript:alert(1)" },
    "https://b.example",
    7,
  ];
  const body = { status: "completed", data: { finalAnalysis: "Found.", sources } };
  expect(jobText("research", body)).toEqual({
    text: "Found.",
    sources: [
      { url: "https://a.example", title: "A" },
      { url: "https://b.example", title: "https://b.example" },
    ],
  });
  expect(jobText("research", { ...body, sources: ["https://c.example"] }).sources).toHaveLength(1);
});

test("the text of an LLMs.txt job is its short and its full file, of an extract its data", () => {
  expect(jobText("llms-text", { data: { llmstxt: "# a", llmsfulltxt: "# a\nfull" } }).text).toBe(
    "# a\n\n# a\nfull",
  );
  expect(jobText("extract", { data: { name: "An-Nas" } }).text).toBe('{\n  "name": "An-Nas"\n}');
});

test("a result of another shape is shown as received", () => {
  expect(jobText("research", { data: [1] }).text).toBe("[\n  1\n]");
  expect(jobText("llms-text", null)).toEqual({ text: "null", sources: [] });
});

test("an activity is shown by its message", () => {
  expect(activityWords({ type: "search", message: "Searching" })).toBe("Searching");
  expect(activityWords("Reading")).toBe("Reading");
  expect(activityWords({ message: 7 })).toBe("");
});
