import styles from './waiting-count.module.css';

const most = 999;

/** How many things are pending; renders nothing for zero. */
export function WaitingCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return <span className={styles.count}>{count > most ? `${most}+` : count}</span>;
}
