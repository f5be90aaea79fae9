import { cloudOf } from './cloud-of.ts';
import type { Screen } from './screen-changes.ts';
import styles from './stage-words.module.css';

/** The hall's words, larger the more people wrote them. */
export function StageWords({ stage }: { readonly stage: NonNullable<Screen['stage']> }) {
  const cloud = cloudOf(stage.totals.words ?? []);
  if (cloud.length === 0) return <p className={styles.none}>等你的第一个词</p>;
  return (
    <ul className={styles.cloud}>
      {cloud.map(({ text, count, size }) => (
        <li
          key={text}
          className={styles.word}
          style={{ '--size': size }}
          title={`${text} ${count}`}
          data-large={size > 0.6}
          data-top={size === 1}
        >
          {text}
        </li>
      ))}
    </ul>
  );
}
