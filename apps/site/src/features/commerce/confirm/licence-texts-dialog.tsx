import { useGetLicenceTextsQuery } from '@tuyuan/api-client/commerce/licence.ts';
import { Dialog } from '@tuyuan/ui/dialog.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { tierName } from '../../../shared/licence-tiers.ts';
import styles from './confirm-view.module.css';

/** What each tier allows, in full. */
export function LicenceTextsDialog({ onClose }: { onClose(): void }) {
  const { data: texts } = useGetLicenceTextsQuery({});
  return (
    <Dialog isOpen width="640px" title="授权协议" onClose={onClose}>
      {texts ? (
        texts.map(({ tier, version, body }) => (
          <section key={tier} className={styles.text}>
            <h3>
              {tierName(tier)} <small>第 {version} 版</small>
            </h3>
            <p>{body}</p>
          </section>
        ))
      ) : (
        <Skeleton height="240px" />
      )}
    </Dialog>
  );
}
