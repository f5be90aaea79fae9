import {
  useCreateArticleCategoryMutation,
  useDeleteArticleCategoryMutation,
  useGetManagedArticleCategoriesQuery,
  useMoveArticleCategoryMutation,
  useUpdateArticleCategoryMutation,
} from '@tuyuan/api-client/content/article-category-management.ts';
import { ArticleCategoryPanel } from '../features/content/articles/article-category-panel.tsx';
import { usePermissions } from '../shared/session/session-context.tsx';
import { ArrangeTree } from '../shared/tree/arrange-tree.tsx';
import { TreeMissing } from '../shared/tree/tree-missing.tsx';

const words = {
  moveNote: () => '它的下级和文章一起移过去。',
  removalNote: () => '只有没有下级和文章时才能删除。',
};

export function ArticleCategoriesPage() {
  const { data, error, refetch } = useGetManagedArticleCategoriesQuery();
  const [create] = useCreateArticleCategoryMutation();
  const [update] = useUpdateArticleCategoryMutation();
  const [move] = useMoveArticleCategoryMutation();
  const [remove] = useDeleteArticleCategoryMutation();
  const mayDo = usePermissions();
  if (data === undefined) return <TreeMissing error={error} onRetry={refetch} />;
  const mayEdit = mayDo('Pages.Articles.Edit');
  return (
    <ArrangeTree
      subject="文章分类"
      nodes={data.items}
      words={words}
      actions={{
        create: mayDo('Pages.Articles.Create') ? (node) => create(node).unwrap() : undefined,
        rename: mayEdit ? ({ id, kind, isPinned }, name) => update({ id, kind, isPinned, name }).unwrap() : undefined,
        move: mayEdit ? (step) => move(step).unwrap() : undefined,
        remove: mayDo('Pages.Articles.Delete') ? ({ id }) => remove({ id }).unwrap() : undefined,
      }}
      renderMark={({ articleCount }) => articleCount}
      renderPanel={(category, commands) => (
        <ArticleCategoryPanel
          key={`${category.id} ${category.name} ${category.kind} ${category.isPinned}`}
          category={category}
          update={mayEdit ? (fields) => update(fields).unwrap() : undefined}
          {...commands}
        />
      )}
    />
  );
}
