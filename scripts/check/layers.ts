/** A room of the house and the rooms it may import from; `docs/architecture.md` draws it. */
export type Room = {
  readonly folder: string;
  readonly mayImport: readonly string[];
  /** Its parts must not know each other: each folder in it stands alone. */
  readonly isolatesParts?: true;
};

/** What a screen may stand on besides texts and rules. */
const appFloor = [
  "app/ui",
  "app/i18n",
  "app/hydration",
  "app/storage",
  "app/browser",
  "app/offline",
  "app/audio",
  "app/api",
] as const;

/** The one table of who may import whom. A room may always import itself. Tests may import any door. */
export const rooms = [
  { folder: "domain", mayImport: [] },
  { folder: "content", mayImport: ["domain"] },
  { folder: "contract", mayImport: ["domain"] },
  { folder: "app/ui", mayImport: [] },
  { folder: "app/hydration", mayImport: ["domain"] },
  { folder: "app/storage", mayImport: ["app/hydration", "domain"] },
  { folder: "app/browser", mayImport: ["app/hydration", "app/storage", "domain"] },
  { folder: "app/offline", mayImport: ["app/hydration", "app/storage", "app/browser", "domain"] },
  {
    folder: "app/audio",
    mayImport: ["app/hydration", "app/storage", "app/browser", "app/offline", "domain"],
  },
  { folder: "app/i18n", mayImport: ["domain"] },
  { folder: "app/api", mayImport: ["contract", "domain"] },
  { folder: "app/features", mayImport: [...appFloor, "content", "domain"], isolatesParts: true },
  { folder: "app/shell", mayImport: [...appFloor, "domain"] },
  { folder: "app/pages", mayImport: ["app/features", "app/shell", ...appFloor, "content", "domain"] },
  {
    folder: "app/router",
    mayImport: ["app/pages", "app/features", "app/shell", ...appFloor, "content", "domain"],
  },
  { folder: "server/store", mayImport: ["contract", "domain"] },
  { folder: "server/services", mayImport: ["domain", "content", "contract", "server/store"] },
  {
    folder: "server/http",
    mayImport: ["server/services", "server/store", "contract", "content", "domain"],
  },
  {
    folder: "server",
    mayImport: [
      "server/http",
      "server/services",
      "server/store",
      "app/pages",
      "app/router",
      "contract",
      "content",
      "domain",
    ],
  },
  { folder: "extension", mayImport: [] },
  { folder: "scripts", mayImport: ["*"] },
  { folder: "bench", mayImport: ["*"] },
  { folder: "tests", mayImport: ["*"] },
] as const satisfies readonly Room[];
