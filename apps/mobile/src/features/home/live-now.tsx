import { LiveStrip } from './live-strip.tsx';
import type { MyConference } from './my-conference.ts';
import { OpenInteraction } from './open-interaction.tsx';

/** What goes on this minute: the hall's open interaction, and the newest photos. Nothing where nothing does. */
export function LiveNow({ conference }: { readonly conference: MyConference }) {
  const { id, liveOn, isReadOnly } = conference;
  return (
    <>
      {!isReadOnly && <OpenInteraction />}
      {liveOn && <LiveStrip conferenceId={id} />}
    </>
  );
}
