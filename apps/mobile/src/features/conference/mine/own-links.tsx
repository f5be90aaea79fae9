import { BookOpen, CalendarDays, Info, type LucideIcon, UserRound } from 'lucide-react';
import { ListCard } from '../../../shared/layout/list-card.tsx';
import { Row } from '../../../shared/layout/row.tsx';
import { paths } from '../../../shared/paths.ts';

const links: readonly { readonly to: string; readonly label: string; readonly icon: LucideIcon }[] = [
  { to: paths.info, label: '参会资料', icon: UserRound },
  { to: paths.calendar, label: '我的日历', icon: CalendarDays },
  { to: paths.maner, label: '参会须知', icon: BookOpen },
  { to: paths.introduce, label: '会议介绍', icon: Info },
];

export function OwnLinks() {
  return (
    <ListCard isFlush>
      {links.map(({ to, label, icon }) => (
        <Row key={to} to={to} icon={icon} title={label} />
      ))}
    </ListCard>
  );
}
