import { photoWallRoutes } from '../routes/conference/photo-wall.generated.ts';
import { serviceApi } from '../service-api.ts';

/** The live photo wall on phones, whose contents are updated by hub events, and what the desk adds to it. */
export const conferenceLiveApi = serviceApi(
  { ...photoWallRoutes, getLivePhotoPages: photoWallRoutes.getLivePhotos },
  {
    tagsOf: {
      getLiveWall: ['LiveWall'],
      getMyLiveMarks: ['LiveMark'],
      markLivePhoto: ['LiveMark'],
      reportLivePhoto: ['LiveMark'],
      requestLiveOriginal: ['LiveMark'],
      getMyLiveUploads: ['LiveUpload'],
      uploadLivePhoto: ['LiveUpload'],
      uploadLivePhotoAtDesk: ['LiveWall'],
      withdrawLiveUpload: ['LiveUpload'],
    },
    // Its answer is good for minutes, and never for the next time.
    mutations: ['getLiveOriginalLink'],
    paged: ['getLivePhotoPages'],
  },
);

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
  useUploadLivePhotoAtDeskMutation,
  useWithdrawLiveUploadMutation,
} = conferenceLiveApi;
