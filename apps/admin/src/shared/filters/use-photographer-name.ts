import { useGetPhotographerInfoQuery } from '@tuyuan/api-client/library/photographer-data.ts';

/** What the photographer of a filter is called; 摄影师 while nobody knows, and for one who is gone. */
export function usePhotographerName(id: number | undefined): string {
  const { currentData } = useGetPhotographerInfoQuery({ userId: id ?? 0 }, { skip: id === undefined });
  return currentData?.author.nickName || currentData?.author.userName || '摄影师';
}
