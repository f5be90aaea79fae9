import { useGetArticlesQuery } from '@tuyuan/api-client/content/article-data.ts';
import type { ArticleCard } from '@tuyuan/contract/content/article-data.ts';
import type { HomeBlock } from '@tuyuan/contract/site/index-data.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { CoverPicture } from '../../../shared/cover-picture.tsx';
import styles from './article-block.module.css';
import { CardRow } from './card-row.tsx';
import { articlesOf } from './home-blocks.ts';
import { HomeSection } from './home-section.tsx';

/** The newest articles as cards, or notices as lines. */
export function ArticleBlock(block: HomeBlock) {
  const { type, title } = block;
  const { data } = useGetArticlesQuery(articlesOf(block));
  if (!data || data.items.length === 0) return null;
  const isNotice = type === 'notices';
  return (
    <HomeSection
      title={title || (isNotice ? '公告' : '文章')}
      more={{ href: isNotice ? '/article/notice' : '/article', label: '全部' }}
    >
      {isNotice ? (
        <ul className={styles.lines}>
          {data.items.map((article) => (
            <li key={article.id}>
              <Link href={`/article/detail?id=${article.id}`} className={styles.line}>
                <time dateTime={article.publishedAt}>{formatDate(article.publishedAt)}</time>
                <b>{article.title}</b>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <CardRow
          items={data.items}
          columns={4}
          getKey={({ id }) => id}
          renderCard={(article) => <Card article={article} />}
        />
      )}
    </HomeSection>
  );
}

function Card({ article: { id, title, summary, cover, category } }: { readonly article: ArticleCard }) {
  return (
    <Link href={`/article/detail?id=${id}`} className={styles.card}>
      <span className={styles.cover}>
        {cover && <CoverPicture cover={cover} sizes="(max-width: 767px) 80vw, 282px" isDecoration />}
      </span>
      <small>{category.name}</small>
      <b>{title}</b>
      {summary && <span className={styles.summary}>{summary}</span>}
    </Link>
  );
}
