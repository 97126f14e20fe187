import { useMessages } from "#app/i18n/messages.tsx";
import { learningMethods } from "./learning-methods.ts";
import { MethodCard } from "./method-card.tsx";

/** Six ways of memorising, each with its steps and the tool that does it. */
export function LearningPage({ addresses }: { readonly addresses: readonly string[] }) {
  const text = useMessages("learning");
  const name = useMessages("shell");
  return (
    <div className="mx-auto max-w-5xl">
      <h1 tabIndex={-1} className="font-display text-3xl outline-none sm:text-4xl">
        {name("title.learningMethods")}
      </h1>
      <p className="mt-3 max-w-[65ch] text-pretty text-ink-soft">{text("intro")}</p>
      <ul className="mt-8 grid gap-5 md:grid-cols-2">
        {learningMethods.map((method) => (
          <MethodCard
            key={method.id}
            method={method}
            hasTool={addresses.includes(method.tool.split("?", 1)[0] ?? "")}
          />
        ))}
      </ul>
      <p className="mt-8 max-w-[65ch] text-ink-soft text-sm">{text("ours")}</p>
    </div>
  );
}
