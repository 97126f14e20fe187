import { useState } from "react";
import { hostedBase, readBase } from "#app/api/firecrawl/base-url.ts";
import { isConnectionAllowed } from "#app/browser/allowed-connections.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useToast } from "#app/ui/toast.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import { learnVersions, spokenVersions, storedBase, storedIsLive, storedSpoken } from "./service-settings.ts";

/** The settings of the service, for people with a server of their own. */
export function ServicePanel() {
  const text = useMessages("extractor");
  const showToast = useToast();
  const [base, setBase] = useStoredValue(storedBase);
  const [isLive, setIsLive] = useStoredValue(storedIsLive);
  const [typed, setTyped] = useState<string>();

  const save = async () => {
    const read = readBase(typed ?? base);
    const fail = (description: string) => showToast({ variant: "destructive", description });
    if (read === undefined) return fail(text("baseWrong"));
    if ((await isConnectionAllowed(new URL(read).origin)) === false)
      return fail(text("baseNotAllowed", { address: new URL(read).origin }));
    setBase(read);
    setTyped(undefined);
    showToast({ description: text("baseSaved") });
    await learnVersions();
  };
  return (
    <details className="panel p-5">
      <summary className="min-h-11 content-center font-display text-lg">{text("service")}</summary>
      <div className="mt-3 grid gap-4">
        <TextField
          label={text("base")}
          hint={text("baseHint")}
          dir="ltr"
          inputMode="url"
          name="service-address"
          value={typed ?? base}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button onClick={save}>{text("saveBase")}</Button>
          {base !== hostedBase && (
            <Button
              look="bare"
              onClick={() => {
                setBase(hostedBase);
                setTyped(undefined);
              }}
            >
              {text("hostedBase")}
            </Button>
          )}
        </div>
        <ServiceVersion base={base} />
        <Toggle label={text("live")} isOn={isLive} onChange={setIsLive} />
      </div>
    </details>
  );
}

/** Which version is used, and why; an own server can be asked again. */
function ServiceVersion({ base }: { readonly base: string }) {
  const text = useMessages("extractor");
  const showToast = useToast();
  const [spoken] = useStoredValue(storedSpoken);
  const [isAsking, setIsAsking] = useState(false);
  const versions = spokenVersions(base, spoken);
  const ask = async () => {
    setIsAsking(true);
    const learnt = await learnVersions();
    setIsAsking(false);
    if (!learnt) showToast({ variant: "destructive", description: text("versionNoAnswer") });
  };
  const explanation =
    base === hostedBase
      ? "versionHosted"
      : !versions
        ? "versionNotAsked"
        : versions.length > 1
          ? "versionBoth"
          : versions.includes("v2")
            ? "version2Only"
            : "version1Only";
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p
        data-versions={versions?.join(" ") ?? ""}
        role="status"
        className="max-w-[65ch] text-ink-soft text-sm"
      >
        {text(explanation)}
      </p>
      {base !== hostedBase && (
        <Button onClick={ask} disabled={isAsking}>
          {text("askVersion")}
        </Button>
      )}
    </div>
  );
}
