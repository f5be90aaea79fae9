import { ConferenceBrief } from '../features/conference/conference/conference-brief.tsx';
import { conferenceMeta } from '../features/conference/conference/conference-meta.ts';
import { loadConference } from '../features/conference/conference/load-conference.ts';
import { briefPath } from '../shared/conference/conference-paths.ts';
import { definePage } from '../shared/page.ts';
import { usePageId } from '../shared/page-id.ts';

function BriefWidePage() {
  const id = usePageId();
  return <ConferenceBrief key={id} id={id} />;
}

export const page = definePage({
  component: BriefWidePage,
  prefetch: loadConference,
  isValid: (loaded) => loaded !== undefined,
  meta: (loaded, context) =>
    loaded ? conferenceMeta(loaded, context, briefPath(loaded.conference.id)) : { title: '' },
});
