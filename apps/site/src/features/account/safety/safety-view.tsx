import { useGetProfileQuery } from '@tuyuan/api-client/account/front-user.ts';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { PanelsSkeleton } from '../../../shared/user-centre/panels-skeleton.tsx';
import { AttemptsPanel } from './attempts-panel.tsx';
import { DeletionPanel } from './deletion-panel.tsx';
import { DevicesPanel } from './devices-panel.tsx';
import { ExportPanel } from './export-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { PhonePanel } from './phone-panel.tsx';

/** Shows all security settings of the account. */
export function SafetyView() {
  const { data: profile, isError, isFetching, refetch } = useGetProfileQuery({});
  if (!profile) {
    return isError ? <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} /> : <PanelsSkeleton />;
  }
  return (
    <>
      <PasswordPanel profile={profile} />
      <PhonePanel profile={profile} />
      <DevicesPanel />
      <AttemptsPanel />
      <ExportPanel profile={profile} />
      <DeletionPanel profile={profile} />
    </>
  );
}
