import { useGetImageCountsQuery } from '@tuyuan/api-client/library/image-management.ts';
import {
  useDeleteImagesMutation,
  useGetTrashedImagesQuery,
  usePurgeImagesMutation,
  useRestoreImagesMutation,
} from '@tuyuan/api-client/library/trash.ts';
import { trashFilters } from '../features/library/trash/trash-filters.ts';
import { TrashList } from '../features/library/trash/trash-list.tsx';
import { useListState } from '../shared/list/use-list-state.ts';
import { paths } from '../shared/paths.ts';

export function ImageTrashPage() {
  const control = useListState(trashFilters);
  const query = useGetTrashedImagesQuery(control.request);
  const { data: counts } = useGetImageCountsQuery();
  const [restore] = useRestoreImagesMutation();
  const [remove] = useDeleteImagesMutation();
  const [purge] = usePurgeImagesMutation();
  return (
    <TrashList
      kind={{ subject: '图片', unit: '张', path: paths.images, trashPath: paths.imageTrash }}
      control={control}
      query={query}
      counts={counts}
      restore={(ids) => restore({ ids }).unwrap()}
      remove={(ids) => remove({ ids }).unwrap()}
      purge={(ids, count) => purge({ ids, count }).unwrap()}
    />
  );
}
