import { type ComponentType, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { useWhenNear } from "#app/ui/use-when-near.ts";

/** The companion on the home page; its panel and words are fetched when it comes near. */
export function AvatarSection() {
  const text = useMessages("home");
  const [Panel, setPanel] = useState<ComponentType>();
  const section = useWhenNear(() => {
    import("./avatar-panel.tsx")
      .then(({ AvatarPanel }) => setPanel(() => AvatarPanel))
      .catch((error: unknown) => console.warn("the companion stays without its panel", error));
  });
  return (
    <section ref={section} aria-labelledby="home-avatar" className="py-10">
      <h2 id="home-avatar" className="text-center font-display text-2xl">
        {text("avatar.title")}
      </h2>
      <p className="mx-auto mt-3 mb-6 max-w-[60ch] text-pretty text-center text-ink-soft">
        {text("avatar.intro")}
      </p>
      <div className="min-h-96">
        {Panel && (
          <MoreWords area="avatar">
            <Panel />
          </MoreWords>
        )}
      </div>
    </section>
  );
}
