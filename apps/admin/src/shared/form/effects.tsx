import styles from './effects.module.css';

/** An action's effects, one per line, for its confirmation. */
export function Effects({ effects }: { readonly effects: readonly string[] }) {
  return (
    <ul className={styles.effects}>
      {effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ul>
  );
}
