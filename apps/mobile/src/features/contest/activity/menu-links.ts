import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import {
  Award,
  BadgeCheck,
  FileText,
  FolderHeart,
  Heart,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Monitor,
  ShieldCheck,
  Upload,
  UserPlus,
} from 'lucide-react';
import { paths } from '../../../shared/paths.ts';

interface MenuLink {
  readonly icon: LucideIcon;
  readonly label: string;
  /** What there is to say of it. */
  readonly value?: string;
  readonly to?: string;
  /** A page of the site. */
  readonly href?: string;
}

/** Everything else that there is in this activity. */
export function menuLinks({ id, allowActions, entrant, stages, place, ownWorks }: ActivityInfo): MenuLink[] {
  const links: (MenuLink | false)[] = [
    allowActions.includes('register') && { icon: UserPlus, label: '报名', href: `/activity/regtype?id=${id}` },
    allowActions.includes('contribute') && { icon: Upload, label: '投稿', to: `${paths.activityContribute}?id=${id}` },
    allowActions.includes('vote') && { icon: Heart, label: '投票', to: `${paths.activityAll}?id=${id}` },
    entrant !== null && {
      icon: FolderHeart,
      label: '我的作品',
      value: `${ownWorks} 件`,
      to: `${paths.ownWorks}?id=${id}`,
    },
    { icon: FileText, label: '细则', to: `${paths.activityDetail}?id=${id}` },
    { icon: ShieldCheck, label: '权利说明', to: `${paths.activityDetail}?id=${id}#rights` },
    { icon: MessageCircle, label: '评论', to: `${paths.activityComment}?id=${id}` },
    { icon: Award, label: '成绩', to: `${paths.activityAchievements}?id=${id}` },
    stages.vote !== null && { icon: BadgeCheck, label: '验票', href: `/activity/vote?id=${id}` },
    place !== '' && { icon: MapPin, label: '去现场', value: place, href: `/activity/navigate?id=${id}` },
    { icon: Monitor, label: '完整网页', href: `/activity/brief?id=${id}` },
  ];
  return links.filter((link) => link !== false);
}
