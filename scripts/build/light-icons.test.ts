import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { createIcon } from "#app/ui/create-icon.ts";
import { lightIconSource } from "./light-icons.ts";

const lucideFile = (name: string) =>
  join(import.meta.dirname, "../../node_modules/lucide-react/dist/esm/icons", `${name}.mjs`);

describe("lucide's icons drawn with createIcon", () => {
  test("an icon has every shape of lucide's, without lucide's component and keys", async () => {
    const source = await lightIconSource(lucideFile("sun"));
    expect(source?.match(/"(path|circle)"/g)).toHaveLength(9);
    expect(source).toContain('"d":"M12 2v2"');
    expect(source).not.toMatch(/"key"|createLucideIcon/);
  });

  test("attributes replace the defaults", () => {
    const Icon = createIcon([["path", { d: "M12 2v2" }]]);
    const svg = renderToStaticMarkup(createElement(Icon, { className: "size-5", strokeWidth: 1.5 }));
    expect(svg).toContain('class="size-5"');
    expect(svg).toContain('stroke-width="1.5"');
    expect(svg).toContain('viewBox="0 0 24 24"');
    expect(svg).toContain('<path d="M12 2v2">');
  });

  test("an icon is hidden from screen readers unless it has a label", () => {
    const Icon = createIcon([]);
    expect(renderToStaticMarkup(createElement(Icon))).toContain('aria-hidden="true"');
    expect(renderToStaticMarkup(createElement(Icon, { role: "img", "aria-label": "Day" }))).not.toContain(
      "aria-hidden",
    );
  });
});
