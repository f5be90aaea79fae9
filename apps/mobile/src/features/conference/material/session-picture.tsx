import { useGetMaterialsQuery } from '@tuyuan/api-client/conference/material.ts';
import { useKept } from '../../../shared/kept/use-kept.ts';
import { MaterialPicture } from './material-picture.tsx';

/** A picture among a session's files, over its details: they can be swiped away, and would take along what stands in them. */
export function SessionPicture({ conferenceId }: { readonly conferenceId: number }) {
  const { data } = useKept(useGetMaterialsQuery({ id: conferenceId }));
  return <MaterialPicture items={data?.items ?? []} />;
}
