import { useState } from "react";
import { useAsync } from "#app/hydration/use-async.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { useWhenNear } from "#app/ui/use-when-near.ts";

/** The companion on the home page; its panel and messages are fetched when the section comes near the screen. */
export function AvatarSection() {
  const text = useMessages("home");
  const [isNear, setIsNear] = useState(false);
  const section = useWhenNear(() => setIsNear(true));
  // Not a lazy component: if its code does not load, the page remains without the panel.
  const { value: panel } = useAsync(isNear ? "avatar panel" : undefined, () => import("./avatar-panel.tsx"));
  return (
    <section ref={section} aria-labelledby="home-avatar" className="py-10">
      <h2 id="home-avatar" className="text-center font-display text-2xl">
        {text("avatar.title")}
      </h2>
      <p className="mx-auto mt-3 mb-6 max-w-[60ch] text-pretty text-center text-ink-soft">
        {text("avatar.intro")}
      </p>
      <div className="min-h-96">
        {panel && (
          <MoreWords area="avatar">
            <panel.AvatarPanel />
          </MoreWords>
        )}
      </div>
    </section>
  );
}
