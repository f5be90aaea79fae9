import type { MannerSection } from '@tuyuan/contract/conference/code-of-conduct.ts';
import type { NoticePriority, NoticeTarget, NoticeTopic } from '@tuyuan/contract/conference/notice.ts';

interface DemoNotice {
  title: string;
  body: string;
  topic: NoticeTopic;
  priority: NoticePriority;
  link: string;
  target: NoticeTarget;
  minutesAgo: number;
  /** Percentage of the attendees without a login who have read it. */
  readers: number;
  /** Whether the demo logins have read it; otherwise it is new to them. */
  isOld: boolean;
  isRecalled?: boolean;
}

const all: NoticeTarget = { kind: 'all' };
const staff: NoticeTarget = { kind: 'userType', userTypes: [2, 3, 4] };

/** Oldest first. */
export const demoNotices: readonly DemoNotice[] = [
  {
    title: '欢迎参加江南影像大会',
    body: '三天的日程、餐券、住宿和接驳都在这里。会期每天 8:00 起有接驳车，地铁 1 号线 2 号口出站步行 300 米。遇到问题请打会务电话，或到一层服务台。',
    topic: 'general',
    priority: 'pinned',
    link: '/meeting/introduce',
    target: all,
    minutesAgo: 2 * 1440,
    readers: 94,
    isOld: true,
  },
  {
    title: '午餐券发放时间有误',
    body: '午餐 11:00 开始。',
    topic: 'meal',
    priority: 'normal',
    link: '',
    target: all,
    minutesAgo: 1440 + 300,
    readers: 31,
    isOld: true,
    isRecalled: true,
  },
  {
    title: '暴雨橙色预警：东门改由地下通道进出',
    body: '接驳车上车点同步改到 B1 车库 3 号柱，请勿从广场穿行。10 点前电梯口有人引导。',
    topic: 'safety',
    priority: 'urgent',
    link: '/meeting/trafficplan',
    target: all,
    minutesAgo: 1440 + 60,
    readers: 88,
    isOld: true,
  },
  {
    title: '今天午餐改为分批用餐',
    body: '听涛厅 11:40 先行，其余会场 12:10。素食和清真窗口全程开放，餐券在“餐券”里出示。',
    topic: 'meal',
    priority: 'normal',
    link: '/meeting/voucher',
    target: all,
    minutesAgo: 240,
    readers: 72,
    isOld: true,
  },
  {
    title: '各岗位 13:00 交接班',
    body: '到岗请扫岗位海报签到，离岗前把对讲机交给下一班。东门今天加一人。',
    topic: 'general',
    priority: 'normal',
    link: '/meeting/duty',
    target: staff,
    minutesAgo: 180,
    readers: 66,
    isOld: false,
  },
  {
    title: '主会场座位按区入座',
    body: '你的座位在主会场，请从南侧两扇门进场，开场后请到后排就座。',
    topic: 'schedule',
    priority: 'normal',
    link: '/meeting/schedule',
    target: { kind: 'hall', halls: ['主会场'] },
    minutesAgo: 95,
    readers: 58,
    isOld: false,
  },
  {
    title: '露天放映 19:30 开始，请带外套',
    body: '放映在湖边草坪，晚上 12 度左右，现场有热姜茶。下雨改到听涛厅，另行通知。',
    topic: 'general',
    priority: 'normal',
    link: '/meeting/schedule',
    target: all,
    minutesAgo: 25,
    readers: 41,
    isOld: false,
  },
];

/** Waits for its time, tomorrow morning. */
export const demoScheduledNotice = {
  title: '返程接驳 13:30 起发车',
  body: '去苏州站、苏州北站的车每 30 分钟一班，请提前在“交通”里订座，行李可寄存到一层服务台。',
  topic: 'traffic',
  priority: 'normal',
  link: '/meeting/trafficplan',
  target: all,
  smsAfterMinutes: null,
} as const;

/** In the order they are read. */
export const demoManner: readonly MannerSection[] = [
  { topic: 'dress', title: '着装', text: '着便装即可。颁奖和晚宴请着正装，场馆内 22 度，晚间外拍请带外套。' },
  {
    topic: 'photography',
    title: '拍摄',
    text: '欢迎拍照。演讲中请关闭闪光灯和快门声，不要站起遮挡后排；未经讲者同意不要整段录像，作品展上的原作不要翻拍。',
  },
  { topic: 'silence', title: '静音', text: '进场前请把手机调成静音。接电话请到厅外，对讲机请用耳机。' },
  {
    topic: 'seating',
    title: '入座',
    text: '订了座位的场次请在开始前 5 分钟入座，开始后空位会放给候补的人，迟到请从后门进。',
  },
  {
    topic: 'exits',
    title: '安全出口',
    text: '每个厅前后各有一处安全出口，请先看清离你最近的一处。火警时走楼梯，集合点在湖边草坪。',
  },
  { topic: 'lostFound', title: '失物招领', text: '捡到或丢了东西，请到一层服务台登记；闭幕后由会务组保管 30 天。' },
  { topic: 'contacts', title: '联系会务', text: '会务组 0512-62880000，医疗点在一层 106 室，全天有人。' },
];
