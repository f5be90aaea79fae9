import { useGetArticlesQuery, useGetArticleTagsQuery } from '@tuyuan/api-client/content/article-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { LinkChip } from '@tuyuan/ui/chip.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { CoverPicture } from '../../../shared/cover-picture.tsx';
import { MoreLink } from '../../../shared/more-link.tsx';
import styles from './article-list.module.css';
import { articlePath, articlesPath, hottestArgument, noticesArgument } from './article-queries.ts';

/** Notices, what is read most and the tags; a block with nothing in it is absent. */
export function ArticleAside({ tag }: { readonly tag: string }) {
  const { data: notices } = useGetArticlesQuery(noticesArgument);
  const { data: hottest } = useGetArticlesQuery(hottestArgument);
  const { data: tags } = useGetArticleTagsQuery();
  return (
    <aside className={styles.aside}>
      {notices && notices.items.length > 0 && (
        <section>
          <div className={styles.asideHead}>
            <h2 className={styles.asideTitle}>公告</h2>
            <MoreLink href="/article/notice" label="全部" />
          </div>
          <ul className={styles.asideList}>
            {notices.items.map(({ id, title, publishedAt }) => (
              <li key={id}>
                <Link href={articlePath(id)} className={styles.asideRow}>
                  <span className={styles.date}>{publishedAt.slice(5, 10)}</span>
                  <b>{title}</b>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {hottest && hottest.items.length > 0 && (
        <section>
          <div className={styles.asideHead}>
            <h2 className={styles.asideTitle}>近 7 日读得最多</h2>
          </div>
          <ol className={styles.asideList}>
            {hottest.items.map(({ id, title, views, cover }, index) => (
              <li key={id}>
                <Link href={articlePath(id)} className={styles.asideRow}>
                  <span className={styles.place}>{index + 1}</span>
                  <b>
                    {title}
                    <small>{formatCount(views)} 次阅读</small>
                  </b>
                  {cover && (
                    <span className={styles.thumb}>
                      <CoverPicture cover={cover} sizes="72px" widest={320} />
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ol>
        </section>
      )}
      {tags && tags.items.length > 0 && (
        <section>
          <div className={styles.asideHead}>
            <h2 className={styles.asideTitle}>常见标签</h2>
          </div>
          <div className={styles.tags}>
            {tags.items.map((each) => (
              <LinkChip
                key={each}
                isCurrent={each === tag}
                href={articlesPath({ kind: 'article', page: 1, keyword: '', tag: each, categoryId: undefined })}
              >
                {each}
              </LinkChip>
            ))}
          </div>
        </section>
      )}
    </aside>
  );
}
