const KEY = "orders-sound";

let context: AudioContext | null = null;
let isOn: boolean | null = null;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Browsers that block site data throw on any access to storage. */
function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

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
    if (key !== KEY) return;
    isOn = null;
    tell();
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
  isOn ??= remembered();
  if (!isOn) return "off";
  return context?.state === "running" ? "on" : "blocked";
}

export function switchSound(on: boolean): void {
  isOn = on;
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    // Without storage it applies to this page only.
  }
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
