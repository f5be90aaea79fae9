import { TriangleAlert } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NoticeStrip } from '../../../shared/layout/notice-strip.tsx';
import { PageTabs } from '../../../shared/layout/page-tabs.tsx';
import { useLinkState } from '../../../shared/meeting/use-link-state.ts';
import { useOnline } from '../../../shared/network/use-online.ts';
import { Danmaku } from './danmaku.tsx';
import { type Hall, kindNames } from './hall.ts';
import { HallHead } from './hall-head.tsx';
import styles from './interaction.module.css';
import { Questions } from './questions.tsx';
import { Stage } from './stage.tsx';
import { useDraft } from './use-draft.ts';
import type { LiveHall } from './use-hall.ts';
import { useQuestions } from './use-questions.ts';

interface InteractionProps {
  readonly live: LiveHall;
  readonly hall: Hall;
  readonly room: Hall['rooms'][number];
  /** The photo wall, if it is open. */
  readonly wall: ReactNode;
}

const tabNames = ['stage', 'ask', 'danmaku', 'wall'] as const;

/** Shows a hall: the open interaction, questions, danmaku and photos. */
export function Interaction({ live, hall, room, wall }: InteractionProps) {
  const [query, setQuery] = useSearchParams();
  const questions = useQuestions(room.id);
  const link = useLinkState();
  const isOnline = useOnline();
  // Kept here, because the slow-mode wait continues while another tab is shown.
  const [waitsUntil, setWaitsUntil] = useState(0);
  const question = useDraft();
  const line = useDraft();
  const asked = questions.data?.items.filter(({ state }) => state !== 'pending').length ?? hall.questionCount;
  const tabs = [
    { value: 'stage', label: hall.stage ? kindNames[hall.stage.kind] : '互动' },
    { value: 'ask', label: asked > 0 ? `提问 ${asked}` : '提问' },
    { value: 'danmaku', label: '弹幕' },
    ...(wall === null ? [] : [{ value: 'wall', label: '照片墙' } as const]),
  ] as const;
  const wanted = query.get('tab');
  const tab = tabNames.find((name) => name === wanted) ?? 'stage';
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <HallHead hall={hall} room={room} present={live.present} />
        <PageTabs name="tab" label="互动内容" tabs={tabs} value={tab} />
      </div>
      {link === 'away' && isOnline && (
        <NoticeStrip tone="warn" icon={TriangleAlert}>
          实时连接断了，正在重连，错过的会自动补上
        </NoticeStrip>
      )}
      {link === 'refused' && (
        <NoticeStrip tone="warn" icon={TriangleAlert}>
          收不到实时消息，下拉可以刷新
        </NoticeStrip>
      )}
      {tab === 'stage' && (
        <Stage
          live={live}
          hall={hall}
          room={room}
          onAsk={() => {
            const next = new URLSearchParams(query);
            next.set('tab', 'ask');
            setQuery(next, { replace: true });
          }}
        />
      )}
      {tab === 'ask' && (
        <Questions room={room} isMuted={hall.isMuted} draft={question} questions={questions} onMuted={live.refetch} />
      )}
      {tab === 'danmaku' && (
        <Danmaku
          room={room}
          isMuted={hall.isMuted}
          draft={line}
          waitsUntil={waitsUntil}
          onWait={(seconds) => setWaitsUntil(Date.now() + seconds * 1000)}
          onMuted={live.refetch}
        />
      )}
      {tab === 'wall' && wall !== null && <Suspense>{wall}</Suspense>}
    </div>
  );
}
