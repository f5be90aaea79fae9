import { UserList } from '../features/account/users/user-list.tsx';

export function UsersPage() {
  return <UserList />;
}
