import { useGetHallQuery } from '@tuyuan/api-client/conference-interaction.ts';
import type { InteractionKind, PublicInteraction } from '@tuyuan/contract/interaction.ts';
import { ChevronRight, Radio } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLiveEvents } from '../../shared/meeting/use-live-events.ts';
import { paths } from '../../shared/paths.ts';
import styles from './open-interaction.module.css';

const words: Readonly<Record<InteractionKind, string>> = {
  poll: '现场投票已开启',
  quiz: '现场答题已开启',
  wordCloud: '词云征集中',
  lottery: '现场抽奖报名中',
};

type Open = Pick<PublicInteraction, 'id' | 'kind' | 'title' | 'state'>;

/** Leads to what one's hall may answer now; it comes and goes as the host opens and locks it. */
export function OpenInteraction() {
  const { data: hall, refetch } = useGetHallQuery(undefined, { refetchOnMountOrArgChange: true });
  const [heard, setHeard] = useState<Open | null>(null);
  useLiveEvents({
    on: {
      interactionState(event) {
        if (event.of === 'interaction' && event.roomId === hall?.roomId) setHeard(event.interaction);
      },
    },
    lostTrack() {
      setHeard(null);
      void refetch();
    },
  });
  const stage = heard ?? hall?.stage;
  if (stage?.state !== 'open') return null;
  return (
    <Link to={paths.interaction} className={styles.card}>
      <Radio size={20} strokeWidth={1.75} aria-hidden />
      <b className={styles.what}>{words[stage.kind]}</b>
      <span className={styles.title}>{stage.title}</span>
      <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}
