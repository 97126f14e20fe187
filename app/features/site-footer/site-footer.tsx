import { CirclePlay, Download } from "lucide-react";
import { useState } from "react";
import { useInstall } from "#app/browser/install-app.ts";
import { hostPage, playerAddress } from "#app/browser/video-address.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { FooterSection } from "#app/ui/footer-section.tsx";
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
    <div className="page-width grid pb-6 lg:auto-cols-fr lg:grid-flow-col lg:gap-8">
      <FooterSection title={text("foot.downloads")}>
        <ul>
          {sheets.map(({ label, address }) => (
            <li key={address}>
              <a href={address} download="" className={linkClass}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </FooterSection>
      <SafeViewOffer linkClass={linkClass} />
      {(hasContact || socialLinks.length > 0) && (
        <FooterSection title={text(hasContact ? "foot.contact" : "foot.social")}>
          {hasContact && (
            <address className="not-italic">
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
        </FooterSection>
      )}
      <FooterVideo />
      {install && (
        <p className="mt-4 lg:mt-0">
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
      className="panel mt-4 flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-raised-high lg:mt-0 lg:aspect-video lg:flex-col lg:justify-center lg:text-center"
    >
      <CirclePlay aria-hidden="true" className="size-8 shrink-0 text-green" />
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
    <FooterSection title={text("foot.safeView")}>
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
    </FooterSection>
  );
}
