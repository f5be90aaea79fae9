import type { ResultOf } from '@tuyuan/api-client/endpoint-types.ts';
import { useGetVisitsQuery } from '@tuyuan/api-client/site/traffic.ts';
import type { PageKind } from '@tuyuan/contract/site/page-kinds.ts';
import type { getVisits } from '@tuyuan/contract/site/traffic.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Segmented } from 'antd';
import { useState } from 'react';
import { Card } from './card.tsx';
import styles from './dashboard.module.css';
import { DayChart, DayLegend, type DayLine } from './day-chart.tsx';
import type { Period } from './period.ts';
import { ShareBars } from './share-bars.tsx';
import visit from './visit-cards.module.css';

type Visits = ResultOf<typeof getVisits>;

/** Fewer days make no course: they are listed instead. */
const fewDays = 14;

const kindTitles: Readonly<Record<PageKind, string>> = {
  home: '首页',
  search: '搜索和分类',
  image: '图片',
  album: '图集',
  photographer: '摄影师',
  article: '文章和帮助',
  conference: '会议',
  meeting: '参会手机页',
  other: '其他',
};

/** Who came in the period, beside the period before, and what was opened. */
export function VisitCards({ days }: { readonly days: Period }) {
  const query = useGetVisitsQuery({ days });
  const [of, setOf] = useState<'visitors' | 'views'>('visitors');
  const { data } = query;
  const course = data?.[of];
  const isYoung = data !== undefined && daysCounted(data) < fewDays;
  const lines: DayLine[] = course
    ? [
        { title: '本期', tone: 'brand', values: course.daily },
        { title: `前 ${days} 天`, tone: 'before', values: course.previousDaily },
      ]
    : [];
  return (
    <div className={styles.charts}>
      <Card
        title="每天的访问"
        query={query}
        aside={
          <span className={visit.aside}>
            {!isYoung && <DayLegend lines={lines} />}
            <Segmented
              size="small"
              aria-label="数什么"
              value={of}
              onChange={setOf}
              options={[
                { value: 'visitors', label: '人' },
                { value: 'views', label: '页' },
              ]}
            />
          </span>
        }
      >
        {(visits) => (
          <>
            <p className={visit.total}>
              <strong>{formatCount(visits[of].total)}</strong> {of === 'visitors' ? '人次' : '页'}
              {!isYoung && <Change {...visits[of]} />}
            </p>
            {isYoung ? (
              <FirstDays visits={visits} of={of} />
            ) : (
              <DayChart label="每天的访问" dates={visits.dates} lines={lines} />
            )}
            <p className={visit.note}>
              自己数的：不用 cookie，不认人，同一来者一天算一次；爬虫、后台人员和要求不跟踪的不算。
            </p>
          </>
        )}
      </Card>
      <Card title="看了哪里" query={query}>
        {({ kinds }) =>
          kinds.length === 0 ? (
            <p className={visit.none}>还没有人打开过页面。</p>
          ) : (
            <ShareBars items={kinds.map(({ kind, views }) => ({ title: kindTitles[kind], count: views }))} unit="页" />
          )
        }
      </Card>
    </div>
  );
}

function daysCounted({ dates, since }: Visits): number {
  const today = dates.at(-1);
  return since === null || today === undefined
    ? 0
    : Math.round((Date.parse(today) - Date.parse(since)) / 86_400_000) + 1;
}

/** No percentages of a few visits. */
function Change({ total, previous }: { readonly total: number; readonly previous: number }) {
  const difference = total - previous;
  const sign = difference > 0 ? '+' : '';
  if (previous === 0) return <span className={visit.change}>上期没有</span>;
  const change = previous < 20 ? formatCount(difference) : `${Math.round((difference / previous) * 100)}%`;
  return (
    <span className={visit.change}>
      {sign}
      {change} 较上期
    </span>
  );
}

function FirstDays({ visits, of }: { readonly visits: Visits; readonly of: 'visitors' | 'views' }) {
  const { since, dates } = visits;
  if (since === null)
    return <p className={visit.none}>从现在起开始数。有人打开网站后，几秒内就出现在这里；把网址发出去试试。</p>;
  const items = dates
    .map((date, index) => ({ date, title: date.slice(5), count: visits[of].daily[index] ?? 0 }))
    .filter(({ date }) => date >= since)
    .toReversed();
  return (
    <>
      <ShareBars items={items} unit={of === 'visitors' ? '人' : '页'} />
      <p className={visit.note}>数满 {fewDays} 天，这里画成曲线，并和上一期比较。</p>
    </>
  );
}
