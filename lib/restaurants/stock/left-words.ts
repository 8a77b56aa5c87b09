type Left = { left?: number | undefined; leftToday?: number | undefined };

/** Says how many are left, if they are few; undefined otherwise. */
export function leftWords({ left, leftToday }: Left): string | undefined {
  if (leftToday === 0) return "None left today: order it for another day";
  if (leftToday !== undefined) return `Only ${leftToday} left today`;
  return left === undefined ? undefined : `Only ${left} left`;
}
