import { useGetCalendarQuery } from '@tuyuan/api-client/conference/conference-data.ts';
import type { ListedConference } from '@tuyuan/contract/conference/conference-data.ts';
import { conferenceStateNumbers as states } from '@tuyuan/format/conference-words.ts';
import { wireClock, wireDaysBetween } from '@tuyuan/format/wire-day.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { bannerSources } from '../../../shared/banner-sources.ts';
import { conferenceAction } from '../../../shared/conference/conference-action.ts';
import { briefPath, conferencePath, liveWallPath } from '../../../shared/conference/conference-paths.ts';
import { daysText, deadlineText, placeText, wallName } from '../../../shared/conference/conference-words.ts';
import { StateDot } from '../../../shared/conference/state-dot.tsx';
import { useWireNow } from '../../../shared/use-wire-now.ts';
import { momentOf } from './agenda-state.ts';
import styles from './featured-conference.module.css';

const maxOnNow = 3;

interface FeaturedConferenceProps {
  readonly card: ListedConference;
  readonly isJoined: boolean;
}

/** The conference that runs or comes next, with what is on now and the next step. */
export function FeaturedConference({ card, isJoined }: FeaturedConferenceProps) {
  const { id, title, cover, summary, conferenceState, startTime, endTime, liveOn } = card;
  const isRunning = conferenceState === states.running;
  const { data: calendar } = useGetCalendarQuery({ id }, { skip: !isRunning });
  const now = useWireNow();
  const onNow = (calendar?.items ?? []).filter((session) => session.state === 'on' && momentOf(session, now) === 'now');
  const action = conferenceAction(card, isJoined);
  const days = wireDaysBetween(startTime, endTime) + 1;
  const today = now === undefined ? 0 : wireDaysBetween(startTime, now) + 1;
  return (
    <article className={styles.featured}>
      {cover !== '' && (
        <img
          className={styles.cover}
          {...bannerSources(cover)}
          sizes="(max-width: 1247px) 100vw, 1200px"
          alt=""
          fetchPriority="high"
        />
      )}
      <div className={styles.words}>
        <p>
          <StateDot state={conferenceState} />
          {isRunning && days > 1 && today >= 1 && today <= days && `，第 ${today} 天 / ${days} 天`}
        </p>
        <h2 className={styles.title}>
          <Link href={isJoined ? conferencePath(id) : briefPath(id)}>{title}</Link>
        </h2>
        <p className={styles.facts}>
          <span>{daysText(card)}</span>
          <span>{placeText(card)}</span>
        </p>
        {onNow.length > 0 ? (
          <div className={styles.onNow}>
            <p>正在进行</p>
            <ul>
              {onNow.slice(0, maxOnNow).map((session) => (
                <li key={session.id}>
                  <strong>{wireClock(session.startTime)}</strong>
                  <span>{session.room?.name ?? ''}</span>
                  <span>{session.title}</span>
                </li>
              ))}
            </ul>
          </div>
        ) : (
          summary !== '' && <p className={styles.summary}>{summary}</p>
        )}
        <div className={styles.actions}>
          <ButtonLink href={action.href} kind={action.isMain ? 'primary' : 'outline'} size="large">
            {action.label}
          </ButtonLink>
          {action.href !== conferencePath(id) && (
            <ButtonLink href={conferencePath(id)} size="large" className={styles.glass}>
              {isRunning ? '今天的议程' : '看议程'}
            </ButtonLink>
          )}
          {liveOn && (
            <ButtonLink href={liveWallPath(id)} kind="text" size="large" icon="image" className={styles.plain}>
              {wallName(card)}
            </ButtonLink>
          )}
          {!isJoined && <span className={styles.deadline}>{deadlineText(card)}</span>}
        </div>
      </div>
    </article>
  );
}
