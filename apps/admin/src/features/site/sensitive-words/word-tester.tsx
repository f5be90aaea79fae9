import { useTestSensitiveWordsQuery } from '@tuyuan/api-client/site/sensitive-word.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { testSensitiveWords } from '@tuyuan/contract/site/sensitive-word.ts';
import { Alert, Input } from 'antd';
import { useId, useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { useSettled } from '../../../shared/filters/use-settled.ts';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { levelTitles, levelTones } from './word-levels.ts';
import styles from './word-tester.module.css';

const pauseMs = 300;

/** Tries a text against the list as it is now: what would become of it, and for which words. */
export function WordTester() {
  const id = useId();
  const [text, setText] = useState('');
  const settled = useSettled(text, pauseMs);
  const isEmpty = settled.trim() === '';
  const { data, error } = useTestSensitiveWordsQuery({ text: settled }, { skip: isEmpty });
  return (
    <section className={styles.tester} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        试一段话
      </h2>
      <Input.TextArea
        aria-labelledby={id}
        value={text}
        maxLength={2000}
        autoSize={{ minRows: 3, maxRows: 10 }}
        placeholder="粘贴一句弹幕或提问，看会怎么处理"
        onChange={(event) => setText(event.target.value)}
      />
      <div aria-live="polite" className={styles.outcome}>
        {error !== undefined && !isEmpty && <Alert type="error" showIcon title={failureText(error)} />}
        {data && !isEmpty && <Outcome {...data} />}
      </div>
    </section>
  );
}

function Outcome({ verdict, text, hits }: OutputOf<typeof testSensitiveWords>) {
  const isMasked = hits.some(({ level }) => level === 'mask');
  const outcome = {
    block: { type: 'error', title: '发不出去' },
    review: { type: 'warning', title: '先审后显示' },
    clear: { type: 'success', title: isMasked ? '打上星号，照常显示' : '照常显示' },
  } as const;
  return (
    <>
      <Alert showIcon {...outcome[verdict]} />
      {isMasked && verdict !== 'block' && <p className={styles.text}>{text}</p>}
      {hits.length > 0 && (
        <ul className={styles.hits}>
          {hits.map(({ word, level, found }) => (
            <li key={word} className={styles.hit}>
              <span className={styles.found}>
                {found}
                {found !== word && <span className={styles.word}> → {word}</span>}
              </span>
              <StatusDot tone={levelTones[level]}>{levelTitles[level]}</StatusDot>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
