import type { InteractionSpec, QuestionState, ReactionKind } from '@tuyuan/contract/conference/interaction-fields.ts';

interface DemoInteraction {
  room: string;
  spec: InteractionSpec;
  to: 'ready' | 'open' | 'revealed';
  /** Number of attendees for each choice, assigned to attendees in turn. */
  choices?: readonly number[];
  words?: readonly string[];
  /** So many enter. */
  entries?: number;
}

export const demoRooms = [
  { name: '听涛厅', slowSeconds: 10, danmakuReviewed: true, questionsReviewed: true },
  { name: '竹里厅', slowSeconds: 0, danmakuReviewed: false, questionsReviewed: true },
  { name: '云起厅', slowSeconds: 10, danmakuReviewed: true, questionsReviewed: false },
] as const;

const text = (...options: string[]) => options.map((option) => ({ text: option, imageId: null }));
const times = (count: number, no: number) => Array.from({ length: count }, () => no);

export const demoInteractions: readonly DemoInteraction[] = [
  {
    room: '听涛厅',
    spec: {
      kind: 'quiz',
      title: '底片放久了发黄，先做哪一步？',
      seconds: null,
      options: text('直接高温烘干', '先除尘除霉，再扫描', '用清水反复冲洗', '放进冰箱冷冻'),
      correct: [2],
    },
    to: 'revealed',
    choices: [...times(4, 1), ...times(26, 2), ...times(5, 3), ...times(3, 4)],
  },
  {
    room: '听涛厅',
    spec: {
      kind: 'lottery',
      title: '闭幕抽奖',
      seconds: null,
      prize: '大会纪念画册一本',
      winnerCount: 3,
    },
    to: 'ready',
  },
  {
    room: '竹里厅',
    spec: { kind: 'wordCloud', title: '用一个词说说你的家乡', seconds: null, maxWords: 3 },
    to: 'open',
    words: [
      ...['水乡', '烟雨', '老街', '水乡', '稻田', '石桥', '烟雨', '水乡', '米线', '梯田', '茶山', '老街', '水乡'],
      ...['晨雾', '古城', '雪山', '梯田', '烟雨', '渡口', '水乡', '古城', '花海', '石桥', '灯火', '水乡', '茶山'],
      ...['湖边', '烟雨', '老街', '古城', '晨雾', '水乡', '竹林', '梯田'],
    ],
  },
  {
    room: '云起厅',
    spec: { kind: 'lottery', title: '航拍课互动抽奖', seconds: null, prize: '无人机桨叶保护套', winnerCount: 2 },
    to: 'open',
    entries: 21,
  },
  {
    room: '云起厅',
    spec: {
      kind: 'quiz',
      title: '微型无人机在禁飞区外，最高能飞多少米？',
      seconds: 30,
      options: text('50 米', '120 米', '300 米'),
      correct: [1],
    },
    to: 'ready',
  },
];

/** Created once its pictures are published; each option names its file. */
export const demoPoll = {
  room: '听涛厅',
  title: '选一张做大会明信片',
  options: [
    { text: '落日与孤舟', file: '055-mist-4.jpg', votes: 17 },
    { text: '茶园清晨', file: '031-hills-3.jpg', votes: 11 },
    { text: '夕照古城', file: '044-roofs-1.jpg', votes: 7 },
    { text: '日照金山', file: '073-alpine-1.jpg', votes: 4 },
  ],
} as const;

interface DemoQuestion {
  text: string;
  state: QuestionState;
  speaker?: string;
  votes: number;
  minutesAgo: number;
  /** User name of the author; an attendee without a login if absent. */
  by?: string;
}

/** Questions in the first hall. */
export const demoQuestions: readonly DemoQuestion[] = [
  {
    text: '胶片底片几十年后偏色，扫描时该还原还是保留？',
    state: 'answering',
    speaker: '陈望舒',
    votes: 38,
    minutesAgo: 26,
  },
  { text: '县级档案没有编目人员，第一步应该做什么？', state: 'shown', votes: 34, minutesAgo: 3 },
  { text: '老照片里的人还在世，展出前怎样征得同意？', state: 'shown', votes: 25, minutesAgo: 5 },
  { text: '手机拍的照片能不能进县级图库？有没有最低像素？', state: 'shown', votes: 12, minutesAgo: 9 },
  {
    text: '无人机拍的古镇，授权范围怎么写才稳妥？',
    state: 'answered',
    speaker: '唐若溪',
    votes: 31,
    minutesAgo: 41,
  },
  { text: '蓝晒作品能参加本次评选吗？', state: 'pending', votes: 0, minutesAgo: 1, by: 'visitor' },
  { text: '讲座的样片会后能下载吗？', state: 'pending', votes: 0, minutesAgo: 2 },
];

/** Danmaku in the first hall, oldest first. */
export const demoDanmaku = [
  { text: '前排打卡', place: '听涛厅 A 区', isShown: true },
  { text: '这张光线太好了', place: '听涛厅 B 区', isShown: true },
  { text: '线上也看得很清楚', place: '线上', isShown: true },
  { text: '江州老城区 1986 那张我认得', place: '线上', isShown: true },
  { text: '封面求原图', place: '听涛厅 B 区', isShown: true },
  { text: '掌声', place: '听涛厅 A 区', isShown: true },
  { text: '想看蓝晒原件！', place: '听涛厅 A 区', isShown: true },
  { text: '第二排左边那位老师的问题太好了', place: '听涛厅 C 区', isShown: true },
  { text: '能讲讲构图吗', place: '听涛厅 C 区', isShown: false },
  { text: '投票投了三号', place: '线上', isShown: false },
] as const;

export const demoReactions: Readonly<Record<ReactionKind, number>> = { like: 326, love: 214, wow: 97, clap: 588 };

/** User who may put photos on the wall from a phone. */
export const demoWallPhotographer = 'editor';

interface DemoWallPhoto {
  file: string;
  hall: string;
  minutesAgo: number;
  badgeNos?: readonly string[];
  state?: 'review';
  isReported?: boolean;
}

/** Newest first; A000 is the badge of the `visitor` login. */
export const demoWallPhotos: readonly DemoWallPhoto[] = [
  { file: '039-sea-1.jpg', hall: '外景', minutesAgo: 4, badgeNos: ['A000', 'A012'] },
  { file: '001-roofs-0.jpg', hall: '外景', minutesAgo: 9 },
  { file: '033-flower-0.jpg', hall: '外景', minutesAgo: 13, badgeNos: ['A005'] },
  { file: '005-hills-1.jpg', hall: '外景', minutesAgo: 16 },
  { file: '041-flower-1.jpg', hall: '展廊', minutesAgo: 22, badgeNos: ['A000'] },
  { file: '049-city-3.jpg', hall: '外景', minutesAgo: 28 },
  { file: '055-mist-4.jpg', hall: '外景', minutesAgo: 37 },
  { file: '026-still-1.jpg', hall: '竹里厅', minutesAgo: 44 },
  { file: '016-lights-2.jpg', hall: '听涛厅', minutesAgo: 51, badgeNos: ['A000', 'A001'] },
  { file: '062-lights-3.jpg', hall: '外景', minutesAgo: 58, isReported: true },
  { file: '096-still-1.jpg', hall: '竹里厅', minutesAgo: 66 },
  { file: '044-roofs-1.jpg', hall: '外景', minutesAgo: 74 },
  { file: '061-forest-0.jpg', hall: '外景', minutesAgo: 83, badgeNos: ['A008'] },
  { file: '028-city-0.jpg', hall: '听涛厅', minutesAgo: 95 },
  { file: '083-flower-5.jpg', hall: '展廊', minutesAgo: 104 },
  { file: '060-still-0.jpg', hall: '竹里厅', minutesAgo: 112, badgeNos: ['A000'] },
  { file: '020-aerial-1.jpg', hall: '云起厅', minutesAgo: 121 },
  { file: '046-aerial-0.jpg', hall: '云起厅', minutesAgo: 133 },
  { file: '064-aerial-2.jpg', hall: '云起厅', minutesAgo: 140 },
  { file: '010-stars-2.jpg', hall: '云起厅', minutesAgo: 158 },
  { file: '073-alpine-1.jpg', hall: '外景', minutesAgo: 172 },
  { file: '088-mist-5.jpg', hall: '外景', minutesAgo: 190 },
  { file: '012-flower-4.jpg', hall: '展廊', minutesAgo: 2, state: 'review' },
  { file: '106-hills-0.jpg', hall: '外景', minutesAgo: 3, state: 'review' },
];
