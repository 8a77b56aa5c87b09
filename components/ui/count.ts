/** "1 file", "1,204 files", "2 dishes". */
export const count = (number: number, noun: string, plural = `${noun}s`) =>
  `${number.toLocaleString("en")} ${number === 1 ? noun : plural}`;
