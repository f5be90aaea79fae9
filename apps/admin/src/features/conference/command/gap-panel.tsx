import type { DutyGap } from '@tuyuan/contract/conference/check-in-command.ts';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { Panel, PanelNone } from './panel.tsx';
import styles from './row-list.module.css';

interface GapPanelProps {
  readonly gaps: readonly DutyGap[];
  readonly className?: string | undefined;
}

/** Unfilled duty posts, and whom to call. */
export function GapPanel({ gaps, className }: GapPanelProps) {
  return (
    <Panel title="值班缺口" label="值班缺口" aside="现在与 2 小时内" className={className}>
      {gaps.length === 0 && <PanelNone>都到岗了，两小时内也不缺人。</PanelNone>}
      <ul className={styles.rows}>
        {gaps.map((gap) => (
          <li key={gap.shiftId} className={styles.row}>
            <span className={styles.words}>
              <StatusDot tone={gap.isNow ? 'error' : 'warning'}>
                {gap.place} · {gap.isNow ? '现在' : gap.startsAt.slice(11, 16)}
              </StatusDot>
              <span className={styles.minor}>
                {[
                  gap.work,
                  gap.leadName && `领班 ${gap.leadName} ${gap.leadPhone}`,
                  gap.nearestName && `就近可调 ${gap.nearestName}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={gap.isNow ? styles.bad : styles.warn}>缺 {gap.missing} 人</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
