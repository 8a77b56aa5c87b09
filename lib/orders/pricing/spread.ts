/** Returns a·b/c, rounded down, and the remainder. In BigInt, as a·b passes 2^53 with 950,000 rupiah squared. */
function divide(a: number, b: number, c: number): [quotient: number, remainder: number] {
  const product = BigInt(a) * BigInt(b);
  return [Number(product / BigInt(c)), Number(product % BigInt(c))];
}

/** Returns a·b/c, rounded half up. Exact for all safe integers whose result is one. */
export function divideHalfUp(a: number, b: number, c: number): number {
  const [quotient, remainder] = divide(a, b, c);
  return remainder >= c - remainder ? quotient + 1 : quotient;
}

/**
 * Spreads a whole amount over parts in proportion to their whole weights, without a rest, by largest remainder; of
 * equal remainders the earlier part's is first. No share exceeds its weight if the amount doesn't exceed their sum.
 * @throws RangeError if something has to be spread over nothing
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (amount === 0) return weights.map(() => 0);
  if (sum === 0) throw new RangeError(`${amount} cannot be spread over nothing`);
  const divided = weights.map((weight) => divide(amount, weight, sum));
  const shares = divided.map(([quotient]) => quotient);
  const rest = amount - shares.reduce((total, share) => total + share, 0);
  const byRemainder = divided.map(([, remainder], index) => ({ remainder, index }));
  byRemainder.sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, rest)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
