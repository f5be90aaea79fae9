import { UserList } from '../features/manage-users/user-list.tsx';

export function UsersPage() {
  return <UserList />;
}
