import { useGetMaterialsQuery } from '@tuyuan/api-client/conference/material.ts';
import { useKept } from '../../../shared/kept/use-kept.ts';
import { MaterialPicture } from './material-picture.tsx';

/** Shows a picture of a session's files outside the session's details: swiping these away would also remove a picture inside them. */
export function SessionPicture({ conferenceId }: { readonly conferenceId: number }) {
  const { data } = useKept(useGetMaterialsQuery({ id: conferenceId }));
  return <MaterialPicture items={data?.items ?? []} />;
}
