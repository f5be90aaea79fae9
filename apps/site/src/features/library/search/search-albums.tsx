import { useSearchAlbumPagesInfiniteQuery } from '@tuyuan/api-client/library/advance-image-search.ts';
import { Select } from '@tuyuan/ui/select.tsx';
import { AlbumList } from '../../../shared/album-list.tsx';
import { growingList } from '../../../shared/growing-list.ts';
import { NothingFound } from './nothing-found.tsx';
import { SearchFrame } from './search-frame.tsx';
import { SearchHeading } from './search-heading.tsx';
import { isRefused, SearchRefused } from './search-refused.tsx';
import { albumSortOf, albumSortOptions, albumsArgument, searchPath } from './search-state.ts';
import { useSearch } from './use-search.ts';

/** Albums found by words. */
export function SearchAlbums() {
  const search = useSearch('gallery');
  const { state, change } = search;
  const result = useSearchAlbumPagesInfiniteQuery(albumsArgument(state));
  const first = result.currentData?.pages[0];
  if (isRefused(result.error)) return <SearchRefused search={search} />;
  return (
    <SearchFrame search={search} total={first}>
      <SearchHeading search={search} unit="个图集" total={first} reading={first}>
        <Select
          label="排序"
          value={albumSortOf(state.sort)}
          options={albumSortOptions}
          onChange={(sort) => change({ sort })}
        />
      </SearchHeading>
      <AlbumList
        key={searchPath('gallery', state)}
        list={growingList(result)}
        empty={<NothingFound search={search} what="图集" />}
      />
    </SearchFrame>
  );
}
