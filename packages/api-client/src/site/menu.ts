import type {
  createMenu,
  deleteMenu,
  getManagedMenus,
  moveMenu,
  previewMenus,
  updateMenu,
} from '@tuyuan/contract/site/menu.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';
import { moveNode } from '../move-node.ts';

const menuApi = api.injectEndpoints({
  endpoints: (build) => ({
    getManagedMenus: build.query<ResultOf<typeof getManagedMenus>, ArgumentOf<typeof getManagedMenus>>({
      query: callOf<typeof getManagedMenus>('GET', '/api/services/app/menu/GetAll'),
      providesTags: ['Menu'],
    }),
    previewMenus: build.query<ResultOf<typeof previewMenus>, ArgumentOf<typeof previewMenus>>({
      query: callOf<typeof previewMenus>('GET', '/api/services/app/menu/Preview'),
      providesTags: ['Menu'],
    }),
    createMenu: build.mutation<ResultOf<typeof createMenu>, ArgumentOf<typeof createMenu>>({
      query: callOf<typeof createMenu>('POST', '/api/services/app/menu/Create'),
      invalidatesTags: ['Menu'],
    }),
    updateMenu: build.mutation<ResultOf<typeof updateMenu>, ArgumentOf<typeof updateMenu>>({
      query: callOf<typeof updateMenu>('PUT', '/api/services/app/menu/Update'),
      invalidatesTags: ['Menu'],
    }),
    moveMenu: build.mutation<ResultOf<typeof moveMenu>, ArgumentOf<typeof moveMenu>>({
      query: callOf<typeof moveMenu>('POST', '/api/services/app/menu/Move'),
      invalidatesTags: ['Menu'],
      // Shown as moved at once; taken back when the server refuses.
      async onQueryStarted(move, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          menuApi.util.updateQueryData('getManagedMenus', undefined, (draft) => {
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
    deleteMenu: build.mutation<ResultOf<typeof deleteMenu>, ArgumentOf<typeof deleteMenu>>({
      query: callOf<typeof deleteMenu>('DELETE', '/api/services/app/menu/Delete'),
      invalidatesTags: ['Menu'],
    }),
  }),
});

export const {
  useGetManagedMenusQuery,
  usePreviewMenusQuery,
  useCreateMenuMutation,
  useUpdateMenuMutation,
  useMoveMenuMutation,
  useDeleteMenuMutation,
} = menuApi;
