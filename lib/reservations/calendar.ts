export type CalendarEvent = {
  /** Globally unique and permanent. */
  uid: string;
  /** Increases with each change. */
  sequence: number;
  /** The time of its latest change. */
  changedAt: Date;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  location: string;
  /** Its page; null if the address of the site is not known. */
  url: string | null;
  status: "TENTATIVE" | "CONFIRMED" | "CANCELLED";
};

/** RFC 5545, 3.3.11. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");

const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, "");

const encoder = new TextEncoder();

/** Folds a line after 75 bytes, without dividing a character (RFC 5545, 3.1). */
function folded(line: string): string {
  let text = "";
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > 75) {
      text += "\r\n ";
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}

/** Returns an event as a file for calendars (RFC 5545), with times in UTC. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Business Platform//Reservations//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SUMMARY:${escaped(event.summary)}`,
    ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    ...(event.url ? [`URL:${event.url}`] : []),
    `STATUS:${event.status}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
