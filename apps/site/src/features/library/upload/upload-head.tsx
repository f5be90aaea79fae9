import type { ResultOf } from '@tuyuan/api-client/endpoint-types.ts';
import type { getUploads } from '@tuyuan/contract/library/image-upload.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { AgreementLink } from '../../../shared/account/agreement-link.tsx';
import styles from './upload-head.module.css';

interface UploadHeadProps {
  readonly limits: ResultOf<typeof getUploads>['limits'];
  readonly hasPictures: boolean;
  readonly savedAt: number | undefined;
}

/** The page's name, that nothing is lost, and how much of the author's space is used. */
export function UploadHead({ limits, hasPictures, savedAt }: UploadHeadProps) {
  const { usedBytes, limitBytes } = limits;
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>上传图片</h1>
      <p className={styles.terms}>
        上传即表示同意
        <AgreementLink kind="copyright" label="版权声明" />
      </p>
      {hasPictures && (
        <p className={styles.saved}>
          <Icon name="success" size={16} />
          {savedAt && `${formatDateTime(savedAt).slice(11, 16)} `}已自动保存
          <span className={styles.more}>，关掉页面也能接着传</span>
        </p>
      )}
      {limitBytes !== null && (
        <p className={styles.space}>
          个人空间 {formatFileSize(usedBytes)} / {formatFileSize(limitBytes)}
          <span className={styles.track}>
            <span className={styles.fill} style={{ width: `${Math.min(100, (usedBytes * 100) / limitBytes)}%` }} />
          </span>
        </p>
      )}
    </header>
  );
}
