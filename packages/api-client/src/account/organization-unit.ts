import { moveNode } from '../move-node.ts';
import { organizationUnitRoutes } from '../routes/account/organization-unit.generated.ts';
import { serviceApi } from '../service-api.ts';
import { showAtOnce } from '../show-at-once.ts';

/** Separate tags, so that the people of a deleted unit are not fetched again. */
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
  useUploadUnitLogoMutation,
  useRemoveUnitLogoMutation,
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
