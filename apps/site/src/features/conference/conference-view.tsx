import { useGetConferenceQuery } from '@tuyuan/api-client/conference-data.ts';
import type { ConferenceDetail } from '@tuyuan/contract/conference-data.ts';
import { conferenceStateName } from '@tuyuan/format/conference-words.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import type { ReactNode } from 'react';
import { PageFrame } from '../../shared/page-frame.tsx';
import { PageSection } from '../../shared/page-section.tsx';
import styles from './conference.module.css';
import { spanText } from './conference-list-rules.ts';
import { attendPath } from './conference-paths.ts';

const closedWords: Record<ConferenceDetail['registration'], string> = {
  open: '',
  waitlist: '名额已满，现在报名进入候补',
  full: '名额已满',
  notYet: '报名还没有开始',
  closed: '报名已截止',
  cancelled: '会议已取消',
};

/** One conference: what, when, where, how to register, what is included. */
export function ConferenceView({ id }: { readonly id: number }) {
  const { currentData: conference } = useGetConferenceQuery({ id });
  if (!conference) return null;
  const { title, banner, content, registration, ticketTypes, regStartTime, regEndTime } = conference;
  const isOpen = registration === 'open' || registration === 'waitlist';
  return (
    <PageFrame crumbs={[{ label: '首页', href: '/' }, { label: '会议', href: '/conference' }, { label: title }]}>
      {banner !== '' && <img className={styles.banner} src={banner} alt="" width={2400} height={800} />}
      <h1 className={styles.title}>{title}</h1>
      <dl className={styles.facts}>
        <Fact name="状态">{conferenceStateName(conference.conferenceState)}</Fact>
        <Fact name="时间">{spanText(conference.startTime, conference.endTime)}</Fact>
        <Fact name="地点">{[conference.city, conference.location, conference.address].filter(Boolean).join(' ')}</Fact>
        {conference.organiser !== '' && <Fact name="主办">{conference.organiser}</Fact>}
        {conference.officePhone !== '' && <Fact name="会务电话">{conference.officePhone}</Fact>}
        <Fact name="报名">
          {wall(regStartTime)} – {wall(regEndTime)}
        </Fact>
        {conference.cancelledReason !== '' && <Fact name="取消原因">{conference.cancelledReason}</Fact>}
      </dl>
      {isOpen ? (
        <ButtonLink kind="primary" size="large" href={attendPath(id)}>
          {registration === 'open' ? '立即报名' : '报名候补'}
        </ButtonLink>
      ) : (
        <p className={styles.meta}>{closedWords[registration]}</p>
      )}
      {ticketTypes.length > 0 && (
        <PageSection title="票种">
          <ul className={styles.types}>
            {ticketTypes.map((type) => (
              <li key={type.id} className={styles.type}>
                <strong>{type.name}</strong>
                <span>{type.description}</span>
                <span className={styles.meta}>
                  {type.remaining === null ? '不限名额' : `余 ${type.remaining}`}
                  {type.includes.length > 0 && ` · 含${type.includes.join('、')}`}
                </span>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
      {content !== '' && (
        <PageSection title="会议介绍">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleaned it before it was stored. */}
          <div className={styles.text} dangerouslySetInnerHTML={{ __html: content }} />
        </PageSection>
      )}
    </PageFrame>
  );
}

const wall = (time: string) => time.slice(0, 16).replace('T', ' ');

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
