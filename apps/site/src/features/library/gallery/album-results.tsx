import { useGetAlbumPagesInfiniteQuery } from '@tuyuan/api-client/library/album-data.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { Select } from '@tuyuan/ui/select.tsx';
import { AlbumList } from '../../../shared/album-list.tsx';
import { growingList } from '../../../shared/growing-list.ts';
import { emptyImageFilter } from '../../../shared/image-filter.ts';
import type { Trees } from '../../../shared/image-filter-conditions.ts';
import { GalleryBar } from './gallery-bar.tsx';
import { albumSortOf, albumSortOptions, albumsArgument, galleryPath } from './gallery-state.ts';
import { RegionPicker } from './region-picker.tsx';
import type { Gallery } from './use-gallery.ts';

interface AlbumResultsProps {
  readonly gallery: Gallery;
  readonly trees: Trees;
}

/** Shows the album filters and the albums. */
export function AlbumResults({ gallery, trees }: AlbumResultsProps) {
  const { state, controls, editing, change } = gallery;
  const { filter } = state;
  const list = growingList(useGetAlbumPagesInfiniteQuery(albumsArgument(state)));
  const isNarrowed = filter.categoryIds.length + filter.regionIds.length > 0;
  return (
    <>
      <GalleryBar>
        <RegionPicker
          regions={trees.regions}
          chosen={editing.draft.regionIds}
          onChange={(regionIds) => editing.change({ regionIds })}
        />
        <Select
          label="排序"
          value={albumSortOf(controls.sort)}
          options={albumSortOptions}
          onChange={(chosen) => change({ sort: chosen })}
        />
      </GalleryBar>
      <AlbumList
        key={galleryPath(state)}
        list={list}
        empty={
          isNarrowed ? (
            <EmptyState
              icon="album"
              title="这里还没有图集"
              text="换一个分类或地区，或者看看全部图集。"
              actions={
                <Button size="small" onClick={() => change({ filter: emptyImageFilter })}>
                  看全部图集
                </Button>
              }
            />
          ) : (
            <EmptyState icon="album" title="还没有图集" text="图集发布后会出现在这里。" />
          )
        }
      />
    </>
  );
}
