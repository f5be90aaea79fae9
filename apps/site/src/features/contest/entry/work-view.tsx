import { aiUseWords, entryKindWords } from '@tuyuan/contract/contest/activity-words.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { Work } from '@tuyuan/contract/contest/work.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { ProgressiveImage } from '@tuyuan/ui/progressive-image.tsx';
import type { ReactNode } from 'react';
import { useActivityCrumbs } from '../../../shared/contest/use-activity-crumbs.ts';
import { workUrl } from '../../../shared/contest/work-url.ts';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { ShareButtons } from '../../../shared/share-buttons.tsx';
import { useNeighbourKeys } from './use-neighbour-keys.ts';
import { WorkFacts } from './work-facts.tsx';
import styles from './work-view.module.css';

interface WorkViewProps {
  readonly work: Work;
  /** Address of one work in this view. */
  readonly pathOf: (id: number) => string;
  /** Beside the pictures: the vote. */
  readonly side?: ReactNode;
  /** Below. */
  readonly children?: ReactNode;
}

const widths = [640, 1280, 1600] as const;

/** One accepted work: its pictures, its story and EXIF, and the works before and after it. */
export function WorkView({ work, pathOf, side, children }: WorkViewProps) {
  const { id, activity, number, kind, categoryName, title, story, aiUse, pictures, author, isOwn, prizes } = work;
  const { previous, next } = work;
  const crumbs = useActivityCrumbs(activity);
  useNeighbourKeys({
    previous: previous && pathOf(previous.id),
    next: next && pathOf(next.id),
  });
  return (
    <PageFrame crumbs={[...crumbs, { label: `作品 ${entryNumber(number)}` }]}>
      <article className={styles.layout}>
        <div className={styles.pictures}>
          {pictures.map((picture, index) => (
            <figure key={picture.id}>
              <ProgressiveImage
                src={workUrl(id, picture, 1280)}
                srcSet={widths
                  .map((width) => `${workUrl(id, picture, width)} ${Math.min(width, picture.width)}w`)
                  .join(', ')}
                sizes="(min-width: 1248px) 800px, 100vw"
                alt={pictures.length > 1 ? `${title}，第 ${index + 1} 张` : title}
                width={picture.width}
                height={picture.height}
                thumbhash={picture.thumbhash}
                isEager={index === 0}
              />
              <WorkFacts picture={picture} place={pictures.length > 1 ? `${index + 1} / ${pictures.length}` : ''} />
            </figure>
          ))}
        </div>
        <div className={styles.side}>
          <header>
            <p className={styles.note}>
              <b className={styles.number}>{entryNumber(number)}</b>
              {[entryKindWords[kind], categoryName].filter(Boolean).join(' · ')}
              {isOwn && <span className={styles.own}>我的作品</span>}
            </p>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.note}>
              {author ? (
                <>
                  作者：<Link href={`/photographer/userinfo?id=${author.userId}`}>{author.name}</Link>
                </>
              ) : (
                '作者在评审结束之后公布'
              )}
            </p>
            {prizes.length > 0 && (
              <p className={styles.prizes}>
                {prizes.map((prize) => (
                  <Link key={prize} href={`/activity/detail/awards?id=${activity.id}`}>
                    {prize}
                  </Link>
                ))}
              </p>
            )}
          </header>
          {story && <p className={styles.story}>{story}</p>}
          {aiUse && aiUse !== 'none' && <p className={styles.note}>作者声明：{aiUseWords[aiUse]}</p>}
          {side}
          <div className={styles.tools}>
            <ShareButtons path={pathOf(id)} title={title} size="small" />
          </div>
          <nav className={styles.neighbours} aria-label="前后的作品">
            {previous ? (
              <Link href={pathOf(previous.id)}>
                ← {entryNumber(previous.number)} {previous.title}
              </Link>
            ) : (
              <span className={styles.note}>第一件</span>
            )}
            {next ? (
              <Link href={pathOf(next.id)}>
                {entryNumber(next.number)} {next.title} →
              </Link>
            ) : (
              <span className={styles.note}>最后一件</span>
            )}
          </nav>
        </div>
      </article>
      {children}
    </PageFrame>
  );
}
