import type { OwnImage } from '@tuyuan/contract/library/own-image.ts';

type Prices = OwnImage['prices'];

/** Names of the fields of `PriceItems`. */
export const priceNames = ['prices.editorial', 'prices.commercial', 'prices.extended'] as const;

const yuanOf = (cents: number | null) => (cents === null ? null : cents / 100);
const centsOf = (yuan: number | null | undefined) => (yuan == null ? null : Math.round(yuan * 100));

/** Returns prices in yuan, as the form shows them. */
export function toYuan({ editorial, commercial, extended }: Prices): Prices {
  return { editorial: yuanOf(editorial), commercial: yuanOf(commercial), extended: yuanOf(extended) };
}

/** Returns prices in cents, as they are sent; what is empty isn't sold. */
export function toCents({ editorial, commercial, extended }: Partial<Prices>): Prices {
  return { editorial: centsOf(editorial), commercial: centsOf(commercial), extended: centsOf(extended) };
}
