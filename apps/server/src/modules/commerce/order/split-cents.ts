/**
 * Splits an amount in cents over parts in proportion to their weights, to the cent: what is left by rounding down goes
 * to the parts that lost most by it.
 */
export function splitCents(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (amount * weight) / total);
  const parts = exact.map(Math.floor);
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byLoss = exact.map((share, index) => ({ index, loss: share - Math.floor(share) }));
  byLoss.sort((one, other) => other.loss - one.loss || one.index - other.index);
  for (const { index } of byLoss.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
