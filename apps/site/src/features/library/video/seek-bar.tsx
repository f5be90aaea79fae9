import type { VideoDetail } from '@tuyuan/contract/library/video-data.ts';
import { formatClock } from '@tuyuan/format/clock.ts';
import { type PointerEvent, useState } from 'react';
import styles from './seek-bar.module.css';
import { SeekHint } from './seek-hint.tsx';

interface SeekBarProps {
  readonly timeMs: number;
  readonly bufferedMs: number;
  readonly video: VideoDetail;
  onSeek(ms: number): void;
}

/** Where the film is, with its chapters as pieces of the bar; under the pointer, what is seen there. */
export function SeekBar({ timeMs, bufferedMs, video, onSeek }: SeekBarProps) {
  const { durationMs, chapters } = video;
  const [hoveredMs, setHovered] = useState<number>();
  const starts = chapters.map(({ startsAtMs }) => startsAtMs).filter((start) => start > 0);
  const pieces = [0, ...starts].map((from, index) => ({ from, to: starts[index] ?? durationMs }));
  const shareOf = (ms: number, { from, to }: { from: number; to: number }) =>
    Math.min(1, Math.max(0, (ms - from) / (to - from)));
  function hover({ currentTarget, clientX }: PointerEvent<HTMLElement>): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    setHovered(Math.min(durationMs, Math.max(0, ((clientX - left) / width) * durationMs)));
  }
  return (
    <div className={styles.bar} onPointerMove={hover} onPointerLeave={() => setHovered(undefined)}>
      {hoveredMs !== undefined && <SeekHint video={video} atMs={hoveredMs} />}
      <div className={styles.pieces} aria-hidden>
        {pieces.map((piece) => (
          <span key={piece.from} className={styles.piece} style={{ flexGrow: piece.to - piece.from }}>
            <span className={styles.buffered} style={{ '--share': shareOf(bufferedMs, piece) }} />
            <span className={styles.played} style={{ '--share': shareOf(timeMs, piece) }} />
          </span>
        ))}
      </div>
      <input
        type="range"
        data-player-bar
        className={styles.input}
        aria-label="进度"
        aria-valuetext={`${formatClock(timeMs)}，共 ${formatClock(durationMs)}`}
        min={0}
        max={durationMs}
        step={1000}
        value={Math.round(timeMs)}
        onChange={({ target }) => onSeek(Number(target.value))}
      />
    </div>
  );
}
