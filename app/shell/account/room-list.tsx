"use no memo";

import { useEffect, useState } from "react";
import { formatBytes } from "#app/i18n/format-bytes.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { type RoomGroup, roomTaken } from "./room-taken.ts";

/** What takes the room of a full account, the largest first, and that room can be made. */
export function RoomList() {
  const text = useMessages("account");
  const language = useLanguage();
  const [room, setRoom] = useState<readonly (readonly [RoomGroup, number])[]>([]);
  useEffect(() => {
    let isShown = true;
    roomTaken().then(
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
