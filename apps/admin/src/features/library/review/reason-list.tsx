import { type ReviewReason, reviewReasonCodes, reviewReasons } from '@tuyuan/contract/library/review-reasons.ts';
import { Button, Input, type InputRef } from 'antd';
import type { RefObject } from 'react';
import { KeyHint } from '../../../shared/key-hint.tsx';
import styles from './decision.module.css';

interface ReasonListProps {
  readonly chosen: readonly ReviewReason[];
  readonly message: string;
  readonly messageRef?: RefObject<InputRef | null>;
  /** Taken again from the rejection before; undefined where there was none. */
  readonly onSame?: (() => void) | undefined;
  readonly onToggle: (reason: ReviewReason) => void;
  readonly onMessage: (message: string) => void;
}

/** The reasons to reject, several at once, and a message to the author. */
export function ReasonList({ chosen, message, messageRef, onSame, onToggle, onMessage }: ReasonListProps) {
  return (
    <section className={styles.reasons} aria-label="退回原因">
      <header>
        <h2>退回原因</h2>
        {onSame && (
          <Button type="text" size="small" onClick={onSame}>
            同上次 <KeyHint keys={['.']} />
          </Button>
        )}
      </header>
      <div className={styles.reasonGrid}>
        {reviewReasonCodes.map((code, index) => (
          <button
            key={code}
            type="button"
            className={styles.reason}
            aria-pressed={chosen.includes(code)}
            onClick={() => onToggle(code)}
          >
            <KeyHint keys={[String(index + 1)]} />
            {reviewReasons[code].title}
          </button>
        ))}
      </div>
      <Input
        {...(messageRef && { ref: messageRef })}
        aria-label="给作者留言"
        placeholder="给作者留言，可不写"
        suffix={messageRef && <KeyHint keys={['W']} />}
        maxLength={500}
        value={message}
        onChange={(event) => onMessage(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
      />
    </section>
  );
}
