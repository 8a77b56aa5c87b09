/** An hour of the day as a clock shows it: `03:00`. */
export const hourText = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
