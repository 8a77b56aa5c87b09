/** Normalizes a typed colour: `ABC`, ` #aabbcc` and `aabbcc` become `#aabbcc`. */
export function completeColour(text: string): string {
  const digits = text.trim().toLowerCase().replace(/^#/, "");
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map((digit) => digit + digit).join("")}`;
  return /^[0-9a-f]{6}$/.test(digits) ? `#${digits}` : text.trim();
}
