import { conferenceManagementRoutes } from '../routes/conference/conference-management.generated.ts';
import { conferenceModulesRoutes } from '../routes/conference/conference-modules.generated.ts';
import { publishingRoutes } from '../routes/conference/publishing.generated.ts';
import { serviceApi } from '../service-api.ts';

/** The back office's conferences; every change reloads all conference data. Some changes also open or close the photo wall. */
export const conferenceManagementApi = serviceApi(
  { ...conferenceManagementRoutes, ...conferenceModulesRoutes, ...publishingRoutes },
  {
    tags: ['Conference'],
    tagsOf: {
      uploadConferencePicture: [],
      setConferenceLive: ['Conference', 'LiveWall'],
      cancelConference: ['Conference', 'LiveWall'],
      archiveConference: ['Conference', 'LiveWall'],
    },
    keyed: ['cloneConference'],
  },
);

export const {
  useGetManagedConferencesQuery,
  useGetManagedConferenceQuery,
  useGetRegistrationCurveQuery,
  useCreateConferenceMutation,
  useUpdateConferenceDraftMutation,
  useDiscardConferenceDraftMutation,
  useCloneConferenceMutation,
  useDeleteConferenceMutation,
  useUploadConferencePictureMutation,
  useGetPublishDiffQuery,
  usePublishConferenceMutation,
  useSetConferenceLiveMutation,
  useSetConferenceActiveMutation,
  useCancelConferenceMutation,
  useArchiveConferenceMutation,
  useGetConferenceVersionsQuery,
  useGetConferenceModulesQuery,
  useSetConferenceModulesMutation,
} = conferenceManagementApi;
