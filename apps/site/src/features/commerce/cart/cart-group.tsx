import { formatPrice } from '@tuyuan/format/money.ts';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import type { CartRow } from '../../../shared/cart/use-cart.ts';
import styles from './cart-group.module.css';
import { CartLine } from './cart-line.tsx';
import type { CartActions } from './cart-view.tsx';

interface CartGroupProps {
  readonly title: string;
  readonly note?: string;
  readonly rows: readonly CartRow[];
  readonly actions: CartActions;
}

/** Lines that are paid in the same way, with one box for all of them. */
export function CartGroup({ title, note, rows, actions }: CartGroupProps) {
  const checked = rows.filter(({ isChecked }) => isChecked);
  const state = checked.length === rows.length || (checked.length > 0 ? 'mixed' : false);
  const sum = checked.reduce((total, { unitPrice }) => total + unitPrice, 0);
  return (
    <section className={styles.group} aria-label={title}>
      <header className={styles.head}>
        <Checkbox state={state} label={`选中${title}组`} onChange={(isChecked) => actions.check(rows, isChecked)} />
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.note}>
          已选 {checked.length} 件，共 {rows.length} 件
        </span>
      </header>
      <ul>
        {rows.map((row) => (
          <CartLine key={row.key} row={row} actions={actions} />
        ))}
      </ul>
      <footer className={styles.foot}>
        {note && <span className={styles.note}>{note}</span>}
        <span>
          小计 <b className={styles.sum}>{formatPrice(sum)}</b>
        </span>
      </footer>
    </section>
  );
}
