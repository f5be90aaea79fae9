import styles from './spinner.module.css';

/** A turning ring; the text beside it says what is loading. */
export function Spinner({ size = 16 }: { readonly size?: number }) {
  return <span className={styles.spinner} style={{ width: size, height: size }} aria-hidden="true" />;
}
