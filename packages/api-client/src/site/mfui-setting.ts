import { mfuiSettingRoutes } from '../routes/site/mfui-setting.generated.ts';
import { serviceApi } from '../service-api.ts';

export const { useGetThemeQuery, useUpdateThemeMutation } = serviceApi(mfuiSettingRoutes, {
  tags: ['Site'],
  quiet: ['getTheme'],
});
