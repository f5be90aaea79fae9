import type { ActivityRules } from '@tuyuan/contract/contest/activity-rules.ts';
import styles from './register.module.css';

const columns = [
  ['yours', '始终归你'],
  ['ours', '我们可以'],
  ['never', '我们不会'],
] as const;

interface RightsColumnsProps {
  readonly rights: ActivityRules['rights'];
  readonly version: number;
}

/** What stays with authors, what the house may do and what it never does, in plain words. */
export function RightsColumns({ rights, version }: RightsColumnsProps) {
  return (
    <section aria-label="权利说明">
      <h2 className={styles.heading}>
        权利说明 <span className={styles.note}>第 {version} 版</span>
      </h2>
      <div className={styles.columns}>
        {columns.map(([key, title]) => (
          <div key={key} className={styles.column}>
            <h3>{title}</h3>
            <ul>
              {rights[key]
                .split('\n')
                .filter((line) => line !== '')
                .map((line) => (
                  <li key={line}>{line}</li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
