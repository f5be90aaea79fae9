import type { ReadinessProblem } from '@tuyuan/contract/conference/rehearsal.ts';
import { Link } from 'react-router-dom';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { conferencePath } from '../../../shared/paths.ts';
import { useMayOpen } from '../../../shared/use-may-open.ts';
import styles from './readiness-list.module.css';

/** Last part of the tab's address, and its title; installation problems have no tab. */
const places: Record<Exclude<ReadinessProblem['tab'], 'system'>, readonly [string, string]> = {
  overview: ['', '概览'],
  facts: ['facts', '基本信息'],
  ticketTypes: ['ticket-types', '票种'],
  schedule: ['schedule', '日程'],
  checkIn: ['check-in', '签到'],
  vouchers: ['vouchers', '餐券礼券'],
  duty: ['duty', '值班'],
  stay: ['stays', '住宿'],
};

interface ReadinessListProps {
  readonly conferenceId: number;
  readonly problems: readonly ReadinessProblem[];
}

/** Readiness problems, each with a link to where it is fixed. */
export function ReadinessList({ conferenceId, problems }: ReadinessListProps) {
  const mayOpen = useMayOpen();
  if (problems.length === 0) return <p className={styles.none}>都准备好了，没有发现问题。</p>;
  return (
    <ul className={styles.list}>
      {problems.map(({ level, text, tab }) => (
        <li key={text} className={styles.problem}>
          <StatusDot tone={level === 'block' ? 'error' : 'warning'}>
            {level === 'block' ? '没准备好' : '留意'}
          </StatusDot>
          <span className={styles.text}>{text}</span>
          {tab === 'system' ? (
            <span className={styles.where}>请系统管理员在服务器上设置</span>
          ) : (
            mayOpen(conferencePath(conferenceId, places[tab][0])) && (
              <Link className={styles.where} to={conferencePath(conferenceId, places[tab][0])}>
                去「{places[tab][1]}」
              </Link>
            )
          )}
        </li>
      ))}
    </ul>
  );
}
