import type { IconName } from '@tuyuan/ui/icon-paths.ts';

interface UserMenuItem {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  /** Shown to people with this role only. */
  readonly role?: string;
}

/** The user centre's pages in menu order. */
const userMenuItems: readonly UserMenuItem[] = [
  { href: '/user/center', label: '个人中心', icon: 'home' },
  { href: '/user/main/profile/data', label: '个人资料', icon: 'user' },
  { href: '/user/upload', label: '上传图片', icon: 'upload', role: 'photographer' },
  { href: '/user/main/works/photo', label: '我的图片', icon: 'image', role: 'photographer' },
  { href: '/user/main/works/gallery', label: '我的图集', icon: 'album', role: 'photographer' },
  { href: '/user/main/profile/grapher', label: '摄影师资料', icon: 'camera' },
  { href: '/user/main/conference', label: '我的会议', icon: 'calendar' },
  { href: '/user/main/safety', label: '账号安全', icon: 'lock' },
  { href: '/user/main/thirdpaty', label: '第三方账号', icon: 'link' },
];

export function userMenuItemsFor(roles: readonly string[] = []): readonly UserMenuItem[] {
  return userMenuItems.filter(({ role }) => role === undefined || roles.includes(role));
}
