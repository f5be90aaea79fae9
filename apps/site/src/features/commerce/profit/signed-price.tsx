import { formatPrice } from '@tuyuan/format/money.ts';
import records from '../../../shared/commerce/records.module.css';

/** `+¥156.00` in green, `−¥124.80` in red. */
export function SignedPrice({ cents }: { readonly cents: number }) {
  const text = formatPrice(Math.abs(cents));
  return (
    <span className={`${records.amount} ${cents < 0 ? records.minus : records.plus}`}>
      {cents < 0 ? '−' : '+'}
      {text}
    </span>
  );
}
