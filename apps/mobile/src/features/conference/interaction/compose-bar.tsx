import { Spinner } from '@tuyuan/ui/spinner.tsx';
import { Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useOnline } from '../../../shared/network/use-online.ts';
import styles from './compose-bar.module.css';
import type { Draft } from './use-draft.ts';

interface ComposeBarProps {
  /** What is being written, such as 提问. */
  readonly label: string;
  readonly placeholder: string;
  readonly maxLength: number;
  readonly draft: Draft;
  /** Left over the field: 慢速模式：每 10 秒一条. */
  readonly hint?: ReactNode;
  readonly fault: string | undefined;
  readonly isSending: boolean;
  /** Seconds until it may be sent. */
  readonly waits?: number;
  /** Resolves to true when the text was accepted; only then the field is cleared. `key` stays the same for all attempts with one text. */
  onSend(text: string, key: string): Promise<boolean>;
}

/** Input line at the bottom of the page; keeps its text until it is accepted. */
export function ComposeBar(props: ComposeBarProps) {
  const { label, placeholder, maxLength, draft, hint, fault, isSending, waits = 0, onSend } = props;
  const { text, key } = draft;
  const [refused, setRefused] = useState('');
  const isOnline = useOnline();
  const isReady = text.trim() !== '' && isOnline && waits === 0 && !isSending;
  // It was said of another text.
  const shown = refused === text ? fault : undefined;

  async function send() {
    if (!isReady) return;
    setRefused(text);
    if (await onSend(text.trim(), key)) draft.taken(text);
  }
  return (
    <form
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className={styles.meta}>
        <span>{isOnline ? hint : '没有网络，连上后再发'}</span>
        <span>还能输入 {maxLength - text.length} 字</span>
      </div>
      <div className={styles.line}>
        <textarea
          className={styles.field}
          rows={1}
          aria-label={label}
          aria-invalid={shown !== undefined}
          aria-describedby={shown === undefined ? undefined : 'compose-fault'}
          placeholder={placeholder}
          maxLength={maxLength}
          value={text}
          enterKeyHint="send"
          onChange={({ target }) => draft.write(target.value.replaceAll('\n', ''))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void send();
          }}
        />
        <button
          type="submit"
          className={styles.send}
          disabled={!isReady}
          aria-label={waits > 0 ? `${waits} 秒后可发` : '发送'}
        >
          {isSending ? (
            <Spinner size={20} />
          ) : waits > 0 ? (
            `${waits} 秒`
          ) : (
            <Send size={20} strokeWidth={1.75} aria-hidden />
          )}
        </button>
      </div>
      {shown !== undefined && (
        <p id="compose-fault" className={styles.fault} role="alert">
          {shown}
        </p>
      )}
    </form>
  );
}
