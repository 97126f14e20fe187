import { Copy } from "lucide-react";
import { copyText } from "#app/browser/clipboard.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useToast } from "#app/ui/toast.ts";

/** An address that answers, to open or to copy whole. */
export function Example({ address }: { readonly address: string }) {
  const text = useMessages("api");
  const showToast = useToast();
  const copy = async () => {
    if (await copyText(new URL(address, location.href).href)) showToast({ description: text("copied") });
  };
  return (
    <li dir="ltr" className="flex items-center gap-1">
      <a
        href={address}
        className="min-h-11 grow content-center break-all font-mono text-green text-sm hover:underline"
      >
        {address}
      </a>
      <IconButton label={text("copy", { address })} onClick={copy}>
        <Copy aria-hidden="true" className="size-4" />
      </IconButton>
    </li>
  );
}
