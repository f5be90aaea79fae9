import { useGetPhotographerInfoQuery } from '@tuyuan/api-client/library/photographer-data.ts';

/** Returns the name of a filter's photographer; 摄影师 while unknown or deleted. */
export function usePhotographerName(id: number | undefined): string {
  const { currentData } = useGetPhotographerInfoQuery({ userId: id ?? 0 }, { skip: id === undefined });
  return currentData?.author.nickName || currentData?.author.userName || '摄影师';
}
