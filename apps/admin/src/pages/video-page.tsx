import { useGetManagedVideoQuery } from '@tuyuan/api-client/library/video-management.ts';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { VideoEditor } from '../features/library/videos/video-editor.tsx';
import { useFilterChoices } from '../shared/filters/use-filter-choices.ts';
import { NotLoaded } from '../shared/states/not-loaded.tsx';
import { PageLoading } from '../shared/states/page-loading.tsx';

const pollMs = 2000;

export function VideoPage() {
  const id = Number(useParams().id);
  const [isWorking, setWorking] = useState(false);
  const { currentData, error, refetch } = useGetManagedVideoQuery({ id }, { pollingInterval: isWorking ? pollMs : 0 });
  const { categories } = useFilterChoices();
  const hasWork = currentData?.state === 'processing';
  if (hasWork !== isWorking) setWorking(hasWork);
  if (currentData) return <VideoEditor key={id} video={currentData} categories={categories} />;
  if (error !== undefined) return <NotLoaded isPage noun="视频" error={error} onRetry={refetch} />;
  return <PageLoading />;
}
