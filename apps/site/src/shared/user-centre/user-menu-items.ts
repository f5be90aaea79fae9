import type { IconName } from '@tuyuan/ui/icon-paths.ts';
import { useSessionState } from '../site-session.tsx';
import { useSetting } from '../site-settings.ts';

interface UserMenuItem {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  /** Whom it is for; everyone without. */
  readonly audience?: 'photographer' | 'others';
  /** Further addresses that it stands for. */
  readonly also?: readonly string[];
}

const apply = ['/user/main/apply'];

/** The user centre's pages in menu order. */
const userMenuItems: readonly UserMenuItem[] = [
  { href: '/user/center', label: '个人中心', icon: 'home' },
  { href: '/user/main/profile/data', label: '个人资料', icon: 'user' },
  { href: '/user/main/orders', label: '我的订单', icon: 'cart' },
  {
    href: '/user/main/collection/photo',
    label: '我的收藏',
    icon: 'star',
    also: ['/user/main/collection/gallery', '/user/main/collection/article'],
  },
  { href: '/user/main/follow', label: '我的关注', icon: 'heart' },
  { href: '/user/main/recent', label: '最近看过', icon: 'clock' },
  { href: '/user/main/subscribe', label: '保存的搜索', icon: 'search' },
  {
    href: '/user/main/notification/notice',
    label: '通知',
    icon: 'bell',
    also: ['broadcast', 'comment', 'like', 'NoticeContent'].map((part) => `/user/main/notification/${part}`),
  },
  { href: '/user/main/authtrade', label: '授权套餐', icon: 'grid' },
  { href: '/user/main/invoice/info', label: '发票', icon: 'list', also: ['/user/main/invoice/apply'] },
  { href: '/credits', label: '积分', icon: 'star', also: ['/user/main/point'] },
  { href: '/mall/order', label: '兑换订单', icon: 'tag', also: ['/mall/order/detail', '/mall/pay'] },
  { href: '/user/upload', label: '上传图片', icon: 'upload', audience: 'photographer' },
  { href: '/user/main/works/photo', label: '我的图片', icon: 'image', audience: 'photographer' },
  { href: '/user/main/works/gallery', label: '我的图集', icon: 'album', audience: 'photographer' },
  { href: '/user/main/works/copies', label: '作品的翻版', icon: 'search', audience: 'photographer' },
  { href: '/user/main/profit/balance', label: '收益余额', icon: 'tag', audience: 'photographer' },
  { href: '/user/main/profit/income', label: '收益明细', icon: 'list', audience: 'photographer' },
  { href: '/user/main/profile/grapher', label: '摄影师资料', icon: 'camera', audience: 'photographer' },
  { href: '/user/main/author', label: '摄影师身份', icon: 'success', audience: 'photographer', also: apply },
  { href: '/user/main/author', label: '成为摄影师', icon: 'camera', audience: 'others', also: apply },
  { href: '/user/main/activity', label: '我的活动', icon: 'star', also: ['/activity/myworks', '/user/uploadVote'] },
  { href: '/user/main/conference', label: '我的会议', icon: 'calendar' },
  { href: '/user/main/feedback', label: '意见反馈', icon: 'list', also: ['/user/main/feedback/edit'] },
  { href: '/user/main/safety', label: '账号安全', icon: 'lock' },
  { href: '/user/main/thirdpaty', label: '第三方账号', icon: 'link' },
];

/** Returns the pages for this user. */
export function useUserMenuItems(): readonly UserMenuItem[] {
  const { user } = useSessionState();
  const own = user?.roles.includes('photographer') ? 'photographer' : 'others';
  const credits = useSetting('creditChar');
  return userMenuItems
    .filter(({ audience = own }) => audience === own)
    .map((item) => (item.href === '/credits' && credits !== '' ? { ...item, label: credits } : item));
}
