import type { ConferenceModule } from '@tuyuan/contract/conference/conference-modules.ts';
import { useMeeting } from './meeting-context.tsx';

/** Returns whether a part of the conference is on; what is off shows no tab, no tile and no icon. */
export function useHasModule(): (module: ConferenceModule) => boolean {
  const { modules } = useMeeting();
  return (module) => modules === null || modules.includes(module);
}
