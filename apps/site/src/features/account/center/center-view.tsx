import { useGetProfileQuery } from '@tuyuan/api-client/account/front-user.ts';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { PanelsSkeleton } from '../../../shared/user-centre/panels-skeleton.tsx';
import { CenterHead } from './center-head.tsx';
import { Completeness } from './completeness.tsx';
import { RecentLogIns } from './recent-log-ins.tsx';
import { Shortcuts } from './shortcuts.tsx';

/** First page of the user's own account. */
export function CenterView() {
  const { data: profile, isError, isFetching, refetch } = useGetProfileQuery({});
  if (!profile) {
    return isError ? <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} /> : <PanelsSkeleton />;
  }
  return (
    <>
      <CenterHead profile={profile} />
      <Completeness profile={profile} />
      <Shortcuts profile={profile} />
      <RecentLogIns />
    </>
  );
}
