import { useGetManagedConferenceQuery } from '@tuyuan/api-client/conference/conference-management.ts';

/** The conference's title as far as it is known. */
export function ConferenceName({ id }: { readonly id: number }) {
  const { currentData } = useGetManagedConferenceQuery({ id });
  return <>{currentData?.title ?? '…'}</>;
}
