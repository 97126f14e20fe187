import { useAsync } from "#app/hydration/use-async.ts";
import { useMessages } from "#app/i18n/messages.tsx";

/** The extractor; its code and messages are fetched when it is first rendered. */
export function ExtractorInside() {
  const shell = useMessages("shell");
  const { value: code, hasFailed } = useAsync("extractor", () => import("./opened-extractor.tsx"));
  if (code) return <code.OpenedExtractor />;
  return hasFailed ? <p role="alert">{shell("loadFailedText")}</p> : null;
}
