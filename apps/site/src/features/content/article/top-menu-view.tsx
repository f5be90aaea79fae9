import { useGetArticleCategoriesQuery, useGetArticlesQuery } from '@tuyuan/api-client/content/article-data.ts';
import type { ArticleCategory } from '@tuyuan/contract/content/article-data.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { MoreLink } from '../../../shared/more-link.tsx';
import { PageFrame } from '../../../shared/page-frame.tsx';
import styles from './article-list.module.css';
import { articlePath, articlesPath, pinnedCategories, topMenuArgument } from './article-queries.ts';

/** The categories that editors pinned, each with its newest articles. */
export function TopMenuView() {
  const { data } = useGetArticleCategoriesQuery();
  const pinned = pinnedCategories(data?.items);
  return (
    <PageFrame crumbs={[{ label: '文章', href: '/article' }, { label: '栏目' }]}>
      <h1 className={styles.title}>栏目</h1>
      {data && pinned.length === 0 && (
        <EmptyState
          icon="list"
          title="还没有栏目"
          actions={
            <ButtonLink href="/article" size="small">
              看全部文章
            </ButtonLink>
          }
        />
      )}
      <div className={styles.menu}>
        {pinned.map((category) => (
          <Category key={category.id} category={category} />
        ))}
      </div>
    </PageFrame>
  );
}

function Category({ category: { id, kind, name } }: { readonly category: ArticleCategory }) {
  const { data } = useGetArticlesQuery(topMenuArgument({ id, kind }));
  return (
    <section>
      <div className={styles.asideHead}>
        <h2 className={styles.asideTitle}>{name}</h2>
        <MoreLink href={articlesPath({ kind, page: 1, keyword: '', tag: '', categoryId: id })} label="更多" />
      </div>
      <ul className={styles.asideList}>
        {data?.items.map((article) => (
          <li key={article.id}>
            <Link href={articlePath(article.id)} className={styles.asideRow}>
              <span className={styles.date}>{article.publishedAt.slice(5, 10)}</span>
              <b>{article.title}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
