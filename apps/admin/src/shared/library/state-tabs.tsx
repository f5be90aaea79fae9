import type { ReviewState, StateCounts } from '@tuyuan/contract/library/image.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Tabs } from 'antd';
import { useNavigate } from 'react-router-dom';
import { reviewStateTitles } from '../review-state.tsx';
import styles from './state-tabs.module.css';

/** Everything but the trash, one state, or the trash. */
type StateTab = 'all' | ReviewState;

interface StateTabsProps {
  readonly counts: StateCounts | undefined;
  readonly active: StateTab;
  /** The list's own page, and that of its trash; undefined for whoever may not open it. */
  readonly path: string;
  readonly trashPath: string | undefined;
  /** Other than by opening the list: keeps what else narrows it. */
  readonly onChoose?: (states: readonly ReviewState[]) => void;
}

const states = ['pending', 'approved', 'rejected', 'offline', 'draft'] as const;

/** The states of a list as tabs with how many there are; the trash is the last. */
export function StateTabs({ counts, active, path, trashPath, onChoose }: StateTabsProps) {
  const navigate = useNavigate();
  const total = counts && states.reduce((sum, state) => sum + counts[state], 0);
  const item = (key: StateTab, title: string, count: number | undefined) => ({
    key,
    label: (
      <>
        {title}
        {count !== undefined && <span className={styles.count}>{formatCount(count)}</span>}
      </>
    ),
  });

  function choose(key: string): void {
    if (key === 'deleted' && trashPath !== undefined) void navigate(trashPath);
    else if (onChoose) onChoose(states.filter((state) => state === key));
    else void navigate(key === 'all' ? path : `${path}?state=${key}`);
  }

  return (
    <Tabs
      className={styles.tabs ?? ''}
      activeKey={active}
      onChange={choose}
      items={[
        item('all', '全部', total),
        ...states.map((state) => item(state, reviewStateTitles[state], counts?.[state])),
        ...(trashPath === undefined ? [] : [item('deleted', reviewStateTitles.deleted, counts?.deleted)]),
      ]}
    />
  );
}

/** Returns the tab that shows what the filter leaves; the first where it leaves several states. */
export function tabOf(reviewStates: readonly ReviewState[]): StateTab {
  const [only] = reviewStates;
  return reviewStates.length === 1 && only !== undefined ? only : 'all';
}
