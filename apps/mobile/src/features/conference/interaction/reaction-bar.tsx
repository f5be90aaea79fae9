import type { ReactionKind } from '@tuyuan/contract/conference/interaction-fields.ts';
import { formatCompactCount } from '@tuyuan/format/count.ts';
import { Hand, Heart, type LucideIcon, Sparkles, ThumbsUp } from 'lucide-react';
import { useOnline } from '../../../shared/network/use-online.ts';
import styles from './reaction-bar.module.css';
import { useReactions } from './use-reactions.ts';

interface ReactionBarProps {
  readonly roomId: number;
  /** The hall's totals so far; null if there was no tap since the page opened. */
  readonly counts: Readonly<Record<ReactionKind, number>> | null;
}

const reactions: readonly { kind: ReactionKind; label: string; icon: LucideIcon }[] = [
  { kind: 'like', label: '赞', icon: ThumbsUp },
  { kind: 'love', label: '喜欢', icon: Heart },
  { kind: 'wow', label: '惊艳', icon: Sparkles },
  { kind: 'clap', label: '鼓掌', icon: Hand },
];

/** Applause: taps are gathered, and only their number is sent. */
export function ReactionBar({ roomId, counts }: ReactionBarProps) {
  const { tap, floating, landed } = useReactions(roomId);
  const isOnline = useOnline();
  return (
    <div className={styles.bar}>
      {reactions.map(({ kind, label, icon: Icon }) => (
        <span key={kind} className={styles.cell}>
          <button
            type="button"
            className={styles.button}
            aria-label={label}
            disabled={!isOnline}
            onClick={() => tap(kind)}
          >
            <Icon size={24} strokeWidth={1.75} aria-hidden />
          </button>
          {floating
            .filter((one) => one.kind === kind)
            .map(({ id }) => (
              <Icon key={id} className={styles.floating} size={24} aria-hidden onAnimationEnd={() => landed(id)} />
            ))}
          <span className={styles.count}>{counts ? formatCompactCount(counts[kind]) : label}</span>
        </span>
      ))}
    </div>
  );
}
