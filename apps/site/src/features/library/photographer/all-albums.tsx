import { useGetAlbumPagesInfiniteQuery } from '@tuyuan/api-client/library/album-data.ts';
import { AlbumList } from '../../../shared/album-list.tsx';
import { growingList } from '../../../shared/growing-list.ts';
import { PageSection } from '../../../shared/page-section.tsx';
import { NoAlbums } from './no-works.tsx';
import { allAlbumsArgument } from './photographer-state.ts';

/** All of the photographer's albums, growing while one scrolls. */
export function AllAlbums({ id }: { readonly id: number }) {
  const list = growingList(useGetAlbumPagesInfiniteQuery(allAlbumsArgument(id)));
  return (
    <PageSection title="全部图集">
      <AlbumList list={list} empty={<NoAlbums />} />
    </PageSection>
  );
}
