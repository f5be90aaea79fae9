import { useGetSettingsQuery } from '@tuyuan/api-client/site/site-setting.ts';
import { SettingsForm } from '../features/site/settings/settings-form.tsx';
import { TreeMissing } from '../shared/tree/tree-missing.tsx';

export function SettingsPage() {
  const { data, error, refetch } = useGetSettingsQuery();
  if (data === undefined) return <TreeMissing error={error} onRetry={refetch} />;
  return <SettingsForm saved={data} />;
}
