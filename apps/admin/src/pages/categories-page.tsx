import {
  useCreateCategoryMutation,
  useDeleteCategoryMutation,
  useGetManagedCategoriesQuery,
  useMoveCategoryMutation,
  useUpdateCategoryMutation,
} from '@tuyuan/api-client/library/category-management.ts';
import { ArrangeLibraryTree } from '../features/library/trees/arrange-library-tree.tsx';
import { CategoryPrices } from '../features/library/trees/category-prices.tsx';
import { paths } from '../shared/paths.ts';
import { usePermissions } from '../shared/session/session-context.tsx';
import { TreeMissing } from '../shared/tree/tree-missing.tsx';

export function CategoriesPage() {
  const { data, error, refetch } = useGetManagedCategoriesQuery();
  const [create] = useCreateCategoryMutation();
  const [update] = useUpdateCategoryMutation();
  const [move] = useMoveCategoryMutation();
  const [remove] = useDeleteCategoryMutation();
  const mayDo = usePermissions();
  const mayEdit = mayDo('Pages.Categories.Edit');
  if (data === undefined) return <TreeMissing error={error} onRetry={refetch} />;
  return (
    <ArrangeLibraryTree
      subject="分类"
      nodes={data.items}
      imagesPath={mayDo('Pages.Images') ? (id) => `${paths.images}?category=${id}` : undefined}
      albumsPath={mayDo('Pages.Albums') ? (id) => `${paths.albums}?category=${id}` : undefined}
      renderMore={({ id, parentId }) => (
        <CategoryPrices key={id} id={id} parentId={parentId} nodes={data.items} mayEdit={mayEdit} />
      )}
      actions={{
        create: mayDo('Pages.Categories.Create') ? (node) => create(node).unwrap() : undefined,
        update: mayEdit ? (node) => update(node).unwrap() : undefined,
        move: mayEdit ? (step) => move(step).unwrap() : undefined,
        remove: mayDo('Pages.Categories.Delete') ? ({ id }) => remove({ id }).unwrap() : undefined,
      }}
    />
  );
}
