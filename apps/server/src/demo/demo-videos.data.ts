export interface DemoVideo {
  file: string;
  title: string;
  description: string;
  labels: string[];
  /** User name. */
  author: string;
  /** Of the category's first level. */
  category: string;
  isFree: boolean;
  /** Cents; null isn't sold. */
  prices: { editorial: number | null; commercial: number | null; extended: number | null };
  views: number;
  chapters: { startsAtMs: number; title: string }[];
  captions: string;
}

export const demoVideos: readonly DemoVideo[] = [
  {
    file: 'snow-and-lakes.mp4',
    title: '雪山与湖：从日照金山到极光',
    description: '三个地方，同一种安静。清晨的梅里、傍晚的洱海、冬夜的北方，剪在一起，像过了一天。',
    labels: ['雪山', '湖泊', '延时', '极光'],
    author: 'hezhiyuan',
    category: '风光',
    isFree: true,
    prices: { editorial: null, commercial: 19_900, extended: 59_900 },
    views: 1208,
    chapters: [
      { startsAtMs: 0, title: '一 · 日照金山' },
      { startsAtMs: 2500, title: '二 · 洱海落日' },
      { startsAtMs: 5000, title: '三 · 极光' },
    ],
    captions:
      'WEBVTT\n\n00:00:00.300 --> 00:00:02.300\n金色只停十几分钟\n\n00:00:02.700 --> 00:00:04.800\n风停了，湖面像一张没写字的纸\n\n00:00:05.200 --> 00:00:07.300\n夜里，天自己亮了起来\n',
  },
  {
    file: 'fields-from-above.mp4',
    title: '从空中看田：梯田、茶园、红土地',
    description: '元阳的等高线、景迈山的茶垄、东川的红土，在空中看都是手工活。',
    labels: ['航拍', '梯田', '茶园', '红土地'],
    author: 'zhouyanqiu',
    category: '航拍',
    isFree: false,
    prices: { editorial: 6800, commercial: 16_800, extended: 49_800 },
    views: 864,
    chapters: [
      { startsAtMs: 0, title: '元阳梯田' },
      { startsAtMs: 2500, title: '景迈山茶园' },
      { startsAtMs: 5000, title: '东川红土地' },
    ],
    captions: 'WEBVTT\n\n00:00:00.400 --> 00:00:02.400\n水面一层一层，像刚刻好的版\n',
  },
];
