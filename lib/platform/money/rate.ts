/** Formats basis points as percent, without trailing zeros: 1350 is `13.5%`. */
export const formatRate = (basisPoints: number) => `${basisPoints / 100}%`;
