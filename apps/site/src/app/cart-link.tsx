import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { useStoredCart } from '../shared/cart/use-cart.ts';
import styles from './cart-link.module.css';

const maxShown = 99;

/** The cart in the header, with how many lines it has. */
export function CartLink() {
  const { list } = useStoredCart();
  const count = list.length;
  return (
    <Link href="/user/payment/cart" className={styles.link} aria-label={count > 0 ? `购物车，${count} 项` : '购物车'}>
      <Icon name="cart" />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > maxShown ? `${maxShown}+` : count}
        </span>
      )}
    </Link>
  );
}
