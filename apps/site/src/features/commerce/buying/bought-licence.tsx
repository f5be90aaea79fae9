import { useGetImageLicencesQuery, useGetVideoLicencesQuery } from '@tuyuan/api-client/commerce/licence.ts';
import { useDownloadMutation } from '@tuyuan/api-client/commerce/order.ts';
import type { MyLicence } from '@tuyuan/contract/commerce/licence.ts';
import type { DownloadVariant } from '@tuyuan/contract/commerce/order-states.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { useStartDownload } from '../../../shared/commerce/use-start-download.ts';
import { verifyPath } from '../../../shared/commerce/verify-path.ts';
import { tierName } from '../../../shared/licence-tiers.ts';
import styles from './buying-panel.module.css';

/** The licence that the viewer, or somebody of their unit, has of a picture, with its files. */
export function BoughtImage({ imageId }: { readonly imageId: number }) {
  const { currentData } = useGetImageLicencesQuery({ imageId });
  return <BoughtLicence licence={currentData?.[0]} isVideo={false} />;
}

/** As `BoughtImage`, of a video. */
export function BoughtVideo({ videoId }: { readonly videoId: number }) {
  const { currentData } = useGetVideoLicencesQuery({ videoId });
  return <BoughtLicence licence={currentData?.[0]} isVideo />;
}

interface BoughtLicenceProps {
  readonly licence: MyLicence | undefined;
  readonly isVideo: boolean;
}

function BoughtLicence({ licence, isVideo }: BoughtLicenceProps) {
  const [get, getting] = useDownloadMutation();
  const startDownload = useStartDownload();
  if (!licence) return null;
  async function download(variant: DownloadVariant): Promise<void> {
    if (!licence) return;
    const { data } = await get({ licenceId: licence.id, variant });
    if (data) startDownload(data.address);
  }
  return (
    <div className={styles.bought}>
      <p className={styles.yes}>
        {licence.isMine ? '你' : '你的单位'}已购{tierName(licence.tier)}授权，可以直接下载
      </p>
      <p>
        {licence.no} · {formatDate(licence.issuedAt)} · 授权给{licence.licensee}
      </p>
      <div className={styles.files}>
        <Button
          kind="primary"
          size="small"
          icon="download"
          isBusy={getting.isLoading}
          onClick={() => void download('original')}
        >
          {isVideo ? '下载原片' : '下载原图'}
        </Button>
        {!isVideo && (
          <Button size="small" disabled={getting.isLoading} onClick={() => void download('web')}>
            2048 px
          </Button>
        )}
        <a href={`/api/Resource/Licence/${licence.no}`} target="_blank" rel="noreferrer">
          证书
        </a>
        <a href={verifyPath(licence.no)}>核验</a>
      </div>
    </div>
  );
}
