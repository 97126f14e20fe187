type FavoritesPendingProps = { readonly loading: string; readonly needsScripts: string };

/** Placeholder of the favourites: they are in this browser, so the server cannot send them. */
export function FavoritesPending({ loading, needsScripts }: FavoritesPendingProps) {
  return (
    <div aria-busy="true" className="panel grid min-h-80 place-content-center p-6 text-center text-ink-soft">
      <p className="[@media(scripting:none)]:hidden">{loading}</p>
      <noscript>
        <p>{needsScripts}</p>
      </noscript>
    </div>
  );
}
