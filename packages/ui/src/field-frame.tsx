import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

export interface FieldWords {
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
}

/** For the control inside: ties it to its label and to what is said below it. */
export interface FieldControl {
  readonly id: string;
  readonly className: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldWords {
  /** Marks the label. */
  readonly isRequired?: boolean | undefined;
  children(control: FieldControl): ReactNode;
}

/** Label above, help or error below; the error is tied to the control for screen readers. */
export function FieldFrame({ label, help, error, isRequired = false, children }: FieldFrameProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = Boolean(error || help);
  return (
    <div className={styles.field}>
      <label className={classNames(styles.label, isRequired && styles.required)} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.control ?? '',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': hasNote ? noteId : undefined,
      })}
      {hasNote && (
        <div id={noteId} className={error ? styles.error : styles.help} role={error ? 'alert' : undefined}>
          {error && <Icon name="warning" size={14} />}
          {error || help}
        </div>
      )}
    </div>
  );
}
