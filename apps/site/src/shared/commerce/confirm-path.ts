import type { LicenceTier } from '@tuyuan/contract/library/image.ts';
import { lineKey } from '../cart/cart-store.ts';

interface Choice {
  readonly imageId: number | null;
  readonly videoId: number | null;
  readonly tier: LicenceTier;
}

/** Address of the confirmation of these choices, each written as `lineKey` does. */
export function confirmPath(choices: readonly Choice[], payBy: 'cash' | 'package'): string {
  const query = new URLSearchParams(choices.map((choice) => ['choice', lineKey(choice)]));
  if (payBy === 'package') query.set('by', 'package');
  return `/user/payment/confirm?${query}`;
}
