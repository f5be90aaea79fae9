import { conferenceMaterialApi } from '@tuyuan/api-client/conference/material.ts';
import { conferenceLiveApi } from '@tuyuan/api-client/conference/photo-wall.ts';
import { conferenceMeta } from '../features/conference/conference/conference-meta.ts';
import { ConferenceView } from '../features/conference/conference/conference-view.tsx';
import { livePhotosArgument } from '../features/conference/conference/live-photos-argument.ts';
import { loadConference } from '../features/conference/conference/load-conference.ts';
import { definePage } from '../shared/page.ts';
import { usePageId } from '../shared/page-id.ts';

function ConferencePage() {
  const id = usePageId();
  return <ConferenceView key={id} id={id} />;
}

export const page = definePage({
  component: ConferencePage,
  async prefetch(store, request) {
    const loaded = await loadConference(store, request);
    if (!loaded) return undefined;
    const { id, liveOn } = loaded.conference;
    await store.tryLoad(conferenceMaterialApi.endpoints.getMaterials.initiate({ id }));
    await store.tryLoad(conferenceLiveApi.endpoints.getLiveAlbums.initiate({ conferenceId: id }));
    if (liveOn) await store.tryLoad(conferenceLiveApi.endpoints.getLivePhotos.initiate(livePhotosArgument(id)));
    return loaded;
  },
  isValid: (loaded) => loaded !== undefined,
  meta: (loaded, context) => (loaded ? conferenceMeta(loaded, context) : { title: '' }),
});
