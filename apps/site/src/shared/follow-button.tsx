import { useGetFollowQuery, useSetFollowMutation } from '@tuyuan/api-client/community/user-follow.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { useNavigate } from 'react-router-dom';
import { photographerPath } from './photographer-paths.ts';
import { useSessionState } from './site-session.tsx';

/** Follows a photographer, or no longer; absent for oneself. */
export function FollowButton({ photographerId }: { readonly photographerId: number }) {
  const { user } = useSessionState();
  const navigate = useNavigate();
  const { currentData } = useGetFollowQuery({ photographerId }, { skip: !user });
  const [follow, { isLoading }] = useSetFollowMutation();
  const isFollowing = currentData?.isFollowing ?? false;
  if (user?.id === photographerId) return null;
  function press(): void {
    if (user) void follow({ photographerId, isOn: !isFollowing });
    else void navigate(`/account?${new URLSearchParams({ returnUrl: photographerPath(photographerId) })}`);
  }
  return (
    <Button
      kind={isFollowing ? 'outline' : 'primary'}
      icon={isFollowing ? 'check' : 'plus'}
      aria-pressed={isFollowing}
      isBusy={isLoading}
      onClick={press}
    >
      {isFollowing ? '已关注' : '关注'}
    </Button>
  );
}
