import { siteSettingRoutes } from '../routes/site/site-setting.generated.ts';
import { serviceApi } from '../service-api.ts';

export const { useGetSettingsQuery, useUpdateSettingsMutation, useUploadSitePictureMutation } = serviceApi(
  siteSettingRoutes,
  { tags: ['Site'], tagsOf: { uploadSitePicture: [] } },
);
