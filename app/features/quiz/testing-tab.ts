export type TestingTab = "bot" | "tests";

/** The tab an address asks for; the tests for anything unknown. */
export function testingTabOf(search: URLSearchParams): TestingTab {
  return search.get("tab") === "bot" ? "bot" : "tests";
}
