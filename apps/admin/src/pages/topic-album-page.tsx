import { useGetManagedTopicAlbumQuery } from '@tuyuan/api-client/library/topic-album.ts';
import { useParams } from 'react-router-dom';
import { TopicEditor } from '../features/library/topics/topic-editor.tsx';
import { NotLoaded } from '../shared/states/not-loaded.tsx';
import { PageLoading } from '../shared/states/page-loading.tsx';

export function TopicAlbumPage() {
  const id = Number(useParams().id);
  const { currentData, error, refetch } = useGetManagedTopicAlbumQuery({ id });
  if (currentData) return <TopicEditor key={id} topic={currentData} />;
  if (error !== undefined) return <NotLoaded isPage noun="专题" error={error} onRetry={refetch} />;
  return <PageLoading />;
}
