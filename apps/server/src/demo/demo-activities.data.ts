/** Days from now. */
type Span = readonly [from: number, to: number];

interface DemoActivity {
  readonly name: string;
  readonly description: string;
  readonly detail: string;
  readonly organiser: string;
  /** Among the demo's pictures. */
  readonly cover: string;
  readonly submit: Span;
  readonly vote: Span | null;
  readonly judge: Span | null;
  readonly publicity: Span | null;
  readonly cancelledReason: string;
  readonly categories: readonly { readonly key: string; readonly name: string }[];
  readonly prizes: readonly { readonly name: string; readonly places: number; readonly reward: string }[];
  /** Accepted works. */
  readonly works: number;
  /** Numbers of the works that won, and what. */
  readonly awards: readonly { readonly prize: string; readonly work: number }[];
}

const usual = {
  vote: null,
  judge: null,
  publicity: null,
  cancelledReason: '',
  categories: [],
  prizes: [],
  works: 0,
  awards: [],
};

/** One in each state. */
export const demoActivities: readonly DemoActivity[] = [
  {
    ...usual,
    name: '四季澜河 · 澜河县摄影大赛',
    description: '一条河，四个季节。请拍下你看到的澜河：水、山、田、人都行。不比器材，手机和相机同一个标准。',
    detail:
      '<p>澜河全长 212 公里，流过七个乡镇。今年的大赛不设器材门槛，只看你看见了什么。</p><h2>怎么评</h2><p>大众投票与评委评审各占一部分。评委看不到作者和票数，遇到自己或学生的作品必须回避。</p><h2>入围之后</h2><p>入围作品在县文化馆展出一个月，获奖者各得一本画册。</p>',
    organiser: '澜河县文化和旅游局',
    cover: '030-mist-5.jpg',
    submit: [-60, -4],
    vote: [-3, 5],
    judge: [-1, 7],
    publicity: [8, 15],
    categories: [
      { key: 'landscape', name: '风光' },
      { key: 'people', name: '人文' },
      { key: 'nature', name: '自然' },
    ],
    prizes: [
      { name: '一等奖', places: 1, reward: '¥20 000' },
      { name: '二等奖', places: 3, reward: '¥8 000' },
      { name: '三等奖', places: 6, reward: '¥3 000' },
      { name: '大众人气奖', places: 4, reward: '¥1 000' },
    ],
    works: 48,
  },
  {
    ...usual,
    name: '老城记忆 · 影像征集',
    description: '找出老照片，也去拍今天的老城：巷子、门头、手艺和还住在那里的人。',
    detail: '<p>征集新老影像，入选作品进入县档案馆，作者得收藏证书。</p>',
    organiser: '澜河县档案馆',
    cover: '061-forest-0.jpg',
    submit: [-12, 9],
    publicity: [12, 19],
    prizes: [{ name: '收藏作品', places: 30, reward: '收藏证书' }],
    works: 18,
  },
  {
    ...usual,
    name: '一杯茶的来处',
    description: '从茶山到茶席：采、制、品，拍下一杯茶走过的路。',
    detail: '<p>春茶采摘到秋茶收官，时间由你选。组照更受欢迎。</p>',
    organiser: '澜河县茶业协会',
    cover: '096-still-1.jpg',
    submit: [-20, 22],
    prizes: [{ name: '金叶奖', places: 2, reward: '¥5 000' }],
    works: 9,
  },
  {
    ...usual,
    name: '雪季澜河',
    description: '等第一场雪。开赛时在这里交作品。',
    detail: '<p>初雪、雾凇、冰面与冬天的人。</p>',
    organiser: '图苑',
    cover: '070-alpine-3.jpg',
    submit: [21, 60],
    prizes: [{ name: '初雪奖', places: 1, reward: '¥6 000' }],
  },
  {
    ...usual,
    name: '澜河灯火 · 夜色短赛',
    description: '天黑以后的澜河：桥、街、夜市和还亮着的窗。',
    detail:
      '<p>二十天征稿，五天评审。第一轮每件打分，前 10 件进第二轮排名次；评审占六成，大众投票占四成。</p><p>公示期内谁都可以对名次提出异议，主办方逐条公开答复。</p>',
    organiser: '澜河县文化馆',
    cover: '070-alpine-3.jpg',
    submit: [-40, -20],
    // They end when all is counted: the results are public from then on.
    vote: [-18, 1],
    judge: [-6, 1],
    publicity: [1, 8],
    prizes: [
      { name: '一等奖', places: 1, reward: '¥3 000' },
      { name: '二等奖', places: 2, reward: '¥1 000' },
    ],
    works: 16,
  },
  {
    ...usual,
    name: '澜河人家 · 人文摄影展',
    description: '灶台、码头、院坝和集市：河边人家的一天。',
    detail: '<p>由五位评委分两轮评出，获奖作品在县文化馆长期展出。</p>',
    organiser: '澜河县文化馆',
    cover: '061-forest-0.jpg',
    submit: [-80, -50],
    judge: [-49, -40],
    publicity: [-39, -32],
    prizes: [
      { name: '一等奖', places: 1, reward: '¥10 000' },
      { name: '二等奖', places: 2, reward: '¥5 000' },
      { name: '三等奖', places: 3, reward: '¥2 000' },
    ],
    works: 16,
    awards: [
      { prize: '一等奖', work: 8 },
      { prize: '二等奖', work: 9 },
      { prize: '二等奖', work: 2 },
      { prize: '三等奖', work: 7 },
      { prize: '三等奖', work: 12 },
      { prize: '三等奖', work: 4 },
    ],
  },
  {
    ...usual,
    name: '花开澜河 · 春季赛',
    description: '拍下河岸的春天。',
    detail: '<p>三月到四月，沿河七个乡镇。</p>',
    organiser: '图苑',
    cover: '096-still-1.jpg',
    submit: [-40, 5],
    cancelledReason: '连续降雨，花期已过',
  },
];
