import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router-dom';
import type { ImageFilter } from '../../shared/image-filter.ts';
import { type GalleryState, galleryPath, readGalleryState } from './gallery-state.ts';

export interface Gallery {
  readonly state: GalleryState;
  /** Goes to the address of the changed state. */
  change(change: Partial<GalleryState>, options?: NavigateOptions): void;
  changeFilter(change: Partial<ImageFilter>, options?: NavigateOptions): void;
}

/** What the address says, and how to change it. */
export function useGallery(): Gallery {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const state = useMemo(() => readGalleryState(query), [query]);
  const change = useCallback(
    (part: Partial<GalleryState>, options?: NavigateOptions) =>
      void navigate(galleryPath({ ...state, ...part }), options),
    [navigate, state],
  );
  const changeFilter = useCallback(
    (part: Partial<ImageFilter>, options?: NavigateOptions) =>
      change({ filter: { ...state.filter, ...part } }, options),
    [change, state],
  );
  return { state, change, changeFilter };
}
