import { type CaptionLanguage, captionLanguageWords } from '@tuyuan/contract/library/video-words.ts';
import { formatClock } from '@tuyuan/format/clock.ts';
import { PlayerIcon } from './player-icon.tsx';
import { speeds } from './player-speeds.ts';
import styles from './video-player.module.css';

interface PlayerControlsProps {
  readonly isPlaying: boolean;
  readonly isMuted: boolean;
  readonly hasSound: boolean;
  readonly timeMs: number;
  readonly durationMs: number;
  readonly chapter: string;
  readonly speed: number;
  readonly quality: string;
  readonly qualities: readonly string[];
  readonly languages: readonly CaptionLanguage[];
  readonly language: CaptionLanguage | null;
  readonly isWhole: boolean;
  readonly canInset: boolean;
  readonly canBeWhole: boolean;
  toggle(): void;
  toggleSound(): void;
  onSpeed(speed: number): void;
  onQuality(quality: string): void;
  onLanguage(language: CaptionLanguage | null): void;
  inset(): void;
  toggleWhole(): void;
}

/** The buttons below the bar. */
export function PlayerControls(props: PlayerControlsProps) {
  const { isPlaying, isMuted, hasSound, timeMs, durationMs, chapter, speed, quality, qualities, languages, language } =
    props;
  return (
    <div className={styles.buttons}>
      <button type="button" className={styles.button} aria-label={isPlaying ? '暂停' : '播放'} onClick={props.toggle}>
        <PlayerIcon name={isPlaying ? 'pause' : 'play'} />
      </button>
      {hasSound && (
        <button
          type="button"
          className={styles.button}
          aria-label={isMuted ? '打开声音' : '静音'}
          onClick={props.toggleSound}
        >
          <PlayerIcon name={isMuted ? 'silent' : 'sound'} />
        </button>
      )}
      <span className={styles.time}>
        {formatClock(timeMs)} / {formatClock(durationMs)}
      </span>
      <span className={styles.chapter}>{chapter}</span>
      <select
        className={styles.choice}
        aria-label="速度"
        value={speed}
        onChange={({ target }) => props.onSpeed(Number(target.value))}
      >
        {speeds.map((each) => (
          <option key={each} value={each}>
            {each}×
          </option>
        ))}
      </select>
      <select
        className={styles.choice}
        aria-label="清晰度"
        value={quality}
        onChange={({ target }) => props.onQuality(target.value)}
      >
        <option value="auto">自动</option>
        {qualities.toReversed().map((each) => (
          <option key={each} value={each}>
            {each}p
          </option>
        ))}
      </select>
      {languages.length > 0 && (
        <select
          className={styles.choice}
          aria-label="字幕"
          value={language ?? ''}
          onChange={({ target }) => props.onLanguage(languages.find((each) => each === target.value) ?? null)}
        >
          <option value="">无字幕</option>
          {languages.map((each) => (
            <option key={each} value={each}>
              {captionLanguageWords[each]}
            </option>
          ))}
        </select>
      )}
      {props.canInset && (
        <button type="button" className={`${styles.button} ${styles.inset}`} aria-label="画中画" onClick={props.inset}>
          <PlayerIcon name="inset" />
        </button>
      )}
      {props.canBeWhole && (
        <button
          type="button"
          className={styles.button}
          aria-label={props.isWhole ? '退出全屏' : '全屏'}
          onClick={props.toggleWhole}
        >
          <PlayerIcon name={props.isWhole ? 'back' : 'whole'} />
        </button>
      )}
    </div>
  );
}
