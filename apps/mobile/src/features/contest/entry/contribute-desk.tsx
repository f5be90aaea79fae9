import { useGetOwnEntriesQuery } from '@tuyuan/api-client/contest/entry.ts';
import { useBeginEntries } from '@tuyuan/api-client/contest/use-begin-entries.ts';
import { useSendEntries } from '@tuyuan/api-client/contest/use-send-entries.ts';
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { maxWorksPerPerson } from '@tuyuan/contract/contest/activity-words.ts';
import { Images } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { say } from '../../../shared/feedback/say.ts';
import { Button } from '../../../shared/layout/button.tsx';
import { ButtonRow } from '../../../shared/layout/button-row.tsx';
import { paths } from '../../../shared/paths.ts';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import styles from './contribute-desk.module.css';
import { EntryCard } from './entry-card.tsx';
import { momentText } from './moment-text.ts';
import { NothingToSend } from './nothing-to-send.tsx';
import { RightsCard } from './rights-card.tsx';
import { SendBar } from './send-bar.tsx';

const UploadPanel = lazy(async () => ({ default: (await import('./upload-panel.tsx')).UploadPanel }));
const PickerSheet = lazy(async () => ({ default: (await import('./picker-sheet.tsx')).PickerSheet }));

/** Sending works to an activity: pictures from one's gallery or this phone, each work a card with its checks. */
export function ContributeDesk({ activity }: { readonly activity: ActivityInfo }) {
  const { id, rules, stages, entrant } = activity;
  const [query] = useSearchParams();
  const only = Number(query.get('work') ?? 0);
  const { data, error, isFetching, refetch } = useGetOwnEntriesQuery(
    { activityId: id, maxResultCount: maxWorksPerPerson },
    { refetchOnMountOrArgChange: true },
  );
  const entries = data?.items ?? [];
  const open = entries.filter(({ abilities, state }) => abilities.edit && state !== 'withdrawn');
  // A work that is to be mended stands alone.
  const shown = open.some((entry) => entry.id === only) ? open.filter((entry) => entry.id === only) : open;
  const counted = entries.filter(({ state }) => state !== 'withdrawn').length;
  const room = rules.worksPerPerson - counted;
  const mayContribute = entrant?.state === 'approved' && activity.allowActions.includes('contribute');
  const mayBegin = mayContribute && room > 0;
  const used = new Set(entries.flatMap(({ pictures }) => pictures.map((picture) => picture.id)));
  const [picking, setPicking] = useState<readonly number[]>();
  const { begin, isBeginning } = useBeginEntries(id);
  const sending = useSendEntries({ activity, entries: shown, say: (text) => void say(text) });
  if (!data && isFetching) return <ListSkeleton />;
  if (!data) return <FailureView error={error} title="作品没有加载出来" onRetry={refetch} />;
  return (
    <div className={styles.desk} data-sends={shown.length > 0}>
      <header className={styles.head}>
        <b>{activity.name}</b>
        <small>
          {momentText(stages.submit.to)} 截止（北京时间），已有 {counted} / {rules.worksPerPerson} 件
        </small>
      </header>
      {mayBegin && shown === open && (
        <ButtonRow>
          <Button
            icon={Images}
            isPrimary={shown.length === 0}
            size="large"
            isBusy={isBeginning}
            onClick={() => setPicking([])}
          >
            从图库选
          </Button>
        </ButtonRow>
      )}
      {mayContribute && shown === open && (
        <Suspense fallback={<ListSkeleton rows={1} />}>
          <UploadPanel used={used} hasRoom={room > 0} onUse={setPicking} />
        </Suspense>
      )}
      {shown.map((entry) => (
        <EntryCard key={entry.id} entry={entry} rules={rules} onFlush={sending.keepFlush} />
      ))}
      {shown.length === 0 && !mayBegin && <NothingToSend activity={activity} room={room} />}
      {shown.length > 0 && (
        <RightsCard rules={rules} isAgreed={sending.isAgreed} onAgree={(isAgreed) => sending.setAgreed(isAgreed)} />
      )}
      {entries.length > 0 && (
        <ButtonRow>
          <Button to={`${paths.ownWorks}?id=${id}`}>我的作品 {entries.length} 件</Button>
        </ButtonRow>
      )}
      {shown.length > 0 && <SendBar entries={shown} sending={sending} />}
      {picking && (
        <Suspense>
          <PickerSheet
            rules={rules}
            room={room}
            chosen={picking}
            onPick={(picked) => {
              setPicking(undefined);
              void begin(picked);
            }}
            onClose={() => setPicking(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
