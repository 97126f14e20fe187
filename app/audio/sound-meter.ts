/** What browsers let us listen in on beside the loudspeaker (Media Capture from DOM Elements, W3C draft). */
type Capturable = HTMLAudioElement & { readonly captureStream?: () => MediaStream };

/** Loudness, as the root mean square, that counts as a full voice. */
const fullVoice = 0.22;

let context: AudioContext | undefined;

/**
 * Measures how loud an element sounds, 0 to 1, without touching what is heard. Undefined where the browser
 * cannot, or where the host does not let its files be read: such a sound measures as silence.
 */
export function soundMeter(audio: Capturable): () => number | undefined {
  let source: MediaStreamAudioSourceNode | undefined;
  let analyser: AnalyserNode | undefined;
  let tapped: string | undefined;
  let samples: Float32Array<ArrayBuffer> | undefined;

  function tap(): void {
    tapped = audio.currentSrc;
    source?.disconnect();
    analyser = undefined;
    if (!audio.captureStream || audio.crossOrigin === null) return;
    try {
      context ??= new AudioContext();
      const stream = audio.captureStream();
      if (stream.getAudioTracks().length === 0) {
        tapped = undefined;
        return;
      }
      analyser = context.createAnalyser();
      analyser.fftSize = 1024;
      source = context.createMediaStreamSource(stream);
      source.connect(analyser);
      samples = new Float32Array(analyser.fftSize);
    } catch {
      analyser = undefined;
    }
  }

  return () => {
    if (audio.paused || audio.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return undefined;
    if (tapped !== audio.currentSrc) tap();
    if (!analyser || !samples) return undefined;
    if (context?.state === "suspended") context.resume().catch(() => undefined);
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    return power > 0 ? Math.min(1, Math.sqrt(power) / fullVoice) : undefined;
  };
}
