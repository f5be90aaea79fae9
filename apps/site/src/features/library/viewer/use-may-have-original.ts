import { useGetImageQuery } from '@tuyuan/api-client/library/image-data.ts';
import { useSessionState } from '../../../shared/site-session.tsx';

/** Returns whether the viewer may see the image beyond its preview. */
export function useMayHaveOriginal(imageId: number | undefined): boolean {
  const { user } = useSessionState();
  const { currentData } = useGetImageQuery({ id: imageId ?? 0 }, { skip: !user || imageId === undefined });
  return currentData?.abilities.downloadOriginal ?? false;
}
