import { useMessages } from "#app/i18n/messages.tsx";
import { Badge } from "#app/ui/badge.tsx";

/** Stands beside a figure that contains demonstration entries. */
export function ExampleMark() {
  const text = useMessages("donations");
  return <Badge look="gold">{text("example")}</Badge>;
}
