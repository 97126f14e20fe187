import { useState, useSyncExternalStore } from "react";
import { needsKey } from "#app/api/firecrawl/base-url.ts";
import { firecrawl } from "#app/api/firecrawl/firecrawl.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useToast } from "#app/ui/toast.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import { canBeSent, cleanKey, maskedKey } from "#domain/extraction/api-key.ts";
import { crawlSites, pagesOfKeyTest } from "#domain/extraction/crawl-sites.ts";
import { isFailure } from "#domain/extraction/wire/requests.ts";
import { failureMessage } from "./failure-message.ts";
import { currentService, readyService, storedKey } from "./service-settings.ts";

/** Saves, tests and removes the person's key; a stored key is shown by its last four characters. */
export function KeyPanel() {
  const text = useMessages("extractor");
  const showToast = useToast();
  const key = useSyncExternalStore(storedKey.subscribe, storedKey.read, () => "");
  const [typed, setTyped] = useState("");
  const [isForSession, setIsForSession] = useState(false);
  const [isTrying, setIsTrying] = useState(false);

  const fail = (description: string) => showToast({ variant: "destructive", description });
  const save = () => {
    const clean = cleanKey(typed);
    if (clean === "") return fail(text("enterKey"));
    if (!canBeSent(clean)) return fail(text("keyUnusable"));
    storedKey.write(clean, isForSession);
    setTyped("");
    showToast({ description: text("keySaved") });
  };
  const tryKey = async () => {
    const { key: savedKey, base } = currentService();
    if (savedKey === "" && needsKey(base)) return fail(text("keyNotFound"));
    setIsTrying(true);
    const outcome = await firecrawl(await readyService()).crawl({
      url: crawlSites[0].url,
      limit: pagesOfKeyTest,
      idempotencyKey: crypto.randomUUID(),
      signal: AbortSignal.timeout(120_000),
    });
    setIsTrying(false);
    if (isFailure(outcome)) fail(`${text("connectFailed")} ${failureMessage(outcome, text)}`);
    else showToast({ description: text("keyWorks") });
  };
  return (
    <form
      className="panel grid gap-4 p-5"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h3 className="font-display text-lg">{text("key")}</h3>
      <p className="max-w-[65ch] text-ink-soft text-sm">{text("keyText")}</p>
      {key !== "" && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>{text(storedKey.isForSession() ? "keyForSession" : "keyKept")}</span>
          <bdi dir="ltr" className="font-mono">
            {maskedKey(key)}
          </bdi>
          <Button onClick={() => storedKey.remove()}>{text("removeKey")}</Button>
        </p>
      )}
      <TextField
        label={text(key === "" ? "keyLabel" : "newKeyLabel")}
        type="password"
        dir="ltr"
        name="service-key"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Toggle label={text("sessionOnly")} isOn={isForSession} onChange={setIsForSession} />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" type="submit">
          {text("saveKey")}
        </Button>
        <Button onClick={tryKey} disabled={isTrying}>
          {text(isTrying ? "tryingKey" : "tryKey")}
        </Button>
      </div>
    </form>
  );
}
