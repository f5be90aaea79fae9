import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import {
  useCancelRegistrationMutation,
  useGetMyConferencesQuery,
  useGetMyTicketQuery,
} from '@tuyuan/api-client/conference-data.ts';
import type { OwnRegistration } from '@tuyuan/contract/conference-data.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { useState } from 'react';
import { Panel } from '../../shared/user-centre/panel.tsx';
import { PanelsSkeleton } from '../../shared/user-centre/panels-skeleton.tsx';
import styles from './conference.module.css';
import { spanText } from './conference-list-rules.ts';
import { conferencePath } from './conference-paths.ts';

/** Conferences the caller registered for, each with its ticket. */
export function MyConferences() {
  const { data, error, refetch } = useGetMyConferencesQuery();
  if (!data) return error ? <ErrorState title="会议没有加载出来" onRetry={() => void refetch()} /> : <PanelsSkeleton />;
  if (data.items.length === 0)
    return (
      <EmptyState
        icon="search"
        title="还没有报名会议"
        text="报名后，参会票会出现在这里。"
        actions={<ButtonLink href="/conference">看看有哪些会议</ButtonLink>}
      />
    );
  return (
    <>
      {data.items.map(({ conference, registration }) => (
        <Panel
          key={conference.id}
          title={conference.title}
          note={`${spanText(conference.startTime, conference.endTime)} · ${[conference.city, conference.location].filter(Boolean).join(' ')}`}
          tools={<ButtonLink href={conferencePath(conference.id)}>查看会议</ButtonLink>}
        >
          <Registration registration={registration} isUpcoming={conference.conferenceState < 4} />
        </Panel>
      ))}
    </>
  );
}

function stateText({ state, waitlistPosition, reason, ticketTypeName }: OwnRegistration): string {
  switch (state) {
    case 'ticketed':
      return `已报名 · ${ticketTypeName}`;
    case 'waitlisted':
      return `候补第 ${waitlistPosition ?? 1} 位 · ${ticketTypeName}`;
    case 'applied':
      return `待审核 · ${ticketTypeName}`;
    case 'rejected':
      return reason === '' ? '报名没有通过' : `报名没有通过：${reason}`;
    case 'cancelled':
      return '已取消';
  }
}

function Registration({
  registration,
  isUpcoming,
}: {
  readonly registration: OwnRegistration;
  readonly isUpcoming: boolean;
}) {
  const [isAsking, setAsking] = useState(false);
  const [cancel, { isLoading, error }] = useCancelRegistrationMutation();
  const { conferenceId, state, hasTicket } = registration;
  const stands = state === 'ticketed' || state === 'waitlisted' || state === 'applied';
  return (
    <>
      <p>{stateText(registration)}</p>
      {hasTicket && <Ticket conferenceId={conferenceId} />}
      {stands && isUpcoming && !isAsking && (
        <Button size="small" onClick={() => setAsking(true)}>
          取消报名
        </Button>
      )}
      {isAsking && stands && (
        <p>
          取消后名额会让给候补的人。{' '}
          <Button size="small" isBusy={isLoading} onClick={() => void cancel({ conferenceId })}>
            确认取消报名
          </Button>{' '}
          <Button size="small" kind="text" onClick={() => setAsking(false)}>
            保留
          </Button>
        </p>
      )}
      {isApiFailure(error) && (
        <p role="alert" className={styles.fault}>
          {error.message}
        </p>
      )}
    </>
  );
}

/** The code one types, and the way onto the phone's pages; shown when it is asked for. */
function Ticket({ conferenceId }: { readonly conferenceId: number }) {
  const [isShown, setShown] = useState(false);
  const { data, error } = useGetMyTicketQuery({ conferenceId }, { skip: !isShown });
  if (!isShown)
    return (
      <Button size="small" onClick={() => setShown(true)}>
        查看参会票
      </Button>
    );
  if (!data) return error && isApiFailure(error) ? <p className={styles.fault}>{error.message}</p> : null;
  return (
    <div>
      <p>
        {data.name} · {data.ticketTypeName}
        {data.seat !== '' && ` · ${data.hall} ${data.seat}`}
      </p>
      <p className={styles.code}>{data.code}</p>
      <p className={styles.meta}>在手机上打开会议页面，输入参会码登录；参会码不要给别人看。</p>
      <p>
        <a href={data.link}>在这台设备上打开会议手机端</a>
      </p>
    </div>
  );
}
