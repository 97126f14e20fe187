/** A folder of the repository and the folders it may import from; `docs/architecture.md` draws them. */
export type Layer = {
  readonly folder: string;
  /** Layers above it in the table; `*` is any. A layer may always import itself. */
  readonly mayImport: readonly string[];
  /** Its folders must not import each other. */
  readonly isolatesFolders?: true;
};

/** What a screen may import besides texts and domain rules. */
const appFoundation = [
  "app/ui",
  "app/i18n",
  "app/hydration",
  "app/storage",
  "app/browser",
  "app/offline",
  "app/audio",
  "app/api",
  "app/picture",
  "app/text-tools",
] as const;

/** The one table of who may import whom, lowest layer first. Unit tests may import anything. */
export const layers = [
  { folder: "domain", mayImport: [] },
  { folder: "content", mayImport: ["domain"] },
  { folder: "contract", mayImport: ["domain"] },
  { folder: "app/hydration", mayImport: ["domain"] },
  { folder: "app/storage", mayImport: ["app/hydration", "domain"] },
  { folder: "app/browser", mayImport: ["app/hydration", "app/storage", "domain"] },
  { folder: "app/offline", mayImport: ["app/hydration", "app/storage", "app/browser", "domain"] },
  {
    folder: "app/audio",
    mayImport: ["app/hydration", "app/storage", "app/browser", "app/offline", "domain"],
  },
  { folder: "app/i18n", mayImport: ["app/hydration", "domain"] },
  { folder: "app/ui", mayImport: ["app/hydration", "app/i18n"] },
  { folder: "app/api", mayImport: ["contract", "domain"] },
  {
    folder: "app/picture",
    mayImport: ["app/ui", "app/i18n", "app/hydration", "app/browser", "content", "domain"],
  },
  {
    folder: "app/text-tools",
    mayImport: ["app/ui", "app/i18n", "app/hydration", "app/storage", "app/browser", "app/api", "domain"],
  },
  { folder: "app/features", mayImport: [...appFoundation, "content", "domain"], isolatesFolders: true },
  { folder: "app/shell", mayImport: [...appFoundation, "domain"] },
  { folder: "app/pages", mayImport: ["app/features", "app/shell", ...appFoundation, "content", "domain"] },
  {
    folder: "app/router",
    mayImport: ["app/pages", "app/features", "app/shell", ...appFoundation, "content", "domain"],
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
  { folder: "extension", mayImport: ["domain"] },
  { folder: "scripts", mayImport: ["*"] },
  { folder: "bench", mayImport: ["*"] },
  { folder: "tests", mayImport: ["*"] },
] as const satisfies readonly Layer[];
