import { useGetAgreementCountsQuery } from '@tuyuan/api-client/account/agreement.ts';
import type { AgreementKey } from '@tuyuan/contract/account/agreement-words.ts';
import { Button, Skeleton, Tag } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { fullMoment } from '../../../shared/wire-moment.ts';
import styles from './article-editor.module.css';

const ConsentsDialog = lazy(async () => ({ default: (await import('./consents-dialog.tsx')).ConsentsDialog }));

/** The numbered versions of an agreement, the newest first, with how many have agreed to each. */
export function AgreementVersions({ agreementKey }: { readonly agreementKey: AgreementKey }) {
  const { data, error, refetch } = useGetAgreementCountsQuery({ key: agreementKey });
  const [shown, setShown] = useState<number>();
  const maySeeUsers = usePermissions()('Pages.Users');
  if (!data)
    return error === undefined ? <Skeleton active /> : <NotLoaded noun="各版" error={error} onRetry={refetch} />;
  return (
    <>
      <ol className={styles.revisions}>
        {data.items.map(({ version, effectiveAt, asksAgain, isInForce, revision, consentCount }) => (
          <li key={version}>
            <p className={styles.revision}>
              <b>第 {version} 版</b>
              {isInForce && <Tag color="success">现行</Tag>}
              {asksAgain && <Tag color="warning">要重新同意</Tag>}
            </p>
            <p className={styles.minor}>
              {fullMoment(effectiveAt)} 起 · 修订 {revision} · {consentCount} 人同意
            </p>
            <p>
              <Button
                size="small"
                href={`/single?key=${agreementKey}&version=${version}`}
                target="_blank"
                rel="noreferrer"
              >
                阅读
              </Button>{' '}
              {maySeeUsers && consentCount > 0 && (
                <Button size="small" onClick={() => setShown(version)}>
                  谁同意了
                </Button>
              )}
            </p>
          </li>
        ))}
      </ol>
      {shown !== undefined && (
        <Suspense>
          <ConsentsDialog agreementKey={agreementKey} version={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  );
}
