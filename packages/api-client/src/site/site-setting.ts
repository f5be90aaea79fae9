import type { getSettings, updateSettings, uploadSitePicture } from '@tuyuan/contract/site/site-setting.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';
import { uploadForm } from '../upload-form.ts';

const UPLOAD_PATH: (typeof uploadSitePicture)['path'] = '/api/services/app/siteSetting/UploadPicture';

interface SitePicture extends ArgumentOf<typeof uploadSitePicture> {
  readonly file: Blob;
}

const siteSettingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<ResultOf<typeof getSettings>, ArgumentOf<typeof getSettings>>({
      query: callOf<typeof getSettings>('GET', '/api/services/app/siteSetting/GetSettings'),
      providesTags: ['Site'],
    }),
    updateSettings: build.mutation<ResultOf<typeof updateSettings>, ArgumentOf<typeof updateSettings>>({
      query: callOf<typeof updateSettings>('PUT', '/api/services/app/siteSetting/UpdateSettings'),
      // After a refusal too: somebody else has changed them.
      invalidatesTags: ['Site'],
    }),
    uploadSitePicture: build.mutation<ResultOf<typeof uploadSitePicture>, SitePicture>({
      query: ({ file, shape }) => ({ method: 'POST', path: UPLOAD_PATH, input: uploadForm(file, { shape }) }),
    }),
  }),
});

export const { useGetSettingsQuery, useUpdateSettingsMutation, useUploadSitePictureMutation } = siteSettingApi;
