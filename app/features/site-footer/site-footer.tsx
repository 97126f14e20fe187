import { CirclePlay, Download } from "lucide-react";
import { useState } from "react";
import { useInstall } from "#app/browser/install-app.ts";
import { hostPage, playerAddress } from "#app/browser/video-address.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { sheetAddress, site, socialLinks } from "#content/site/index.ts";

const linkClass = "flex min-h-11 items-center text-ink-soft text-sm hover:text-green";

/** Downloads, the browser extension, the operator's contacts and video, and the install button. */
export function SiteFooter() {
  const text = useMessages("shell");
  const language = useLanguage();
  const install = useInstall();
  const { mail, telephone, post } = site.contacts;
  const hasContact = mail !== "" || telephone !== "" || post !== "";
  const sheets = [
    { label: text("foot.facts"), address: sheetAddress.facts(language) },
    { label: text("foot.partners"), address: sheetAddress.partners },
    { label: text("foot.platforms"), address: sheetAddress.platforms },
    { label: text("foot.projects"), address: sheetAddress.projects },
  ];
  return (
    <div className="mx-4 grid max-w-[69rem] gap-8 border-line border-t py-8 sm:mx-6 sm:grid-cols-2 min-[72rem]:mx-auto lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      <section aria-labelledby="footer-downloads">
        <h2 id="footer-downloads" className="mb-2 font-medium text-sm">
          {text("foot.downloads")}
        </h2>
        <ul>
          {sheets.map(({ label, address }) => (
            <li key={address}>
              <a href={address} download="" className={linkClass}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <SafeViewOffer linkClass={linkClass} />
      {(hasContact || socialLinks.length > 0) && (
        <div className="grid content-start gap-6">
          {hasContact && (
            <address className="not-italic">
              <h2 className="mb-2 font-medium text-sm">{text("foot.contact")}</h2>
              {mail !== "" && (
                <a href={`mailto:${mail}`} dir="ltr" className={linkClass}>
                  {mail}
                </a>
              )}
              {telephone !== "" && (
                <a href={`tel:${telephone.replaceAll(" ", "")}`} dir="ltr" className={linkClass}>
                  {telephone}
                </a>
              )}
              {post !== "" && <p className="whitespace-pre-line text-ink-soft text-sm">{post}</p>}
            </address>
          )}
          {socialLinks.length > 0 && (
            <nav aria-label={text("foot.social")}>
              <h2 className="mb-2 font-medium text-sm">{text("foot.social")}</h2>
              <ul className="flex flex-wrap gap-x-4">
                {socialLinks.map(({ kind, name, address }) => (
                  <li key={kind}>
                    <a
                      href={address}
                      target="_blank"
                      rel="me noopener noreferrer"
                      lang="en"
                      className={linkClass}
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      )}
      <FooterVideo />
      {install && (
        <p>
          <Button onClick={install}>
            <Download aria-hidden="true" className="size-5" />
            {text("foot.install")}
          </Button>
        </p>
      )}
    </div>
  );
}

/** The operator's video, requested from its host only after a click; nothing where none is configured. */
function FooterVideo() {
  const text = useMessages("shell");
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { youtubeId, title } = site.video;
  if (youtubeId === "") return null;
  const source = { kind: "video", youtubeId } as const;
  const script = language === "ar" || language === "ur" ? "ar" : "en";
  const label = title[script];
  if (isOpen)
    return (
      <iframe
        src={playerAddress(source, window.location.origin)}
        title={label}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full rounded-control border-0 bg-black"
      />
    );
  return (
    <a
      href={hostPage(source)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={text("foot.playVideo", { title: label })}
      onClick={(event) => {
        event.preventDefault();
        setIsOpen(true);
      }}
      className="panel grid aspect-video place-content-center justify-items-center gap-2 p-4 text-center hover:border-green"
    >
      <CirclePlay aria-hidden="true" className="size-8 text-green" />
      <span lang={script} dir={script === "ar" ? "rtl" : "ltr"} className="text-sm">
        {label}
      </span>
    </a>
  );
}

/** The extension: links to the stores that have it, and a file with installation steps. */
function SafeViewOffer({ linkClass }: { readonly linkClass: string }) {
  const text = useMessages("shell");
  const { chromeStore, braveStore } = site.extension;
  return (
    <section aria-labelledby="footer-safe-view">
      <h2 id="footer-safe-view" className="mb-2 font-medium text-sm">
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
