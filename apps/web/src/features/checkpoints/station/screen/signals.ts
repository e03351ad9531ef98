import type { Outcome } from "../station.ts";

/** Of each outcome: the tones in Hz, and the vibration in ms. They differ without looking. */
const signals: Readonly<Record<Outcome["is"], { readonly tones: readonly number[]; readonly vibrate: number[] }>> = {
  accepted: { tones: [880], vibrate: [60] },
  noted: { tones: [880], vibrate: [60] },
  undone: { tones: [440], vibrate: [60] },
  unknown: { tones: [330, 330], vibrate: [150, 80, 150] },
  twice: { tones: [660, 520, 660], vibrate: [60, 60, 60, 60, 60] },
  not_kept: { tones: [220, 220, 220, 220], vibrate: [500, 100, 500] },
};
const toneS = 0.09;

let audio: AudioContext | undefined;

/** Says with sound and vibration what became of a press, to who looks at the runners. */
export function signal(outcome: Outcome["is"]): void {
  const { tones, vibrate } = signals[outcome];
  if ("vibrate" in navigator) navigator.vibrate(vibrate);
  try {
    audio ??= new AudioContext();
    void audio.resume();
    for (const [index, hertz] of tones.entries()) {
      const tone = audio.createOscillator();
      const from = audio.currentTime + index * toneS * 1.6;
      tone.frequency.value = hertz;
      tone.connect(audio.destination);
      tone.start(from);
      tone.stop(from + toneS);
    }
  } catch {
    // a device without sound
  }
}
