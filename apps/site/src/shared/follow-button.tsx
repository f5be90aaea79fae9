import { useGetFollowQuery, useSetFollowMutation } from '@tuyuan/api-client/community/user-follow.ts';
import { withReturnUrl } from '@tuyuan/format/safe-return-url.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSessionState } from './site-session.tsx';

interface FollowButtonProps {
  readonly photographerId: number;
  /** Beside something that matters more. */
  readonly isQuiet?: boolean;
}

/** Follows a photographer, or no longer; absent for oneself, and for those who are none any more. */
export function FollowButton({ photographerId, isQuiet = false }: FollowButtonProps) {
  const { user } = useSessionState();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { currentData, isError } = useGetFollowQuery({ photographerId }, { skip: !user });
  const [follow, { isLoading }] = useSetFollowMutation();
  const isFollowing = currentData?.isFollowing ?? false;
  if (isError || user?.id === photographerId) return null;
  function press(): void {
    if (user) void follow({ photographerId, isOn: !isFollowing });
    else void navigate(withReturnUrl('/account', `${pathname}${search}`));
  }
  return (
    <Button
      kind={isFollowing || isQuiet ? 'outline' : 'primary'}
      size={isQuiet ? 'small' : 'medium'}
      icon={isFollowing ? 'check' : 'plus'}
      aria-pressed={isFollowing}
      isBusy={isLoading}
      onClick={press}
    >
      {isFollowing ? '已关注' : '关注'}
    </Button>
  );
}
