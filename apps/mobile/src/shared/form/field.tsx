import type { ReactNode } from 'react';
import styles from './field.module.css';

interface FieldProps {
  /** Id of the control inside; a group of choices has its own name. */
  readonly htmlFor?: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly fault?: string | undefined;
  readonly children: ReactNode;
}

/** Form field: label above the control, help or error below. */
export function Field({ htmlFor, label, help, fault, children }: FieldProps) {
  return (
    <div className={styles.field}>
      {htmlFor === undefined ? (
        <span className={styles.label}>{label}</span>
      ) : (
        <label htmlFor={htmlFor} className={styles.label}>
          {label}
        </label>
      )}
      {children}
      {fault !== undefined ? (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      ) : (
        help !== undefined && <p className={styles.help}>{help}</p>
      )}
    </div>
  );
}
