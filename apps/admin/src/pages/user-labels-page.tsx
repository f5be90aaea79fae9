import { UserLabelList } from '../features/library/labels/user-label-list.tsx';

export function UserLabelsPage() {
  return <UserLabelList />;
}
