import type { TextareaHTMLAttributes } from 'react';
import { useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'> {
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
}

/** A multi-line field with label, help and error, like `TextField`. */
export function TextArea({ label, help, error, ...rest }: TextAreaProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = Boolean(error || help);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={hasNote ? noteId : undefined}
      />
      {hasNote && (
        <div id={noteId} className={error ? styles.error : styles.help} role={error ? 'alert' : undefined}>
          {error && <Icon name="warning" size={14} />}
          {error || help}
        </div>
      )}
    </div>
  );
}
