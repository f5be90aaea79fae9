interface Day {
  month: number;
  day: number;
}

interface Festival {
  /** Its facet. */
  key: string;
  /** What people call it, the usual name first. */
  names: readonly string[];
  /** First and last day, as month × 100 + day: of the lunar year, or of the solar one. */
  lunar?: readonly [number, number];
  solar?: readonly [number, number];
}

/** Days on which pictures of a festival are taken: also those before and after it. */
export const festivals: readonly Festival[] = [
  { key: 'newyear', names: ['元旦', '跨年'], solar: [101, 103] },
  { key: 'women', names: ['妇女节', '三八节', '女神节'], solar: [307, 308] },
  { key: 'qingming', names: ['清明', '清明节'], solar: [404, 406] },
  { key: 'labour', names: ['五一', '劳动节', '五一节'], solar: [501, 505] },
  { key: 'youth', names: ['青年节', '五四'], solar: [504, 504] },
  { key: 'children', names: ['儿童节', '六一'], solar: [531, 601] },
  { key: 'teachers', names: ['教师节'], solar: [910, 910] },
  { key: 'national', names: ['国庆', '国庆节', '十一'], solar: [1001, 1007] },
  { key: 'christmas', names: ['圣诞', '圣诞节', '平安夜'], solar: [1224, 1225] },
  { key: 'solstice', names: ['冬至'], solar: [1221, 1223] },
  { key: 'spring', names: ['春节', '过年', '大年', '新春', '年味', '除夕', '正月'], lunar: [101, 116] },
  { key: 'spring', names: ['腊月', '小年'], lunar: [1223, 1230] },
  { key: 'lanterns', names: ['元宵', '元宵节', '正月十五', '灯会'], lunar: [113, 117] },
  { key: 'dragon', names: ['端午', '端午节'], lunar: [503, 506] },
  { key: 'qixi', names: ['七夕', '七夕节'], lunar: [706, 708] },
  { key: 'moon', names: ['中秋', '中秋节'], lunar: [813, 817] },
  { key: 'elders', names: ['重阳', '重阳节'], lunar: [908, 910] },
  { key: 'laba', names: ['腊八', '腊八节'], lunar: [1208, 1208] },
  { key: 'torch', names: ['火把节'], lunar: [624, 627] },
  { key: 'water', names: ['泼水节', '傣历新年'], solar: [412, 416] },
];

const byName = new Map(festivals.flatMap((festival) => festival.names.map((name) => [name, festival.key] as const)));

/** The facet of a festival by one of its names. */
export function festivalNamed(name: string): string | undefined {
  return byName.get(name);
}

const chineseCalendar = new Intl.DateTimeFormat('en-u-ca-chinese', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
});

/** The lunar date; a leap month counts as the one before it. */
function lunarOf(year: number, { month, day }: Day): Day {
  const lunar = { month: 0, day: 0 };
  for (const { type, value } of chineseCalendar.formatToParts(Date.UTC(year, month - 1, day, 12)))
    if (type === 'month' || type === 'day') lunar[type] = Number.parseInt(value, 10);
  return lunar;
}

function lies({ month, day }: Day, range: readonly [number, number] | undefined): boolean {
  const place = month * 100 + day;
  return range !== undefined && range[0] <= place && place <= range[1];
}

/** The facets of the festivals about a day of the solar calendar. */
export function festivalsAbout(year: number, date: Day): string[] {
  const lunar = lunarOf(year, date);
  const found = festivals.filter((festival) => lies(date, festival.solar) || lies(lunar, festival.lunar));
  return [...new Set(found.map(({ key }) => key))];
}
