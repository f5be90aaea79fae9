import type { ManagedPanorama } from '@tuyuan/contract/library/panorama-management.ts';
import type { PanoramaState } from '@tuyuan/contract/library/panorama-words.ts';
import { StatusDot } from '../../../shared/list/status-dot.tsx';

export const panoramaStateTitles: Readonly<Record<PanoramaState, string>> = {
  draft: '草稿',
  published: '已发布',
  offline: '已下线',
};
const tones = { draft: 'off', published: 'success', offline: 'off' } as const;

/** A panorama's state, and whether what visitors see is not the draft. */
export function PanoramaStateMark({
  panorama: { state, revision, liveRevision },
}: {
  readonly panorama: Pick<ManagedPanorama, 'state' | 'revision' | 'liveRevision'>;
}) {
  return (
    <StatusDot tone={tones[state]}>
      {panoramaStateTitles[state]}
      {state === 'published' && revision !== liveRevision && ' · 有未发布改动'}
    </StatusDot>
  );
}
