import { useArrangeFoldersMutation, useGetFoldersQuery } from '@tuyuan/api-client/community/user-collection.ts';
import { useState } from 'react';

const none = { images: 0, albums: 0, articles: 0 };

/** One's folders in the order one gives them; a move shows at once and is taken back if it can't be kept. */
export function useFolders() {
  const { data, isError, isFetching, refetch } = useGetFoldersQuery({}, { refetchOnMountOrArgChange: true });
  const [arrange] = useArrangeFoldersMutation();
  const [order, setOrder] = useState<readonly number[]>();
  const [said, setSaid] = useState('');
  const items = data?.items ?? [];
  const placeOf = (id: number) => order?.indexOf(id) ?? -1;
  const folders = order ? items.toSorted((a, b) => placeOf(a.id) - placeOf(b.id)) : items;
  async function move(id: number, to: number): Promise<void> {
    const from = folders.findIndex((folder) => folder.id === id);
    const moved = folders[from];
    if (!moved || to < 0 || to >= folders.length || to === from) return;
    const ids = folders
      .toSpliced(from, 1)
      .toSpliced(to, 0, moved)
      .map((folder) => folder.id);
    setOrder(ids);
    setSaid(`「${moved.name}」移到第 ${to + 1} 位，共 ${folders.length} 个`);
    const { error } = await arrange({ ids });
    if (error) setOrder(undefined);
  }
  return { folders, loose: data?.loose ?? none, isKnown: data !== undefined, isError, isFetching, refetch, move, said };
}
