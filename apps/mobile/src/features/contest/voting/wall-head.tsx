import { type WallChoice, wallQuery } from '@tuyuan/api-client/contest/wall-choice.ts';
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { wallOrderWords } from '@tuyuan/contract/contest/wall-words.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { ArrowDownUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import styles from './wall-head.module.css';

interface WallHeadProps {
  readonly activity: ActivityInfo;
  readonly choice: WallChoice;
  /** Works by category. */
  readonly counts: Readonly<Record<string, number>> | undefined;
}

/** The categories, and the order that the works stand in. */
export function WallHead({ activity: { id, rules }, choice, counts }: WallHeadProps) {
  const categories = [{ key: '', name: '全部' }, ...rules.categories];
  return (
    <div className={styles.head}>
      <nav className={styles.categories} aria-label="分类">
        {categories.map(({ key, name }) => (
          <Link
            key={key}
            replace
            preventScrollReset
            to={`${paths.activityAll}?${wallQuery(id, { ...choice, category: key, number: '' })}`}
            aria-current={key === choice.category ? 'true' : undefined}
          >
            <span>
              {name} {counts && formatCount(counts[key] ?? 0)}
            </span>
          </Link>
        ))}
      </nav>
      <Link
        className={styles.order}
        preventScrollReset
        to={`${paths.activitySort}?${wallQuery(id, choice)}`}
        aria-label={`排序：${wallOrderWords[choice.order].name}`}
      >
        <ArrowDownUp size={16} strokeWidth={1.75} aria-hidden />
        {wallOrderWords[choice.order].name}
      </Link>
    </div>
  );
}
