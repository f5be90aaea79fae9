import type { ArticleCard } from '@tuyuan/contract/content/article-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { CoverPicture } from '../../../shared/cover-picture.tsx';
import { articlePath } from './article-queries.ts';
import styles from './article-row.module.css';

/** What stands below an article's title. */
export function ArticleFacts({ article }: { readonly article: ArticleCard }) {
  const { authorName, publishedAt, minutes, imageCount, views } = article;
  return (
    <p className={styles.facts}>
      {authorName && <span>{authorName}</span>}
      <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
      <span>{minutes} 分钟</span>
      {imageCount > 0 && <span>{imageCount} 张图</span>}
      {views > 0 && (
        <span className={styles.views}>
          <Icon name="eye" size={14} /> {formatCount(views)}
        </span>
      )}
    </p>
  );
}

/** An article in a list: words beside its cover. */
export function ArticleRow({ article }: { readonly article: ArticleCard }) {
  const { id, title, summary, cover, category, isPinned } = article;
  return (
    <article className={styles.row}>
      <div className={styles.words}>
        <p className={styles.category}>
          {isPinned && <span className={styles.pin}>置顶</span>}
          {category.name}
        </p>
        <h2 className={styles.rowTitle}>
          <Link href={articlePath(id)}>{title}</Link>
        </h2>
        {summary && <p className={styles.summary}>{summary}</p>}
        <ArticleFacts article={article} />
      </div>
      {cover && (
        <div className={styles.cover}>
          <CoverPicture cover={cover} sizes="(max-width: 767px) 120px, 232px" isDecoration />
        </div>
      )}
    </article>
  );
}

/** The article that is pinned above the others, large. */
export function ArticleLead({ article }: { readonly article: ArticleCard }) {
  const { id, title, summary, cover, category } = article;
  return (
    <article className={styles.lead}>
      {cover && (
        <div className={styles.leadCover}>
          <CoverPicture cover={cover} sizes="(max-width: 767px) 100vw, 776px" isDecoration isEager />
        </div>
      )}
      <div className={styles.leadWords}>
        <p className={styles.category}>
          <span className={styles.pin}>置顶</span>
          {category.name}
        </p>
        <h2 className={styles.leadTitle}>
          <Link href={articlePath(id)}>{title}</Link>
        </h2>
        {summary && <p className={styles.leadSummary}>{summary}</p>}
        <ArticleFacts article={article} />
      </div>
    </article>
  );
}
