import type { VideoDetail } from '@tuyuan/contract/library/video-data.ts';
import { formatClock } from '@tuyuan/format/clock.ts';
import { indexAt } from './film-state.ts';
import { framePath } from './frame-path.ts';
import styles from './seek-hint.module.css';

interface SeekHintProps {
  readonly video: VideoDetail;
  readonly atMs: number;
}

/** What is seen at a moment of the film, above its place on the bar. */
export function SeekHint({ video, atMs }: SeekHintProps) {
  const { durationMs, chapters } = video;
  const picture = framePath(video, atMs);
  const starts = chapters.map(({ startsAtMs }) => startsAtMs);
  const chapter = chapters[indexAt(starts, atMs)];
  return (
    <span className={styles.hint} style={{ '--share': atMs / durationMs }} aria-hidden>
      {picture && <img className={styles.picture} src={picture} alt="" width={160} height={90} />}
      <span className={styles.words}>
        {formatClock(atMs)} {chapter?.title}
      </span>
    </span>
  );
}
