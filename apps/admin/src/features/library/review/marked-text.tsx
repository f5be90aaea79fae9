import type { ReviewWord } from '@tuyuan/contract/library/review-case.ts';
import styles from './case-facts.module.css';

interface MarkedTextProps {
  readonly text: string;
  readonly words: readonly ReviewWord[];
}

/** A text with its sensitive words marked by their level. */
export function MarkedText({ text, words }: MarkedTextProps) {
  const [first] = words
    .map((word) => ({ word, at: text.indexOf(word.found) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at || other.word.found.length - one.word.found.length);
  if (!first) return text;
  const { word, at } = first;
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.mark} data-level={word.level}>
        {word.found}
      </mark>
      <MarkedText text={text.slice(at + word.found.length)} words={words} />
    </>
  );
}
