import { useEffect } from 'react';
import type { BookLeaf } from './book-leaves.ts';
import { bookSources } from './book-sources.ts';

/** Fetches the pictures of the sides around the open ones, so that a turned page isn't white. */
export function usePreload(leaves: readonly BookLeaf[], number: number): void {
  useEffect(() => {
    for (const leaf of leaves.slice(Math.max(0, number - 3), number + 4)) {
      if (leaf.kind !== 'page' || !leaf.picture) continue;
      const image = new Image();
      const { src, srcSet } = bookSources(leaf.picture);
      image.sizes = '(min-width: 1000px) 460px, 90vw';
      image.srcset = srcSet;
      image.src = src;
    }
  }, [leaves, number]);
}
