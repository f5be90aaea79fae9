interface DemoPost {
  place: string;
  work: string;
  directions: string;
  latitude: number;
  longitude: number;
  /** Volunteers needed at the same time. */
  needed: number;
  isAtNight?: boolean;
}

/** Around the demo conference's venue. */
export const demoPosts: readonly DemoPost[] = [
  {
    place: '东门',
    work: '入场核验',
    directions: '一层东侧旋转门内，闸机三台，备用手持机在台下抽屉。',
    latitude: 31.3125,
    longitude: 120.6861,
    needed: 2,
  },
  {
    place: '签到台',
    work: '咨询与补证',
    directions: '一层大厅正中，补证先核对身份证。',
    latitude: 31.3123,
    longitude: 120.6855,
    needed: 1,
  },
  {
    place: '听涛厅',
    work: '引导与计时',
    directions: '二层，计时牌在第一排左侧。',
    latitude: 31.3121,
    longitude: 120.6851,
    needed: 1,
  },
  {
    place: '一层餐厅',
    work: '餐券核销',
    directions: '餐厅入口两台，清真与素食在右侧窗口。',
    latitude: 31.3118,
    longitude: 120.6849,
    needed: 2,
  },
  {
    place: '湖山宾馆大堂',
    work: '住宿与接送',
    directions: '前台旁立牌下，名单在文件夹里。',
    latitude: 31.3141,
    longitude: 120.6829,
    needed: 1,
  },
  {
    place: '器材间',
    work: '夜间看护',
    directions: '三层 306，钥匙向值班组长领取。',
    latitude: 31.3122,
    longitude: 120.6853,
    needed: 2,
    isAtNight: true,
  },
];

/** Hours by the site's clock; the last ends on the next day. */
export const dayShifts: readonly (readonly [string, string])[] = [
  ['07:00', '10:30'],
  ['10:30', '14:00'],
  ['14:00', '17:30'],
  ['17:30', '21:30'],
];
export const nightShift: readonly [string, string] = ['21:30', '07:00'];
