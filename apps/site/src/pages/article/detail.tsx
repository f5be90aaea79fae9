import {
  articleDataApi,
  useGetArticleCategoriesQuery,
  useGetArticleQuery,
} from '@tuyuan/api-client/content/article-data.ts';
import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import { useSearchParams } from 'react-router-dom';
import { ArticleView } from '../../features/content/article/article-view.tsx';
import { breadcrumbData } from '../../shared/breadcrumb-data.ts';
import { browserPart } from '../../shared/browser-part.tsx';
import { definePage } from '../../shared/page.ts';
import { readPageId, usePageId } from '../../shared/page-id.ts';
import { photographerPath } from '../../shared/photographer-paths.ts';
import { publisherData, structuredPicture, structuredTime } from '../../shared/structured-data.ts';
import { useCountVisit } from '../../shared/use-count-visit.ts';

// Read by whoever scrolls to it.
const CommentSection = browserPart(
  async () => (await import('../../features/community/comments/comment-section.tsx')).CommentSection,
  () => null,
);

function ArticleDetailPage() {
  const [query] = useSearchParams();
  const isPreview = query.has('preview');
  const { currentData: article } = useGetArticleQuery({ id: usePageId() });
  const { data: categories } = useGetArticleCategoriesQuery();
  useCountVisit('article', isPreview ? undefined : article?.id);
  if (!article) return null;
  const kind = categories?.items.find(({ id }) => id === article.category.id)?.kind;
  return (
    <ArticleView key={article.id} article={article} isNotice={kind === 'notice'} isPreview={isPreview}>
      {!isPreview && <CommentSection kind="article" id={article.id} path={`/article/detail?id=${article.id}`} />}
    </ArticleView>
  );
}

export const page = definePage({
  component: ArticleDetailPage,
  async prefetch(store, { url }) {
    const id = readPageId(url.searchParams);
    if (id === undefined) return undefined;
    const { getArticle, getArticleCategories } = articleDataApi.endpoints;
    const [article] = await Promise.all([
      store.load(getArticle.initiate({ id })),
      store.tryLoad(getArticleCategories.initiate()),
    ]);
    return article;
  },
  isValid: (article) => article !== undefined,
  meta(article, context) {
    if (!article) return { title: '' };
    const { origin, url } = context;
    const { id, title, summary, cover, images, publishedAt, updatedAt, authorName, authorId } = article;
    const path = `/article/detail?id=${id}`;
    const picture = cover ?? images[0];
    const image = picture ? imageUrl(picture, 1280) : undefined;
    return {
      title,
      description: summary,
      // A preview is for nobody's search.
      canonical: url.searchParams.has('preview') ? undefined : path,
      image,
      type: 'article',
      jsonLd: [
        {
          '@type': 'Article',
          headline: title,
          ...(summary && { description: summary }),
          url: `${origin}${path}`,
          image: structuredPicture(image, origin),
          datePublished: structuredTime(publishedAt),
          dateModified: structuredTime([publishedAt, updatedAt].toSorted().at(-1) ?? publishedAt),
          author: authorName
            ? {
                '@type': 'Person',
                name: authorName,
                ...(authorId !== null && { url: `${origin}${photographerPath(authorId)}` }),
              }
            : publisherData(context),
          publisher: publisherData(context),
        },
        breadcrumbData(origin, [{ label: '文章', href: '/article' }, { label: title }]),
      ],
    };
  },
});
