import { DigitalTasbih } from "#app/features/tasbih/digital-tasbih.tsx";
import { loadTasbihTexts, type TasbihTexts } from "#app/features/tasbih/tasbih-phrases.ts";
import { definePage } from "./page.tsx";

export const page = definePage<TasbihTexts>({
  load: ({ language }) => loadTasbihTexts(language),
  View: ({ data }) => <DigitalTasbih texts={data} />,
});
