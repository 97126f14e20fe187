import { useMessages } from "#app/i18n/messages.tsx";

/** Most signs that are drawn; more would hold up the whole page. */
const mostShown = 20_000;

/** What came from outside, as text: nothing of it runs. */
export function RawText({ whole }: { readonly whole: string }) {
  const text = useMessages("extractor");
  return (
    <>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reached by the keyboard
        tabIndex={0}
        dir="auto"
        className="max-h-96 overflow-auto whitespace-pre-wrap break-words rounded-control border border-line p-3 font-mono text-sm"
      >
        {whole.slice(0, mostShown)}
      </pre>
      {whole.length > mostShown && <p className="text-ink-soft text-sm">{text("rawCut")}</p>}
    </>
  );
}
