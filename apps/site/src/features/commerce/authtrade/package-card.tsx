import type { AuthPackage } from '@tuyuan/contract/commerce/image-auth-trade.ts';
import type { PackageState } from '@tuyuan/contract/commerce/package-words.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import records from '../../../shared/commerce/records.module.css';
import { tierName } from '../../../shared/licence-tiers.ts';
import { useWireNow } from '../../../shared/use-wire-now.ts';
import styles from './authtrade.module.css';
import { tradesPath } from './trades-path.ts';

const words: Readonly<Record<PackageState, { readonly text: string; readonly tone: 'good' | 'plain' }>> = {
  active: { text: '使用中', tone: 'good' },
  used: { text: '已用完', tone: 'plain' },
  ended: { text: '已到期', tone: 'plain' },
  closed: { text: '已关闭', tone: 'plain' },
};
const endingDays = 45;
const dayMs = 24 * 3600 * 1000;

interface PackageCardProps {
  readonly pack: AuthPackage;
  readonly isChosen: boolean;
}

/** A package with what is left of it; leads to what moved its licences. */
export function PackageCard({ pack, isChosen }: PackageCardProps) {
  const { id, name, quota, left, tier, validUntil, state, unit } = pack;
  const now = useWireNow();
  const days = now === undefined ? undefined : Math.ceil((Date.parse(validUntil) - Date.parse(now)) / dayMs);
  const isEnding = state === 'active' && days !== undefined && days <= endingDays;
  return (
    <Link href={tradesPath({ packageId: id })} className={styles.card} aria-current={isChosen ? 'page' : undefined}>
      <span className={styles.head}>
        <span className={styles.name}>{name}</span>
        <span className={classNames(records.state, isEnding ? records.wait : records[words[state].tone])}>
          {isEnding ? '快到期' : words[state].text}
        </span>
      </span>
      <span className={records.note}>
        {unit ? `${unit.name}共用` : '只有我能用'} · 最高付{tierName(tier)}
      </span>
      <span className={styles.head}>
        <span>
          <span className={styles.large}>{left}</span> / {quota} 次
        </span>
        <span className={classNames(records.note, isEnding && records.wait)}>
          {formatDate(validUntil)} 到期{isEnding && `，还有 ${days} 天`}
        </span>
      </span>
      <span className={classNames(styles.bar, isEnding && styles.ending)} aria-hidden="true">
        <span style={{ width: `${(left / quota) * 100}%` }} />
      </span>
    </Link>
  );
}
