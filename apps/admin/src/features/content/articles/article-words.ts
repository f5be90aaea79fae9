import type { ArticleDraft } from '@tuyuan/contract/content/article-management.ts';

/** What of an article is saved as a revision. */
export type ArticleWords = Pick<
  ArticleDraft['draft'],
  'title' | 'summary' | 'body' | 'source' | 'authorName' | 'authorId' | 'tags' | 'coverImageId' | 'cover'
>;

export function wordsOf({
  title,
  summary,
  body,
  source,
  authorName,
  authorId,
  tags,
  coverImageId,
  cover,
}: ArticleWords): ArticleWords {
  return { title, summary, body, source, authorName, authorId, tags, coverImageId, cover };
}

/** As comparable text. */
export function asText({ cover: _, ...words }: ArticleWords): string {
  return JSON.stringify(words);
}

/** A text's paragraphs, each in a line, for comparing. */
export function linesOf({ title, summary, body }: Pick<ArticleWords, 'title' | 'summary' | 'body'>): string {
  const page = new DOMParser().parseFromString(body, 'text/html');
  const lines = [...page.body.children].map((block) => {
    const pictures = block.querySelectorAll('img').length;
    const marks = `${pictures > 0 ? `[图 ${pictures} 张] ` : ''}${block.querySelector('video') ? '[视频] ' : ''}`;
    return `${marks}${block.textContent}`;
  });
  return [title, summary, ...lines].join('\n');
}
