import { DeleteOutlined, EyeInvisibleOutlined, EyeOutlined, MobileOutlined } from '@ant-design/icons';
import {
  useCreatePanoramaPreviewMutation,
  usePublishPanoramaMutation,
  useWithdrawPanoramaMutation,
} from '@tuyuan/api-client/library/panorama-management.ts';
import type { PanoramaDraft } from '@tuyuan/contract/library/panorama-management.ts';
import { QrCode } from '@tuyuan/ui/qr-code.tsx';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { useLateWindow } from '../../../shared/use-late-window.tsx';

interface PanoramaActionsProps {
  readonly panorama: PanoramaDraft;
  readonly isDirty: boolean;
  /** Why it can't be published now; "" when it can. */
  readonly obstacle: string;
  /** Saves what is not yet saved and returns the revision; throws the failure. */
  readonly save: () => Promise<number>;
  readonly onDelete: () => void;
}

/** What can be done with a panorama as a whole. */
export function PanoramaActions({ panorama, isDirty, obstacle, save, onDelete }: PanoramaActionsProps) {
  const [publish, { isLoading: isPublishing }] = usePublishPanoramaMutation();
  const [withdraw] = useWithdrawPanoramaMutation();
  const [preview, { isLoading: isOpening }] = useCreatePanoramaPreviewMutation();
  const [phoneAddress, setPhoneAddress] = useState<string>();
  const openLate = useLateWindow();
  const attempt = useAttempt();
  const mayDo = usePermissions();
  const { id, state, revision, liveRevision } = panorama;
  const isCurrent = state === 'published' && revision === liveRevision && !isDirty;

  async function makePreview() {
    await save();
    return preview({ id }).unwrap();
  }
  async function showOnPhone(): Promise<void> {
    const { phonePath } = await makePreview();
    setPhoneAddress(new URL(phonePath, window.location.origin).href);
  }
  async function publishSaved(): Promise<void> {
    await publish({ id, revision: await save() }).unwrap();
  }

  return (
    <>
      <Button
        icon={<EyeOutlined />}
        loading={isOpening}
        onClick={() => void openLate(async () => (await makePreview()).path)}
      >
        预览
      </Button>
      <Button icon={<MobileOutlined />} onClick={() => void attempt(showOnPhone)}>
        手机预览
      </Button>
      {mayDo('Pages.Panoramas.Delete') && (
        <Button danger icon={<DeleteOutlined />} onClick={onDelete}>
          删除
        </Button>
      )}
      {mayDo('Pages.Panoramas.Edit') && (
        <>
          {state === 'published' && (
            <Button
              icon={<EyeInvisibleOutlined />}
              onClick={() => void attempt(() => withdraw({ id }).unwrap(), '已下线，网站上看不到了')}
            >
              下线
            </Button>
          )}
          <Button
            type="primary"
            loading={isPublishing}
            disabled={isCurrent || obstacle !== ''}
            title={obstacle}
            onClick={() => void attempt(publishSaved, '已发布，网站上看得到了')}
          >
            {state === 'published' ? '发布改动' : '发布'}
          </Button>
        </>
      )}
      <Modal
        open={phoneAddress !== undefined}
        title="用手机扫一扫"
        footer={null}
        width={320}
        onCancel={() => setPhoneAddress(undefined)}
      >
        {phoneAddress !== undefined && <QrCode text={phoneAddress} label="手机预览的二维码" size={256} level="L" />}
        <p>链接两小时内有效，看到的是草稿。</p>
      </Modal>
    </>
  );
}
