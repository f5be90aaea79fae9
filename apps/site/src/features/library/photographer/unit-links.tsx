import type { PhotographerInfo } from '@tuyuan/contract/library/photographer-data.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { UnitLogo } from '../../../shared/unit-logo.tsx';
import { unitPath } from '../../../shared/unit-path.ts';

/** Shows the photographer's units that have a page, or else the unit name they entered. */
export function UnitLinks({ info: { units, unitName } }: { readonly info: PhotographerInfo }) {
  if (units.length === 0) return unitName;
  return units.map(({ id, name, logo }, index) => (
    <span key={id}>
      {index > 0 && '、'}
      <UnitLogo logo={logo} size={20} /> <Link href={unitPath(id)}>{name}</Link>
    </span>
  ));
}
