import { useEffect, useState } from "react";
import { formatBytes } from "#app/i18n/format-bytes.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { measureSpace, type SpaceGroup } from "./measure-space.ts";

/** What takes the space of a full account, the largest first, and how to free some. */
export function SpaceList() {
  const text = useMessages("account");
  const language = useLanguage();
  const [room, setRoom] = useState<readonly (readonly [SpaceGroup, number])[]>([]);
  useEffect(() => {
    let isShown = true;
    measureSpace().then(
      (taken) => isShown && setRoom(taken),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  if (room.length === 0) return null;
  return (
    <div className="grid w-full gap-1 text-sm">
      <p>{text("room.title")}</p>
      <ul aria-label={text("room.title")}>
        {room.map(([group, bytes]) => (
          <li key={group} data-room={group} className="flex justify-between gap-4">
            <span>{text(`room.${group}`)}</span>
            <span>{formatBytes(bytes, language)}</span>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">{text("room.help")}</p>
    </div>
  );
}
