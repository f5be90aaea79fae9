import type {
  findAttendees,
  getDeviceScans,
  getLanes,
  getRoster,
  leaseLane,
  registerDevice,
  reportDevice,
  scanTicket,
  undoScan,
  uploadScans,
} from '@tuyuan/contract/conference/check-in.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

const lanes = { type: 'CheckIn', id: 'lanes' } as const;
const scans = { type: 'CheckIn', id: 'scans' } as const;

/** The calls of a phone that scans; most of them are made by its own loop, which also works without network. */
export const checkInApi = api.injectEndpoints({
  endpoints: (build) => ({
    registerDevice: build.mutation<ResultOf<typeof registerDevice>, ArgumentOf<typeof registerDevice>>({
      query: callOf<typeof registerDevice>('POST', '/api/services/app/checkIn/RegisterDevice'),
    }),
    reportDevice: build.mutation<ResultOf<typeof reportDevice>, ArgumentOf<typeof reportDevice>>({
      query: callOf<typeof reportDevice>('POST', '/api/services/app/checkIn/ReportDevice'),
    }),
    scanTicket: build.mutation<ResultOf<typeof scanTicket>, ArgumentOf<typeof scanTicket>>({
      query: callOf<typeof scanTicket>('POST', '/api/services/app/checkIn/Scan'),
      invalidatesTags: [scans],
    }),
    undoScan: build.mutation<ResultOf<typeof undoScan>, ArgumentOf<typeof undoScan>>({
      query: callOf<typeof undoScan>('POST', '/api/services/app/checkIn/Undo'),
      invalidatesTags: [scans],
    }),
    findAttendees: build.query<ResultOf<typeof findAttendees>, ArgumentOf<typeof findAttendees>>({
      query: callOf<typeof findAttendees>('GET', '/api/services/app/checkIn/FindAttendees'),
      keepUnusedDataFor: 0,
    }),
    getDeviceScans: build.query<ResultOf<typeof getDeviceScans>, ArgumentOf<typeof getDeviceScans>>({
      query: callOf<typeof getDeviceScans>('GET', '/api/services/app/checkIn/GetDeviceScans'),
      providesTags: [scans],
    }),
    getLanes: build.query<ResultOf<typeof getLanes>, ArgumentOf<typeof getLanes>>({
      query: callOf<typeof getLanes>('GET', '/api/services/app/checkIn/GetLanes'),
      providesTags: [lanes],
    }),
    leaseLane: build.mutation<ResultOf<typeof leaseLane>, ArgumentOf<typeof leaseLane>>({
      query: callOf<typeof leaseLane>('POST', '/api/services/app/checkIn/LeaseLane'),
      invalidatesTags: [lanes],
    }),
    getRoster: build.query<ResultOf<typeof getRoster>, ArgumentOf<typeof getRoster>>({
      query: callOf<typeof getRoster>('GET', '/api/services/app/checkIn/GetRoster'),
      keepUnusedDataFor: 0,
    }),
    uploadScans: build.mutation<ResultOf<typeof uploadScans>, ArgumentOf<typeof uploadScans>>({
      query: callOf<typeof uploadScans>('POST', '/api/services/app/checkIn/UploadScans'),
      invalidatesTags: [scans],
    }),
  }),
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
