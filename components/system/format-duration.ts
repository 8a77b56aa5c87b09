/** Milliseconds for people: "320 ms", "1.2 s". */
export const formatDuration = (milliseconds: number) =>
  milliseconds < 1000
    ? `${milliseconds} ms`
    : `${Number((milliseconds / 1000).toFixed(1)).toLocaleString("en")} s`;
