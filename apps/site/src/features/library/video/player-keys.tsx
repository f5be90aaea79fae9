import styles from './player-keys.module.css';

interface PlayerKeysProps {
  readonly hasChapters: boolean;
  readonly hasCaptions: boolean;
}

/** The keys that the player takes, for those who have a keyboard. */
export function PlayerKeys({ hasChapters, hasCaptions }: PlayerKeysProps) {
  return (
    <ul className={styles.keys} aria-label="播放器的按键">
      <Key keys={['空格']} word="播放" />
      <Key keys={['←', '→']} word="5 秒" />
      <Key keys={['J', 'L']} word="10 秒" />
      {hasCaptions && <Key keys={['C']} word="字幕" />}
      <Key keys={['<', '>']} word="速度" />
      <Key keys={['M']} word="静音" />
      <Key keys={['F']} word="全屏" />
      {hasChapters && <Key keys={['1–9']} word="章节" />}
    </ul>
  );
}

function Key({ keys, word }: { readonly keys: readonly string[]; readonly word: string }) {
  return (
    <li className={styles.key}>
      {keys.map((key) => (
        <kbd key={key} className={styles.cap}>
          {key}
        </kbd>
      ))}
      {word}
    </li>
  );
}
