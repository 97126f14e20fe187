/** Why something did not work, said at once. */
export function Refusal({ words }: { readonly words: string | undefined }) {
  if (words === undefined) return null;
  return (
    <p role="alert" className="rounded-control border border-harm p-3 text-sm">
      {words}
    </p>
  );
}
