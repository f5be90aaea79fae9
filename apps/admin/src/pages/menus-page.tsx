import {
  useCreateMenuMutation,
  useDeleteMenuMutation,
  useGetManagedMenusQuery,
  useMoveMenuMutation,
  useUpdateMenuMutation,
} from '@tuyuan/api-client/site/menu.ts';
import { ArrangeMenus } from '../features/site/menus/arrange-menus.tsx';
import { usePermissions } from '../shared/session/session-context.tsx';
import { TreeMissing } from '../shared/tree/tree-missing.tsx';

/** A new entry is a group until it is given an address. */
const blank = { icon: '', path: null, permission: null, isActived: true } as const;

export function MenusPage() {
  const { data, error, refetch } = useGetManagedMenusQuery();
  const [create] = useCreateMenuMutation();
  const [update] = useUpdateMenuMutation();
  const [move] = useMoveMenuMutation();
  const [remove] = useDeleteMenuMutation();
  const mayDo = usePermissions();
  const mayEdit = mayDo('Pages.Menus.Edit');
  if (data === undefined) return <TreeMissing error={error} onRetry={refetch} />;
  return (
    <ArrangeMenus
      menus={data.items}
      actions={{
        create: mayDo('Pages.Menus.Create') ? (menu) => create({ ...blank, ...menu }).unwrap() : undefined,
        update: mayEdit
          ? ({ id, name, icon, path, permission, isActived }) =>
              update({ id, name, icon, path, permission, isActived }).unwrap()
          : undefined,
        move: mayEdit ? (step) => move(step).unwrap() : undefined,
        remove: mayDo('Pages.Menus.Delete') ? ({ id }) => remove({ id }).unwrap() : undefined,
      }}
    />
  );
}
