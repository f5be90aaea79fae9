import type { LicenceTier } from '@tuyuan/contract/library/image.ts';

interface Choice {
  readonly imageId: number;
  readonly tier: LicenceTier;
  readonly unitPrice: number;
}

/** Address of the confirmation of these choices, each written `imageId:tier`. */
export function confirmPath(choices: readonly Omit<Choice, 'unitPrice'>[], payBy: 'cash' | 'package'): string {
  const query = new URLSearchParams(choices.map(({ imageId, tier }) => ['choice', `${imageId}:${tier}`]));
  if (payBy === 'package') query.set('by', 'package');
  return `/user/payment/confirm?${query}`;
}
