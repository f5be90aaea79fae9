import { formatCount } from '@tuyuan/format/count.ts';
import { clockText, kindNames, stateNames } from '../../../shared/interaction-words.ts';
import { useSecondsLeft } from '../../../shared/use-seconds-left.ts';
import { PhotoShow } from './photo-show.tsx';
import type { Screen } from './screen-changes.ts';
import styles from './stage.module.css';
import { StageLottery } from './stage-lottery.tsx';
import { StageOptions } from './stage-options.tsx';
import { StageWords } from './stage-words.tsx';

interface StageProps extends Pick<Screen, 'stage' | 'questions' | 'photos'> {
  readonly title: string;
}

/** The main area: the interaction, else the question being answered, else the newest photos, else a welcome. */
export function Stage({ stage, questions, photos, title }: StageProps) {
  if (stage) return <StagedInteraction stage={stage} />;
  const answering = questions.find(({ state }) => state === 'answering');
  if (answering)
    return (
      <section className={styles.stage} aria-label="正在回答">
        <p className={styles.kind}>正在回答{answering.speaker !== '' && ` · ${answering.speaker}`}</p>
        <h2 className={styles.question}>{answering.text}</h2>
      </section>
    );
  if (photos.length > 0) return <PhotoShow photos={photos} />;
  return (
    <section className={styles.welcome}>
      <h2 className={styles.question}>{title}</h2>
      <p className={styles.kind}>扫右边的码，投票、提问、发弹幕</p>
    </section>
  );
}

function StagedInteraction({ stage }: { readonly stage: NonNullable<Screen['stage']> }) {
  const { id, kind, state, title, totals, secondsLeft } = stage;
  const left = useSecondsLeft(state === 'open' ? secondsLeft : null, `${id} ${state}`);
  return (
    <section className={styles.stage} aria-label={title}>
      <p className={styles.kind}>
        {kindNames[kind]} · {stateNames[state]}
        <span className={styles.answered}>{formatCount(totals.answered)} 人参与</span>
        {left !== null && (
          <span className={styles.countdown} role="timer" data-soon={left <= 10}>
            {clockText(left)}
          </span>
        )}
      </p>
      <h2 className={styles.title}>{title}</h2>
      {kind === 'wordCloud' ? (
        <StageWords stage={stage} />
      ) : kind === 'lottery' ? (
        <StageLottery stage={stage} />
      ) : (
        <StageOptions stage={stage} />
      )}
    </section>
  );
}
