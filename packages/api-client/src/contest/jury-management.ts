import { juryManagementRoutes } from '../routes/contest/jury-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetJuryQuery,
  useAddJurorMutation,
  useRemoveJurorMutation,
  useCreateRoundMutation,
  useDeleteRoundMutation,
  useSetRoundStateMutation,
  useRaiseQuorumMutation,
  useGetCalibrationQuery,
} = serviceApi(juryManagementRoutes, {
  tags: ['Jury'],
  // Said at the dialogs' fields.
  quiet: ['addJuror', 'createRound', 'raiseQuorum', 'setRoundState'],
});
