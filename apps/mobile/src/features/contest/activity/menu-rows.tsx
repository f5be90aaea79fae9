import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { Trophy } from 'lucide-react';
import { ListCard } from '../../../shared/layout/list-card.tsx';
import { Row } from '../../../shared/layout/row.tsx';
import { paths } from '../../../shared/paths.ts';
import { menuLinks } from './menu-links.ts';

/** Everything else that there is in this activity. */
export function MenuRows({ activity }: { readonly activity: ActivityInfo }) {
  return (
    <>
      <ListCard>
        {menuLinks(activity).map(({ icon, label, ...link }) => (
          <Row key={label} icon={icon} title={label} {...link} />
        ))}
      </ListCard>
      <ListCard>
        <Row icon={Trophy} title="全部活动" to={paths.activities} />
      </ListCard>
    </>
  );
}
