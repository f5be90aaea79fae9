import styles from './habit.module.css';

/** How the juror's own values spread, from 1 on. */
export function Habit({ counts }: { readonly counts: readonly number[] }) {
  const values = counts.slice(1);
  const given = values.reduce((sum, count) => sum + count, 0);
  const mean = values.reduce((sum, count, index) => sum + count * (index + 1), 0) / Math.max(1, given);
  const most = Math.max(1, ...values);
  return (
    <section className={styles.habit} aria-label="我的打分习惯">
      <h3>我的打分习惯</h3>
      <ol>
        {values.map((count, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the value.
          <li key={index} aria-label={`${index + 1} 分 ${count} 件`}>
            <span style={{ blockSize: `${(count / most) * 100}%` }} />
            <small>{index + 1}</small>
          </li>
        ))}
      </ol>
      <p>
        打了 {given} 件，平均 {mean.toFixed(1)} 分。
      </p>
    </section>
  );
}
