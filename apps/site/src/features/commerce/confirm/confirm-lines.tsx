import type { CartItem } from '@tuyuan/contract/commerce/shopping-cart.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { lineKey } from '../../../shared/cart/cart-store.ts';
import { LinePicture } from '../../../shared/commerce/line-picture.tsx';
import { tierName } from '../../../shared/licence-tiers.ts';
import styles from './confirm-view.module.css';

interface ConfirmLinesProps {
  readonly rows: readonly CartItem[];
  /** How many of the choices can't be bought. */
  readonly left: number;
}

export function ConfirmLines({ rows, left }: ConfirmLinesProps) {
  return (
    <section className={styles.card} aria-labelledby="lines-title">
      <header className={styles.cardHead}>
        <h2 id="lines-title">{rows.length} 件作品</h2>
        <Link href="/user/payment/cart" className={styles.note}>
          回购物车修改
        </Link>
      </header>
      {left > 0 && <p className={styles.warning}>另有 {left} 件现在不能购买，没有算进来。</p>}
      <ul>
        {rows.map((row) => (
          <li key={lineKey(row)} className={styles.line}>
            <LinePicture ware={row} />
            <div className={styles.words}>
              <p className={styles.name}>{row.title}</p>
              <p className={styles.note}>
                {row.no} · {row.author.name}
              </p>
              {row.licensedTo && (
                <p className={styles.warning}>{row.licensedTo === 'me' ? '你已有这种授权' : '你的单位已有这种授权'}</p>
              )}
            </div>
            <span>{tierName(row.tier)}</span>
            <b className={styles.price}>{row.unitPrice === 0 ? '免费' : formatPrice(row.unitPrice)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
