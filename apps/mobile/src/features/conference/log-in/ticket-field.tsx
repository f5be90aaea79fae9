import { ticketCodeLength } from '@tuyuan/format/ticket-code.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { CircleX, TriangleAlert } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './ticket-field.module.css';
import { typeTicketCode } from './type-ticket-code.ts';

interface TicketFieldProps {
  readonly value: string;
  /** Error of the input; shown in place of the help. */
  readonly fault: string | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
  onChange(value: string): void;
}

/** Single field for the whole code; groups the characters and accepts any pasted form. */
export function TicketField({ value, fault, input, onChange }: TicketFieldProps) {
  const caret = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret moves with the text
  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [value, input]);
  return (
    <div>
      <label htmlFor="ticket" className={styles.label}>
        输入票号
      </label>
      <div className={classNames(styles.box, fault !== undefined && styles.wrong)}>
        <input
          ref={input}
          id="ticket"
          className={styles.input}
          value={value}
          placeholder="XXXX-XXXX-XXX"
          maxLength={ticketCodeLength * 2}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={fault !== undefined}
          aria-describedby="ticket-help"
          onChange={({ target }) => {
            const typed = typeTicketCode(target.value, target.selectionStart ?? target.value.length);
            caret.current = typed.caret;
            onChange(typed.text);
          }}
        />
        {value !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label="清空票号"
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          >
            <CircleX size={20} strokeWidth={1.75} aria-hidden />
          </button>
        )}
      </div>
      <p id="ticket-help" className={classNames(styles.help, fault !== undefined && styles.fault)} aria-live="polite">
        {fault !== undefined && <TriangleAlert size={18} strokeWidth={1.75} aria-hidden />}
        {fault ?? '在报名短信和参会证背面，不含 0、O、1、I、L'}
      </p>
    </div>
  );
}
