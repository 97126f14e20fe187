import { type ComponentType, useEffect, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";

type LazyPartProps<Part> = {
  readonly load: () => Promise<ComponentType<Part>>;
  readonly part: Part & object;
};

type Loaded<Part> = { readonly Part: ComponentType<Part> } | "loading" | "failed";

/** A part of the page whose code is fetched when it is first asked for, with another try when that fails. */
export function LazyPart<Part>({ load, part }: LazyPartProps<Part>) {
  const text = useMessages("prayer");
  const [loaded, setLoaded] = useState<Loaded<Part>>("loading");
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is fetched once an attempt
  useEffect(() => {
    let isWanted = true;
    setLoaded("loading");
    load().then(
      (Part) => isWanted && setLoaded({ Part }),
      () => isWanted && setLoaded("failed"),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  if (loaded === "loading")
    return (
      <p role="status" className="p-4 text-ink-soft">
        {text("loading")}
      </p>
    );
  if (loaded === "failed")
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 p-4">
        {text("partFailed")}
        <Button onClick={() => setAttempt(attempt + 1)}>{text("retry")}</Button>
      </p>
    );
  return <loaded.Part {...part} />;
}
