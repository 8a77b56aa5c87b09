import { browserStorage } from "@/components/ui/browser-storage";

const stored = browserStorage("localStorage", "orders-sound");

let context: AudioContext | null = null;
const listeners = new Set<() => void>();
const callListeners = () => {
  for (const listener of listeners) listener();
};

/** Unlocks audio, which browsers allow only after a user gesture. */
function unlock() {
  if (!context) {
    context = new AudioContext();
    context.onstatechange = callListeners;
  }
  if (context.state !== "running") void context.resume().then(callListeners, () => undefined);
}

/** @returns a function that unsubscribes */
export function followSound(listener: () => void): () => void {
  listeners.add(listener);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === stored.key) callListeners();
  };
  window.addEventListener("storage", onStorage);
  window.addEventListener("pointerdown", unlock);
  window.addEventListener("keydown", unlock);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pointerdown", unlock);
    window.removeEventListener("keydown", unlock);
  };
}

export type Sound = "on" | "off" | "blocked";

/** "blocked" is on, but the browser still waits for a user gesture. */
export function soundState(): Sound {
  if (stored.read() === "off") return "off";
  return context?.state === "running" ? "on" : "blocked";
}

export function switchSound(on: boolean): void {
  stored.write(on ? "on" : "off");
  callListeners();
}

/** Two bell notes: E5 and A5 in hertz, with their start in seconds. */
const notes = [
  { pitch: 659.25, after: 0 },
  { pitch: 880, after: 0.18 },
];

/** The volume of the notes, how often they sound, and their wave. The loud ones pierce the noise of a kitchen. */
const rings = {
  normal: { volume: 0.35, times: 1, wave: "sine" },
  loud: { volume: 0.9, times: 3, wave: "triangle" },
} as const;
export type Loudness = keyof typeof rings;

/** The interval between repeated notes, in seconds. */
const REPEAT_AFTER = 0.8;

/** Schedules the notes of a ring from now on. */
export function playRing(audio: BaseAudioContext, loudness: Loudness): void {
  const { volume, times, wave } = rings[loudness];
  const begins = Array.from({ length: times }, (_, index) => audio.currentTime + index * REPEAT_AFTER);
  for (const begin of begins) {
    for (const { pitch, after } of notes) {
      const start = begin + after;
      const tone = new OscillatorNode(audio, { type: wave, frequency: pitch });
      const gain = new GainNode(audio, { gain: 0 });
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(volume, start + 0.015);
      gain.gain.exponentialRampToValueAtTime(0.001, start + 0.9);
      tone.connect(gain).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.95);
    }
  }
}

/** The time of the last ring of any page of this browser, in milliseconds. */
const storedRing = browserStorage("localStorage", "orders-rung");

/** Returns the milliseconds since the last ring of any page of this browser; infinite before the first one. */
export function sinceRing(): number {
  const since = Date.now() - Number(storedRing.read() ?? Number.NaN);
  return since >= 0 ? since : Number.POSITIVE_INFINITY;
}

/** Rings, unless the sound is off or blocked. */
export function ring(loudness: Loudness = "normal"): void {
  if (soundState() !== "on" || !context) return;
  storedRing.write(String(Date.now()));
  playRing(context, loudness);
}

/** Unlocks the sound within a user gesture, then rings. @returns whether the browser allowed it */
export async function ringWhenUnlocked(): Promise<boolean> {
  unlock();
  await context?.resume().catch(() => undefined);
  callListeners();
  ring();
  return soundState() === "on";
}
