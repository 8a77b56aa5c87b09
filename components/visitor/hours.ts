type Line = { dataset: { later?: string }; textContent: string | null };

/** The interval of updates, in milliseconds: timers stop while a device sleeps. */
const INTERVAL_MS = 10_000;

/** Keeps a line of `components/business-profile/open-now.tsx` up to date, by the device's clock. */
export function watchHours(line: Line) {
  const later: [from: number, text: string][] = JSON.parse(line.dataset.later ?? "[]");
  function update() {
    while (later[0] && later[0][0] <= Date.now()) line.textContent = later.shift()?.[1] ?? "";
  }
  update();
  setInterval(update, INTERVAL_MS);
}
