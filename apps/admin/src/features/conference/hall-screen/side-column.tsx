import { formatCount } from '@tuyuan/format/count.ts';
import { QrCode } from '@tuyuan/ui/qr-code.tsx';
import type { Screen } from './screen-changes.ts';
import styles from './side-column.module.css';

const shownQuestions = 3;
const shownLines = 3;

interface SideColumnProps {
  readonly room: Screen['room'];
  readonly questions: Screen['questions'];
  readonly lines: Screen['danmaku'];
}

/** How to take part, the open questions, and the latest danmaku, not moving. */
export function SideColumn({ room, questions, lines }: SideColumnProps) {
  return (
    <aside className={styles.side}>
      <div className={styles.join}>
        <QrCode
          className={styles.code}
          text={`${location.origin}/meeting/interaction?room=${room.id}`}
          label="扫码参加互动"
          level="L"
          quiet={2}
        />
        <p className={styles.call}>
          扫码参加
          <span className={styles.hint}>凭参会票登录</span>
        </p>
      </div>
      {room.questionsOn && questions.length > 0 && (
        <section>
          <h2 className={styles.title}>大家想问</h2>
          <ol className={styles.questions}>
            {questions.slice(0, shownQuestions).map(({ id, text, votes, state }) => (
              <li key={id} className={styles.question} data-answering={state === 'answering' || undefined}>
                <span className={styles.votes}>{formatCount(votes)}</span>
                <span className={styles.text}>{text}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {room.danmakuOn && lines.length > 0 && (
        <section className={styles.lines}>
          <h2 className={styles.title}>弹幕</h2>
          <ul className={styles.list}>
            {lines.slice(0, shownLines).map(({ id, text }) => (
              <li key={id} className={styles.line}>
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
