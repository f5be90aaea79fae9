import { moveNode } from '../move-node.ts';
import { regionManagementRoutes } from '../routes/library/region-management.generated.ts';
import { serviceApi } from '../service-api.ts';
import { showAtOnce } from '../show-at-once.ts';

export const regionManagementApi = serviceApi(regionManagementRoutes, { tags: ['Region'], onSuccess: ['moveRegion'] });

export const {
  useGetManagedRegionsQuery,
  useCreateRegionMutation,
  useUpdateRegionMutation,
  useMoveRegionMutation,
  useDeleteRegionMutation,
} = regionManagementApi;

regionManagementApi.enhanceEndpoints({
  endpoints: {
    moveRegion: {
      onQueryStarted: (move, underWay) =>
        showAtOnce(
          underWay,
          regionManagementApi.util.updateQueryData('getManagedRegions', undefined, (draft) => {
            draft.items = moveNode(draft.items, move);
          }),
        ),
    },
  },
});
