import { checkInRoutes } from '../routes/conference/check-in.generated.ts';
import { serviceApi } from '../service-api.ts';

const lanes = { type: 'CheckIn', id: 'lanes' } as const;
const scans = { type: 'CheckIn', id: 'scans' } as const;

/** Calls of a scanning phone; most are made by its own loop, which also works without network. */
export const checkInApi = serviceApi(checkInRoutes, {
  tagsOf: {
    scanTicket: [scans],
    undoScan: [scans],
    getDeviceScans: [scans],
    getLanes: [lanes],
    leaseLane: [lanes],
    uploadScans: [scans],
  },
  keepUnusedDataFor: { findAttendees: 0, getRoster: 0 },
});

export const {
  useRegisterDeviceMutation,
  useReportDeviceMutation,
  useScanTicketMutation,
  useUndoScanMutation,
  useUploadScansMutation,
  useLazyGetRosterQuery,
  useGetLanesQuery,
  useLeaseLaneMutation,
  useFindAttendeesQuery,
  useGetDeviceScansQuery,
} = checkInApi;
