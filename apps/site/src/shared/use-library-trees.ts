import { useGetCategoryTreeQuery, useGetRegionTreeQuery } from '@tuyuan/api-client/library/album-category-data.ts';
import { useMemo } from 'react';
import { libraryTree } from './library-tree.ts';

/** Returns the category and the region tree; empty ones until they are loaded. */
export function useLibraryTrees() {
  const { data: categories } = useGetCategoryTreeQuery();
  const { data: regions } = useGetRegionTreeQuery();
  return useMemo(
    () => ({ categories: libraryTree(categories?.items), regions: libraryTree(regions?.items) }),
    [categories, regions],
  );
}
