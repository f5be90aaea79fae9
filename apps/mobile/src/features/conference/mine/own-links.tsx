import type { ConferenceModule } from '@tuyuan/contract/conference/conference-modules.ts';
import { BookOpen, CalendarDays, Info, type LucideIcon, UserRound } from 'lucide-react';
import { ListCard } from '../../../shared/layout/list-card.tsx';
import { Row } from '../../../shared/layout/row.tsx';
import { useHasModule } from '../../../shared/meeting/use-has-module.ts';
import { paths } from '../../../shared/paths.ts';

const links: readonly {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly part?: ConferenceModule;
}[] = [
  { to: paths.info, label: '参会资料', icon: UserRound },
  { to: paths.calendar, label: '我的日历', icon: CalendarDays, part: 'schedule' },
  { to: paths.maner, label: '参会须知', icon: BookOpen, part: 'manner' },
  { to: paths.introduce, label: '会议介绍', icon: Info },
];

export function OwnLinks() {
  const has = useHasModule();
  const shown = links.filter(({ part }) => part === undefined || has(part));
  return (
    <ListCard isFlush>
      {shown.map(({ to, label, icon }) => (
        <Row key={to} to={to} icon={icon} title={label} />
      ))}
    </ListCard>
  );
}
