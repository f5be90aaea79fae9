interface DemoHotel {
  name: string;
  address: string;
  way: string;
  phone: string;
  breakfast: string;
  latitude: number;
  longitude: number;
  rooms: readonly (readonly [number: string, kind: 'single' | 'double' | 'twin' | 'triple' | 'suite', beds: number])[];
  /** Numbers of the rooms in which one may smoke. */
  smoking: readonly string[];
}

export const demoHotels: readonly DemoHotel[] = [
  {
    name: '湖山宾馆',
    address: '工业园区湖西路 120 号',
    way: '距会场步行 6 分钟，接驳 1 号线',
    phone: '0512-0000 1200',
    breakfast: '二层 6:30–9:30',
    latitude: 31.3141,
    longitude: 120.6829,
    rooms: [
      ['1201', 'suite', 2],
      ['1202', 'double', 1],
      ['1203', 'double', 1],
      ['1205', 'twin', 2],
      ['1206', 'twin', 2],
      ['1207', 'twin', 2],
      ['1208', 'twin', 2],
      ['1210', 'twin', 2],
      ['1212', 'triple', 3],
    ],
    smoking: ['1210'],
  },
  {
    name: '云水驿站',
    address: '工业园区翠园路 8 号',
    way: '距会场 2.4 公里，接驳 2 号线',
    phone: '0512-0000 0808',
    breakfast: '大堂 7:00–9:30',
    latitude: 31.3198,
    longitude: 120.6712,
    rooms: [
      ['301', 'single', 1],
      ['302', 'single', 1],
      ['305', 'twin', 2],
      ['306', 'twin', 2],
      ['308', 'triple', 3],
    ],
    smoking: ['308'],
  },
];

type DemoGuest = readonly [
  /** User name of a login, or the number of an attendee without one. */
  who: string | number,
  room: string | null,
  state: 'planned' | 'published' | 'accepted' | 'changeAsked' | 'checkedIn',
  wish?: { share?: 'single'; smokes?: true; mate?: string; note?: string; change?: string },
];

/** Odd attendees are women, even ones men. */
export const demoGuests: readonly DemoGuest[] = [
  ['visitor', '1205', 'published', { note: '想要安静一点的房间' }],
  [3, '1205', 'accepted'],
  ['zhouyanqiu', '1201', 'accepted', { share: 'single' }],
  ['editor', '1206', 'checkedIn'],
  [7, '1206', 'checkedIn'],
  ['admin', '1202', 'accepted', { share: 'single' }],
  [6, '1207', 'checkedIn'],
  [10, '1207', 'changeAsked', { change: '同住的老师打鼾，想换到别的房间，或单住补差价也可以。' }],
  [14, '1210', 'accepted', { smokes: true }],
  [15, '301', 'accepted', { share: 'single' }],
  [18, '305', 'planned'],
  [22, '305', 'planned'],
  [25, '302', 'planned', { share: 'single' }],
  [26, null, 'planned', { smokes: true, note: '烟民，抱歉' }],
  [27, null, 'planned', { mate: '同单位的老师' }],
  [29, null, 'planned'],
  [30, null, 'planned', { share: 'single' }],
  [33, null, 'planned'],
  [34, null, 'planned', { note: '晚到，约 22 点后入住' }],
];
