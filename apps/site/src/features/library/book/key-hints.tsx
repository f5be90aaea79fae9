import styles from './key-hints.module.css';

const hints: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['←', '→'], '翻页'],
  [['Home', 'End'], '首尾'],
  [['G'], '找页'],
  [['T'], '缩略图'],
  [['Z'], '放大'],
  [['F'], '全屏'],
  [['Esc'], '离开'],
];

/** The reader's keys, for windows that have a keyboard. */
export function KeyHints() {
  return (
    <p className={styles.hints}>
      {hints.map(([keys, what]) => (
        <span key={what} className={styles.hint}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {what}
        </span>
      ))}
    </p>
  );
}
