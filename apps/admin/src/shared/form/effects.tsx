import styles from './effects.module.css';

/** What an action brings about, a line each, for the question before it. */
export function Effects({ effects }: { readonly effects: readonly string[] }) {
  return (
    <ul className={styles.effects}>
      {effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ul>
  );
}
