import { Button, IconButton } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import type { CartRow } from '../../../shared/cart/use-cart.ts';
import { LinePicture } from '../../../shared/commerce/line-picture.tsx';
import group from './cart-group.module.css';
import styles from './cart-line.module.css';

const faultWords: Readonly<Record<NonNullable<CartRow['fault']>, string>> = {
  gone: '已下架，不能购买',
  tierNotSold: '不再卖这种授权',
  isOwn: '这是你自己的作品',
};

interface GoneLinesProps {
  readonly rows: readonly CartRow[];
  onRemove(rows: readonly CartRow[]): void;
}

/** What can't be bought any more, with the reason. */
export function GoneLines({ rows, onRemove }: GoneLinesProps) {
  return (
    <section className={group.group} aria-label="失效">
      <header className={group.head}>
        <h2 className={group.title}>失效 {rows.length} 件</h2>
        <Button kind="text" size="small" onClick={() => onRemove(rows)}>
          清除失效
        </Button>
      </header>
      <ul>
        {rows.map((row) => (
          <li key={row.key} className={styles.line}>
            <LinePicture ware={row} />
            <div className={styles.words}>
              <p className={styles.title}>{row.title || '作品已不在'}</p>
              <p className={styles.warning}>
                <Icon name="warning" size={14} /> {row.fault && faultWords[row.fault]}
              </p>
            </div>
            <IconButton icon="trash" label={`移出：${row.title}`} onClick={() => onRemove([row])} />
          </li>
        ))}
      </ul>
    </section>
  );
}
