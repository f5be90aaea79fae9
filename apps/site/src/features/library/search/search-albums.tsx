import { useSearchAlbumPagesInfiniteQuery } from '@tuyuan/api-client/library/advance-image-search.ts';
import { Select } from '@tuyuan/ui/select.tsx';
import { AlbumList } from '../../../shared/album-list.tsx';
import { growingList } from '../../../shared/growing-list.ts';
import { AlikeHeading } from './alike-heading.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { isPictureGone } from './is-picture-gone.ts';
import { isRefused } from './is-refused.ts';
import { NoAlike } from './no-alike.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PictureBar } from './picture-bar.tsx';
import { PictureGone } from './picture-gone.tsx';
import { SearchFrame } from './search-frame.tsx';
import { SearchHeading } from './search-heading.tsx';
import { SearchRefused } from './search-refused.tsx';
import { albumSortOf, albumSortOptions, albumsArgument, alikeAlbumSortOptions, searchPath } from './search-state.ts';
import { useSearch } from './use-search.ts';

/** Albums found by words or by a picture. */
export function SearchAlbums() {
  const search = useSearch('gallery');
  const { state, change } = search;
  const result = useSearchAlbumPagesInfiniteQuery(albumsArgument(state));
  const first = result.currentData?.pages[0];
  if (isRefused(result.error)) return <SearchRefused search={search} />;
  if (state.picture && isPictureGone(result.error)) return <PictureGone search={search} />;
  const sort = (
    <Select
      label="排序"
      value={albumSortOf(state.sort)}
      options={state.picture ? alikeAlbumSortOptions : albumSortOptions}
      onChange={(chosen) => change({ sort: chosen })}
    />
  );
  return (
    <SearchFrame search={search} total={first}>
      {state.picture ? (
        <>
          <PictureBar search={search} picture={state.picture} />
          <AlikeHeading search={search} total={first}>
            {sort}
          </AlikeHeading>
        </>
      ) : (
        <SearchHeading search={search} unit="个图集" total={first} reading={first}>
          {sort}
        </SearchHeading>
      )}
      <AlbumList
        key={searchPath('gallery', state)}
        list={growingList(result)}
        empty={
          state.picture ? (
            <NoAlike search={search} picture={state.picture} hidden={first?.hiddenCount ?? 0} />
          ) : (
            <NothingFound search={search} what="图集" />
          )
        }
      />
      {state.picture && first && first.totalCount > 0 && (
        <HiddenNote search={search} picture={state.picture} hidden={first.hiddenCount} isEstimate={first.isEstimate} />
      )}
    </SearchFrame>
  );
}
