import type { CommandScreen } from '@tuyuan/contract/conference/check-in-command.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { ArrivalChart } from './arrival-chart.tsx';
import styles from './arrival-panel.module.css';
import { Panel } from './panel.tsx';

/** Arrivals against expectation. */
export function ArrivalPanel({
  screen,
  className,
}: {
  readonly screen: CommandScreen;
  readonly className?: string | undefined;
}) {
  const { arrivals, now } = screen;
  const { arrived, expected, expectedNow, perMinute, ninetyPercentAt, curve } = arrivals;
  const ahead = arrived - expectedNow;
  const hasPast = curve.some(({ low }) => low !== null);
  return (
    <Panel
      title="到场"
      label="到场"
      className={className}
      aside={
        <ul className={styles.legend}>
          <li data-line="arrived">实际</li>
          <li data-line="expected">预计</li>
          {hasPast && <li data-line="past">往届范围</li>}
        </ul>
      }
    >
      <dl className={styles.figures}>
        <div>
          <dd className={styles.main}>{formatCount(arrived)}</dd>
          <dt>已到 / {formatCount(expected)} 人</dt>
        </div>
        <div>
          <dd className={classNames(styles.value, ahead < 0 && styles.behind)}>
            {ahead > 0 ? '+' : ahead < 0 ? '−' : ''}
            {formatCount(Math.abs(ahead))}
          </dd>
          <dt>{ahead < 0 ? '比预计少' : '比预计多'}</dt>
        </div>
        <div>
          <dd className={styles.value}>{formatCount(perMinute)} 人/分</dd>
          <dt>入口合计</dt>
        </div>
        <div>
          <dd className={styles.value}>
            {ninetyPercentAt?.slice(11, 16) ?? (expected > 0 && arrived >= expected * 0.9 ? '已到' : '—')}
          </dd>
          <dt>预计到齐九成</dt>
        </div>
      </dl>
      <ArrivalChart curve={curve} now={now} />
    </Panel>
  );
}
