interface DemoTrip {
  kind: 'arrival' | 'shuttle' | 'return';
  name: string;
  from: readonly [place: string, directions: string];
  to: string;
  /** Day of the conference, from 0, and time of day; or minutes from now. */
  at: readonly [day: number, clock: string] | number;
  minutes: number;
  plate: string;
  vehicle: string;
  driver: string;
  leader?: string;
  seats: number;
  isOpen?: boolean;
  delayed?: readonly [minutes: number, reason: string];
  cancelled?: string;
  /** Logins and attendees; the first ones of `boarded` are aboard. */
  people: readonly (string | number)[];
  boarded?: number;
}

const hotel = ['湖山宾馆', '正门右侧候车区'] as const;
const venue = '湖西会议中心 东门';

export const demoTrips: readonly DemoTrip[] = [
  {
    kind: 'arrival',
    name: '苏州北站接站一',
    from: ['苏州北站', '南广场 P3 停车场'],
    to: '湖山宾馆',
    at: [0, '07:20'],
    minutes: 40,
    plate: '苏E·D3168',
    vehicle: '金龙 33 座',
    driver: '顾师傅',
    leader: 'editor',
    seats: 33,
    people: ['visitor', 'zhouyanqiu', 3, 6, 7, 10, 14, 15, 18],
    boarded: 9,
  },
  {
    kind: 'shuttle',
    name: '接驳 1 号线',
    from: hotel,
    to: venue,
    at: 18,
    minutes: 12,
    plate: '苏E·D5520',
    vehicle: '考斯特 19 座',
    driver: '钱师傅',
    leader: 'editor',
    seats: 19,
    isOpen: true,
    people: ['zhouyanqiu', 3, 6, 7, 10, 'visitor', 14, 22, 25],
    boarded: 5,
  },
  {
    kind: 'arrival',
    name: '苏州北站接站二',
    from: ['苏州北站', '南广场 P3 停车场'],
    to: '湖山宾馆',
    at: 95,
    minutes: 40,
    plate: '苏E·D3168',
    vehicle: '金龙 33 座',
    driver: '顾师傅',
    leader: 'admin',
    seats: 33,
    delayed: [25, '列车晚点，等最后一位到齐再发车。'],
    people: [26, 27, 'admin'],
  },
  {
    kind: 'shuttle',
    name: '接驳 2 号线',
    from: ['云水驿站', '大堂门口'],
    to: venue,
    at: 150,
    minutes: 20,
    plate: '苏E·D7716',
    vehicle: '别克商务 7 座',
    driver: '沈师傅',
    seats: 6,
    isOpen: true,
    people: [15, 18],
  },
  {
    kind: 'shuttle',
    name: '夜景外拍专车',
    from: [venue, '一号落客区'],
    to: '金鸡湖观景台',
    at: [1, '19:00'],
    minutes: 35,
    plate: '苏E·D5520',
    vehicle: '考斯特 19 座',
    driver: '钱师傅',
    seats: 19,
    isOpen: true,
    cancelled: '夜间有雷雨，外拍改到明年春天。',
    people: ['visitor', 3, 22],
  },
  {
    kind: 'return',
    name: '送站 苏州北站',
    from: [venue, '一号落客区'],
    to: '苏州北站 北进站口',
    at: [2, '14:30'],
    minutes: 45,
    plate: '苏E·D3168',
    vehicle: '金龙 33 座',
    driver: '顾师傅',
    leader: 'admin',
    seats: 33,
    people: ['visitor', 'zhouyanqiu', 'editor', 3, 6],
  },
  {
    kind: 'return',
    name: '送机 硕放机场',
    from: [venue, '一号落客区'],
    to: '苏南硕放机场 T2 出发层',
    at: [2, '16:00'],
    minutes: 60,
    plate: '苏E·D7716',
    vehicle: '别克商务 7 座',
    driver: '沈师傅',
    seats: 6,
    people: [14],
  },
];

type DemoJourney = readonly [
  who: string | number,
  arrival: readonly [number: string, from: string, at: readonly [number, string] | number] | null,
  back: readonly [number: string, to: string, at: readonly [number, string]] | null,
];

/** Trains and flights. */
export const demoJourneys: readonly DemoJourney[] = [
  ['visitor', ['G7356', '杭州东', [0, '06:52']], ['G7391', '杭州东', [2, '16:08']]],
  ['zhouyanqiu', ['G7002', '上海虹桥', [0, '06:40']], ['G7133', '上海虹桥', [2, '16:20']]],
  ['editor', null, ['G7205', '南京南', [2, '16:02']]],
  [3, ['G7356', '杭州东', [0, '06:52']], ['G7391', '杭州东', [2, '16:08']]],
  [6, ['G7012', '合肥南', [0, '06:58']], ['G7391', '杭州东', [2, '16:08']]],
  [14, ['MU2811', '昆明', [0, '06:10']], ['MU2812', '昆明', [2, '19:05']]],
  [18, ['G7002', '上海虹桥', [0, '06:40']], ['MU5342', '成都天府', [2, '19:30']]],
  [22, null, ['G7391', '杭州东', [2, '16:08']]],
  [26, ['G7124', '徐州东', 70], null],
  [27, ['G7124', '徐州东', 70], null],
  [29, ['G7124', '徐州东', 70], ['G7133', '上海虹桥', [2, '16:20']]],
  [30, ['G1508', '武汉', 85], ['G1511', '武汉', [2, '17:10']]],
  [34, ['CA8553', '北京大兴', 260], null],
];
