import type { ManagedImage } from '@tuyuan/contract/library/image-management.ts';
import { Tooltip } from 'antd';
import cell from '../../../shared/list/cell.module.css';

/** Whether the image's derivatives are being made, or why that failed. Renders nothing when all is well. */
export function ProcessingNote({ image }: { readonly image: ManagedImage }) {
  if (image.processingState === 'ready') return null;
  if (image.processingState === 'queued') return <div className={cell.minor}>处理中</div>;
  return (
    <Tooltip title={image.processingError ?? '原因没有记录'}>
      <div className={cell.fault}>处理失败</div>
    </Tooltip>
  );
}
