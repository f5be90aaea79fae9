import { useGetManagedBookQuery } from '@tuyuan/api-client/library/book-management.ts';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { BookEditor } from '../features/library/books/book-editor.tsx';
import { NotLoaded } from '../shared/states/not-loaded.tsx';
import { PageLoading } from '../shared/states/page-loading.tsx';

/** While a PDF is rendered, its progress is asked for. */
const PROGRESS_MS = 2000;

export function BookPage() {
  const id = Number(useParams().id);
  const [isRendering, setRendering] = useState(false);
  const { currentData, error, refetch } = useGetManagedBookQuery(
    { id },
    { pollingInterval: isRendering ? PROGRESS_MS : 0 },
  );
  const rendersNow = currentData?.files.some(({ state }) => state === 'waiting' || state === 'rendering') ?? false;
  if (rendersNow !== isRendering) setRendering(rendersNow);
  if (currentData) return <BookEditor key={id} book={currentData} reload={refetch} />;
  if (error !== undefined) return <NotLoaded isPage noun="图书" error={error} onRetry={refetch} />;
  return <PageLoading />;
}
