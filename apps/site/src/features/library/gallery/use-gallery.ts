import { useEffect, useMemo, useRef } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { type DraftFilter, useDraftFilter } from '../../../shared/use-draft-filter.ts';
import { type GalleryState, galleryPath, readGalleryState } from './gallery-state.ts';

export interface Gallery {
  /** What the page shows: what its address says. */
  readonly state: GalleryState;
  /** What the controls show: ahead of the page while the next list is on its way. */
  readonly controls: GalleryState;
  readonly editing: DraftFilter;
  /** Goes at once to the address of the changed state. */
  change(change: Partial<GalleryState>): void;
}

/** What the address says, and how to change it. What is chosen in one opening of the drawer is one step of the history. */
export function useGallery(isDrawerOpen: boolean): Gallery {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const state = useMemo(() => readGalleryState(query), [query]);
  const isChanging = next?.pathname === '/gallery';
  const awaited = isChanging ? readGalleryState(new URLSearchParams(next.search)) : state;
  const hasStepped = useRef(false);
  useEffect(() => {
    if (isDrawerOpen) hasStepped.current = false;
  }, [isDrawerOpen]);
  const editing = useDraftFilter(state.filter, (filter) => {
    void navigate(galleryPath({ ...awaited, filter }), { replace: isDrawerOpen && hasStepped.current });
    hasStepped.current = true;
  });
  const controls = { ...awaited, filter: editing.draft };
  return {
    state,
    controls,
    editing,
    change: (part) => void navigate(galleryPath({ ...controls, ...part })),
  };
}
