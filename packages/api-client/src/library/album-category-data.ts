import { albumCategoryDataRoutes } from '../routes/library/album-category-data.generated.ts';
import { serviceApi } from '../service-api.ts';

export const albumCategoryDataApi = serviceApi(albumCategoryDataRoutes, {
  tags: ['Category'],
  tagsOf: { getRegionTree: ['Region'] },
});

export const { useGetCategoryTreeQuery, useGetRegionTreeQuery, useGetCategoryQuery } = albumCategoryDataApi;
