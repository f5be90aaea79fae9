import {
  AppstoreOutlined,
  BarChartOutlined,
  CalendarOutlined,
  FileTextOutlined,
  FlagOutlined,
  GiftOutlined,
  HomeOutlined,
  LayoutOutlined,
  LinkOutlined,
  MessageOutlined,
  PictureOutlined,
  SettingOutlined,
  ShopOutlined,
  TeamOutlined,
  ToolOutlined,
  TrophyOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons';
import type { menuIcons } from '@tuyuan/contract/site/menu-icons.ts';
import type { ReactNode } from 'react';

type MenuIconName = (typeof menuIcons)[number];

const icons: Readonly<Record<MenuIconName, { readonly title: string; readonly picture: ReactNode }>> = {
  home: { title: '主页', picture: <HomeOutlined /> },
  picture: { title: '图片', picture: <PictureOutlined /> },
  video: { title: '视频', picture: <VideoCameraOutlined /> },
  message: { title: '消息', picture: <MessageOutlined /> },
  article: { title: '文章', picture: <FileTextOutlined /> },
  layout: { title: '版面', picture: <LayoutOutlined /> },
  team: { title: '人员', picture: <TeamOutlined /> },
  shop: { title: '交易', picture: <ShopOutlined /> },
  credits: { title: '礼品', picture: <GiftOutlined /> },
  calendar: { title: '日历', picture: <CalendarOutlined /> },
  trophy: { title: '奖杯', picture: <TrophyOutlined /> },
  setting: { title: '设置', picture: <SettingOutlined /> },
  tool: { title: '工具', picture: <ToolOutlined /> },
  chart: { title: '统计', picture: <BarChartOutlined /> },
  link: { title: '链接', picture: <LinkOutlined /> },
  flag: { title: '旗帜', picture: <FlagOutlined /> },
};

function isMenuIcon(name: string): name is MenuIconName {
  return Object.hasOwn(icons, name);
}

/** Returns the icon of a menu entry; a general one for an unknown name. */
export function menuIcon(name: string): ReactNode {
  return isMenuIcon(name) ? icons[name].picture : <AppstoreOutlined />;
}

/** Returns the title of that icon. */
export function menuIconTitle(name: string): string {
  return isMenuIcon(name) ? icons[name].title : '无';
}
