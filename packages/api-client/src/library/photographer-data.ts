import type { getPhotographerInfo, getPhotographerRank } from '@tuyuan/contract/library/photographer-data.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

export const photographerDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPhotographerInfo: build.query<ResultOf<typeof getPhotographerInfo>, ArgumentOf<typeof getPhotographerInfo>>({
      query: callOf<typeof getPhotographerInfo>('GET', '/api/services/app/photographerData/GetInfo'),
      providesTags: ['User'],
    }),
    getPhotographerRank: build.query<ResultOf<typeof getPhotographerRank>, ArgumentOf<typeof getPhotographerRank>>({
      query: callOf<typeof getPhotographerRank>('GET', '/api/services/app/photographerData/GetRank'),
      providesTags: ['User'],
    }),
  }),
});

export const { useGetPhotographerInfoQuery, useGetPhotographerRankQuery } = photographerDataApi;
