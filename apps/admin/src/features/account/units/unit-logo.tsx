import { DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { useRemoveUnitLogoMutation, useUploadUnitLogoMutation } from '@tuyuan/api-client/account/organization-unit.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ManagedUnit } from '@tuyuan/contract/account/organization-unit.ts';
import { App, Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './unit-panel.module.css';

const CropDialog = lazy(async () => ({ default: (await import('@tuyuan/ui/crop-dialog.tsx')).CropDialog }));

/** The unit's logo: chosen, cut to a square and kept at once. */
export function UnitLogo({ unit: { id, logo }, mayEdit }: { readonly unit: ManagedUnit; readonly mayEdit: boolean }) {
  const { message } = App.useApp();
  const attempt = useAttempt();
  const [upload] = useUploadUnitLogoMutation();
  const [remove] = useRemoveUnitLogoMutation();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);

  async function save(picture: Blob): Promise<void> {
    await upload({ id, file: picture }).unwrap();
    setOpen(false);
    message.success('标志已更新');
  }

  return (
    <div className={styles.logoField}>
      {logo === '' ? (
        <span className={styles.noLogo}>未设置</span>
      ) : (
        <img className={styles.logo} src={resourceUrl(logo)} alt="单位标志" width={64} height={64} />
      )}
      {mayEdit && (
        <Button
          icon={<UploadOutlined />}
          onClick={() => {
            setOpen(true);
            setWasOpen(true);
          }}
        >
          {logo === '' ? '上传' : '更换'}
        </Button>
      )}
      {mayEdit && logo !== '' && (
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label="去掉标志"
          onClick={() => void attempt(() => remove({ id }).unwrap(), '已去掉标志')}
        />
      )}
      {wasOpen && (
        <Suspense>
          <CropDialog
            isOpen={isOpen}
            title="裁剪标志"
            outputWidth={256}
            outputHeight={256}
            outputType="image/png"
            onCancel={() => setOpen(false)}
            onCropped={save}
          />
        </Suspense>
      )}
    </div>
  );
}
