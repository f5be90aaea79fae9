import type * as live from '@tuyuan/contract/conference/photo-wall.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';
import { type Cursor, cursorPaging } from '../paging.ts';
import { uploadForm } from '../upload-form.ts';

type WallFilter = Omit<ArgumentOf<typeof live.getLivePhotos>, 'cursor'>;

interface LivePhotoFile {
  readonly file: Blob;
  readonly hall: string;
  readonly title: string;
  readonly badgeNos: string;
}

const UPLOAD_PATH: (typeof live.uploadLivePhoto)['path'] = '/api/services/app/conferenceUserMobile/UploadLivePhoto';

/** The live photo wall as phones have it; what is on it changes by the hub’s events. */
export const conferenceLiveApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLiveWall: build.query<ResultOf<typeof live.getLiveWall>, ArgumentOf<typeof live.getLiveWall>>({
      query: callOf<typeof live.getLiveWall>('GET', '/api/services/app/conferenceData/GetLiveWall'),
      providesTags: ['LiveWall'],
    }),
    getLivePhotos: build.query<ResultOf<typeof live.getLivePhotos>, ArgumentOf<typeof live.getLivePhotos>>({
      query: callOf<typeof live.getLivePhotos>('GET', '/api/services/app/conferenceData/GetLivePhotos'),
    }),
    /** `getLivePhotos`, page after page. */
    getLivePhotoPages: build.infiniteQuery<ResultOf<typeof live.getLivePhotos>, WallFilter, Cursor>({
      infiniteQueryOptions: cursorPaging,
      query: ({ queryArg, pageParam }) =>
        callOf<typeof live.getLivePhotos>(
          'GET',
          '/api/services/app/conferenceData/GetLivePhotos',
        )(pageParam === null ? queryArg : { ...queryArg, cursor: pageParam }),
    }),
    getLiveAlbums: build.query<ResultOf<typeof live.getLiveAlbums>, ArgumentOf<typeof live.getLiveAlbums>>({
      query: callOf<typeof live.getLiveAlbums>('GET', '/api/services/app/conferenceData/GetLiveAlbums'),
    }),
    getMyLiveMarks: build.query<ResultOf<typeof live.getMyLiveMarks>, ArgumentOf<typeof live.getMyLiveMarks>>({
      query: callOf<typeof live.getMyLiveMarks>('GET', '/api/services/app/conferenceUserMobile/GetLiveMarks'),
      providesTags: ['LiveMark'],
    }),
    markLivePhoto: build.mutation<ResultOf<typeof live.markLivePhoto>, ArgumentOf<typeof live.markLivePhoto>>({
      query: callOf<typeof live.markLivePhoto>('POST', '/api/services/app/conferenceUserMobile/MarkLivePhoto'),
      invalidatesTags: ['LiveMark'],
    }),
    reportLivePhoto: build.mutation<ResultOf<typeof live.reportLivePhoto>, ArgumentOf<typeof live.reportLivePhoto>>({
      query: callOf<typeof live.reportLivePhoto>('POST', '/api/services/app/conferenceUserMobile/ReportLivePhoto'),
      invalidatesTags: ['LiveMark'],
    }),
    requestLiveOriginal: build.mutation<
      ResultOf<typeof live.requestLiveOriginal>,
      ArgumentOf<typeof live.requestLiveOriginal>
    >({
      query: callOf<typeof live.requestLiveOriginal>(
        'POST',
        '/api/services/app/conferenceUserMobile/RequestLiveOriginal',
      ),
      invalidatesTags: ['LiveMark'],
    }),
    /** A mutation: its answer is good for minutes, and never for the next time. */
    getLiveOriginalLink: build.mutation<
      ResultOf<typeof live.getLiveOriginalLink>,
      ArgumentOf<typeof live.getLiveOriginalLink>
    >({
      query: callOf<typeof live.getLiveOriginalLink>(
        'GET',
        '/api/services/app/conferenceUserMobile/GetLiveOriginalLink',
      ),
    }),
    getMyLiveUploads: build.query<ResultOf<typeof live.getMyLiveUploads>, ArgumentOf<typeof live.getMyLiveUploads>>({
      query: callOf<typeof live.getMyLiveUploads>('GET', '/api/services/app/conferenceUserMobile/GetMyLiveUploads'),
      providesTags: ['LiveUpload'],
    }),
    uploadLivePhoto: build.mutation<ResultOf<typeof live.uploadLivePhoto>, LivePhotoFile>({
      query: ({ file, ...texts }) => ({ method: 'POST', path: UPLOAD_PATH, input: uploadForm(file, texts) }),
      invalidatesTags: ['LiveUpload'],
    }),
    withdrawLiveUpload: build.mutation<
      ResultOf<typeof live.withdrawLiveUpload>,
      ArgumentOf<typeof live.withdrawLiveUpload>
    >({
      query: callOf<typeof live.withdrawLiveUpload>(
        'POST',
        '/api/services/app/conferenceUserMobile/WithdrawLiveUpload',
      ),
      invalidatesTags: ['LiveUpload'],
    }),
  }),
});

export const {
  useGetLiveWallQuery,
  useGetLivePhotosQuery,
  useLazyGetLivePhotosQuery,
  useGetLivePhotoPagesInfiniteQuery,
  useGetLiveAlbumsQuery,
  useGetMyLiveMarksQuery,
  useMarkLivePhotoMutation,
  useReportLivePhotoMutation,
  useRequestLiveOriginalMutation,
  useGetLiveOriginalLinkMutation,
  useGetMyLiveUploadsQuery,
  useUploadLivePhotoMutation,
  useWithdrawLiveUploadMutation,
} = conferenceLiveApi;
