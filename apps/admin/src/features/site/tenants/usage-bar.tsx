import { classNames } from '@tuyuan/ui/class-names.ts';
import { Progress } from 'antd';
import styles from './manage-tenants.module.css';

interface UsageBarProps {
  readonly used: number;
  /** Null for no limit. */
  readonly limit: number | null;
  readonly format: (amount: number) => string;
  readonly label: string;
}

/** How much of a limit is used; amber from nine tenths on. */
export function UsageBar({ used, limit, format, label }: UsageBarProps) {
  if (limit === null) return <span className={styles.amount}>{format(used)}</span>;
  const share = Math.min(100, (used / limit) * 100);
  return (
    <div className={styles.usage}>
      <span className={styles.amount}>
        {format(used)} / {format(limit)}
      </span>
      <Progress
        className={classNames(styles.bar)}
        percent={share}
        showInfo={false}
        size="small"
        strokeColor={share >= 90 ? 'var(--warning)' : 'var(--text-secondary)'}
        aria-label={`${label}已用 ${Math.round(share)}%`}
      />
    </div>
  );
}
