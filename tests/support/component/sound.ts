/** The sound of pages in tests: whether the browser lets a page sound, and the number of tones that were started. */
export const sound = { isAllowed: false, tones: 0 };

/** Lets the page sound or not from now on, without tones so far. */
export const allowSound = (isAllowed: boolean) => void Object.assign(sound, { isAllowed, tones: 0 });

/** Pages keep the context that they made, so its state changes with `sound`. */
class AudioContextInTest extends EventTarget {
  readonly currentTime = 0;
  get state() {
    return sound.isAllowed ? "running" : "suspended";
  }
  resume() {
    return sound.isAllowed ? Promise.resolve() : new Promise<void>(() => {});
  }
}

class NodeInTest {
  connect<To>(to: To): To {
    return to;
  }
}

class GainNodeInTest extends NodeInTest {
  readonly gain = {
    setValueAtTime: () => this.gain,
    linearRampToValueAtTime: () => this.gain,
    exponentialRampToValueAtTime: () => this.gain,
  };
}

class OscillatorNodeInTest extends NodeInTest {
  start() {
    sound.tones += 1;
  }
  stop() {}
}

/** The classes of the window that make sounds. */
export const soundClasses = {
  AudioContext: AudioContextInTest,
  GainNode: GainNodeInTest,
  OscillatorNode: OscillatorNodeInTest,
};
