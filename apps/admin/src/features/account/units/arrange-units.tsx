import {
  useCreateUnitMutation,
  useDeleteUnitMutation,
  useMoveUnitMutation,
  useUpdateUnitMutation,
} from '@tuyuan/api-client/account/organization-unit.ts';
import type { ManagedUnit } from '@tuyuan/contract/account/organization-unit.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { ArrangeTree } from '../../../shared/tree/arrange-tree.tsx';
import { UnitMark } from './unit-mark.tsx';
import { UnitPanel } from './unit-panel.tsx';
import { unitUpdate } from './unit-update.ts';

const words = {
  moveNote: ({ memberCount }: ManagedUnit) =>
    memberCount > 0 ? `其中 ${memberCount} 名成员，连同它的下级一起移过去。` : '它的下级一起移过去。',
  removalNote: ({ memberCount }: ManagedUnit) =>
    memberCount > 0
      ? `它的 ${memberCount} 名成员会被移出这个单位，账号和作品都不受影响。还有下级单位时不能删除。`
      : '还有下级单位时不能删除。',
};

/** The tenant's units: the tree, and the chosen one's people and public page. */
export function ArrangeUnits({ units }: { readonly units: readonly ManagedUnit[] }) {
  const [create] = useCreateUnitMutation();
  const [update] = useUpdateUnitMutation();
  const [move] = useMoveUnitMutation();
  const [remove] = useDeleteUnitMutation();
  const mayDo = usePermissions();
  const mayEdit = mayDo('Pages.OrganizationUnits.Edit');
  const publicCount = units.filter(({ isPublic }) => isPublic).length;
  return (
    <ArrangeTree
      subject="单位"
      title="组织机构"
      note={`${formatCount(units.length)} 个单位，${formatCount(publicCount)} 个有公开主页`}
      nodes={units}
      words={words}
      actions={{
        create: mayDo('Pages.OrganizationUnits.Create') ? (unit) => create(unit).unwrap() : undefined,
        rename: mayEdit ? (unit, name) => update({ ...unitUpdate(unit), name }).unwrap() : undefined,
        move: mayEdit ? (step) => move(step).unwrap() : undefined,
        remove: mayDo('Pages.OrganizationUnits.Delete')
          ? ({ id, memberCount }) => remove({ id, withMembers: memberCount > 0 }).unwrap()
          : undefined,
      }}
      renderMark={(unit) => <UnitMark unit={unit} />}
      renderPanel={(unit, commands) => <UnitPanel key={unit.id} unit={unit} mayEdit={mayEdit} {...commands} />}
    />
  );
}
