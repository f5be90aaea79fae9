import { useGetOwnApplicationQuery } from '@tuyuan/api-client/library/photographer-application.ts';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { PanelsSkeleton } from '../../../shared/user-centre/panels-skeleton.tsx';
import { ApplyForm } from './apply-form.tsx';
import { ApprovedState } from './approved-state.tsx';
import { PendingState } from './pending-state.tsx';
import { RejectedState } from './rejected-state.tsx';

interface AuthorViewProps {
  /** Shows the form of an application that was sent back, rather than why. */
  readonly wantsForm?: boolean;
}

/** Where the user's application to become a photographer stands, or the form for it. */
export function AuthorView({ wantsForm = false }: AuthorViewProps) {
  const { data, isError, isFetching, refetch } = useGetOwnApplicationQuery({});
  if (!data)
    return isError ? <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} /> : <PanelsSkeleton />;
  if (data.state === 'approved') return <ApprovedState application={data} />;
  if (data.state === 'pending') return <PendingState application={data} onNews={() => void refetch()} />;
  if (data.state === 'rejected' && !wantsForm) return <RejectedState application={data} />;
  return <ApplyForm application={data} />;
}
