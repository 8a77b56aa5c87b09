const units = ["Bytes", "KB", "MB", "GB"] as const;

/** Formats a size in base 1024 with at most one decimal: "0 Bytes", "1.5 KB", "20 MB". */
export function formatFileSize(bytes: number): string {
  let size = Math.max(0, bytes);
  let unit = 0;
  while (unit < units.length - 1 && Number(size.toFixed(1)) >= 1024) {
    size /= 1024;
    unit += 1;
  }
  const shown = unit === 0 ? Math.round(size) : Number(size.toFixed(1));
  return `${shown.toLocaleString("en")} ${units[unit]}`;
}
