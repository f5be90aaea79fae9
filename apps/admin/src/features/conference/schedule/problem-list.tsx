import { classNames } from '@tuyuan/ui/class-names.ts';
import { Button } from 'antd';
import { useEditedSchedule } from './edited-schedule.tsx';
import { isPlaced } from './placed-sessions.ts';
import { nextFreeStart, type Problem } from './schedule-problems.ts';
import styles from './side-tray.module.css';
import { scheduleDayOf } from './wall-minutes.ts';

interface ProblemListProps {
  /** The displayed day. */
  readonly day: string;
  onDay(day: string): void;
}

/** Conflicts and misfits on all days, each with a suggested fix. */
export function ProblemList(props: ProblemListProps) {
  const { problems } = useEditedSchedule();
  if (problems.length === 0) return null;
  return (
    <section className={styles.problems} aria-label="冲突">
      <h2 className={styles.title}>冲突 {problems.length}</h2>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={`${problem.kind} ${problem.ids.join(' ')} ${problem.title}`}>
            <ProblemCard problem={problem} {...props} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ProblemCardProps extends ProblemListProps {
  readonly problem: Problem;
}

function ProblemCard({ problem, day, onDay }: ProblemCardProps) {
  const { sessions, draft, put, mayEdit, open } = useEditedSchedule();
  const [last] = problem.ids
    .flatMap((id) => sessions.find((session) => session.id === id) ?? [])
    .filter(isPlaced)
    .toSorted((one, other) => other.startTime.localeCompare(one.startTime));
  if (!last) return null;
  const free = problem.kind === 'capacity' ? undefined : nextFreeStart(sessions, draft, last);
  return (
    <div className={classNames(styles.problem, problem.kind === 'capacity' && styles.mild)}>
      <strong>
        {last.startTime.slice(5, 10)} {problem.title}
      </strong>
      <span>{problem.text}</span>
      <span className={styles.ways}>
        {mayEdit && free !== undefined && (
          <Button size="small" onClick={() => put(last, { ...last, startTime: free })}>
            后一场挪到 {free.slice(11, 16)}
          </Button>
        )}
        {scheduleDayOf(last.startTime) === day ? (
          <Button size="small" type="text" onClick={() => open(last.id)}>
            打开
          </Button>
        ) : (
          <Button size="small" type="text" onClick={() => onDay(scheduleDayOf(last.startTime))}>
            看那天
          </Button>
        )}
      </span>
    </div>
  );
}
