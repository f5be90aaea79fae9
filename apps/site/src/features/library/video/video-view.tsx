import { useGetVideoQuery } from '@tuyuan/api-client/library/video-data.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { VideoDetail } from '@tuyuan/contract/library/video-data.ts';
import { videoPosterPath } from '@tuyuan/contract/resource-path.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { LinkChip } from '@tuyuan/ui/chip.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { type ReactNode, useState } from 'react';
import { AuthorCard } from '../../../shared/author-card.tsx';
import { browserPart } from '../../../shared/browser-part.tsx';
import { deferred } from '../../../shared/deferred.tsx';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { PageSection } from '../../../shared/page-section.tsx';
import { ShareButtons } from '../../../shared/share-buttons.tsx';
import { unitPath } from '../../../shared/unit-path.ts';
import { useCountVisit } from '../../../shared/use-count-visit.ts';
import { videoPath } from '../../../shared/video-paths.ts';
import { FilmPanel } from './film-panel.tsx';
import { createFilm } from './film-state.ts';
import { PlayerKeys } from './player-keys.tsx';
import { VideoLicence } from './video-licence.tsx';
import styles from './video-view.module.css';

const VideoPlayer = browserPart(
  async () => (await import('./video-player.tsx')).VideoPlayer,
  () => null,
);

// Below the first screen.
const VideoGrid = deferred(async () => (await import('../../../shared/video-grid.tsx')).VideoGrid);

interface VideoViewProps {
  readonly id: number;
  /** The choice of a licence, where one is sold. */
  readonly buying: ReactNode;
  /** Below it: what people say. */
  readonly children?: ReactNode;
}

/** Shows one video: the player, what it tells, what it may be used for, and related ones. */
export function VideoView({ id, buying, children }: VideoViewProps) {
  const { currentData: video } = useGetVideoQuery({ id });
  useCountVisit('video', video && id);
  const [film] = useState(createFilm);
  if (!video) return null;
  const { title, author, unit, posterVersion, related } = video;
  return (
    <PageFrame>
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.stage}>
            <img
              className={styles.poster}
              src={resourceUrl(videoPosterPath(id, posterVersion, 1280))}
              alt={title}
              width={1280}
              height={720}
              fetchPriority="high"
            />
            <VideoPlayer video={video} film={film} />
          </div>
          <PlayerKeys hasChapters={video.chapters.length > 0} hasCaptions={video.captions.length > 0} />
          <Story video={video} />
        </div>
        <div className={styles.panel}>
          {author ? (
            <AuthorCard author={author} />
          ) : (
            unit && (
              <Link href={unitPath(unit.id)} className={styles.unit}>
                {unit.name}
              </Link>
            )
          )}
          <VideoLicence video={video} buying={buying} />
          <FilmPanel video={video} film={film} />
        </div>
      </div>
      {related.length > 0 && (
        <PageSection title="相关视频" more={{ href: '/video', label: '全部视频' }}>
          <VideoGrid videos={related} label="相关视频" />
        </PageSection>
      )}
      {children}
    </PageFrame>
  );
}

function Story({ video }: { readonly video: VideoDetail }) {
  const { id, title, description, labels, category, views, publishedAt } = video;
  const facts = [`${formatCount(views)} 次播放`, publishedAt ? `${publishedAt.slice(0, 10)} 发布` : ''];
  return (
    <div className={styles.story}>
      <h1 className={styles.title}>{title}</h1>
      {description && <p className={styles.text}>{description}</p>}
      {labels.length > 0 && (
        <ul className={styles.labels} aria-label="标签">
          {labels.map((name) => (
            <li key={name}>
              <LinkChip href={`/search/photo?keyword=${encodeURIComponent(name)}`}>{name}</LinkChip>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <span className={styles.facts}>
          {facts.filter(Boolean).join(' · ')}
          {category && (
            <>
              {' · '}
              <Link href={`/video?categoryId=${category.id}`} className={styles.link}>
                {category.name}
              </Link>
            </>
          )}
        </span>
        <ShareButtons path={videoPath(id)} title={title} kind="text" size="small" />
      </div>
    </div>
  );
}
