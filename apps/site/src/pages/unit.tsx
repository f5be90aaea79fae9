import { organizationUnitApi } from '@tuyuan/api-client/account/organization-unit.ts';
import { unitMeta } from '../features/account/unit/unit-meta.ts';
import { UnitView } from '../features/account/unit/unit-view.tsx';
import { deferred } from '../shared/deferred.tsx';
import { definePage } from '../shared/page.ts';
import { readPageId, usePageId } from '../shared/page-id.ts';

// Below the first screen.
const UnitWorks = deferred(async () => (await import('../features/account/unit/unit-works.tsx')).UnitWorks);

function UnitPage() {
  const id = usePageId();
  return (
    <UnitView key={id} id={id}>
      {(unit) => <UnitWorks unit={unit} />}
    </UnitView>
  );
}

export const page = definePage({
  component: UnitPage,
  async prefetch(store, { url }) {
    const id = readPageId(url.searchParams);
    return id === undefined ? undefined : store.load(organizationUnitApi.endpoints.getUnit.initiate({ id }));
  },
  isValid: (unit) => unit !== undefined,
  meta: (unit, context) => (unit ? unitMeta(unit, context) : { title: '' }),
});
