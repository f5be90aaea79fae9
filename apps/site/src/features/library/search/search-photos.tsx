import { useSearchImagePagesInfiniteQuery } from '@tuyuan/api-client/library/advance-image-search.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Select } from '@tuyuan/ui/select.tsx';
import { useMediaQuery } from '@tuyuan/ui/use-media-query.ts';
import { useState } from 'react';
import { browserPart } from '../../../shared/browser-part.tsx';
import { deferred } from '../../../shared/deferred.tsx';
import { conditionCount, emptyImageFilter, hasFaceFilter } from '../../../shared/image-filter.ts';
import { useDraftFilter } from '../../../shared/use-draft-filter.ts';
import { useLibraryTrees } from '../../../shared/use-library-trees.ts';
import { isPictureGone } from './is-picture-gone.ts';
import { isRefused } from './is-refused.ts';
import { SearchFrame } from './search-frame.tsx';
import styles from './search-photos.module.css';
import { alikeSortOptions, imageSortOptions, imagesArgument } from './search-state.ts';
import { useSearch } from './use-search.ts';

const SaveSearch = browserPart(
  async () => (await import('./save-search.tsx')).SaveSearch,
  () => null,
);
const FaceOffNote = browserPart(
  async () => (await import('../../../shared/face-off-note.tsx')).FaceOffNote,
  () => null,
);
const FacetDrawer = deferred(async () => (await import('./facet-drawer.tsx')).FacetDrawer);
const AlikeHeading = deferred(async () => (await import('./alike-heading.tsx')).AlikeHeading);
const FacetPanel = deferred(async () => (await import('./facet-panel.tsx')).FacetPanel);
const PhotoChips = deferred(async () => (await import('./photo-chips.tsx')).PhotoChips);
const HotWords = deferred(async () => (await import('./hot-words.tsx')).HotWords);
const PictureBar = deferred(async () => (await import('./picture-bar.tsx')).PictureBar);
const PictureGone = deferred(async () => (await import('./picture-gone.tsx')).PictureGone);
const SearchHeading = deferred(async () => (await import('./search-heading.tsx')).SearchHeading);
const SearchRefused = deferred(async () => (await import('./search-refused.tsx')).SearchRefused);
const PhotoResults = deferred(async () => (await import('./photo-results.tsx')).PhotoResults);

/** Images found by words or by a picture: facets, the heading that says how they were read, and why each image was found. */
export function SearchPhotos() {
  const search = useSearch('photo');
  const { state, change } = search;
  const trees = useLibraryTrees();
  const { currentData, error } = useSearchImagePagesInfiniteQuery(imagesArgument(state));
  const first = currentData?.pages[0];
  const facets = first?.facets ?? null;
  const editing = useDraftFilter(state.filter, (filter) => change({ filter }));
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isWide = useMediaQuery('(min-width: 1200px)');
  const conditions = conditionCount(editing.draft);
  const clear = () => editing.change(emptyImageFilter);
  // Nothing matches the query at all, so there is nothing to filter or sort.
  const isFutile = first?.totalCount === 0 && conditions === 0;
  if (isRefused(error)) return <SearchRefused search={search} />;
  if (state.picture && isPictureGone(error)) return <PictureGone search={search} />;
  const tools = !isFutile && (
    <>
      {!state.picture && !state.byMeaning && <SaveSearch state={state} filter={editing.draft} trees={trees} />}
      <span className={styles.narrow}>
        <Button size="small" icon="filter" className={styles.tool} onClick={() => setDrawerOpen(true)}>
          {conditions > 0 ? `筛选 ${conditions}` : '筛选'}
        </Button>
      </span>
      <Select
        label="排序"
        value={state.sort}
        options={state.picture ? alikeSortOptions : imageSortOptions}
        onChange={(sort) => change({ sort })}
      />
    </>
  );
  return (
    <SearchFrame search={search} total={first}>
      {state.picture && <PictureBar search={search} picture={state.picture} />}
      <div className={classNames(styles.columns, isFutile && styles.alone)}>
        <aside className={styles.facets} aria-label="筛选">
          <div className={styles.facetsHead}>
            <h2 className={styles.facetsTitle}>筛选</h2>
            {conditions > 0 && (
              <button type="button" className={styles.clear} onClick={clear}>
                清除 {conditions} 项
              </button>
            )}
          </div>
          {facets && (
            <FacetPanel
              editing={editing}
              facets={facets}
              trees={trees}
              keyword={state.keyword}
              isByPicture={state.picture !== undefined}
            />
          )}
        </aside>
        <div className={styles.results}>
          {state.picture ? (
            <AlikeHeading search={search} total={first}>
              {tools}
            </AlikeHeading>
          ) : (
            <SearchHeading search={search} unit="张图片" total={first} reading={first}>
              {tools}
            </SearchHeading>
          )}
          {state.keyword === '' && !state.picture && conditions === 0 && <HotWords kind="photo" />}
          <PhotoChips filter={editing.draft} trees={trees} onChange={editing.change} />
          {hasFaceFilter(state.filter) && (
            <FaceOffNote filter={state.filter} keyword={state.keyword} onChange={editing.change} />
          )}
          <PhotoResults search={search} trees={trees} />
        </div>
      </div>
      {isDrawerOpen && facets && !isWide && (
        <FacetDrawer
          editing={editing}
          facets={facets}
          trees={trees}
          keyword={state.keyword}
          isByPicture={state.picture !== undefined}
          count={first}
          onClose={() => setDrawerOpen(false)}
        />
      )}
    </SearchFrame>
  );
}
