import { useGetAlbumCountsQuery } from '@tuyuan/api-client/library/album-management.ts';
import {
  useDeleteAlbumsMutation,
  useGetTrashedAlbumsQuery,
  usePurgeAlbumsMutation,
  useRestoreAlbumsMutation,
} from '@tuyuan/api-client/library/trash.ts';
import { trashFilters } from '../features/library/trash/trash-filters.ts';
import { TrashList } from '../features/library/trash/trash-list.tsx';
import { useListState } from '../shared/list/use-list-state.ts';
import { paths } from '../shared/paths.ts';

export function AlbumTrashPage() {
  const control = useListState(trashFilters);
  const query = useGetTrashedAlbumsQuery(control.request);
  const { data: counts } = useGetAlbumCountsQuery();
  const [restore] = useRestoreAlbumsMutation();
  const [remove] = useDeleteAlbumsMutation();
  const [purge] = usePurgeAlbumsMutation();
  return (
    <TrashList
      kind={{ subject: '图集', unit: '个', path: paths.albums, trashPath: paths.albumTrash }}
      control={control}
      query={query}
      counts={counts}
      restore={(ids) => restore({ ids }).unwrap()}
      remove={(ids) => remove({ ids }).unwrap()}
      purge={(ids, count) => purge({ ids, count }).unwrap()}
    />
  );
}
