import type { ReviewWord } from '@tuyuan/contract/library/review-case.ts';
import { Button } from 'antd';
import styles from './case-facts.module.css';
import { levelTitles } from './review-words.ts';

interface WordListProps {
  readonly words: readonly ReviewWord[];
  readonly onRemove?: (word: ReviewWord) => void;
}

/** The sensitive words in a picture's texts, each with what it was matched as. */
export function WordList({ words, onRemove }: WordListProps) {
  if (words.length === 0) return null;
  return (
    <ul className={styles.words} aria-label="敏感词">
      {words.map((word) => (
        <li key={`${word.field} ${word.found}`}>
          <span className={styles.level} data-level={word.level}>
            {levelTitles[word.level]}
          </span>
          <span className={styles.word}>
            {word.found}
            {word.found !== word.word && `，还原为 ${word.word}`}
          </span>
          {onRemove && (
            <Button size="small" aria-label={`删去「${word.found}」`} onClick={() => onRemove(word)}>
              删去
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
