import { RoleEditor } from '../features/account/roles/role-editor.tsx';

export function RolesPage() {
  return <RoleEditor />;
}
