/** A picture that waits for review: a part of one of the demo's. */
export interface WaitingPicture {
  /** The demo's picture that it is cut from. */
  readonly file: string;
  /** A picture of the photographer who hands it in; without it, the one it is cut from is theirs. */
  readonly handedInBy?: string;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly description: string;
  readonly labels: readonly string[];
}

/** One photographer's together; one text breaks the site's rules, one picture is nearly one that is published, two are somebody else's. */
export const waitingPictures: readonly WaitingPicture[] = [
  {
    file: '055-mist-4.jpg',
    width: 1200,
    height: 800,
    title: '洱海落日，加微信拿原片',
    description: '傍晚在才村码头拍的，低价转让，要的联系。',
    labels: ['洱海', '落日', '孤舟'],
  },
  {
    file: '044-roofs-1.jpg',
    width: 900,
    height: 1200,
    title: '建水屋顶一角',
    description: '从朝阳楼上往西看，秋天下午四点。',
    labels: ['建水', '屋顶', '秋天', '古城'],
  },
  {
    file: '100-sea-3.jpg',
    width: 1200,
    height: 1200,
    title: '洱海月圆',
    description: '中秋前一晚，双廊。',
    labels: ['洱海', '月亮', '夜景'],
  },
  {
    file: '030-mist-5.jpg',
    width: 1200,
    height: 675,
    title: '碧罗雪山云海初起',
    description: '日出前二十分钟，云刚漫上来。',
    labels: ['云海', '雪山', '怒江', '日出'],
  },
  {
    file: '034-mist-1.jpg',
    width: 1000,
    height: 1200,
    title: '独龙江雨后',
    description: '雨停之后的半个小时。',
    labels: ['独龙江', '雾', '山'],
  },
  {
    file: '047-mist-3.jpg',
    width: 1200,
    height: 800,
    title: '高黎贡的清晨',
    description: '内部放贷请找我。',
    labels: ['高黎贡', '清晨', '山'],
  },
  {
    file: '073-alpine-1.jpg',
    width: 1200,
    height: 1200,
    title: '梅里雪山日照金山',
    description: '飞来寺，四月。',
    labels: ['梅里雪山', '日照金山', '雪山'],
  },
  {
    file: '077-alpine-2.jpg',
    width: 1200,
    height: 640,
    title: '玉龙雪山蓝调',
    description: '日出前，白沙。',
    labels: ['玉龙雪山', '蓝调', '清晨'],
  },
  {
    file: '028-city-0.jpg',
    width: 1200,
    height: 675,
    title: '滇池边的天际线',
    description: '蓝调时刻，长曝光三十秒。',
    labels: ['昆明', '天际线', '夜景'],
  },
  {
    file: '101-city-1.jpg',
    width: 800,
    height: 1200,
    title: '盘龙江夜色',
    description: '冬天的晚上，桥上。',
    labels: ['昆明', '夜色', '江'],
  },
  {
    file: '056-mist-0.jpg',
    handedInBy: '061-forest-0.jpg',
    width: 1100,
    height: 900,
    title: '雾里的群山',
    description: '清晨，路边停车拍的。',
    labels: ['山', '晨雾', '清晨'],
  },
  {
    file: '005-hills-1.jpg',
    handedInBy: '064-aerial-2.jpg',
    width: 1200,
    height: 675,
    title: '三月的罗平',
    description: '金鸡峰丛，油菜花正盛。',
    labels: ['罗平', '油菜花', '春天'],
  },
];
