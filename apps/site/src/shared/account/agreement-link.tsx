import { useGetAgreementQuery } from '@tuyuan/api-client/registration.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Dialog } from '@tuyuan/ui/dialog.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { type MouseEvent, useState } from 'react';
import styles from './agreement-link.module.css';

interface AgreementLinkProps {
  readonly kind: 'agreement' | 'privacy';
  readonly label: string;
}

/** Opens the text over the form, so that nothing typed is left behind. */
export function AgreementLink({ kind, label }: AgreementLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    // It stands inside the label of the consent.
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <button type="button" className={styles.inline} onClick={open}>
        《{label}》
      </button>
      <Dialog
        isOpen={isOpen}
        title={label}
        width="720px"
        footer={
          <Button kind="primary" onClick={() => setOpen(false)}>
            看完了
          </Button>
        }
        onClose={() => setOpen(false)}
      >
        <AgreementText kind={kind} />
      </Dialog>
    </>
  );
}

function AgreementText({ kind }: Pick<AgreementLinkProps, 'kind'>) {
  const { data, isError, isFetching, refetch } = useGetAgreementQuery({ key: kind });
  if (isError) return <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={240} />;
  return (
    <div className={styles.agreement}>
      {data.paragraphs.map(({ isHeading, text }) =>
        isHeading ? <h3 key={text}>{text}</h3> : <p key={text}>{text}</p>,
      )}
    </div>
  );
}
