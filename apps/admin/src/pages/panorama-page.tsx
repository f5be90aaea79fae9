import { useGetManagedPanoramaQuery } from '@tuyuan/api-client/library/panorama-management.ts';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { PanoramaEditor } from '../features/library/panoramas/panorama-editor.tsx';
import { NotLoaded } from '../shared/states/not-loaded.tsx';
import { PageLoading } from '../shared/states/page-loading.tsx';

/** Tells within that time that another editor has saved. */
const lookEveryMs = 20_000;
/** While tiles are cut. */
const followEveryMs = 1500;

export function PanoramaPage() {
  const id = Number(useParams().id);
  const [pollingInterval, setInterval] = useState(lookEveryMs);
  const { currentData, error, refetch } = useGetManagedPanoramaQuery({ id }, { pollingInterval });
  const wanted = currentData?.pictures.some(({ state }) => state === 'queued') ? followEveryMs : lookEveryMs;
  if (wanted !== pollingInterval) setInterval(wanted);
  if (currentData) return <PanoramaEditor key={id} panorama={currentData} reload={refetch} />;
  if (error !== undefined) return <NotLoaded isPage noun="全景" error={error} onRetry={refetch} />;
  return <PageLoading />;
}
