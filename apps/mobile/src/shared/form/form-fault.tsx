import { failureText } from '../states/failure-text.ts';
import styles from './form-fault.module.css';

/** Why a form was not accepted, below its fields. Nothing without an error. */
export function FormFault({ error }: { readonly error: unknown }) {
  if (error === undefined) return null;
  return (
    <p className={styles.fault} role="alert">
      {typeof error === 'string' ? error : failureText(error)}
    </p>
  );
}
