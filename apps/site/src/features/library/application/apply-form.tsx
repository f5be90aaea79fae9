import { useGetAgreementQuery } from '@tuyuan/api-client/account/registration.ts';
import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useSubmitApplicationMutation } from '@tuyuan/api-client/library/photographer-application.ts';
import type { OwnApplication } from '@tuyuan/contract/library/photographer-application.ts';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AgreementCard } from './agreement-card.tsx';
import styles from './apply-form.module.css';
import { ApplySteps } from './apply-steps.tsx';
import { goToGap } from './go-to-gap.ts';
import { IdentityCard } from './identity-card.tsx';
import { listGaps } from './list-gaps.ts';
import { PhoneHandOver } from './phone-hand-over.tsx';
import { ReviewCriteria } from './review-criteria.tsx';
import { SampleCard } from './sample-card.tsx';
import { useSampleUploads } from './use-sample-uploads.ts';
import { useSavedFields } from './use-saved-fields.ts';

/** The application in three cards, with what it still lacks beside it. Everything is kept as it is filled in. */
export function ApplyForm({ application }: { readonly application: OwnApplication }) {
  const navigate = useNavigate();
  const fields = useSavedFields(application);
  const uploads = useSampleUploads();
  const { data: agreement } = useGetAgreementQuery({ key: 'photographer' });
  const [isAgreed, setAgreed] = useState(false);
  const [submit, { isLoading }] = useSubmitApplicationMutation();
  const [fault, setFault] = useState<string>();
  const rows = listGaps(application, {
    realName: fields.values.realName,
    isAgreed,
    failedCount: uploads.failed.length,
  });
  const [next] = rows.filter(({ isDone }) => !isDone);

  async function send(): Promise<void> {
    setFault(undefined);
    if (next) return goToGap(next.gap);
    if (!agreement || !(await fields.flush())) return;
    try {
      await submit({ agreementVersion: agreement.version }).unwrap();
      await navigate('/user/main/author');
      window.scrollTo({ top: 0 });
    } catch (thrown) {
      setFault(isApiFailure(thrown) ? thrown.message : '没有提交成功，请重试。');
    }
  }

  async function putAside(): Promise<void> {
    if (await fields.flush()) showToast({ text: '已保存，随时可以回来接着填', tone: 'success' });
  }

  return (
    <div className={styles.layout}>
      <div className={styles.cards}>
        <IdentityCard application={application} fields={fields} />
        <SampleCard application={application} uploads={uploads} />
        <AgreementCard
          isAgreed={isAgreed}
          isBusy={isLoading}
          fault={fault}
          onAgree={setAgreed}
          onSubmit={() => void send()}
          onPutAside={() => void putAside()}
        />
      </div>
      <aside className={styles.aside}>
        <ApplySteps rows={rows} isBusy={isLoading} savedText={fields.savedText} onSubmit={() => void send()} />
        <PhoneHandOver isNeeded={!application.idCards.front || !application.idCards.back} />
        <ReviewCriteria />
      </aside>
    </div>
  );
}
