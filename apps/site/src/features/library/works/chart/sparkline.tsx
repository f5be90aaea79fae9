import { linePath } from '../../../../shared/chart/chart-scales.ts';
import styles from './sparkline.module.css';

const plot = { width: 64, height: 22 };

/** Views of the last days as a small line; what it shows is also said by the figures beside it. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  return (
    <svg className={styles.spark} viewBox="-1 -1 66 24" width="66" height="24" aria-hidden="true">
      <path d={linePath(values, Math.max(1, ...values), plot)} />
    </svg>
  );
}
