import type { PersonalItem } from '@tuyuan/contract/conference/calendar.ts';
import { CalendarCheck, CalendarSync } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { conferenceToday } from '../../../shared/clock/conference-today.ts';
import { Button } from '../../../shared/layout/button.tsx';
import { ButtonRow } from '../../../shared/layout/button-row.tsx';
import { paths } from '../../../shared/paths.ts';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { itemDay } from './calendar-days.ts';
import { CalendarItem } from './calendar-item.tsx';
import { DayStrip } from './day-strip.tsx';
import styles from './my-calendar.module.css';

const SubscribeSheet = lazy(async () => ({ default: (await import('./subscribe-sheet.tsx')).SubscribeSheet }));

interface MyCalendarProps {
  readonly items: readonly PersonalItem[];
  /** Path of the calendar file; undefined while unknown. */
  readonly feedPath: string | undefined;
}

/** Everything one has to be at, day by day. */
export function MyCalendar({ items, feedPath }: MyCalendarProps) {
  const [params, setParams] = useSearchParams();
  const [isSubscribing, setSubscribing] = useState(false);
  const today = conferenceToday();
  const asked = params.get('day') ?? '';
  const next = items.find((item) => itemDay(item) >= today) ?? items.at(-1);
  const chosen = /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : next ? itemDay(next) : today;
  const isMonth = params.get('view') === 'month';
  const change = (day: string, showsMonth: boolean) =>
    setParams({ day, ...(showsMonth && { view: 'month' }) }, { replace: true, preventScrollReset: true });

  const counts = new Map<string, number>();
  for (const item of items) counts.set(itemDay(item), (counts.get(itemDay(item)) ?? 0) + 1);
  const titles = new Map(items.map(({ key, title }) => [key, title]));
  const shown = items.filter((item) => itemDay(item) === chosen);
  return (
    <>
      <DayStrip
        chosen={chosen}
        today={today}
        isMonth={isMonth}
        counts={counts}
        onChoose={(day) => change(day, isMonth)}
        onFold={(showsMonth) => change(chosen, showsMonth)}
      />
      {shown.length === 0 ? (
        <EmptyView
          icon={CalendarCheck}
          title={items.length === 0 ? '日历还是空的' : '这一天没有安排'}
          text={items.length === 0 ? '收藏的场次、订的座位和班次会出现在这里。' : undefined}
          action={
            items.length === 0 && (
              <Button isPrimary to={paths.schedule}>
                去看日程
              </Button>
            )
          }
        />
      ) : (
        <ul className={styles.list}>
          {shown.map((item) => (
            <CalendarItem
              key={item.key}
              item={item}
              clashes={item.clashes.flatMap((key) => titles.get(key) ?? [])}
              feedPath={feedPath}
            />
          ))}
        </ul>
      )}
      {feedPath !== undefined && (
        <ButtonRow>
          <Button size="large" onClick={() => setSubscribing(true)} icon={CalendarSync}>
            订阅到手机日历
          </Button>
        </ButtonRow>
      )}
      <Suspense>
        {isSubscribing && feedPath !== undefined && (
          <SubscribeSheet path={feedPath} onClose={() => setSubscribing(false)} />
        )}
      </Suspense>
    </>
  );
}
