import { useSetVideoPosterMutation } from '@tuyuan/api-client/library/video-management.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { VideoDraft } from '@tuyuan/contract/library/video-management.ts';
import { videoFilePath } from '@tuyuan/contract/resource-path.ts';
import { formatClock } from '@tuyuan/format/clock.ts';
import { Button } from 'antd';
import { type RefObject, useState } from 'react';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './videos.module.css';

interface PosterCardProps {
  readonly video: VideoDraft;
  readonly film: RefObject<HTMLVideoElement | null>;
  readonly mayEdit: boolean;
}

/** Chooses the poster: one of three proposals, or the picture that the film stands at. */
export function PosterCard({ video, film, mayEdit }: PosterCardProps) {
  const { id, version, durationMs, stillAtMs, posterAtMs } = video;
  const [setPoster] = useSetVideoPosterMutation();
  // Which picture is being made the poster.
  const [drawing, setDrawing] = useState<number | 'film'>();
  const attempt = useAttempt();
  if (version === null) return null;
  async function choose(atMs: number, from: number | 'film' = atMs): Promise<void> {
    setDrawing(from);
    await attempt(() => setPoster({ id, atMs }).unwrap(), '已换封面');
    setDrawing(undefined);
  }
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>封面</h2>
        {mayEdit && (
          <Button
            size="small"
            loading={drawing === 'film'}
            disabled={drawing !== undefined || video.state === 'processing'}
            onClick={() => void choose(momentOf(film.current, durationMs), 'film')}
          >
            用播放器停住的画面
          </Button>
        )}
      </div>
      <div className={styles.stills}>
        {stillAtMs.map((atMs, index) => (
          <button
            key={atMs}
            type="button"
            className={styles.still}
            aria-pressed={atMs === posterAtMs}
            aria-label={`用 ${formatClock(atMs)} 的画面`}
            disabled={!mayEdit || drawing !== undefined || video.state === 'processing'}
            onClick={() => void choose(atMs)}
          >
            <img src={resourceUrl(videoFilePath({ id, version }, `still-${index}.webp`))} alt="" />
            <span className={styles.at}>{drawing === atMs ? '正在换…' : formatClock(atMs)}</span>
          </button>
        ))}
      </div>
      <p className={styles.note}>现在的封面取自 {formatClock(posterAtMs ?? 0)}，带网站的水印。</p>
    </section>
  );
}

/** Returns where the film stands, in milliseconds; played to its end, its last picture. */
function momentOf(film: HTMLVideoElement | null, durationMs: number | null): number {
  const atMs = Math.floor((film?.currentTime ?? 0) * 1000);
  return durationMs === null ? atMs : Math.max(0, Math.min(atMs, durationMs - 1));
}
