import { useGetAgreementQuery } from '@tuyuan/api-client/account/registration.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { AgreementLink } from '../../../shared/account/agreement-link.tsx';
import { Panel } from '../../../shared/user-centre/panel.tsx';
import styles from './agreement-card.module.css';
import { gapTarget } from './list-gaps.ts';

interface AgreementCardProps {
  readonly isAgreed: boolean;
  readonly isBusy: boolean;
  readonly fault: string | undefined;
  onAgree(isAgreed: boolean): void;
  onSubmit(): void;
  onPutAside(): void;
}

/** The agreement, the consent to it, and what is done with the form. */
export function AgreementCard({ isAgreed, isBusy, fault, onAgree, onSubmit, onPutAside }: AgreementCardProps) {
  const { data } = useGetAgreementQuery({ key: 'photographer' });
  return (
    <Panel title="协议与提交">
      {data ? (
        <div className={styles.text}>
          <p>
            <b>{data.title}</b>　第 {data.version} 版
          </p>
          <p className={styles.excerpt}>
            {data.paragraphs
              .filter(({ isHeading }) => !isHeading)
              .map(({ text }) => text)
              .join('')}
          </p>
        </div>
      ) : (
        <Skeleton height={88} />
      )}
      <div id={gapTarget('agreement')}>
        <Checkbox state={isAgreed} isDisabled={!data} onChange={onAgree}>
          <span>
            我读过并同意
            <AgreementLink kind="photographer" label="摄影师签约协议" />
          </span>
        </Checkbox>
      </div>
      {fault !== undefined && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={styles.actions}>
        <Button kind="primary" size="large" isBusy={isBusy} onClick={onSubmit}>
          提交申请
        </Button>
        <Button size="large" onClick={onPutAside}>
          存着以后再交
        </Button>
      </div>
    </Panel>
  );
}
