interface DemoSignPoint {
  name: string;
  kind: 'door' | 'meal' | 'gift' | 'session' | 'shuttle';
  place: string;
  hall?: string;
  capacity?: number;
  gates: readonly string[];
  /** Minutes from the moment of seeding, or from nine o'clock of the conference's first day. */
  from: 'now' | 'firstDay';
  opens: number;
  closes: number;
  lateAfter?: number;
  hasLeave?: boolean;
  lanes?: number;
  stock?: readonly (readonly [diet: string, prepared: number])[];
  /** Number of arrivals, and the minutes from the opening over which they came. */
  comes: number;
  within: number;
}

/** Doors, meals and gifts of the demo's running conference: yesterday's are over, today's fill as one looks. */
export const demoSignPoints: readonly DemoSignPoint[] = [
  {
    name: '第一天入场',
    kind: 'door',
    place: '1 层大厅',
    hall: '主会场',
    capacity: 60,
    gates: ['南门', '东侧门', '北门'],
    from: 'firstDay',
    opens: -90,
    closes: 540,
    lateAfter: 0,
    lanes: 3,
    comes: 44,
    within: 110,
  },
  {
    name: '第二天入场',
    kind: 'door',
    place: '1 层大厅',
    hall: '主会场',
    capacity: 60,
    gates: ['南门', '东侧门', '北门'],
    from: 'now',
    opens: -75,
    closes: 165,
    lateAfter: 15,
    lanes: 3,
    comes: 34,
    within: 74,
  },
  {
    name: '映山厅点评',
    kind: 'session',
    place: '2 层映山厅',
    hall: '映山厅',
    capacity: 30,
    gates: [],
    from: 'now',
    opens: -40,
    closes: 100,
    comes: 13,
    within: 38,
  },
  {
    name: '器材工作坊',
    kind: 'session',
    place: '3 层 301',
    hall: '工作坊 A',
    capacity: 12,
    gates: [],
    from: 'now',
    opens: -35,
    closes: 85,
    comes: 12,
    within: 30,
  },
  {
    name: '第一天午餐',
    kind: 'meal',
    place: '负一层餐厅',
    gates: ['一号台', '二号台'],
    from: 'firstDay',
    opens: 150,
    closes: 270,
    stock: [
      ['不限', 24],
      ['清真', 12],
      ['素食', 12],
      ['不吃辣', 12],
    ],
    comes: 41,
    within: 95,
  },
  {
    name: '第二天工作餐',
    kind: 'meal',
    place: '负一层餐厅',
    gates: ['一号台', '二号台'],
    from: 'now',
    opens: -45,
    closes: 60,
    stock: [
      ['不限', 22],
      ['清真', 9],
      ['素食', 12],
      ['不吃辣', 11],
    ],
    comes: 26,
    within: 44,
  },
  {
    name: '会议礼包',
    kind: 'gift',
    place: '1 层服务台',
    gates: ['礼品台'],
    from: 'firstDay',
    opens: -60,
    closes: 3000,
    comes: 37,
    within: 300,
  },
  {
    name: '湖西线接驳',
    kind: 'shuttle',
    place: '会议中心北广场',
    gates: [],
    from: 'now',
    opens: -120,
    closes: 240,
    comes: 18,
    within: 110,
  },
];

/** Staff phones; they are assigned in the order of the staff. */
export const demoDevices = [
  { label: '南门 1', point: '第二天入场', gate: '南门', state: 'online', queueDepth: 0, latencyMs: 12, lane: 0 },
  { label: '东侧门', point: '第二天入场', gate: '东侧门', state: 'degraded', queueDepth: 0, latencyMs: 840, lane: 1 },
  { label: '北门', point: '第二天入场', gate: '北门', state: 'offline', queueDepth: 12, latencyMs: null, lane: 2 },
  { label: '餐厅 1', point: '第二天工作餐', gate: '一号台', state: 'online', queueDepth: 0, latencyMs: 22, lane: null },
  { label: '礼品台', point: '会议礼包', gate: '礼品台', state: 'online', queueDepth: 0, latencyMs: 31, lane: null },
] as const;
