import type { ArticleDetail } from '@tuyuan/contract/content/article-data.ts';
import { LinkChip } from '@tuyuan/ui/chip.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { CoverPicture } from '../../../shared/cover-picture.tsx';
import { ImageRows } from '../../../shared/image-rows.tsx';
import { articlePath, articlesPath } from './article-queries.ts';
import styles from './article-view.module.css';

interface ArticleFootProps {
  readonly article: ArticleDetail;
  readonly isNotice: boolean;
}

/** Below an article's text: its pictures once more, and where to go on. */
export function ArticleFoot({ article, isNotice }: ArticleFootProps) {
  const { images, tags, related } = article;
  return (
    <footer className={styles.foot}>
      {images.length > 0 && (
        <section className={styles.images}>
          <h2 className={styles.subtitle}>文中的 {images.length} 张图</h2>
          <ImageRows images={images} label="文中的图片" target={120} isBelowFold />
        </section>
      )}
      {tags.length > 0 && (
        <div className={styles.tags}>
          {tags.map((tag) => (
            <LinkChip
              key={tag}
              href={articlesPath({ kind: 'article', page: 1, keyword: '', tag, categoryId: undefined })}
            >
              {tag}
            </LinkChip>
          ))}
        </div>
      )}
      <Neighbours article={article} />
      {related.length > 0 && (
        <section>
          <h2 className={styles.subtitle}>相关{isNotice ? '公告' : '文章'}</h2>
          <ul className={styles.related}>
            {related.map(({ id, title, cover, category }) => (
              <li key={id}>
                <Link href={articlePath(id)} className={styles.card}>
                  {cover && (
                    <span className={styles.cover}>
                      <CoverPicture cover={cover} sizes="(max-width: 767px) 100vw, 276px" isDecoration />
                    </span>
                  )}
                  <small>{category.name}</small>
                  <b>{title}</b>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </footer>
  );
}

function Neighbours({ article: { previous, next } }: { readonly article: ArticleDetail }) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label="上一篇和下一篇">
      {previous && (
        <Link href={articlePath(previous.id)}>
          <small>上一篇</small>
          <b>{previous.title}</b>
        </Link>
      )}
      {next && (
        <Link href={articlePath(next.id)} className={styles.next}>
          <small>下一篇</small>
          <b>{next.title}</b>
        </Link>
      )}
    </nav>
  );
}
