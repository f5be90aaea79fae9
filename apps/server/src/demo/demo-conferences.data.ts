import type { RegistrationField } from '@tuyuan/contract/conference/conference-fields.ts';

interface DemoTicketType {
  name: string;
  description: string;
  userType: number;
  capacity: number | null;
  includes: readonly string[];
  isHidden?: boolean;
  /** 0 if not given. */
  priceCents?: number;
  refundDays?: number;
  needsApproval?: boolean;
}

/** Days are counted from the day of seeding, hours are those of the site's clock. */
interface DemoConference {
  title: string;
  summary: string;
  content: string;
  cover: string;
  banner: string;
  city: string;
  location: string;
  address: string;
  /** One line each. */
  directions: string;
  latitude: number;
  longitude: number;
  starts: number;
  ends: number;
  regStarts: number;
  regEnds: number;
  /** Number of attendees besides those with a login. */
  people: number;
  coOrganisers: readonly string[];
  /** Pictures by the names of their files. */
  guests: readonly { name: string; title: string; introduction: string; photo: string }[];
  ticketTypes: readonly DemoTicketType[];
}

const field = (
  given: Pick<RegistrationField, 'key' | 'label' | 'type'> & Partial<RegistrationField>,
): RegistrationField => ({
  help: '',
  isRequired: false,
  options: [],
  change: 'editable',
  editableUntil: null,
  ticketTypeIds: [],
  ...given,
});

/** Registration form of every demo conference. */
export const demoForm: readonly RegistrationField[] = [
  field({ key: 'company', label: '单位', type: 'text', isRequired: true, help: '印在胸卡上', change: 'approval' }),
  field({ key: 'gender', label: '性别', type: 'select', options: ['男', '女'], help: '用于安排住宿' }),
  field({ key: 'diet', label: '饮食', type: 'select', options: ['不限', '清真', '素食', '不吃辣'] }),
  field({ key: 'shirt', label: '文化衫尺码', type: 'select', options: ['S', 'M', 'L', 'XL', 'XXL'] }),
  field({ key: 'interests', label: '想参加的活动', type: 'multiSelect', options: ['采风', '作品点评', '器材体验'] }),
  field({ key: 'emergency', label: '紧急联系人电话', type: 'phone' }),
];

const staffTypes: readonly DemoTicketType[] = [
  {
    name: '嘉宾证',
    description: '主讲人与评委',
    userType: 1,
    capacity: 30,
    includes: ['全部场次', '午餐', '晚宴', '住宿', '接送站'],
    isHidden: true,
  },
  { name: '工作证', description: '会务与志愿者', userType: 2, capacity: null, includes: ['午餐'], isHidden: true },
  { name: '核验证', description: '各入口核验', userType: 3, capacity: null, includes: ['午餐'], isHidden: true },
  { name: '会务证', description: '会务组', userType: 4, capacity: null, includes: ['午餐'], isHidden: true },
];

export const demoConferences: readonly DemoConference[] = [
  {
    title: '江南影像大会 2026',
    summary: '三天，四个会场，六十位摄影师与编辑，从胶片到计算影像。',
    content:
      '<h2>关于大会</h2><p>江南影像大会由地方摄影家协会与图苑联合主办，今年的主题是<strong>「看见水」</strong>：河流、湖泊、雨季与城市的关系。三天里有主旨演讲、作品点评、器材工作坊和一场露天放映。</p><h2>你会得到</h2><ul><li>全部会场的通票与电子资料</li><li>两顿午餐和一场影友晚宴</li><li>与编辑部面对面的作品点评</li></ul><h2>交通</h2><p>地铁 1 号线到会议中心站，2 号口出站步行 300 米。会期每天 8:00 起有接驳车。</p>',
    cover: '001-roofs-0.jpg',
    banner: '036-lights-0.jpg',
    city: '苏州',
    location: '苏州湖西会议中心',
    address: '工业园区湖西路 88 号',
    directions:
      '签到入口：东门大厅，会期每天 8:00 起\n嘉宾与媒体入口：南门，凭嘉宾证\n地铁：1 号线会议中心站 2 号口，步行 300 米\n接驳车：高铁苏州园区站北广场，会期 8:00–18:00 每半小时一班\n自驾：停车场入口在湖西路，参会者凭参会票免费停放',
    latitude: 31.3123,
    longitude: 120.6853,
    starts: -1,
    ends: 1,
    regStarts: -40,
    regEnds: -3,
    people: 48,
    coOrganisers: ['江南日报影像部', '湖西美术馆', '云岭画报社'],
    guests: [
      {
        name: '段雨桐',
        title: '洱海影像工作室',
        introduction: '在同一条湖岸线上拍了十一年，主讲「看见水」。',
        photo: '021-people-0.jpg',
      },
      {
        name: '和志远',
        title: '雪山影像档案发起人',
        introduction: '用同一机位记录一座冰川的三十个秋天。',
        photo: '022-people-4.jpg',
      },
      { name: '赵南星', title: '星空摄影师', introduction: '把夜里的村庄拍进了星图。', photo: '038-people-1.jpg' },
      { name: '郑岚', title: '评论家，秋季大展评委会主席', introduction: '', photo: '' },
    ],
    ticketTypes: [
      { name: '普通票', description: '全部会场与展览', userType: 0, capacity: 300, includes: ['全部场次', '午餐'] },
      ...staffTypes,
    ],
  },
  {
    title: '高原影像周',
    summary: '在雪山脚下拍五天：清晨出发，晚上看片。',
    content:
      '<h2>日程概览</h2><p>每天日出前集合，分三条路线采风；下午在古城书院整理作品，晚上由三位导师逐张点评。</p><h2>报名须知</h2><p>海拔 2400 米以上，请确认身体状况。名额有限，满额后进入候补，有人退出会按次序通知。</p>',
    cover: '003-alpine-1.jpg',
    banner: '037-alpine-2.jpg',
    city: '丽江',
    location: '玉湖书院',
    address: '玉龙县玉湖路 12 号',
    directions: '报到：书院正门，首日 14:00 起\n机场：三义机场乘出租车约 50 分钟\n自驾：村口停车场，步行 400 米到书院',
    latitude: 26.8721,
    longitude: 100.2341,
    starts: 30,
    ends: 34,
    regStarts: -10,
    regEnds: 22,
    people: 12,
    coOrganisers: [],
    guests: [
      { name: '刀玉香', title: '民俗摄影师', introduction: '三条采风路线的领队之一。', photo: '019-people-2.jpg' },
      { name: '罗映雪', title: '植物摄影师', introduction: '带你在雪线下找花。', photo: '072-people-0.jpg' },
    ],
    ticketTypes: [
      {
        name: '采风票',
        description: '含五天采风与点评',
        userType: 0,
        capacity: 40,
        includes: ['采风', '点评', '早餐'],
      },
      {
        name: '暗房工作坊',
        description: '两个晚上，材料与冲洗都在内',
        userType: 0,
        capacity: 20,
        includes: ['暗房材料', '晚餐'],
        priceCents: 19_800,
        refundDays: 3,
      },
      {
        name: '导师席',
        description: '带作品来，由导师选定',
        userType: 0,
        capacity: 8,
        includes: ['采风', '一对一点评', '住宿'],
        needsApproval: true,
      },
      ...staffTypes,
    ],
  },
  {
    title: '城市档案论坛',
    summary: '老照片怎样成为一座城市的记忆。',
    content: '<h2>回顾</h2><p>两天的论坛谈了征集、扫描、著录与开放。照片与资料在会后继续开放。</p>',
    cover: '028-city-0.jpg',
    banner: '040-roofs-2.jpg',
    city: '昆明',
    location: '翠湖报告厅',
    address: '翠湖北路 5 号',
    directions: '入口：翠湖北路正门\n地铁：2 号线五一路站，步行 15 分钟',
    latitude: 25.0501,
    longitude: 102.7025,
    starts: -61,
    ends: -60,
    regStarts: -100,
    regEnds: -65,
    people: 10,
    coOrganisers: ['城市档案馆'],
    guests: [],
    ticketTypes: [
      { name: '普通票', description: '两天论坛', userType: 0, capacity: 120, includes: ['全部场次', '茶歇'] },
      ...staffTypes,
    ],
  },
];

export const demoFamilyNames = '林周陈李王张刘杨赵吴徐孙马朱胡郭何高罗郑梁谢宋唐许韩冯邓曹彭';
export const demoGivenNames = [
  '砚秋',
  '文澜',
  '子墨',
  '若水',
  '远山',
  '知行',
  '清和',
  '晓岚',
  '思源',
  '立夏',
  '云舒',
  '念一',
];
export const demoCompanies = [
  '苏州市摄影家协会',
  '江南日报影像部',
  '云岭画报社',
  '湖西美术馆',
  '独立摄影师',
  '城市档案馆',
  '光影学堂',
];
