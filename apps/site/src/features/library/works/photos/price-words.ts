import type { OwnImage } from '@tuyuan/contract/library/own-image.ts';
import { formatPrice } from '@tuyuan/format/money.ts';

/** Returns a picture's prices in a word: 仅展示, 免费, ¥28 起. */
export function priceWords({ editorial, commercial, extended }: OwnImage['prices']): string {
  const sold = [editorial, commercial, extended].filter((cents) => cents !== null);
  if (sold.length === 0) return '仅展示';
  const least = Math.min(...sold);
  if (Math.max(...sold) === 0) return '免费';
  return `${least === 0 ? '免费' : formatPrice(least).replace(/\.00$/, '')} 起`;
}
