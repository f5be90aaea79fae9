import { ActivityPage } from '../../features/contest/activity/activity-page.tsx';
import { ContributeDesk } from '../../features/contest/entry/contribute-desk.tsx';
import { useLogIn } from '../../shared/account/use-log-in.ts';
import { LogInView } from '../../shared/states/log-in-view.tsx';

export function ActivityContributePage() {
  const { isLoggedIn } = useLogIn();
  return (
    <ActivityPage title="投稿" hasTabs={false}>
      {(activity) => (isLoggedIn ? <ContributeDesk activity={activity} /> : <LogInView title="登录后投稿" />)}
    </ActivityPage>
  );
}
