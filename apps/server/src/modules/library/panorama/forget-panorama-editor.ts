import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { clearPanoramaEditor } from './managed-panorama.repository.ts';

export function forgetPanoramaEditor({ transaction }: Occurrence, { userId }: { userId: number }): Promise<void> {
  return clearPanoramaEditor(transaction, userId);
}
