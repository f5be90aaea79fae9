import type {
  createRegion,
  deleteRegion,
  getManagedRegions,
  moveRegion,
  updateRegion,
} from '@tuyuan/contract/library/region-management.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';
import { moveNode } from '../move-node.ts';

export const regionManagementApi = api.injectEndpoints({
  endpoints: (build) => ({
    getManagedRegions: build.query<ResultOf<typeof getManagedRegions>, ArgumentOf<typeof getManagedRegions>>({
      query: callOf<typeof getManagedRegions>('GET', '/api/services/app/region/GetAll'),
      providesTags: ['Region'],
    }),
    createRegion: build.mutation<ResultOf<typeof createRegion>, ArgumentOf<typeof createRegion>>({
      query: callOf<typeof createRegion>('POST', '/api/services/app/region/Create'),
      invalidatesTags: ['Region'],
    }),
    updateRegion: build.mutation<ResultOf<typeof updateRegion>, ArgumentOf<typeof updateRegion>>({
      query: callOf<typeof updateRegion>('PUT', '/api/services/app/region/Update'),
      invalidatesTags: ['Region'],
    }),
    moveRegion: build.mutation<ResultOf<typeof moveRegion>, ArgumentOf<typeof moveRegion>>({
      query: callOf<typeof moveRegion>('POST', '/api/services/app/region/Move'),
      invalidatesTags: (_result, error) => (error ? [] : ['Region']),
      // Shown as moved at once; taken back when the server refuses.
      async onQueryStarted(move, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          regionManagementApi.util.updateQueryData('getManagedRegions', undefined, (draft) => {
            draft.items = moveNode(draft.items, move);
          }),
        );
        try {
          await queryFulfilled;
        } catch {
          shown.undo();
        }
      },
    }),
    deleteRegion: build.mutation<ResultOf<typeof deleteRegion>, ArgumentOf<typeof deleteRegion>>({
      query: callOf<typeof deleteRegion>('DELETE', '/api/services/app/region/Delete'),
      invalidatesTags: ['Region'],
    }),
  }),
});

export const {
  useGetManagedRegionsQuery,
  useCreateRegionMutation,
  useUpdateRegionMutation,
  useMoveRegionMutation,
  useDeleteRegionMutation,
} = regionManagementApi;
