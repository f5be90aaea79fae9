import { classNames } from '@tuyuan/ui/class-names.ts';
import { useIsDrawerDocked } from '@tuyuan/ui/drawer.tsx';
import { Segmented } from '@tuyuan/ui/segmented.tsx';
import { useRef, useState } from 'react';
import type { ImageFilter } from '../../shared/image-filter.ts';
import { useLibraryTrees } from '../../shared/use-library-trees.ts';
import { AlbumResults } from './album-results.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import styles from './gallery-view.module.css';
import { ImageResults } from './image-results.tsx';
import { useGallery } from './use-gallery.ts';
import { useGalleryCount } from './use-gallery-count.ts';

const kinds = [
  { value: 'image', label: '图片', icon: 'grid' },
  { value: 'album', label: '图集', icon: 'album' },
] as const;

/** The gallery: title and count, categories, what narrows it, and the images or albums that are left. */
export function GalleryView() {
  const gallery = useGallery();
  const { state, change } = gallery;
  const trees = useLibraryTrees();
  const count = useGalleryCount(state);
  const isDocked = useIsDrawerDocked();
  const [isDrawerWanted, setDrawerWanted] = useState(false);
  const isDrawerOpen = isDrawerWanted && state.kind === 'image';
  // What is chosen in one opening of the drawer is one step of the history.
  const hasStepped = useRef(false);
  const openDrawer = () => {
    hasStepped.current = false;
    setDrawerWanted(!isDrawerWanted);
  };
  const applyDrawer = (filter: ImageFilter) => {
    change({ filter }, { replace: hasStepped.current });
    hasStepped.current = true;
  };
  return (
    <div className={classNames(styles.view, isDrawerOpen && isDocked && styles.besideDrawer)}>
      <header className={styles.head}>
        <h1 className={styles.title}>图库</h1>
        <p className={styles.count} role="status">
          {count.text}
        </p>
        <Segmented label="看图片还是图集" value={state.kind} segments={kinds} onChange={(kind) => change({ kind })} />
      </header>
      <CategoryTabs state={state} categories={trees.categories} />
      {state.kind === 'image' ? (
        <ImageResults gallery={gallery} trees={trees} isDrawerOpen={isDrawerOpen} onDrawer={openDrawer} />
      ) : (
        <AlbumResults gallery={gallery} trees={trees} />
      )}
      {isDrawerOpen && (
        <FilterDrawer
          filter={state.filter}
          count={count.images}
          onApply={applyDrawer}
          onClose={() => setDrawerWanted(false)}
        />
      )}
    </div>
  );
}
