import { useState } from "react";
import { hostedBase, readBase } from "#app/api/firecrawl/base-url.ts";
import { isConnectionAllowed } from "#app/browser/allowed-connections.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useToast } from "#app/ui/toast.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import { storedBase, storedIsLive, storedVersion } from "./service-settings.ts";

/** The settings of the service, for people with a server of their own. */
export function ServicePanel() {
  const text = useMessages("extractor");
  const language = useLanguage();
  const showToast = useToast();
  const [base, setBase] = useStoredValue(storedBase);
  const [version, setVersion] = useStoredValue(storedVersion);
  const [isLive, setIsLive] = useStoredValue(storedIsLive);
  const [typed, setTyped] = useState<string>();

  const save = async () => {
    const read = readBase(typed ?? base);
    const fail = (description: string) => showToast({ variant: "destructive", description });
    if (read === undefined) return fail(text("baseWrong"));
    if ((await isConnectionAllowed(new URL(read).origin)) === false)
      return fail(text("baseNotAllowed", { address: new URL(read).origin }));
    setBase(read);
    // The version is stored with the address, so that a later default changes neither.
    setVersion(version);
    setTyped(undefined);
    showToast({ description: text("baseSaved") });
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
        <SelectField
          label={text("version")}
          name="service-version"
          value={version}
          onChange={(value) => setVersion(value === "v2" ? "v2" : "v1")}
          options={[
            { value: "v1", label: formatNumber(1, language) },
            { value: "v2", label: formatNumber(2, language) },
          ]}
        />
        <p className="text-ink-soft text-sm">{text(version === "v1" ? "version1Text" : "version2Text")}</p>
        <Toggle label={text("live")} isOn={isLive} onChange={setIsLive} />
      </div>
    </details>
  );
}
