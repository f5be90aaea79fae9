import {
  AppstoreOutlined,
  BlockOutlined,
  CalendarOutlined,
  FileTextOutlined,
  GlobalOutlined,
  LinkOutlined,
  NotificationOutlined,
  PictureOutlined,
  PlaySquareOutlined,
  ReadOutlined,
  SwitcherOutlined,
  TeamOutlined,
  TrophyOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons';
import { type HomeBlockLayout, type HomeBlockType, homeBlockKinds } from '@tuyuan/contract/site/home-block-kinds.ts';
import type { DesignedBlock } from '@tuyuan/contract/site/home-design.ts';
import type { ReactNode } from 'react';

interface BlockWords {
  readonly name: string;
  readonly unit: string;
  readonly help: string;
  readonly icon: ReactNode;
}

export const blockWords: Readonly<Record<HomeBlockType, BlockWords>> = {
  carousel: {
    name: '轮播',
    unit: '张',
    help: '页面最上面的大图和搜索框，图在「轮播」里选。关掉它，搜索框用纯色背景。',
    icon: <PlaySquareOutlined />,
  },
  categories: { name: '分类', unit: '个', help: '有图的一级分类，按分类的顺序。', icon: <AppstoreOutlined /> },
  images: { name: '图片', unit: '张', help: '已发布的图片，可以限定一个分类。', icon: <PictureOutlined /> },
  albums: { name: '图集', unit: '个', help: '已发布的图集，可以限定一个分类。', icon: <SwitcherOutlined /> },
  topicAlbums: { name: '专题', unit: '个', help: '已发布的专题，按专题的顺序。', icon: <BlockOutlined /> },
  videos: { name: '视频', unit: '段', help: '已发布的视频，可以限定一个分类。', icon: <VideoCameraOutlined /> },
  photographers: { name: '摄影师', unit: '位', help: '本月排行靠前的摄影师。', icon: <TeamOutlined /> },
  panoramas: { name: '全景', unit: '个', help: '最新发布的全景。', icon: <GlobalOutlined /> },
  conferences: { name: '会议', unit: '场', help: '正在进行和将要举行的会议。', icon: <CalendarOutlined /> },
  activities: {
    name: '活动',
    unit: '场',
    help: '正在进行和将要开始的活动，最快截止的在前。',
    icon: <TrophyOutlined />,
  },
  articles: { name: '文章', unit: '篇', help: '最新的文章，置顶的在前。', icon: <ReadOutlined /> },
  notices: { name: '公告', unit: '条', help: '最新的公告。', icon: <NotificationOutlined /> },
  friendLinks: { name: '友情链接', unit: '个', help: '链接在「友情链接」里添加。', icon: <LinkOutlined /> },
  richText: { name: '图文', unit: '', help: '自己写的一段文字，可以带标题、链接和图片。', icon: <FileTextOutlined /> },
  banner: { name: '横幅', unit: '', help: '一张图库里的图片，配一句话，点了去别的页面。', icon: <PictureOutlined /> },
};

export const layoutNames: Readonly<Record<HomeBlockLayout, string>> = {
  plain: '默认',
  tabs: '标签页',
  rows: '等高行',
  squares: '方格',
  strip: '横滑',
  grid: '网格',
  wide: '通栏',
  boxed: '居中',
};

/** Returns the block's title, or else what it is. */
export function blockName({ type, title }: Pick<DesignedBlock, 'type' | 'title'>): string {
  return title || blockWords[type].name;
}

/** Returns what a block shows, in a few words. */
export function blockBrief(block: DesignedBlock): string {
  const { type, count, sort, layout, categoryId, startsAt, endsAt } = block;
  if (type === 'banner' && block.imageId === null) return '还没有选图片，不显示';
  if (type === 'richText' && block.html === '') return '还没有内容，不显示';
  const { unit, name } = blockWords[type];
  const { count: counted, layouts, hasSource } = homeBlockKinds[type];
  const words = [
    counted === null ? name : `最多 ${count} ${unit}`,
    hasSource && layout !== 'tabs' && (sort === 'hottest' ? '最热' : '最新'),
    layouts.length > 1 && layoutNames[layout],
    categoryId !== null && '限定分类',
    (startsAt ?? endsAt) !== null && '定时',
  ];
  return words.filter(Boolean).join(' · ');
}
