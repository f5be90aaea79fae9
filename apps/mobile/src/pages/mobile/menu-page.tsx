import { ActivityPage } from '../../features/contest/activity/activity-page.tsx';
import { MenuRows } from '../../features/contest/activity/menu-rows.tsx';

export function MenuPage() {
  return <ActivityPage title="更多">{(activity) => <MenuRows activity={activity} />}</ActivityPage>;
}
