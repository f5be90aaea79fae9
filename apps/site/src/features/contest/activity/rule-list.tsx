import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { requirementsOf, votingStepsOf } from '@tuyuan/contract/contest/rule-words.ts';
import styles from './rule-list.module.css';

/** What a work has to be, and how one votes. */
export function RuleList({ rules }: Pick<ActivityInfo, 'rules'>) {
  return (
    <>
      <section className={styles.card}>
        <h2>参赛要求</h2>
        <dl>
          {requirementsOf(rules).map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      {rules.voting && (
        <section className={styles.card}>
          <h2>怎么投票</h2>
          <ol>
            {votingStepsOf(rules.voting).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
