import styles from './key-hint.module.css';

/** Which keys do what: small key caps and a word. */
export function KeyHint({ keys, children }: { readonly keys: readonly string[]; readonly children?: string }) {
  return (
    <span className={styles.hint}>
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
      {children !== undefined && ` ${children}`}
    </span>
  );
}
