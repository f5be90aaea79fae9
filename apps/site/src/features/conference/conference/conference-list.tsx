import { useGetConferencesQuery } from '@tuyuan/api-client/conference/conference-data.ts';
import type { getConferences } from '@tuyuan/contract/conference/conference-data.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { LinkChip } from '@tuyuan/ui/chip.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { useSearchParams } from 'react-router-dom';
import { useTicketed } from '../../../shared/conference/use-ticketed.ts';
import { deferred } from '../../../shared/deferred.tsx';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { PageSection } from '../../../shared/page-section.tsx';
import { useSetting } from '../../../shared/site-settings.ts';
import styles from './conference-list.module.css';
import {
  type ConferenceFilter,
  conferencesArgument,
  conferencesPath,
  divideConferences,
  monthText,
  readConferenceFilter,
} from './conference-list-rules.ts';
import { FeaturedConference } from './featured-conference.tsx';

const ConferenceCard = deferred(
  async () => (await import('../../../shared/conference/conference-card.tsx')).ConferenceCard,
);
const EndedConferences = deferred(async () => (await import('./ended-conferences.tsx')).EndedConferences);

/** Shows the conference that runs or comes next, those after it, and those that are over; optionally of one city or month. */
export function ConferenceList() {
  const heading = useSetting('mettingChar') || '会议';
  const [query] = useSearchParams();
  const filter = readConferenceFilter(query);
  const { currentData, isError, isFetching, refetch } = useGetConferencesQuery(conferencesArgument(filter));
  const isJoined = useTicketed();
  if (!currentData)
    return (
      <PageFrame>
        {isError && !isFetching ? <ErrorState title="会议没有加载出来" onRetry={() => void refetch()} /> : null}
      </PageFrame>
    );
  const { items, facets } = currentData;
  const { featured, coming, ended } = divideConferences(items);
  return (
    <PageFrame>
      <h1 className={styles.title}>{heading}</h1>
      <Filters facets={facets} filter={filter} />
      {items.length === 0 && <Nothing filter={filter} />}
      {featured && <FeaturedConference card={featured} isJoined={isJoined(featured.id)} />}
      {coming.length > 0 && (
        <PageSection title="将要开始">
          <ul className={styles.cards}>
            {coming.map((card) => (
              <li key={card.id}>
                <ConferenceCard card={card} isJoined={isJoined(card.id)} />
              </li>
            ))}
          </ul>
        </PageSection>
      )}
      {ended.length > 0 && (
        <PageSection title="已结束">
          <EndedConferences cards={ended} />
        </PageSection>
      )}
    </PageFrame>
  );
}

interface FiltersProps {
  readonly facets: OutputOf<typeof getConferences>['facets'];
  readonly filter: ConferenceFilter;
}

function Filters({ facets, filter }: FiltersProps) {
  return (
    <>
      {(facets.cities.length > 1 || filter.city !== '') && (
        <nav className={styles.filter} aria-label="城市">
          <LinkChip href={conferencesPath({ ...filter, city: '' })} isCurrent={filter.city === ''}>
            全部城市
          </LinkChip>
          {facets.cities.map(({ value, count }) => (
            <LinkChip key={value} href={conferencesPath({ ...filter, city: value })} isCurrent={filter.city === value}>
              {value} {count}
            </LinkChip>
          ))}
        </nav>
      )}
      {(facets.months.length > 1 || filter.month !== '') && (
        <nav className={styles.filter} aria-label="月份">
          <LinkChip href={conferencesPath({ ...filter, month: '' })} isCurrent={filter.month === ''}>
            全部月份
          </LinkChip>
          {facets.months.map(({ value, count }) => (
            <LinkChip
              key={value}
              href={conferencesPath({ ...filter, month: value })}
              isCurrent={filter.month === value}
            >
              {monthText(value)} {count}
            </LinkChip>
          ))}
        </nav>
      )}
    </>
  );
}

function Nothing({ filter }: { readonly filter: ConferenceFilter }) {
  const isFiltered = filter.city !== '' || filter.month !== '';
  return (
    <EmptyState
      icon="calendar"
      title={isFiltered ? '没有符合的会议' : '还没有会议'}
      text={isFiltered ? '换个城市或月份，或看看全部会议。' : '新的会议发布后会出现在这里。'}
      actions={isFiltered ? <LinkChip href="/conference">全部会议</LinkChip> : undefined}
    />
  );
}
