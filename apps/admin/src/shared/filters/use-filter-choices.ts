import { useGetCategoryTreeQuery, useGetRegionTreeQuery } from '@tuyuan/api-client/library/album-category-data.ts';

const none: never[] = [];

/** What lists of images and albums can be narrowed by; a part that can't be had is empty, the list works without it. */
export function useFilterChoices() {
  const { data: categories } = useGetCategoryTreeQuery();
  const { data: regions } = useGetRegionTreeQuery();
  return { categories: categories?.items ?? none, regions: regions?.items ?? none };
}
