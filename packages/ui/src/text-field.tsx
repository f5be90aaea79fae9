import type { InputHTMLAttributes } from 'react';
import { useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
}

/** Label above, help or error below; the error is tied to the input for screen readers. */
export function TextField({ label, help, error, ...rest }: TextFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = Boolean(error || help);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
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
