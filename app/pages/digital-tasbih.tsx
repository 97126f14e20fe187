import { DigitalTasbih } from "#app/features/tasbih/digital-tasbih.tsx";
import type { TasbihTexts } from "#app/features/tasbih/tasbih-phrases.ts";
import { definePage } from "./page.tsx";

export const page = definePage<TasbihTexts>({
  load: async ({ language }) => {
    const { loadTasbihTexts } = await import("#app/features/tasbih/tasbih-phrases.ts");
    return loadTasbihTexts(language);
  },
  View: ({ data }) => <DigitalTasbih texts={data} />,
});
