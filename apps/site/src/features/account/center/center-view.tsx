import { useGetProfileQuery } from '@tuyuan/api-client/account/front-user.ts';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { PanelsSkeleton } from '../../../shared/user-centre/panels-skeleton.tsx';
import { CenterCounts } from './center-counts.tsx';
import { CenterHead } from './center-head.tsx';
import { CenterPictures } from './center-pictures.tsx';
import { CenterStates } from './center-states.tsx';
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
      <CenterCounts profile={profile} />
      <Completeness profile={profile} />
      <CenterStates isPhotographer={profile.isPhotographer} />
      <CenterPictures />
      <Shortcuts profile={profile} />
      <RecentLogIns />
    </>
  );
}
