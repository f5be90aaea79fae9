import { conferenceMaterialApi } from '@tuyuan/api-client/conference/material.ts';
import { ConferenceMaterials } from '../features/conference/conference/conference-materials.tsx';
import { conferenceMeta } from '../features/conference/conference/conference-meta.ts';
import { loadConference } from '../features/conference/conference/load-conference.ts';
import { attachmentPath } from '../shared/conference/conference-paths.ts';
import { definePage } from '../shared/page.ts';
import { usePageId } from '../shared/page-id.ts';

function AttachmentPage() {
  const id = usePageId();
  return <ConferenceMaterials key={id} id={id} />;
}

export const page = definePage({
  component: AttachmentPage,
  async prefetch(store, request) {
    const loaded = await loadConference(store, request);
    if (loaded)
      await store.tryLoad(conferenceMaterialApi.endpoints.getMaterials.initiate({ id: loaded.conference.id }));
    return loaded;
  },
  isValid: (loaded) => loaded !== undefined,
  meta: (loaded, context) =>
    loaded ? conferenceMeta(loaded, context, attachmentPath(loaded.conference.id)) : { title: '' },
});
