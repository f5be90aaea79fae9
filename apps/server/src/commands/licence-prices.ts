import type { LicencePrices } from '@tuyuan/contract/library/image.ts';
import { InvalidArgumentError } from 'commander';

const tiers = ['editorial', 'commercial', 'extended'] as const;

/** Reads `--price`, in yuan, as cents. Throws `InvalidArgumentError`. */
export function readPrice(text: string): number {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) throw new InvalidArgumentError('A price is an amount in yuan: 48 or 48.50.');
  return Math.round(Number(text) * 100);
}

/** Reads `--licence`, tiers with commas between. Throws `InvalidArgumentError`. */
export function readLicence(text: string): (typeof tiers)[number][] {
  return text.split(',').map((word) => {
    const tier = tiers.find((name) => name === word.trim());
    if (!tier) throw new InvalidArgumentError(`Tiers are ${tiers.join(', ')}.`);
    return tier;
  });
}

/** Returns the prices of tiers that are sold at one price; without a price nothing is for sale. */
export function licencePrices(
  price: number | undefined,
  licence: ReturnType<typeof readLicence> = [...tiers],
): LicencePrices {
  const priceOf = (tier: (typeof tiers)[number]) => (price !== undefined && licence.includes(tier) ? price : null);
  return { editorial: priceOf('editorial'), commercial: priceOf('commercial'), extended: priceOf('extended') };
}
