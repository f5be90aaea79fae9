import { moveNode } from '../move-node.ts';
import { organizationUnitRoutes } from '../routes/account/organization-unit.generated.ts';
import { serviceApi } from '../service-api.ts';
import { showAtOnce } from '../show-at-once.ts';

/** Apart, so that a deleted unit's people aren't asked for once more. */
const tree = { type: 'Unit', id: 'tree' } as const;
const people = { type: 'Unit', id: 'people' } as const;

export const organizationUnitApi = serviceApi(organizationUnitRoutes, {
  tags: [tree],
  tagsOf: {
    getUnit: ['Unit'],
    getUnitMembers: [people],
    findUnitCandidates: [people],
    addUnitMembers: [tree, people],
    removeUnitMembers: [tree, people],
  },
  onSuccess: ['moveUnit'],
});

export const {
  useGetUnitsQuery,
  useGetUnitQuery,
  useCreateUnitMutation,
  useUpdateUnitMutation,
  useMoveUnitMutation,
  useDeleteUnitMutation,
  useGetUnitMembersQuery,
  useFindUnitCandidatesQuery,
  useAddUnitMembersMutation,
  useRemoveUnitMembersMutation,
} = organizationUnitApi;

organizationUnitApi.enhanceEndpoints({
  endpoints: {
    moveUnit: {
      onQueryStarted: (move, underWay) =>
        showAtOnce(
          underWay,
          organizationUnitApi.util.updateQueryData('getUnits', undefined, (draft) => {
            draft.items = moveNode(draft.items, move);
          }),
        ),
    },
  },
});
