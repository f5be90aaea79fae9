import { useGetPublishedMannerQuery } from '@tuyuan/api-client/conference-manner.ts';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { TextLink } from '../../shared/text-link.tsx';

/** A conference's etiquette, over the form. */
export function MannerLink({ conferenceId }: { readonly conferenceId: number }) {
  return (
    <TextLink label="参会须知">
      <MannerText conferenceId={conferenceId} />
    </TextLink>
  );
}

function MannerText({ conferenceId }: { readonly conferenceId: number }) {
  const { data, isError, isFetching, refetch } = useGetPublishedMannerQuery({ id: conferenceId });
  if (isError) return <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={240} />;
  if (data.version === 0) return <EmptyState icon="info" title="还没有参会须知" text="公布后在会议手机端能看到。" />;
  return data.sections.map(({ title, text }) => (
    <section key={title}>
      <h3>{title}</h3>
      <p>{text}</p>
    </section>
  ));
}
