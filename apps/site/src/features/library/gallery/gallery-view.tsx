import { classNames } from '@tuyuan/ui/class-names.ts';
import { Segmented } from '@tuyuan/ui/segmented.tsx';
import { useMediaQuery } from '@tuyuan/ui/use-media-query.ts';
import { useState } from 'react';
import { deferred } from '../../../shared/deferred.tsx';
import { useLibraryTrees } from '../../../shared/use-library-trees.ts';
import { CategoryTabs } from './category-tabs.tsx';
import styles from './gallery-view.module.css';
import { useGallery } from './use-gallery.ts';
import { useGalleryCount } from './use-gallery-count.ts';

const AlbumResults = deferred(async () => (await import('./album-results.tsx')).AlbumResults);
const FilterDrawer = deferred(async () => (await import('./filter-drawer.tsx')).FilterDrawer);
const ImageResults = deferred(async () => (await import('./image-results.tsx')).ImageResults);

const kinds = [
  { value: 'image', label: '图片', icon: 'grid' },
  { value: 'album', label: '图集', icon: 'album' },
] as const;

/** The gallery: title and count, categories, filters, and the matching images or albums. */
export function GalleryView() {
  const trees = useLibraryTrees();
  const isDocked = useMediaQuery('(min-width: 1200px)');
  const [isDrawerWanted, setDrawerWanted] = useState(false);
  const gallery = useGallery(isDrawerWanted);
  const { state, controls, editing, change } = gallery;
  const count = useGalleryCount(state);
  const isDrawerOpen = isDrawerWanted && state.kind === 'image';
  return (
    <div className={classNames(styles.view, isDrawerOpen && isDocked && styles.besideDrawer)}>
      <header className={styles.head}>
        <h1 className={styles.title}>图库</h1>
        <p className={styles.count} role="status">
          {count.text}
        </p>
        <Segmented
          label="看图片还是图集"
          value={controls.kind}
          segments={kinds}
          onChange={(kind) => change({ kind })}
        />
      </header>
      <CategoryTabs state={state} categories={trees.categories} />
      {state.kind === 'image' ? (
        <ImageResults
          gallery={gallery}
          trees={trees}
          isDrawerOpen={isDrawerOpen}
          onDrawer={() => setDrawerWanted(!isDrawerWanted)}
        />
      ) : (
        <AlbumResults gallery={gallery} trees={trees} />
      )}
      {isDrawerOpen && <FilterDrawer editing={editing} count={count.images} onClose={() => setDrawerWanted(false)} />}
    </div>
  );
}
