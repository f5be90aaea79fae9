import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { UploadItem } from '@tuyuan/contract/library/image-upload.ts';
import type { api } from '../api.ts';
import { imageUploadRoutes } from '../routes/library/image-upload.generated.ts';
import { serviceApi } from '../service-api.ts';
import { showAtOnce } from '../show-at-once.ts';

export const imageUploadApi = serviceApi(imageUploadRoutes, {
  // Other changes answer what became of the pictures, which is written into the list.
  tagsOf: {
    getUploads: ['Upload'],
    submitUploads: ['Upload'],
    deleteUploads: ['Upload'],
    keepLookAlikes: ['Upload'],
    setReleaseConsent: ['Upload', 'Review', 'Image', 'Face'],
  },
  keyed: ['createUploads', 'submitUploads'],
  // Shown in place, or tried again when the network is back.
  quiet: ['getUploads', 'createUploads'],
});

export const {
  useGetUploadsQuery,
  useCreateUploadsMutation,
  useUpdateUploadsMutation,
  useDeleteUploadsMutation,
  useKeepLookAlikesMutation,
  useSubmitUploadsMutation,
  useAddReleaseMutation,
  useDeleteReleaseMutation,
  useSetReleaseConsentMutation,
} = imageUploadApi;

type ListChange = ReturnType<typeof api.util.updateQueryData>;

interface ChangeUnderWay {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  readonly queryFulfilled: Promise<{ readonly data: { readonly items: readonly UploadItem[] } }>;
}

/** Replaces pictures of the list by what they have become; new ones come last. */
function replaceItems(list: readonly UploadItem[], items: readonly UploadItem[]): UploadItem[] {
  const changed = new Map(items.map((item) => [item.id, item]));
  const known = new Set(list.map(({ id }) => id));
  return [...list.map((item) => changed.get(item.id) ?? item), ...items.filter(({ id }) => !known.has(id))];
}

async function writeAnswer({ dispatch, queryFulfilled }: ChangeUnderWay): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined);
  if (!answer) return;
  const written: ListChange = imageUploadApi.util.updateQueryData('getUploads', undefined, (draft) => {
    draft.items = replaceItems(draft.items, answer.data.items);
  });
  dispatch(written);
}

imageUploadApi.enhanceEndpoints({
  endpoints: {
    createUploads: { onQueryStarted: (_files, underWay) => writeAnswer(underWay) },
    addRelease: { onQueryStarted: (_release, underWay) => writeAnswer(underWay) },
    deleteRelease: { onQueryStarted: (_release, underWay) => writeAnswer(underWay) },
    updateUploads: {
      async onQueryStarted(given, underWay) {
        const changed = new Map(given?.changes?.map(({ id, ...details }) => [id, details]));
        const shown = imageUploadApi.util.updateQueryData('getUploads', undefined, (draft) => {
          for (const { id, details } of draft.items) Object.assign(details, changed.get(id));
        });
        await Promise.all([showAtOnce(underWay, shown), writeAnswer(underWay)]);
      },
    },
  },
});
