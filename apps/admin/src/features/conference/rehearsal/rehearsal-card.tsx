import type { Rehearsal, RehearsalReport } from '@tuyuan/contract/conference/rehearsal.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Progress } from 'antd';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { shortMoment } from '../../../shared/wire-moment.ts';
import { ReadinessList } from './readiness-list.tsx';
import styles from './rehearsal-card.module.css';

interface RehearsalCardProps {
  readonly rehearsal: Rehearsal;
  /** The latest shows its report at once. */
  readonly isOpen: boolean;
}

/** One rehearsal: its progress or result. */
export function RehearsalCard({ rehearsal, isOpen }: RehearsalCardProps) {
  const { state, step, percent, report, people, startedBy, startedAt } = rehearsal;
  const wrong = report?.checks.filter(({ isOk }) => !isOk).length ?? 0;
  return (
    <details className={styles.card} open={isOpen}>
      <summary className={styles.head}>
        <b>{shortMoment(startedAt)} 的演练</b>
        <span>
          {people} 人 · {startedBy}
        </span>
        <span className={styles.state}>
          {state === 'done' && (
            <StatusDot tone={wrong === 0 ? 'success' : 'error'}>
              {wrong === 0 ? '全部符合预期' : `${wrong} 项不符`}
            </StatusDot>
          )}
          {state === 'failed' && <StatusDot tone="error">中断</StatusDot>}
          {(state === 'queued' || state === 'running') && <StatusDot tone="info">{step}</StatusDot>}
        </span>
      </summary>
      {(state === 'queued' || state === 'running') && <Progress percent={percent} aria-label={step} />}
      {state === 'failed' && <p className={styles.note}>{step}。演练用的副本已经删除。</p>}
      {report && <Report report={report} conferenceId={rehearsal.conferenceId} />}
    </details>
  );
}

function Report({ report, conferenceId }: { readonly report: RehearsalReport; readonly conferenceId: number }) {
  const { checks, speed, problems } = report;
  return (
    <>
      {speed.scans > 0 && (
        <p className={styles.note}>
          共扫 {formatCount(speed.scans)} 次，每秒 {formatCount(speed.perSecond)} 次，最慢一次{' '}
          {formatCount(speed.slowestMs)} 毫秒。
        </p>
      )}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">试了什么</th>
              <th scope="col">应有</th>
              <th scope="col">实际</th>
              <th scope="col">结果</th>
            </tr>
          </thead>
          <tbody>
            {checks.map(({ title, expected, actual, isOk }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td>{formatCount(expected)}</td>
                <td>{formatCount(actual)}</td>
                <td>
                  <StatusDot tone={isOk ? 'success' : 'error'}>{isOk ? '符合' : '不符'}</StatusDot>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3 className={styles.sub}>当时还没准备好的</h3>
      <ReadinessList conferenceId={conferenceId} problems={problems} />
    </>
  );
}
