import type {
  addUnitMembers,
  createUnit,
  deleteUnit,
  findUnitCandidates,
  getUnitMembers,
  getUnits,
  moveUnit,
  removeUnitMembers,
  updateUnit,
} from '@tuyuan/contract/account/organization-unit.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';
import { moveNode } from '../move-node.ts';

/** Apart, so that a deleted unit's people aren't asked for once more. */
const tree = { type: 'Unit', id: 'tree' } as const;
const people = { type: 'Unit', id: 'people' } as const;

export const organizationUnitApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUnits: build.query<ResultOf<typeof getUnits>, ArgumentOf<typeof getUnits>>({
      query: callOf<typeof getUnits>('GET', '/api/services/app/organizationUnit/GetAll'),
      providesTags: [tree],
    }),
    createUnit: build.mutation<ResultOf<typeof createUnit>, ArgumentOf<typeof createUnit>>({
      query: callOf<typeof createUnit>('POST', '/api/services/app/organizationUnit/Create'),
      invalidatesTags: [tree],
    }),
    updateUnit: build.mutation<ResultOf<typeof updateUnit>, ArgumentOf<typeof updateUnit>>({
      query: callOf<typeof updateUnit>('PUT', '/api/services/app/organizationUnit/Update'),
      invalidatesTags: [tree],
    }),
    moveUnit: build.mutation<ResultOf<typeof moveUnit>, ArgumentOf<typeof moveUnit>>({
      query: callOf<typeof moveUnit>('POST', '/api/services/app/organizationUnit/Move'),
      invalidatesTags: (_result, error) => (error ? [] : [tree]),
      // Shown as moved at once; taken back when the server refuses.
      async onQueryStarted(move, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          organizationUnitApi.util.updateQueryData('getUnits', undefined, (draft) => {
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
    deleteUnit: build.mutation<ResultOf<typeof deleteUnit>, ArgumentOf<typeof deleteUnit>>({
      query: callOf<typeof deleteUnit>('DELETE', '/api/services/app/organizationUnit/Delete'),
      invalidatesTags: [tree],
    }),
    getUnitMembers: build.query<ResultOf<typeof getUnitMembers>, ArgumentOf<typeof getUnitMembers>>({
      query: callOf<typeof getUnitMembers>('GET', '/api/services/app/organizationUnit/GetMembers'),
      providesTags: [people],
    }),
    findUnitCandidates: build.query<ResultOf<typeof findUnitCandidates>, ArgumentOf<typeof findUnitCandidates>>({
      query: callOf<typeof findUnitCandidates>('GET', '/api/services/app/organizationUnit/FindCandidates'),
      providesTags: [people],
    }),
    addUnitMembers: build.mutation<ResultOf<typeof addUnitMembers>, ArgumentOf<typeof addUnitMembers>>({
      query: callOf<typeof addUnitMembers>('POST', '/api/services/app/organizationUnit/AddMembers'),
      invalidatesTags: [tree, people],
    }),
    removeUnitMembers: build.mutation<ResultOf<typeof removeUnitMembers>, ArgumentOf<typeof removeUnitMembers>>({
      query: callOf<typeof removeUnitMembers>('POST', '/api/services/app/organizationUnit/RemoveMembers'),
      invalidatesTags: [tree, people],
    }),
  }),
});

export const {
  useGetUnitsQuery,
  useCreateUnitMutation,
  useUpdateUnitMutation,
  useMoveUnitMutation,
  useDeleteUnitMutation,
  useGetUnitMembersQuery,
  useFindUnitCandidatesQuery,
  useAddUnitMembersMutation,
  useRemoveUnitMembersMutation,
} = organizationUnitApi;
