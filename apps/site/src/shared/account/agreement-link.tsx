import { useGetAgreementQuery } from '@tuyuan/api-client/account/registration.ts';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { TextLink } from '../text-link.tsx';

interface AgreementLinkProps {
  readonly kind: 'agreement' | 'privacy' | 'copyright' | 'photographer';
  readonly label: string;
}

export function AgreementLink({ kind, label }: AgreementLinkProps) {
  return (
    <TextLink label={label}>
      <AgreementText kind={kind} />
    </TextLink>
  );
}

function AgreementText({ kind }: Pick<AgreementLinkProps, 'kind'>) {
  const { data, isError, isFetching, refetch } = useGetAgreementQuery({ key: kind });
  if (isError) return <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={240} />;
  return data.paragraphs.map(({ isHeading, text }) =>
    isHeading ? <h3 key={text}>{text}</h3> : <p key={text}>{text}</p>,
  );
}
