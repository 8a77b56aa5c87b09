import type { BrowserContext, Page } from "@playwright/test";

/** Listens to the sound that goes to the speakers from now on, and counts its tones. */
export const listenToSound = (pages: Page | BrowserContext) =>
  pages.addInitScript(() => {
    const heard = { tones: 0, loudest: 0, volumes: [] as number[] };
    Object.assign(window, { heard });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      heard.tones++;
      start.call(this, when);
    };
    const connect = AudioNode.prototype.connect as (to: AudioNode) => AudioNode;
    const meters = new WeakMap<BaseAudioContext, AnalyserNode>();
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
      if (to === this.context.destination) {
        const meter = meters.get(this.context) ?? new AnalyserNode(this.context, { fftSize: 2048 });
        meters.set(this.context, meter);
        connect.call(this, meter);
        const samples = new Float32Array(meter.fftSize);
        const read = () => {
          meter.getFloatTimeDomainData(samples);
          heard.loudest = Math.max(heard.loudest, ...samples);
          if (heard.loudest < 0.1) requestAnimationFrame(read);
        };
        read();
      }
      return connect.call(this, to);
    } as typeof AudioNode.prototype.connect;
  });

type Heard = { heard: { tones: number; loudest: number } };

/** Returns the tones that a page has started, or the highest amplitude that was heard of it. */
export const heardIn = (page: Page, what: keyof Heard["heard"]): Promise<number> =>
  page.evaluate((key) => (window as unknown as Heard).heard[key], what);
