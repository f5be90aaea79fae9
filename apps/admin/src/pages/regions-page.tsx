import {
  useCreateRegionMutation,
  useDeleteRegionMutation,
  useGetManagedRegionsQuery,
  useMoveRegionMutation,
  useUpdateRegionMutation,
} from '@tuyuan/api-client/library/region-management.ts';
import { ArrangeLibraryTree } from '../features/library/trees/arrange-library-tree.tsx';
import { paths } from '../shared/paths.ts';
import { usePermissions } from '../shared/session/session-context.tsx';
import { TreeMissing } from '../shared/tree/tree-missing.tsx';

export function RegionsPage() {
  const { data, error, refetch } = useGetManagedRegionsQuery();
  const [create] = useCreateRegionMutation();
  const [update] = useUpdateRegionMutation();
  const [move] = useMoveRegionMutation();
  const [remove] = useDeleteRegionMutation();
  const mayDo = usePermissions();
  const mayEdit = mayDo('Pages.Regions.Edit');
  if (data === undefined) return <TreeMissing error={error} onRetry={refetch} />;
  return (
    <ArrangeLibraryTree
      subject="地区"
      nodes={data.items}
      imagesPath={mayDo('Pages.Images') ? (id) => `${paths.images}?region=${id}` : undefined}
      albumsPath={mayDo('Pages.Albums') ? (id) => `${paths.albums}?region=${id}` : undefined}
      actions={{
        create: mayDo('Pages.Regions.Create') ? (node) => create(node).unwrap() : undefined,
        update: mayEdit ? (node) => update(node).unwrap() : undefined,
        move: mayEdit ? (step) => move(step).unwrap() : undefined,
        remove: mayDo('Pages.Regions.Delete') ? ({ id }) => remove({ id }).unwrap() : undefined,
      }}
    />
  );
}
