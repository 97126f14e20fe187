import { Download } from "lucide-react";
import { useInstall } from "#app/browser/install-app.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { sheetAddress, site, socialLinks } from "#content/site/index.ts";
import { FooterVideo } from "./footer-video.tsx";
import { SafeViewOffer } from "./safe-view-offer.tsx";

const linkClass = "flex min-h-11 items-center text-ink-soft text-sm hover:text-green";

/** What the operator filled in, the files that can be taken along, the extension and the installing. */
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
      <section aria-labelledby="foot-downloads">
        <h2 id="foot-downloads" className="mb-2 font-medium text-sm">
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
