import { useEffect, useState } from "react";

const often = 30_000;

/** The device's clock, looked at twice a minute and when the page comes back; `look` looks at once. */
export function useNow(): { readonly now: number; readonly look: () => void } {
  const [now, setNow] = useState(Date.now);
  const look = () => setNow(Date.now());
  useEffect(() => {
    const tell = () => setNow(Date.now());
    const timer = setInterval(tell, often);
    document.addEventListener("visibilitychange", tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tell);
    };
  }, []);
  return { now, look };
}
