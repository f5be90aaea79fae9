import type { ResultOf } from '@tuyuan/api-client/endpoint-types.ts';
import type { getDashboardTrends } from '@tuyuan/contract/site/dashboard.ts';
import { Card } from './card.tsx';
import { DayChart, DayLegend, type DayLine } from './day-chart.tsx';
import styles from './most-viewed.module.css';
import { seriesTitles } from './series-words.ts';

type Trends = ResultOf<typeof getDashboardTrends>;
type Key = Trends['series'][number]['key'];

interface TrendCardProps {
  readonly title: string;
  readonly trends: Trends;
  readonly tones: readonly (readonly [key: Key, tone: DayLine['tone']])[];
}

/** Some of the period's courses in one chart; absent where none of them may be seen. */
export function TrendCard({ title, trends, tones }: TrendCardProps) {
  const lines = tones.flatMap(([key, tone]): DayLine[] => {
    const series = trends.series.find((one) => one.key === key);
    return series ? [{ title: seriesTitles[key], tone, values: series.daily }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <Card title={title} aside={<DayLegend lines={lines} />} query={{ data: trends, refetch: () => {} }}>
      {({ dates }) =>
        lines.some(({ values }) => values.some((value) => value > 0)) ? (
          <DayChart label={title} dates={dates} lines={lines} />
        ) : (
          <p className={styles.none}>这段时间还没有。有了就画在这里。</p>
        )
      }
    </Card>
  );
}
