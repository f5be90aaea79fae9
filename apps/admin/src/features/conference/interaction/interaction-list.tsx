import { PlusOutlined } from '@ant-design/icons';
import { useGetInteractionsQuery } from '@tuyuan/api-client/conference/interaction-management.ts';
import type { ManagedInteraction, ManagedRoom } from '@tuyuan/contract/conference/interaction-management.ts';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { ListSkeleton } from '../../../shared/list/list-content.tsx';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import styles from './hall-desk.module.css';
import { InteractionCard } from './interaction-card.tsx';
import { byTurn } from './interaction-moves.ts';

const InteractionDialog = lazy(async () => ({ default: (await import('./interaction-dialog.tsx')).InteractionDialog }));
const AnswersDrawer = lazy(async () => ({ default: (await import('./answers-drawer.tsx')).AnswersDrawer }));

/** A hall's interactions: on stage with its numbers, prepared, and finished. */
export function InteractionList({ room }: { readonly room: ManagedRoom }) {
  const { data, error, isFetching, refetch } = useGetInteractionsQuery(
    { roomId: room.id },
    { refetchOnMountOrArgChange: true },
  );
  const [edited, setEdited] = useState<ManagedInteraction | 'new'>();
  const [looked, setLooked] = useState<ManagedInteraction>();
  const prepare = (
    <Button size="small" icon={<PlusOutlined />} onClick={() => setEdited('new')}>
      准备一项
    </Button>
  );
  return (
    <section className={styles.column} aria-label="互动">
      <header className={styles.head}>
        <h2 className={styles.title}>互动</h2>
        {prepare}
      </header>
      {!data && error === undefined && <ListSkeleton rowHeight={120} isGrid={false} />}
      {error !== undefined && !data && !isFetching && <NotLoaded noun="互动" error={error} onRetry={refetch} />}
      {data?.items.length === 0 && (
        <StateMessage picture="empty" title="还没有互动" actions={prepare}>
          会前准备好投票、答题、词云和抽奖，现场一项一项打开。
        </StateMessage>
      )}
      {byTurn(data?.items ?? []).map((item) => (
        <InteractionCard key={item.id} item={item} onEdit={() => setEdited(item)} onLook={() => setLooked(item)} />
      ))}
      <Suspense>
        {edited && (
          <InteractionDialog
            roomId={room.id}
            item={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        )}
        {looked && <AnswersDrawer item={looked} onClose={() => setLooked(undefined)} />}
      </Suspense>
    </section>
  );
}
