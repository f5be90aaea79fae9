import type { getCategory, getCategoryTree, getRegionTree } from '@tuyuan/contract/library/album-category-data.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

export const albumCategoryDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategoryTree: build.query<ResultOf<typeof getCategoryTree>, ArgumentOf<typeof getCategoryTree>>({
      query: callOf<typeof getCategoryTree>('GET', '/api/services/app/albumCategoryData/GetTree'),
      providesTags: ['Category'],
    }),
    getRegionTree: build.query<ResultOf<typeof getRegionTree>, ArgumentOf<typeof getRegionTree>>({
      query: callOf<typeof getRegionTree>('GET', '/api/services/app/albumCategoryData/GetRegions'),
      providesTags: ['Region'],
    }),
    getCategory: build.query<ResultOf<typeof getCategory>, ArgumentOf<typeof getCategory>>({
      query: callOf<typeof getCategory>('GET', '/api/services/app/albumCategoryData/GetCategory'),
      providesTags: ['Category'],
    }),
  }),
});

export const { useGetCategoryTreeQuery, useGetRegionTreeQuery, useGetCategoryQuery } = albumCategoryDataApi;
