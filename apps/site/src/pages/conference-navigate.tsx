import { conferenceMeta } from '../features/conference/conference/conference-meta.ts';
import { ConferenceNavigate } from '../features/conference/conference/conference-navigate.tsx';
import { loadConference } from '../features/conference/conference/load-conference.ts';
import { navigatePath } from '../shared/conference/conference-paths.ts';
import { definePage } from '../shared/page.ts';
import { usePageId } from '../shared/page-id.ts';

function NavigatePage() {
  const id = usePageId();
  return <ConferenceNavigate key={id} id={id} />;
}

export const page = definePage({
  component: NavigatePage,
  prefetch: loadConference,
  isValid: (loaded) => loaded !== undefined,
  meta: (loaded, context) =>
    loaded ? conferenceMeta(loaded, context, navigatePath(loaded.conference.id)) : { title: '' },
});
