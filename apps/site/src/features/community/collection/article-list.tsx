import type { ArticleCard } from '@tuyuan/contract/content/article-data.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { CoverPicture } from '../../../shared/cover-picture.tsx';
import styles from './article-list.module.css';

interface ArticleListProps {
  readonly articles: readonly ArticleCard[];
  readonly label: string;
  /** Where articles are chosen from. */
  readonly picking?: { readonly picked: ReadonlySet<number>; toggle(id: number): void };
}

/** Collected articles, each led to or, where they are chosen from, pressed. */
export function ArticleList({ articles, label, picking }: ArticleListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {articles.map((article) => (
        <li key={article.id}>
          {picking ? (
            <button
              type="button"
              className={styles.row}
              aria-pressed={picking.picked.has(article.id)}
              onClick={() => picking.toggle(article.id)}
            >
              <span className={styles.tick}>{picking.picked.has(article.id) && <Icon name="check" size={18} />}</span>
              <Words article={article} />
            </button>
          ) : (
            <Link href={`/article/detail?id=${article.id}`} className={styles.row}>
              <Words article={article} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function Words({ article }: { readonly article: ArticleCard }) {
  const { title, summary, category, authorName, publishedAt, minutes, cover } = article;
  return (
    <>
      <span className={styles.words}>
        <b className={styles.title}>{title}</b>
        {summary && <span className={styles.summary}>{summary}</span>}
        <span className={styles.facts}>
          {[category.name, authorName, formatDate(publishedAt), `${minutes} 分钟`].filter(Boolean).join(' · ')}
        </span>
      </span>
      {cover && (
        <span className={styles.cover}>
          <CoverPicture cover={cover} sizes="(max-width: 767px) 96px, 144px" widest={640} isDecoration />
        </span>
      )}
    </>
  );
}
