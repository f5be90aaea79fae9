import type {
  deleteMaterial,
  getManagedMaterials,
  getMaterialDownloads,
  replaceMaterial,
  updateMaterial,
  uploadMaterial,
  withdrawMaterial,
} from '@tuyuan/contract/conference/material.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf, type WithKey } from '../endpoint-types.ts';
import { uploadForm } from '../upload-form.ts';

const service = '/api/services/app/conferenceMaterial' as const;
const UPLOAD_PATH: (typeof uploadMaterial)['path'] = `${service}/Upload`;
const REPLACE_PATH: (typeof replaceMaterial)['path'] = `${service}/Replace`;

interface NewMaterial extends ArgumentOf<typeof uploadMaterial> {
  readonly file: File;
}

interface NewVersion extends ArgumentOf<typeof replaceMaterial> {
  readonly file: File;
}

/** The back office's side of a conference's materials; what readers see is in conference-material.ts. */
const materialManagementApi = api.injectEndpoints({
  endpoints: (build) => ({
    getManagedMaterials: build.query<ResultOf<typeof getManagedMaterials>, ArgumentOf<typeof getManagedMaterials>>({
      query: callOf<typeof getManagedMaterials>('GET', `${service}/GetAll`),
      providesTags: ['Material'],
    }),
    uploadMaterial: build.mutation<ResultOf<typeof uploadMaterial>, WithKey<NewMaterial>>({
      query: ({ key, file, ...fields }) => ({
        method: 'POST',
        path: UPLOAD_PATH,
        input: uploadForm(file, fields),
        idempotencyKey: key,
      }),
      invalidatesTags: ['Material'],
    }),
    replaceMaterial: build.mutation<ResultOf<typeof replaceMaterial>, NewVersion>({
      query: ({ file, id }) => ({ method: 'POST', path: REPLACE_PATH, input: uploadForm(file, { id }) }),
      invalidatesTags: ['Material'],
    }),
    updateMaterial: build.mutation<ResultOf<typeof updateMaterial>, ArgumentOf<typeof updateMaterial>>({
      query: callOf<typeof updateMaterial>('PUT', `${service}/Update`),
      invalidatesTags: ['Material'],
    }),
    withdrawMaterial: build.mutation<ResultOf<typeof withdrawMaterial>, ArgumentOf<typeof withdrawMaterial>>({
      query: callOf<typeof withdrawMaterial>('POST', `${service}/Withdraw`),
      invalidatesTags: ['Material'],
    }),
    deleteMaterial: build.mutation<ResultOf<typeof deleteMaterial>, ArgumentOf<typeof deleteMaterial>>({
      query: callOf<typeof deleteMaterial>('DELETE', `${service}/Delete`),
      invalidatesTags: ['Material'],
    }),
    getMaterialDownloads: build.query<ResultOf<typeof getMaterialDownloads>, ArgumentOf<typeof getMaterialDownloads>>({
      query: callOf<typeof getMaterialDownloads>('GET', `${service}/GetDownloads`),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useGetManagedMaterialsQuery,
  useUploadMaterialMutation,
  useReplaceMaterialMutation,
  useUpdateMaterialMutation,
  useWithdrawMaterialMutation,
  useDeleteMaterialMutation,
  useGetMaterialDownloadsQuery,
} = materialManagementApi;
