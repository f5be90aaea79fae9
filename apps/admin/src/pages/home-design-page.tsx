import { useGetHomeDraftQuery } from '@tuyuan/api-client/site/home-design.ts';
import { HomeEditor } from '../features/site/home-design/home-editor.tsx';
import { NotLoaded } from '../shared/states/not-loaded.tsx';
import { PageLoading } from '../shared/states/page-loading.tsx';

export function HomeDesignPage() {
  const { data, error, refetch } = useGetHomeDraftQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data) return <HomeEditor first={data} />;
  if (error !== undefined) return <NotLoaded isPage noun="首页设计" error={error} onRetry={refetch} />;
  return <PageLoading />;
}
