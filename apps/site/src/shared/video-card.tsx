import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { VideoCard as Video } from '@tuyuan/contract/library/video-data.ts';
import { videoFilePath, videoPosterPath } from '@tuyuan/contract/resource-path.ts';
import { formatClock } from '@tuyuan/format/clock.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { useState } from 'react';
import { useVideoPreview } from './use-video-preview.ts';
import styles from './video-card.module.css';
import { videoPath } from './video-paths.ts';
import { resolutionWord } from './video-words.ts';

function priceWord({ isFree, fromCents }: Video): string {
  if (isFree) return '免费';
  return fromCents === null ? '' : `${formatPrice(fromCents)} 起`;
}

interface VideoCardProps {
  readonly video: Video;
  readonly isEager?: boolean;
}

/** Shows a video's poster, whole, with its length; the preview plays while one looks at it. Links to its page. */
export function VideoCard({ video, isEager = false }: VideoCardProps) {
  const { id, title, durationMs, byline, views, posterVersion } = video;
  const { isPlaying, begin, end } = useVideoPreview();
  const facts = [byline, `${formatCount(views)} 次播放`, resolutionWord(video), priceWord(video)];
  return (
    <article
      className={styles.box}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && begin()}
      onPointerLeave={end}
      onFocus={begin}
      onBlur={end}
    >
      <Link href={videoPath(id)} className={styles.card}>
        <span className={styles.picture}>
          <img
            className={styles.poster}
            src={resourceUrl(videoPosterPath(id, posterVersion, 640))}
            alt=""
            width={640}
            height={360}
            loading={isEager ? 'eager' : 'lazy'}
            decoding="async"
          />
          {isPlaying && <Preview video={video} />}
          <span className={styles.length}>{formatClock(durationMs)}</span>
        </span>
        <span className={styles.title}>{title}</span>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </Link>
    </article>
  );
}

function Preview({ video }: { readonly video: Video }) {
  const [share, setShare] = useState(0);
  return (
    <>
      <video
        className={styles.preview}
        src={resourceUrl(videoFilePath(video, 'preview.mp4'))}
        muted
        autoPlay
        loop
        playsInline
        aria-hidden
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
          setShare(duration > 0 ? currentTime / duration : 0)
        }
      />
      <span className={styles.word}>预览</span>
      <span className={styles.line} style={{ '--share': share }} />
    </>
  );
}
