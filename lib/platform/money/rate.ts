/** Formats basis points as percent, without trailing zeros: 1350 is `13.5%`, or `13,5 %` in German. */
export const formatRate = (basisPoints: number, language = "en-US") =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 }).format(
    basisPoints / 10_000,
  );
