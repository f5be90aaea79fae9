import type {
  certifyPass,
  getMySignPoints,
  getMyVouchers,
  getPass,
  signByPoster,
} from '@tuyuan/contract/conference/ticket-pass.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

export const ticketPassApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPass: build.query<ResultOf<typeof getPass>, ArgumentOf<typeof getPass>>({
      query: callOf<typeof getPass>('GET', '/api/services/app/ticketPass/GetPass'),
      providesTags: ['CheckIn'],
    }),
    certifyPass: build.mutation<ResultOf<typeof certifyPass>, ArgumentOf<typeof certifyPass>>({
      query: callOf<typeof certifyPass>('POST', '/api/services/app/ticketPass/Certify'),
    }),
    getMySignPoints: build.query<ResultOf<typeof getMySignPoints>, ArgumentOf<typeof getMySignPoints>>({
      query: callOf<typeof getMySignPoints>('GET', '/api/services/app/ticketPass/GetSignPoints'),
      providesTags: ['CheckIn'],
    }),
    signByPoster: build.mutation<ResultOf<typeof signByPoster>, ArgumentOf<typeof signByPoster>>({
      query: callOf<typeof signByPoster>('POST', '/api/services/app/ticketPass/SignByPoster'),
      invalidatesTags: ['CheckIn'],
    }),
    getMyVouchers: build.query<ResultOf<typeof getMyVouchers>, ArgumentOf<typeof getMyVouchers>>({
      query: callOf<typeof getMyVouchers>('GET', '/api/services/app/ticketPass/GetVouchers'),
      providesTags: ['CheckIn'],
    }),
  }),
});

export const {
  useGetPassQuery,
  useCertifyPassMutation,
  useGetMySignPointsQuery,
  useSignByPosterMutation,
  useGetMyVouchersQuery,
} = ticketPassApi;
