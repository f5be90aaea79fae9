import { useGetArticlesQuery } from '@tuyuan/api-client/content/article-data.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { PageSection } from '../../../shared/page-section.tsx';
import styles from './photographer-articles.module.css';
import { articlesArgument } from './photographer-state.ts';

/** What the photographer wrote for the site; absent where that is nothing. */
export function PhotographerArticles({ id }: { readonly id: number }) {
  const { currentData } = useGetArticlesQuery(articlesArgument(id));
  if (!currentData || currentData.items.length === 0) return null;
  return (
    <PageSection title="文章">
      <ul className={styles.articles}>
        {currentData.items.map((article) => (
          <li key={article.id}>
            <Link href={`/article/detail?id=${article.id}`} className={styles.article}>
              <b>{article.title}</b>
              <time dateTime={article.publishedAt}>{formatDate(article.publishedAt)}</time>
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
