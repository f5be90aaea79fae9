/** An order of the demo: who bought whose pictures when, and what became of it. */
export interface DemoOrder {
  readonly buyer: string;
  readonly author: string;
  /** Which of the author's pictures for sale, by their order. */
  readonly pictures: readonly number[];
  readonly tier: 'editorial' | 'commercial' | 'extended';
  readonly daysAgo: number;
  readonly licensee: string;
  /** `waiting` for its payment; paid and `new`, `downloaded`, or `refunded` in its first line. */
  readonly end: 'waiting' | 'new' | 'downloaded' | 'refunded' | 'cancelled';
}

const visitor = { buyer: 'visitor', licensee: '云岭文化传播有限公司' } as const;
const studio = { buyer: 'editor', author: 'zhouyanqiu', licensee: '滇行杂志社', end: 'downloaded' } as const;

/** A photographer's income over a year, every few weeks something; and one buyer's orders in every state. */
export const demoOrders: readonly DemoOrder[] = [
  ...[
    [340, 0],
    [322, 1],
    [296, 2],
    [281, 3],
    [255, 4],
    [240, 5],
    [211, 6],
    [204, 0],
    [176, 1],
    [149, 7],
    [133, 2],
    [118, 3],
    [92, 4],
    [80, 5],
    [61, 6],
    [44, 7],
    [29, 1],
    [18, 8],
  ].map(([daysAgo = 0, picture = 0], index) => ({
    ...studio,
    daysAgo,
    pictures: index % 4 === 0 ? [picture, picture + 1] : [picture],
    tier: (['commercial', 'editorial', 'commercial', 'extended'] as const)[index % 4] ?? 'commercial',
  })),
  { ...visitor, author: 'duanyutong', pictures: [0, 1], tier: 'commercial', daysAgo: 52, end: 'downloaded' },
  { ...visitor, author: 'zhaonanxing', pictures: [0], tier: 'editorial', daysAgo: 33, end: 'downloaded' },
  { ...visitor, author: 'luoyingxue', pictures: [0, 1, 2], tier: 'commercial', daysAgo: 5, end: 'refunded' },
  { ...visitor, author: 'zhouyanqiu', pictures: [2, 3], tier: 'commercial', daysAgo: 2, end: 'new' },
  { ...visitor, author: 'hezhiyuan', pictures: [1], tier: 'extended', daysAgo: 1, end: 'cancelled' },
  { ...visitor, author: 'shenyihe', pictures: [0, 1], tier: 'commercial', daysAgo: 0, end: 'waiting' },
];

/** Payouts of that photographer, in yuan; the last waits for its approval. */
export const demoPayouts = [
  { userName: 'zhouyanqiu', yuan: 400, daysAgo: 96, isPaid: true },
  { userName: 'zhouyanqiu', yuan: 300, daysAgo: 40, isPaid: true },
  { userName: 'zhouyanqiu', yuan: 200, daysAgo: 1, isPaid: false },
] as const;
