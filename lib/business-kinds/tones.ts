export const tones = ["plain", "warm", "elegant", "lively"] as const;
export type Tone = (typeof tones)[number];
