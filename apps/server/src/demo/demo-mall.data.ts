/** Goods of the demo's mall; the pictures are among the demo's. */
export const demoGoods = [
  {
    kind: 'physical',
    title: '高山湖明信片一套',
    summary: '八张一套，300 克艺术纸',
    description: '图苑摄影师的八张作品，随信寄到。',
    file: '070-alpine-3.jpg',
    credits: 300,
    cashCents: 0,
    perPerson: 2,
    stock: 60,
    quota: null,
  },
  {
    kind: 'physical',
    title: '茶席帆布袋',
    summary: '本白厚帆布，35 × 40 厘米',
    description: '可以装下一本画册。收到后七天内可以退换。',
    file: '096-still-1.jpg',
    credits: 600,
    cashCents: 0,
    perPerson: 1,
    stock: 24,
    quota: null,
  },
  {
    kind: 'physical',
    title: '《云上》摄影画册',
    summary: '精装 128 页，积分加现金',
    description: '收入二十四位本地摄影师的作品。',
    file: '030-mist-5.jpg',
    credits: 800,
    cashCents: 3900,
    perPerson: 1,
    stock: 12,
    quota: null,
  },
  {
    kind: 'quota',
    title: '编辑用授权 5 次',
    summary: '换来就能用，一年有效',
    description: '进到你的授权套餐里，结算时选它付款。',
    file: '061-forest-0.jpg',
    credits: 500,
    cashCents: 0,
    perPerson: 3,
    stock: 100,
    quota: { licences: 5, tier: 'editorial', months: 12 },
  },
] as const;

/** Packages on sale. */
export const demoOffers = [
  { name: '编辑用体验包', quota: 20, priceCents: 60_000, tier: 'editorial', validMonths: 6, isOnSale: true },
  { name: '商用年度套餐', quota: 100, priceCents: 980_000, tier: 'commercial', validMonths: 12, isOnSale: true },
] as const;
