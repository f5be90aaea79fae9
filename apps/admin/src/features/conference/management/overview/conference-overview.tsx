import { Alert, Skeleton } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePermissions } from '../../../../shared/session/session-context.tsx';
import { NotLoaded } from '../../../../shared/states/not-loaded.tsx';
import { PublishDialog } from '../publish-dialog.tsx';
import { ConferenceLinks } from './conference-links.tsx';
import styles from './conference-overview.module.css';
import { DraftChanges } from './draft-changes.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { OverviewChecklist } from './overview-checklist.tsx';
import { OverviewSwitches } from './overview-switches.tsx';
import { RegistrationCard } from './registration-card.tsx';
import { StateLine } from './state-line.tsx';
import { useConferenceOverview } from './use-conference-overview.ts';

/** How far a conference is, the next step, registrations, what is missing, and what can be handed on or switched. */
export function ConferenceOverview({ id }: { readonly id: number }) {
  const { view, diffed, curved, types } = useConferenceOverview(id);
  const [isPublishing, setPublishing] = useState(false);
  const { state: came } = useLocation();
  const isJustPublished = Object(came).isJustPublished === true;
  const mayEdit = usePermissions()('Pages.Conferences.Edit');
  if (diffed.error !== undefined && !view && !diffed.isFetching)
    return <NotLoaded noun="发布检查" error={diffed.error} onRetry={diffed.refetch} />;
  if (!view) return <Skeleton active title={false} paragraph={{ rows: 10 }} />;
  const { conference, diff, now, items, step } = view;
  const { storedState, isActived, isRehearsal } = conference;
  const links = <ConferenceLinks id={id} isPublic={storedState !== 'draft' && isActived && !isRehearsal} />;
  const isBlocked = diff.problems.some(({ level }) => level === 'block');
  const publish = () => setPublishing(true);
  const mayReview = mayEdit && !isBlocked && storedState === 'published' && step.action?.kind !== 'publish';
  return (
    <div className={styles.overview}>
      {isJustPublished && (
        <>
          <Alert
            showIcon
            type="success"
            title="已发布，现在就能报名。把下面的链接或二维码发出去，报了名的人手机上就有票。"
          />
          {links}
        </>
      )}
      <StateLine conference={conference} now={now} />
      <NextStepCard conference={conference} step={step} onPublish={publish} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {curved.data && types.data ? (
            <RegistrationCard conference={conference} curve={curved.data} types={types.data.items} />
          ) : curved.error !== undefined && !curved.isFetching ? (
            <NotLoaded noun="报名数据" error={curved.error} onRetry={curved.refetch} />
          ) : (
            <Skeleton active paragraph={{ rows: 8 }} />
          )}
          <OverviewChecklist conference={conference} items={items} now={now} />
        </div>
        <div className={styles.column}>
          {storedState !== 'draft' && diff.changes.length > 0 && (
            <DraftChanges changes={diff.changes} onReview={mayReview ? publish : undefined} />
          )}
          {!isJustPublished && links}
          <OverviewSwitches conference={conference} />
        </div>
      </div>
      {isPublishing && <PublishDialog conference={conference} diff={diff} onClose={() => setPublishing(false)} />}
    </div>
  );
}
