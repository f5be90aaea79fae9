import type { VideoDraft } from '@tuyuan/contract/library/video-management.ts';
import { Alert, Button } from 'antd';

interface VideoAlertsProps {
  readonly video: VideoDraft;
  /** Undefined where the viewer may not. */
  readonly onAgain: (() => void) | undefined;
}

/** What is wrong with a video: it could not be made, or not again, or its file has not come whole. */
export function VideoAlerts({ video: { state, failure }, onAgain }: VideoAlertsProps) {
  if (state === 'draft') return <Alert type="warning" showIcon title="文件没有传完，在列表里可以接着上传。" />;
  if (state !== 'failed' && failure === null) return null;
  const again = onAgain && <Button onClick={onAgain}>重试</Button>;
  return state === 'failed' ? (
    <Alert type="error" showIcon title="转码没有成功" description={failure} action={again} />
  ) : (
    <Alert type="warning" showIcon title="重新转码没有成功，仍在用之前的版本" description={failure} action={again} />
  );
}
