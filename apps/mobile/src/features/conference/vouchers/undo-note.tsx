import { serverNow } from '../../../shared/clock/server-clock.ts';
import { CountdownRing } from '../../../shared/pass/countdown-ring.tsx';
import { useNow } from '../../../shared/use-now.ts';
import styles from './voucher-card.module.css';

const spanMs = 60_000;

/** While the counter can still take a mistake back. */
export function UndoNote({ until }: { readonly until: number }) {
  useNow(500);
  const left = until - serverNow();
  if (left <= 0) return null;
  return (
    <p className={styles.undo}>
      <CountdownRing leftMs={left} ofMs={spanMs} />
      扫错了？{Math.ceil(left / 1000)} 秒内请窗口人员撤销，券会立即恢复。
    </p>
  );
}
