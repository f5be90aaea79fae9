import { LiveStrip } from './live-strip.tsx';
import type { MyConference } from './my-conference.ts';
import { OpenInteraction } from './open-interaction.tsx';
import type { Stage } from './use-open-stage.ts';

interface LiveNowProps {
  readonly conference: MyConference;
  /** Undefined where nothing is open. */
  readonly stage: Stage | undefined;
}

/**
 * Shows what is live: the hall's open interaction and the newest photos, which remain after the end. Renders nothing if
 * there is neither.
 */
export function LiveNow({ conference: { id, liveOn, isReadOnly }, stage }: LiveNowProps) {
  return (
    <>
      {stage && <OpenInteraction stage={stage} />}
      {liveOn && <LiveStrip conferenceId={id} isOver={isReadOnly} />}
    </>
  );
}
