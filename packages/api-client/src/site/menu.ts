import { moveNode } from '../move-node.ts';
import { menuRoutes } from '../routes/site/menu.generated.ts';
import { serviceApi } from '../service-api.ts';
import { showAtOnce } from '../show-at-once.ts';

const menuApi = serviceApi(menuRoutes, { tags: ['Menu'] });

export const {
  useGetManagedMenusQuery,
  usePreviewMenusQuery,
  useCreateMenuMutation,
  useUpdateMenuMutation,
  useMoveMenuMutation,
  useDeleteMenuMutation,
} = menuApi;

menuApi.enhanceEndpoints({
  endpoints: {
    moveMenu: {
      onQueryStarted: (move, underWay) =>
        showAtOnce(
          underWay,
          menuApi.util.updateQueryData('getManagedMenus', undefined, (draft) => {
            draft.items = moveNode(draft.items, move);
          }),
        ),
    },
  },
});
