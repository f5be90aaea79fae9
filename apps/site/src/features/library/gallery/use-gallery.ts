import { useEffect, useMemo, useRef } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { type DraftFilter, useDraftFilter } from '../../../shared/use-draft-filter.ts';
import { type GalleryState, galleryPath, readGalleryState } from './gallery-state.ts';

export interface Gallery {
  /** State shown by the page, from its address. */
  readonly state: GalleryState;
  /** State shown by the controls; ahead of the page while the next list is loading. */
  readonly controls: GalleryState;
  readonly editing: DraftFilter;
  /** Navigates at once to the address of the changed state. */
  change(change: Partial<GalleryState>): void;
}

/** Returns the address's state and how to change it. All choices within one opening of the drawer make one history entry. */
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
