import type { Stages } from '@tuyuan/contract/contest/activity-rules.ts';
import { activityStages, stageWords } from '@tuyuan/contract/contest/activity-words.ts';
import { wireClock, wireShortDay } from '@tuyuan/format/wire-day.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { useWireNow } from '../../../shared/use-wire-now.ts';
import styles from './stage-bars.module.css';

const at = (wire: string) => Date.parse(`${wire}Z`);
const moment = (wire: string) => `${wireShortDay(wire)} ${wireClock(wire)}`;

/** The stages below each other, as they may overlap, with one line for now; the times stand beside them for everybody who reads. */
export function StageBars({ stages }: { readonly stages: Stages }) {
  const now = useWireNow();
  const shown = activityStages.flatMap((name) => {
    const stage = stages[name];
    return stage ? [{ name, ...stage }] : [];
  });
  const from = Math.min(...shown.map((stage) => at(stage.from)));
  const length = Math.max(...shown.map((stage) => at(stage.to))) - from;
  const share = (wire: string) => ((at(wire) - from) / length) * 100;
  const nowAt = now === undefined ? null : share(now);
  return (
    <div className={styles.card}>
      <p className={styles.note}>北京时间；同时进行的阶段并排画出</p>
      <table className={styles.table}>
        <tbody>
          {shown.map((stage) => (
            <tr key={stage.name}>
              <th scope="row">{stageWords[stage.name]}</th>
              <td className={styles.track} aria-hidden="true">
                <span
                  className={classNames(styles.bar, now !== undefined && barState(stage, now))}
                  style={{ left: `${share(stage.from)}%`, width: `${share(stage.to) - share(stage.from)}%` }}
                />
                {nowAt !== null && nowAt >= 0 && nowAt <= 100 && (
                  <span className={styles.now} style={{ left: `${nowAt}%` }} />
                )}
              </td>
              <td className={styles.times}>
                {moment(stage.from)} – {moment(stage.to)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function barState(stage: { from: string; to: string }, now: string): string | undefined {
  if (now >= stage.to) return styles.past;
  return now >= stage.from ? styles.running : undefined;
}
