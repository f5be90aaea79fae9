import { useGetWebSettingsQuery } from '@tuyuan/api-client/site/index-data.ts';
import { useGetThemeQuery } from '@tuyuan/api-client/site/mfui-setting.ts';
import { ThemeForm } from '../features/site/theme/theme-form.tsx';
import { TreeMissing } from '../shared/tree/tree-missing.tsx';

export function ThemePage() {
  const { data, error, refetch } = useGetThemeQuery();
  const { data: settings } = useGetWebSettingsQuery();
  if (data === undefined) return <TreeMissing error={error} onRetry={refetch} />;
  return <ThemeForm saved={data} siteName={settings?.siteName?.value ?? '图苑'} />;
}
