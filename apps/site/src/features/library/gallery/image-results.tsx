import { useGetImagePagesInfiniteQuery } from '@tuyuan/api-client/library/image-data.ts';
import { Select } from '@tuyuan/ui/select.tsx';
import { deferred } from '../../../shared/deferred.tsx';
import { FilterChips } from '../../../shared/filter-chips.tsx';
import { growingList } from '../../../shared/growing-list.ts';
import { hasFaceFilter } from '../../../shared/image-filter.ts';
import { conditionsOf, onlyCategories, type Trees } from '../../../shared/image-filter-conditions.ts';
import { ImageList } from '../../../shared/image-list.tsx';
import type { LibraryTree } from '../../../shared/library-tree.ts';
import { isOfDrawer } from './drawer-fields.ts';
import { GalleryBar, MoreFiltersButton } from './gallery-bar.tsx';
import { galleryPath, imageSortOptions, imagesArgument } from './gallery-state.ts';
import styles from './image-results.module.css';
import { NoImages } from './no-images.tsx';
import { PricePicker } from './price-picker.tsx';
import { RegionPicker } from './region-picker.tsx';
import type { Gallery } from './use-gallery.ts';

const FaceOffNote = deferred(async () => (await import('../../../shared/face-off-note.tsx')).FaceOffNote);

const targets = { wide: 240, narrow: 160 };

interface ImageResultsProps {
  readonly gallery: Gallery;
  readonly trees: Trees & { readonly regions: LibraryTree };
  readonly isDrawerOpen: boolean;
  onDrawer(): void;
}

/** Shows the image filters and the images. */
export function ImageResults({ gallery, trees, isDrawerOpen, onDrawer }: ImageResultsProps) {
  const { state, controls, editing, change } = gallery;
  const { draft } = editing;
  const list = growingList(useGetImagePagesInfiniteQuery(imagesArgument(state)));
  const conditions = conditionsOf(draft, trees).filter(({ field }) => field !== 'categoryIds');
  return (
    <>
      <GalleryBar
        end={
          <MoreFiltersButton isOpen={isDrawerOpen} count={conditions.filter(isOfDrawer).length} onClick={onDrawer} />
        }
      >
        <RegionPicker
          regions={trees.regions}
          chosen={draft.regionIds}
          onChange={(regionIds) => editing.change({ regionIds })}
        />
        <Select
          label="排序"
          value={controls.sort}
          options={imageSortOptions}
          onChange={(chosen) => change({ sort: chosen })}
        />
        <PricePicker filter={draft} onChange={editing.change} />
      </GalleryBar>
      <div className={styles.chips}>
        <FilterChips
          conditions={conditions}
          onChange={editing.change}
          onClear={() => editing.change(onlyCategories(draft))}
        />
      </div>
      {hasFaceFilter(state.filter) && <FaceOffNote filter={state.filter} onChange={editing.change} />}
      <ImageList
        // Another list is another grid: its rows and its place are its own.
        key={galleryPath(state)}
        list={list}
        label="图片"
        targets={targets}
        empty={<NoImages gallery={gallery} trees={trees} />}
      />
    </>
  );
}
