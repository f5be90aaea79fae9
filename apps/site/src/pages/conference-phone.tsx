import { conferenceMeta } from '../features/conference/conference/conference-meta.ts';
import { ConferencePhone } from '../features/conference/conference/conference-phone.tsx';
import { loadConference } from '../features/conference/conference/load-conference.ts';
import { phonePath } from '../shared/conference/conference-paths.ts';
import { definePage } from '../shared/page.ts';
import { usePageId } from '../shared/page-id.ts';

function PhonePage() {
  const id = usePageId();
  return <ConferencePhone key={id} id={id} />;
}

export const page = definePage({
  component: PhonePage,
  prefetch: loadConference,
  isValid: (loaded) => loaded !== undefined,
  meta: (loaded, context) =>
    loaded ? conferenceMeta(loaded, context, phonePath(loaded.conference.id)) : { title: '' },
});
