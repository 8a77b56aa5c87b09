import { browserStorage } from "@/components/ui/browser-storage";

const stored = browserStorage("localStorage", "orders-sound");

let context: AudioContext | null = null;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Unlocks audio, which browsers allow only after a user gesture. */
function unlock() {
  if (!context) {
    context = new AudioContext();
    context.onstatechange = tell;
  }
  if (context.state !== "running") void context.resume().then(tell, () => undefined);
}

/** @returns a function that unsubscribes */
export function followSound(listener: () => void): () => void {
  listeners.add(listener);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === stored.key) tell();
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
  tell();
}

/** Two bell notes: E5 and A5 in hertz, with their start in seconds. */
const notes = [
  { pitch: 659.25, after: 0 },
  { pitch: 880, after: 0.18 },
];

/** Rings, unless the sound is off or blocked. */
export function ring(): void {
  if (soundState() !== "on" || !context) return;
  for (const { pitch, after } of notes) {
    const start = context.currentTime + after;
    const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.35, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.9);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.95);
  }
}
