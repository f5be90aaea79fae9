import type { ReactNode } from 'react';
import styles from './form-field.module.css';

interface FormFieldProps {
  readonly label: string;
  /** Beside the label: 每张 3–20 个. */
  readonly hint?: string | undefined;
  /** Below the field. */
  readonly note?: ReactNode;
  /** At the right of the label. */
  readonly tools?: ReactNode;
  readonly children?: ReactNode;
}

/** A field of the bulk form: on phones its label stands at the left. */
export function FormField({ label, hint, note, tools, children }: FormFieldProps) {
  return (
    <fieldset className={styles.field} aria-label={label}>
      <div className={styles.head}>
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
        {hint && <span className={styles.hint}>{hint}</span>}
        {tools && <div className={styles.tools}>{tools}</div>}
      </div>
      <div className={styles.control}>
        {children}
        {note && <div className={styles.note}>{note}</div>}
      </div>
    </fieldset>
  );
}
