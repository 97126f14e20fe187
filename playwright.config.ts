import { defineConfig } from "@playwright/test";
import { headlessShell } from "./tests/support/browsers.ts";

const port = Number(process.env.E2E_PORT ?? 4310);

export default defineConfig({
  testMatch: "*.e2e.ts",
  // `npm test` runs the first, `npm run bench -- wider` the second.
  projects: [
    { name: "journeys", testDir: "tests/e2e" },
    { name: "wider", testDir: "tests/wider" },
  ],
  outputDir: ".reports/e2e",
  fullyParallel: true,
  // One more than the two cores of CI: a test waits for a part of its time.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Three browsers share two cores with the server: slowness is no failure here, the benchmark measures speed.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? ".reports/e2e.json" }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-GB",
    // It would cache the whole app on each first visit; the tests of what it does allow it.
    serviceWorkers: "block",
    launchOptions: headlessShell,
  },
  webServer: {
    command: "node tests/support/serve-clean.ts",
    url: `http://localhost:${port}/api/ready`,
    env: {
      PORT: String(port),
      LOG_LEVEL: "error",
      DATA_DIR: ".reports/data",
      // All tests come from one address.
      API_RATE_LIMIT: "0",
      PAGE_RATE_LIMIT: "0",
      // The mock services of the extractor's tests.
      FIRECRAWL_URLS: [200, 201, 202, 203].map((above) => `http://localhost:${port + above}`).join(","),
      PATH: `node_modules/.bin:${process.env.PATH}`,
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 8000 },
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
