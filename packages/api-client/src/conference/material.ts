import type { getMaterials, openMaterial } from '@tuyuan/contract/conference/material.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

/** What readers see of a conference's materials; the back office's calls are in material-management.ts. */
export const conferenceMaterialApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMaterials: build.query<ResultOf<typeof getMaterials>, ArgumentOf<typeof getMaterials>>({
      query: callOf<typeof getMaterials>('GET', '/api/services/app/conferenceData/GetMaterials'),
      providesTags: ['Material'],
    }),
    openMaterial: build.mutation<ResultOf<typeof openMaterial>, ArgumentOf<typeof openMaterial>>({
      query: callOf<typeof openMaterial>('POST', '/api/services/app/conferenceMaterial/Open'),
      // It counts as taken from then on.
      invalidatesTags: ['Material'],
    }),
  }),
});

export const { useGetMaterialsQuery, useOpenMaterialMutation } = conferenceMaterialApi;
