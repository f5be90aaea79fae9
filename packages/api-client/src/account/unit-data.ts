import type { getUnit } from '@tuyuan/contract/account/organization-unit.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

/** What visitors see of the units; the back office's calls are in organization-unit.ts. */
export const unitDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUnit: build.query<ResultOf<typeof getUnit>, ArgumentOf<typeof getUnit>>({
      query: callOf<typeof getUnit>('GET', '/api/services/app/organizationUnit/GetUnit'),
      providesTags: ['Unit'],
    }),
  }),
});

export const { useGetUnitQuery } = unitDataApi;
