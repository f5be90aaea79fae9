import { RoleEditor } from '../features/manage-roles/role-editor.tsx';

export function RolesPage() {
  return <RoleEditor />;
}
