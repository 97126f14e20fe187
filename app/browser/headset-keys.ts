/** Ten seconds of silence at 8 kHz, 8 bit, one channel, as a WAV file. */
function silence(): Blob {
  const rate = 8000;
  const seconds = 10;
  const bytes = new Uint8Array(44 + rate * seconds).fill(128);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => {
    for (const [place, sign] of [...text].entries()) view.setUint8(at + place, sign.charCodeAt(0));
  };
  write(0, "RIFF");
  view.setUint32(4, bytes.length - 8, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, "data");
  view.setUint32(40, rate * seconds, true);
  return new Blob([bytes], { type: "audio/wav" });
}

/**
 * Sends the keys of a headset to the counter until the returned function is called. Browsers deliver them only
 * to a page that plays audio, so silence is played. Rejects when the browser does not allow playing.
 */
export async function claimHeadsetKeys(onTap: () => void, onUndo: () => void): Promise<() => void> {
  const address = URL.createObjectURL(silence());
  const audio = new Audio(address);
  audio.loop = true;
  const session = navigator.mediaSession;
  const tap = () => {
    onTap();
    // A pause key also pauses the silence, after which no more keys would arrive.
    audio.play().catch(() => undefined);
  };
  const keys = [
    ["play", tap],
    ["pause", tap],
    ["nexttrack", tap],
    ["previoustrack", onUndo],
  ] as const;
  const release = () => {
    audio.pause();
    URL.revokeObjectURL(address);
    for (const [key] of keys) session.setActionHandler(key, null);
  };
  try {
    await audio.play();
    for (const [key, act] of keys) session.setActionHandler(key, act);
  } catch (error) {
    release();
    throw error;
  }
  return release;
}
