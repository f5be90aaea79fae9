import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import {
  useCancelRegistrationMutation,
  useGetMyConferencesQuery,
} from '@tuyuan/api-client/conference/conference-data.ts';
import type { OwnRegistration } from '@tuyuan/contract/conference/conference-data.ts';
import { conferenceStateNumbers as states } from '@tuyuan/format/conference-words.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { useState } from 'react';
import { attachmentPath, conferencePath } from '../../../shared/conference/conference-paths.ts';
import { calledOffText, daysText, placeText } from '../../../shared/conference/conference-words.ts';
import { StateDot } from '../../../shared/conference/state-dot.tsx';
import { Panel } from '../../../shared/user-centre/panel.tsx';
import { PanelsSkeleton } from '../../../shared/user-centre/panels-skeleton.tsx';
import styles from './attend-form.module.css';
import { OwnTicket } from './own-ticket.tsx';
import { PayTicket } from './pay-ticket.tsx';
import { isStanding, registrationText } from './registration-text.ts';

/** Conferences the caller registered for, each with its ticket. */
export function MyConferences() {
  const { data, error, refetch } = useGetMyConferencesQuery();
  if (!data) return error ? <ErrorState title="会议没有加载出来" onRetry={() => void refetch()} /> : <PanelsSkeleton />;
  if (data.items.length === 0)
    return (
      <EmptyState
        icon="calendar"
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
          note={
            <>
              {conference.conferenceState !== states.draft && <StateDot state={conference.conferenceState} />}{' '}
              {daysText(conference)} · {placeText(conference)}
            </>
          }
          tools={
            <>
              <ButtonLink href={attachmentPath(conference.id)}>资料</ButtonLink>
              <ButtonLink href={conferencePath(conference.id)}>查看会议</ButtonLink>
            </>
          }
        >
          {conference.conferenceState === states.cancelled ? (
            <p>{calledOffText(conference)}</p>
          ) : (
            <Registration
              registration={registration}
              isUpcoming={conference.conferenceState < states.running}
              onChange={() => void refetch()}
            />
          )}
        </Panel>
      ))}
    </>
  );
}

function Registration({
  registration,
  isUpcoming,
  onChange,
}: {
  readonly registration: OwnRegistration;
  readonly isUpcoming: boolean;
  onChange(): void;
}) {
  const [isAsking, setAsking] = useState(false);
  const [cancel, { isLoading, error }] = useCancelRegistrationMutation();
  const { conferenceId, hasTicket, state, orderId } = registration;
  const isPaid = state === 'ticketed' && orderId !== null;
  const stands = isStanding(registration);
  return (
    <>
      <p>{registrationText(registration)}</p>
      {state === 'unpaid' && orderId !== null && <PayTicket orderId={orderId} onChange={onChange} />}
      {hasTicket && <Ticket conferenceId={conferenceId} />}
      {stands && isUpcoming && !isAsking && (
        <div>
          <Button size="small" onClick={() => setAsking(true)}>
            取消报名
          </Button>
        </div>
      )}
      {isAsking && stands && (
        <p>
          取消后名额会让给候补的人{isPaid ? '，票款原路退回' : ''}。{' '}
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

/** Shown on demand only: anyone who sees it can use it. */
function Ticket({ conferenceId }: { readonly conferenceId: number }) {
  const [isShown, setShown] = useState(false);
  if (isShown) return <OwnTicket conferenceId={conferenceId} />;
  return (
    <div>
      <Button size="small" onClick={() => setShown(true)}>
        查看参会票
      </Button>
    </div>
  );
}
