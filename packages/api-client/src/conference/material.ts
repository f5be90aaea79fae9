import { materialRoutes } from '../routes/conference/material.generated.ts';
import { serviceApi } from '../service-api.ts';

/** A conference's materials: what readers see of them, and the back office's side. */
export const conferenceMaterialApi = serviceApi(materialRoutes, {
  tags: ['Material'],
  tagsOf: { getMaterialDownloads: [] },
  keyed: ['uploadMaterial'],
  keepUnusedDataFor: { getMaterialDownloads: 0 },
});

export const {
  useGetMaterialsQuery,
  useOpenMaterialMutation,
  useGetManagedMaterialsQuery,
  useUploadMaterialMutation,
  useReplaceMaterialMutation,
  useUpdateMaterialMutation,
  useWithdrawMaterialMutation,
  useDeleteMaterialMutation,
  useGetMaterialDownloadsQuery,
} = conferenceMaterialApi;
