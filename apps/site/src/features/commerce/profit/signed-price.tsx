import { formatPrice } from '@tuyuan/format/money.ts';
import styles from './profit-view.module.css';

/** `+¥156.00` in green, `−¥124.80` in red. */
export function SignedPrice({ cents }: { readonly cents: number }) {
  const text = formatPrice(Math.abs(cents));
  return (
    <span className={`${styles.amount} ${cents < 0 ? styles.minus : styles.plus}`}>
      {cents < 0 ? '−' : '+'}
      {text}
    </span>
  );
}
