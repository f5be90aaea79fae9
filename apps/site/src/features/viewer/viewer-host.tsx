import type { ImageCard } from '@tuyuan/contract/image.ts';
import { lazy, Suspense } from 'react';
import { ViewerLoading } from './viewer-loading.tsx';

export interface ViewerSource {
  /** What the list is called: 图集「雪山下的四季」. */
  readonly name: string;
  readonly images: readonly ImageCard[];
  /** Images of the whole list, loaded or not. */
  readonly totalCount: number;
  /** Loads more when the end of `images` comes near. */
  loadMore?: (() => void) | undefined;
}

export interface ViewerProps {
  readonly source: ViewerSource;
  /** Id of the image it opens with. */
  readonly startId: number;
  onClose(): void;
}

const LazyViewer = lazy(async () => {
  const { Viewer } = await import('./viewer.tsx');
  return { default: Viewer };
});

/** The full-screen viewer; its code is fetched when it is first opened. */
export function ViewerHost(props: ViewerProps) {
  return (
    <Suspense fallback={<ViewerLoading />}>
      <LazyViewer {...props} />
    </Suspense>
  );
}
