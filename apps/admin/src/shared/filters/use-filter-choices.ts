import { useGetCategoryTreeQuery, useGetRegionTreeQuery } from '@tuyuan/api-client/library/album-category-data.ts';

const none: never[] = [];

/** Returns the filter choices of image and album lists; a part that can't be loaded is empty, and the list works without it. */
export function useFilterChoices() {
  const { data: categories } = useGetCategoryTreeQuery();
  const { data: regions } = useGetRegionTreeQuery();
  return { categories: categories?.items ?? none, regions: regions?.items ?? none };
}
