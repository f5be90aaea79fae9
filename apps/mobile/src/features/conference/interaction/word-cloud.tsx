import { classNames } from '@tuyuan/ui/class-names.ts';
import type { Interaction } from './hall.ts';
import styles from './word-cloud.module.css';

interface WordCloudProps {
  readonly words: NonNullable<Interaction['totals']['words']>;
  /** Mine, marked. */
  readonly own: readonly string[];
}

const smallest = 15;
const largest = 40;

/** Shows the hall's words, larger the more frequent they are. */
export function WordCloud({ words, own }: WordCloudProps) {
  const most = Math.max(...words.map(({ count }) => count));
  return (
    <ul className={styles.cloud} aria-label="大家写的词">
      {words.map(({ text, count }) => {
        // By the root, so that a word's area grows as its number does.
        const size = smallest + (largest - smallest) * Math.sqrt((count - 1) / Math.max(1, most - 1));
        return (
          <li key={text} className={classNames(own.includes(text) && styles.own)} style={{ fontSize: size }}>
            {text}
            <small>{count}</small>
          </li>
        );
      })}
    </ul>
  );
}
