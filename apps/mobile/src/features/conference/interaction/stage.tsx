import { ChevronRight, MessagesSquare } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../shared/layout/button.tsx';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { useNow } from '../../../shared/use-now.ts';
import { Board } from './board.tsx';
import type { Hall, HallRoom } from './hall.ts';
import { ReactionBar } from './reaction-bar.tsx';
import styles from './stage.module.css';
import type { LiveHall } from './use-hall.ts';

const ResultSheet = lazy(async () => ({ default: (await import('./result-sheet.tsx')).ResultSheet }));

interface StageProps {
  readonly live: LiveHall;
  readonly hall: Hall;
  readonly room: HallRoom;
  onAsk(): void;
}

/** Shows the hall's open interaction, or that there is none; applause is always possible. */
export function Stage({ live, hall, room, onAsk }: StageProps) {
  const { stage, previous } = hall;
  const now = useNow(1000);
  const [shownId, setShownId] = useState<number | null>(null);
  const secondsLeft = live.closesAt === null ? null : Math.max(0, Math.round((live.closesAt - now) / 1000));
  return (
    <div className={styles.stage}>
      {stage ? (
        <Board
          key={stage.id}
          interaction={stage}
          secondsLeft={secondsLeft}
          onAnswered={live.answered}
          onLost={live.refetch}
        />
      ) : (
        <EmptyView
          icon={MessagesSquare}
          title="互动还没开始"
          text="主持人开启后，这里会自动打开，不用刷新。"
          action={room.questionsOn && <Button onClick={onAsk}>先提一个问题</Button>}
        />
      )}
      <div className={styles.end}>
        {previous && (
          <button type="button" className={styles.previous} onClick={() => setShownId(previous.id)}>
            <span className={styles.words}>
              <span className={styles.label}>上一个互动，已公布</span>
              <b>{previous.title}</b>
            </span>
            <span className={styles.look}>
              看结果
              <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
            </span>
          </button>
        )}
        <ReactionBar roomId={room.id} counts={live.reactions} />
      </div>
      {shownId !== null && (
        <Suspense>
          <ResultSheet id={shownId} onClose={() => setShownId(null)} />
        </Suspense>
      )}
    </div>
  );
}
