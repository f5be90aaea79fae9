import { useGetCalendarQuery } from '@tuyuan/api-client/conference/calendar.ts';
import type { ConferenceDetail } from '@tuyuan/contract/conference/conference-data.ts';
import { phoneLink } from '@tuyuan/format/phone-link.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import type { ReactNode } from 'react';
import { conferencePath, navigatePath } from '../../../shared/conference/conference-paths.ts';
import { daysText, momentText, placeText } from '../../../shared/conference/conference-words.ts';
import { guestsOf } from './agenda.ts';
import styles from './conference-facts.module.css';

const maxNames = 6;

/** Shows subject, time, place, organisers, registration and what is included. */
export function ConferenceFacts({ conference }: { readonly conference: ConferenceDetail }) {
  const { id, summary, startTime, endTime, address, organiser, coOrganisers, officePhone, ticketTypes } = conference;
  const { currentData: calendar } = useGetCalendarQuery({ id });
  const guests = guestsOf(conference.guests, calendar?.items ?? []);
  const includes = [...new Set(ticketTypes.flatMap((type) => type.includes))];
  return (
    <dl className={styles.facts}>
      {summary !== '' && <Fact name="简介">{summary}</Fact>}
      <Fact name="时间">
        {daysText(conference)}
        <small>
          首日 {wireClock(startTime)} 开始，末日 {wireClock(endTime)} 结束
        </small>
      </Fact>
      <Fact name="地点">
        <Link href={navigatePath(id)} className={styles.link}>
          {placeText(conference)}
        </Link>
        {address !== '' && <small>{address}</small>}
      </Fact>
      {(organiser !== '' || guests.length > 0) && (
        <Fact name="主办与嘉宾">
          {organiser !== '' && <span>{organiser} 主办</span>}
          {coOrganisers.length > 0 && <small>{coOrganisers.join('、')} 协办</small>}
          {guests.length > 0 && (
            <small>
              嘉宾：
              {guests
                .slice(0, maxNames)
                .map(({ name }) => name)
                .join('、')}
              {guests.length > maxNames && ` 等 ${guests.length} 位`}，
              <Link href={`${conferencePath(id)}#guests`} className={styles.link}>
                全部嘉宾
              </Link>
            </small>
          )}
        </Fact>
      )}
      <Fact name="报名">
        {momentText(conference.regStartTime)} – {momentText(conference.regEndTime)}
        <ul className={styles.types}>
          {ticketTypes.map((type) => (
            <li key={type.id}>
              <strong>{type.name}</strong>
              {type.description !== '' && `：${type.description}`}
              <small>
                {type.remaining === null ? '不限名额' : `余 ${type.remaining} 个名额`}
                {type.needsApproval && '，需审核'}
                {type.hasWaitlist && '，满额可候补'}
              </small>
            </li>
          ))}
        </ul>
      </Fact>
      {includes.length > 0 && (
        <Fact name="包含">
          <ul className={styles.includes}>
            {includes.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Fact>
      )}
      {officePhone !== '' && (
        <Fact name="会务">
          <a href={phoneLink(officePhone)} className={styles.link}>
            {officePhone}
          </a>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
