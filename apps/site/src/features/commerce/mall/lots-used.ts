import type { CreditOverview } from '@tuyuan/contract/commerce/credits.ts';

/** Which lots an amount takes, in the order they are spent; `day` is `yyyy-MM-dd`. */
export function lotsUsed(lots: CreditOverview['lots'], amount: number) {
  let left = amount;
  return lots.flatMap(({ remaining, expiresAt }) => {
    const taken = Math.min(left, remaining);
    left -= taken;
    return taken > 0 ? [{ amount: taken, day: expiresAt.slice(0, 10) }] : [];
  });
}
