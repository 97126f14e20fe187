import { useMessages } from "#app/i18n/messages.tsx";
import { sheetAddress, site } from "#content/site/index.ts";

/** The extension: from the stores where it stands there, else as a file with what to do with it. */
export function SafeViewOffer({ linkClass }: { readonly linkClass: string }) {
  const text = useMessages("shell");
  const { chromeStore, braveStore } = site.extension;
  return (
    <section aria-labelledby="foot-safe-view">
      <h2 id="foot-safe-view" className="mb-2 font-medium text-sm">
        {text("foot.safeView")}
      </h2>
      <p className="text-pretty text-ink-soft text-sm">{text("foot.safeViewText")}</p>
      <ul>
        {chromeStore !== "" && (
          <li>
            <a href={chromeStore} target="_blank" rel="noopener noreferrer" className={linkClass}>
              {text("foot.chrome")}
            </a>
          </li>
        )}
        {braveStore !== "" && (
          <li>
            <a href={braveStore} target="_blank" rel="noopener noreferrer" className={linkClass}>
              {text("foot.brave")}
            </a>
          </li>
        )}
        <li>
          <a href={sheetAddress.safeView} download="" className={linkClass}>
            {text("foot.safeViewFile")}
          </a>
        </li>
      </ul>
      <details className="text-ink-soft text-sm">
        <summary className="min-h-11 content-center">{text("foot.safeViewHow")}</summary>
        <p className="text-pretty">
          {text("foot.safeViewSteps", { chrome: "chrome://extensions", brave: "brave://extensions" })}
        </p>
      </details>
    </section>
  );
}
