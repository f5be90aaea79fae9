import type { AlbumDetail } from '@tuyuan/contract/library/album-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { AuthorCard } from '../../../shared/author-card.tsx';
import { CoverPicture } from '../../../shared/cover-picture.tsx';
import { deferred } from '../../../shared/deferred.tsx';
import { PosterButton } from '../../../shared/poster/poster-button.tsx';
import { ShareButtons } from '../../../shared/share-buttons.tsx';
import { useSiteName } from '../../../shared/site-settings.ts';
import styles from './album-head.module.css';
import { albumPoster } from './album-poster.ts';

const MarkButtons = deferred(async () => (await import('../../../shared/mark-buttons.tsx')).MarkButtons);

interface AlbumHeadProps {
  readonly album: AlbumDetail;
  onOpen(): void;
}

/** Shows the album's cover, text, author and figures. */
export function AlbumHead({ album, onOpen }: AlbumHeadProps) {
  const { id, title, description, covers, author, imageCount, views, likes, collects, regionName, publishedAt } = album;
  const poster = albumPoster(album, useSiteName());
  const [cover] = covers;
  const facts = [regionName, publishedAt ? `${publishedAt.slice(0, 10)} 发布` : ''].filter(Boolean).join(' · ');
  const figures = [
    { name: '图片', count: imageCount },
    { name: '浏览', count: views },
  ];
  return (
    <header className={styles.head}>
      {cover && (
        <button type="button" className={styles.cover} aria-label={`全屏看图：${title}`} onClick={onOpen}>
          <CoverPicture cover={cover} sizes="(max-width: 767px) 100vw, 560px" isEager />
        </button>
      )}
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {facts && <p className={styles.facts}>{facts}</p>}
        {description && <p className={styles.text}>{description}</p>}
        <dl className={styles.figures}>
          {figures.map(({ name, count }) => (
            <div key={name} className={styles.figure}>
              <dt>{name}</dt>
              <dd>{formatCount(count)}</dd>
            </div>
          ))}
        </dl>
        <MarkButtons kind="album" id={id} likes={likes} collects={collects} path={`/gallery/detail?id=${id}`} />
        <AuthorCard author={author} />
        <div className={styles.actions}>
          {cover && (
            <Button icon="full-screen" onClick={onOpen}>
              全屏看图
            </Button>
          )}
          <ShareButtons path={`/gallery/detail?id=${id}`} title={title} />
          {poster && <PosterButton content={poster} />}
        </div>
      </div>
    </header>
  );
}
