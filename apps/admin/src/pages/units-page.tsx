import { useGetUnitsQuery } from '@tuyuan/api-client/account/organization-unit.ts';
import { ArrangeUnits } from '../features/account/units/arrange-units.tsx';
import { TreeMissing } from '../shared/tree/tree-missing.tsx';

export function UnitsPage() {
  const { data, error, refetch } = useGetUnitsQuery();
  if (data === undefined) return <TreeMissing error={error} onRetry={refetch} />;
  return <ArrangeUnits units={data.items} />;
}
