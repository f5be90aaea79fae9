import { useGetManagedArticleQuery } from '@tuyuan/api-client/content/article-management.ts';
import { useParams } from 'react-router-dom';
import { ArticleEditor } from '../features/content/articles/article-editor.tsx';
import { NotLoaded } from '../shared/states/not-loaded.tsx';
import { PageLoading } from '../shared/states/page-loading.tsx';

/** Tells within that time that another editor has saved. */
const lookEveryMs = 20_000;

export function ArticlePage() {
  const id = Number(useParams().id);
  const { currentData, error, refetch } = useGetManagedArticleQuery({ id }, { pollingInterval: lookEveryMs });
  if (currentData) return <ArticleEditor key={id} article={currentData} reload={refetch} />;
  if (error !== undefined) return <NotLoaded isPage noun="文章" error={error} onRetry={refetch} />;
  return <PageLoading />;
}
