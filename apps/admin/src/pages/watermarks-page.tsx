import { useGetWaterMarksQuery } from '@tuyuan/api-client/library/water-mark.ts';
import { WatermarkStudio } from '../features/library/watermarks/watermark-studio.tsx';
import { TreeMissing } from '../shared/tree/tree-missing.tsx';

export function WatermarksPage() {
  const { data, error, refetch } = useGetWaterMarksQuery();
  const [own, ...others] = data?.items ?? [];
  if (data === undefined || own === undefined) return <TreeMissing error={error} onRetry={refetch} />;
  return <WatermarkStudio marks={[own, ...others]} canSeeUnmarked={data.abilities.canSeeUnmarked} />;
}
