import type { ArticleDetail } from '@tuyuan/contract/content/article-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { Breadcrumb } from '@tuyuan/ui/breadcrumb.tsx';
import { Button } from '@tuyuan/ui/button.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import type { ReactNode } from 'react';
import { ArticleBody } from '../../../shared/article-body.tsx';
import { browserPart } from '../../../shared/browser-part.tsx';
import { deferred } from '../../../shared/deferred.tsx';
import { photographerPath } from '../../../shared/photographer-paths.ts';
import { ShareButtons } from '../../../shared/share-buttons.tsx';
import { articlePath, articlesPath } from './article-queries.ts';
import styles from './article-view.module.css';

const MarkButtons = browserPart(
  async () => (await import('../../../shared/mark-buttons.tsx')).MarkButtons,
  () => null,
);
// Below the text.
const ArticleFoot = deferred(async () => (await import('./article-foot.tsx')).ArticleFoot);

const noFilter = { page: 1, keyword: '', tag: '', categoryId: undefined } as const;

interface ArticleViewProps {
  readonly article: ArticleDetail;
  /** Notices stand below their own list. */
  readonly isNotice: boolean;
  /** Of a draft: it has no figures. */
  readonly isPreview: boolean;
  /** Below the text: what readers say. */
  readonly children?: ReactNode;
}

/** One article: its text with contents beside it, its pictures once more, and where to go on. */
export function ArticleView({ article, isNotice, isPreview, children }: ArticleViewProps) {
  const { id, title, summary, html, contents, category, authorName, authorId, source, publishedAt, minutes, views } =
    article;
  const list = isNotice ? { label: '公告', href: '/article/notice' } : { label: '文章', href: '/article' };
  const crumb = {
    label: category.name,
    href: articlesPath({ ...noFilter, kind: 'article', categoryId: category.id }),
  };
  const facts = [
    authorId === null && authorName,
    formatDateTime(publishedAt).slice(0, 16),
    source && `来源 ${source}`,
    `${minutes} 分钟`,
    views > 0 ? `${formatCount(views)} 次阅读` : '',
  ].filter(Boolean);
  return (
    <div className={styles.page}>
      {contents.length > 1 && (
        <nav className={styles.contents} aria-label="目录">
          <p className={styles.label}>目录</p>
          <ul>
            {contents.map((part) => (
              <li key={part.id}>
                <a href={`#${part.id}`}>{part.text}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <article className={styles.article}>
        <header className={styles.head}>
          <Breadcrumb crumbs={isNotice ? [list, { label: title }] : [list, crumb, { label: title }]} />
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.facts}>
            {isPreview && '这是预览 · '}
            {authorId !== null && (
              <>
                <Link href={photographerPath(authorId)}>{authorName}</Link> ·{' '}
              </>
            )}
            {facts.join(' · ')}
          </p>
          <div className={styles.tools}>
            <span className={styles.marks}>
              <MarkButtons kind="article" id={id} path={articlePath(id)} />
            </span>
            <ShareButtons path={articlePath(id)} title={title} size="small" />
            <Button size="small" onClick={() => window.print()}>
              打印
            </Button>
          </div>
          {summary && <p className={styles.summary}>{summary}</p>}
        </header>
        <ArticleBody html={html} />
        <ArticleFoot article={article} isNotice={isNotice} />
        {children}
      </article>
    </div>
  );
}
