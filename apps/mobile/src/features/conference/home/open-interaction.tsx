import type { InteractionKind } from '@tuyuan/contract/conference/interaction-fields.ts';
import { ChevronRight, Radio } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import styles from './open-interaction.module.css';
import type { Stage } from './use-open-stage.ts';

const words: Readonly<Record<InteractionKind, string>> = {
  poll: '现场投票已开启',
  quiz: '现场答题已开启',
  wordCloud: '词云征集中',
  lottery: '现场抽奖报名中',
};

/** Links to the interaction currently open in the attendee's hall. */
export function OpenInteraction({ stage }: { readonly stage: Stage }) {
  return (
    <Link to={paths.interaction} className={styles.card}>
      <Radio size={20} strokeWidth={1.75} aria-hidden />
      <b className={styles.what}>{words[stage.kind]}</b>
      <span className={styles.title}>{stage.title}</span>
      <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}
