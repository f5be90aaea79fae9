import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { aiUseWords } from '@tuyuan/contract/contest/activity-words.ts';
import { workPicturePath } from '@tuyuan/contract/contest/contest-path.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { Work } from '@tuyuan/contract/contest/work.ts';
import { ProgressiveImage } from '@tuyuan/ui/progressive-image.tsx';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { useSwipe } from './use-swipe.ts';
import styles from './work-body.module.css';
import { WorkFacts } from './work-facts.tsx';

interface WorkBodyProps {
  readonly work: Work;
  /** Below the author's words. */
  readonly children: ReactNode;
}

/** The pictures of one work, and what its author says of it. */
export function WorkBody({ work, children }: WorkBodyProps) {
  const { id, activity, number, title, story, categoryName, aiUse, pictures, author, isOwn, previous, next } = work;
  const facts = [author?.name ?? '作者在评审结束之后公布', categoryName, aiUse && aiUseWords[aiUse]];
  const navigate = useNavigate();
  const swipe = useSwipe((by) => {
    const other = by === 'next' ? next : previous;
    if (other) void navigate(`${paths.work}?id=${other.id}`, { replace: true });
  });
  return (
    <>
      <div className={styles.pictures} {...swipe}>
        {pictures.map((picture, place) => (
          <figure key={picture.id}>
            <ProgressiveImage
              src={resourceUrl(workPicturePath(id, picture, 1280))}
              alt={pictures.length > 1 ? `${title}，第 ${place + 1} 张` : title || entryNumber(number)}
              width={picture.width}
              height={picture.height}
              thumbhash={picture.thumbhash}
              isEager={place === 0}
            />
            <WorkFacts picture={picture} place={pictures.length > 1 ? `${place + 1} / ${pictures.length}` : ''} />
          </figure>
        ))}
      </div>
      <header className={styles.head}>
        <p className={styles.number}>{entryNumber(number)}</p>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.faint}>{facts.filter(Boolean).join(' · ')}</p>
        {story !== '' && <p className={styles.story}>{story}</p>}
        {children}
        {isOwn && (
          <Link className={styles.link} to={`${paths.ownWorks}?id=${activity.id}`}>
            我的作品：看检查和审核
          </Link>
        )}
        <Link className={styles.link} to={`${paths.activityBrief}?id=${activity.id}`}>
          {activity.name}
        </Link>
      </header>
      <nav className={styles.neighbours} aria-label="前后的作品">
        {previous && (
          <Link replace to={`${paths.work}?id=${previous.id}`}>
            上一件 {entryNumber(previous.number)}
          </Link>
        )}
        {next && (
          <Link replace to={`${paths.work}?id=${next.id}`}>
            下一件 {entryNumber(next.number)}
          </Link>
        )}
      </nav>
    </>
  );
}
