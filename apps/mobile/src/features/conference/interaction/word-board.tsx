import type { maxWordsLength } from '@tuyuan/contract/conference/interaction-fields.ts';
import { useState } from 'react';
import { TextInput } from '../../../shared/form/text-input.tsx';
import { useOnline } from '../../../shared/network/use-online.ts';
import { AnswerNote } from './answer-note.tsx';
import type { BoardProps } from './board.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { useAnswer } from './use-answer.ts';
import styles from './word-board.module.css';
import { WordCloud } from './word-cloud.tsx';

// Importing the contract would bring its validation, half the weight of a page, to the phone.
const maxWordLength: typeof maxWordsLength = 12;

/** Words to send, and the hall's, the more often the larger. */
export function WordBoard(props: BoardProps) {
  const { interaction, secondsLeft } = props;
  const { mine, state, maxWords, totals } = interaction;
  const [typed, setTyped] = useState<readonly string[]>(() => Array.from({ length: maxWords }, () => ''));
  const { isSending, fault, send } = useAnswer(props);
  const isOnline = useOnline();
  const words = [...new Set(typed.map((word) => word.trim()).filter((word) => word !== ''))];
  const canAnswer = state === 'open' && secondsLeft !== 0 && mine === null;
  return (
    <>
      {totals.words !== null && totals.words.length > 0 && <WordCloud words={totals.words} own={mine?.words ?? []} />}
      {canAnswer ? (
        <>
          <div className={styles.fields}>
            {typed.map((word, index) => {
              const id = `word-${index + 1}`;
              return (
                <div key={id} className={styles.field}>
                  <label htmlFor={id}>第 {index + 1} 个词</label>
                  <TextInput
                    id={id}
                    value={word}
                    maxLength={maxWordLength}
                    isWrong={fault !== undefined && word.trim() !== ''}
                    placeholder={index === 0 ? `${maxWordLength} 个字以内` : '可不填'}
                    onChange={(next) => setTyped(typed.with(index, next))}
                  />
                </div>
              );
            })}
          </div>
          <SubmitBar fault={fault} isBusy={isSending} isReady={words.length > 0} onSubmit={() => void send({ words })}>
            {!isOnline ? '没有网络，连上后再送' : words.length > 1 ? `送出 ${words.length} 个词` : '送出'}
          </SubmitBar>
        </>
      ) : (
        <>
          {mine && <p className={styles.own}>你写了：{mine.words.join('、')}</p>}
          <AnswerNote interaction={interaction} isOver={secondsLeft === 0} />
        </>
      )}
    </>
  );
}
