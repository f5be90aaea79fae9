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
  const { id, version, stillAtMs, posterAtMs } = video;
  const [setPoster] = useSetVideoPosterMutation();
  const [drawing, setDrawing] = useState<number>();
  const attempt = useAttempt();
  if (version === null) return null;
  async function choose(atMs: number): Promise<void> {
    setDrawing(atMs);
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
            loading={drawing === -1}
            disabled={drawing !== undefined || video.state === 'processing'}
            onClick={() => void choose(Math.floor((film.current?.currentTime ?? 0) * 1000))}
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
