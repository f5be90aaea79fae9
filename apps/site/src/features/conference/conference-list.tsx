import { useGetConferencesQuery } from '@tuyuan/api-client/conference-data.ts';
import type { ConferenceCard } from '@tuyuan/contract/conference-data.ts';
import { conferenceStateName } from '@tuyuan/format/conference-words.ts';
import { LinkChip } from '@tuyuan/ui/chip.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../shared/page-frame.tsx';
import { PageSection } from '../../shared/page-section.tsx';
import styles from './conference.module.css';
import { conferencesArgument, groupByState, spanText } from './conference-list-rules.ts';
import { conferencePath } from './conference-paths.ts';

/** Conferences by what they are doing now; one city's, if asked. */
export function ConferenceList() {
  const [query] = useSearchParams();
  const city = query.get('city') ?? '';
  const { currentData, isError, isFetching, refetch } = useGetConferencesQuery(conferencesArgument(city));
  if (!currentData)
    return (
      <PageFrame>
        {isError && !isFetching ? <ErrorState title="会议没有加载出来" onRetry={() => void refetch()} /> : null}
      </PageFrame>
    );
  const { items, facets } = currentData;
  return (
    <PageFrame>
      <h1 className={styles.title}>会议</h1>
      {facets.cities.length > 1 && (
        <nav className={styles.cities} aria-label="城市">
          <LinkChip href="/conference">全部</LinkChip>
          {facets.cities.map(({ value, count }) => (
            <LinkChip key={value} href={`/conference?city=${encodeURIComponent(value)}`}>
              {value} {count}
            </LinkChip>
          ))}
        </nav>
      )}
      {items.length === 0 && <EmptyState icon="search" title="没有会议" text="新的会议发布后会出现在这里。" />}
      {groupByState(items).map(([title, cards]) => (
        <PageSection key={title} title={title}>
          <ul className={styles.cards}>
            {cards.map((card) => (
              <li key={card.id}>
                <Card card={card} />
              </li>
            ))}
          </ul>
        </PageSection>
      ))}
    </PageFrame>
  );
}

function Card({ card }: { readonly card: ConferenceCard }) {
  return (
    <Link href={conferencePath(card.id)} className={styles.card}>
      <span className={styles.cover}>
        {card.cover !== '' && <img src={card.cover} alt="" loading="lazy" width={1200} height={800} />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{card.title}</span>
        <span className={styles.meta}>
          {conferenceStateName(card.conferenceState)} · {spanText(card.startTime, card.endTime)}
        </span>
        <span className={styles.meta}>{[card.city, card.location].filter(Boolean).join(' ')}</span>
        {card.summary !== '' && <span className={styles.summary}>{card.summary}</span>}
      </span>
    </Link>
  );
}
