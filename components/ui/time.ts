const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** "3 hours ago" in the reader's language; "now" below a minute. */
export function timeAgo(date: Date, now = new Date(), locale?: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const seconds = (date.getTime() - now.getTime()) / 1000;
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", Infinity];
  return format.format(Math.round(seconds / size) || 0, unit);
}

type FullTimeOptions = { seconds?: boolean; locale?: string };

/** Day and time in the reader's language. */
export function fullTime(date: Date, { seconds = false, locale }: FullTimeOptions = {}): string {
  const timeStyle = seconds ? "medium" : "short";
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle }).format(date);
}
