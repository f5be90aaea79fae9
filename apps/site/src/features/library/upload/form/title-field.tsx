import { useRef, useState } from 'react';
import fieldStyles from './form-field.module.css';
import { FormField } from './form-field.tsx';
import styles from './title-field.module.css';
import {
  exampleOf,
  patternParts,
  type TitleFacts,
  type TitleToken,
  titlesBy,
  titleTokens,
  tokenText,
} from './title-pattern.ts';

interface TitleFieldProps {
  /** Of the chosen pictures, with the titles they had when they were chosen: a pattern changed twice starts from the same. */
  readonly facts: readonly TitleFacts[];
  /** What all are called; undefined when it differs. */
  readonly shared: string | undefined;
  onApply(titles: readonly string[]): void;
}

/** One title or a pattern for all chosen pictures, with what becomes of it. */
export function TitleField({ facts, shared, onApply }: TitleFieldProps) {
  const [text, setText] = useState(shared ?? '');
  const [applied, setApplied] = useState(text);
  const [scroll, setScroll] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const titles = titlesBy(text, facts);

  function apply(): void {
    if (text === applied || titles.some((title) => title === '')) return;
    setApplied(text);
    onApply(titles);
  }

  function insert(token: TitleToken): void {
    const from = input.current?.selectionStart ?? text.length;
    const to = input.current?.selectionEnd ?? text.length;
    setText(`${text.slice(0, from)}${tokenText(token)}${text.slice(to)}`);
    const caret = from + tokenText(token).length;
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(caret, caret);
    });
  }

  const isPattern = text !== applied || patternParts(text).some(({ isToken }) => isToken);
  return (
    <FormField label="标题" note={text !== '' && isPattern && facts.length > 1 && exampleOf(titles)}>
      <div className={styles.box}>
        <div className={styles.mirror} aria-hidden="true">
          <span style={{ transform: `translateX(${-scroll}px)` }}>
            {patternParts(text).map((part, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
              part.isToken ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
            )}
          </span>
        </div>
        <input
          ref={input}
          className={fieldStyles.text}
          aria-label="标题"
          value={text}
          maxLength={100}
          placeholder={shared === undefined ? '各张不同，写了就一起改' : '写一句看得见的：什么、在哪里'}
          onChange={(event) => setText(event.target.value)}
          onScroll={({ currentTarget }) => setScroll(currentTarget.scrollLeft)}
          onBlur={apply}
          onKeyDown={({ key }) => key === 'Enter' && apply()}
        />
      </div>
      <div className={styles.tokens}>
        <span aria-hidden="true">插入</span>
        {titleTokens.map((token) => (
          <button
            key={token}
            type="button"
            className={styles.token}
            // The field keeps the focus, or it would be applied half-written.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => insert(token)}
          >
            {token}
          </button>
        ))}
      </div>
    </FormField>
  );
}
