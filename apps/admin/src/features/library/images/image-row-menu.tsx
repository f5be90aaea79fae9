import { EllipsisOutlined } from '@ant-design/icons';
import type { ManagedImage } from '@tuyuan/contract/library/image-management.ts';
import { Button, Dropdown } from 'antd';
import type { BulkRunner } from '../../../shared/list/use-bulk-action.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import type { ImageActions } from './image-actions.ts';

interface ImageRowMenuProps {
  readonly image: ManagedImage;
  readonly bulk: BulkRunner<ManagedImage>;
  readonly actions: ImageActions;
  readonly onDelete: () => void;
}

/** Further actions on one image, as far as its state and the permissions allow. */
export function ImageRowMenu({ image, bulk, actions, onDelete }: ImageRowMenuProps) {
  const mayDo = usePermissions();
  const mayReview = mayDo('Pages.Images.Review');
  const { reviewState, processingState } = image;
  const items = [
    ...(mayReview && (reviewState === 'pending' || reviewState === 'offline')
      ? [{ key: 'publish', label: '发布', onClick: () => void bulk.start(actions.publish([image])) }]
      : []),
    ...(mayReview && reviewState === 'approved'
      ? [{ key: 'offline', label: '下架', onClick: () => void bulk.start(actions.takeOffline([image])) }]
      : []),
    ...(mayDo('Pages.Images.Edit') && processingState === 'failed'
      ? [{ key: 'retry', label: '重新处理', onClick: () => void bulk.start(actions.retryProcessing([image])) }]
      : []),
    ...(mayDo('Pages.Images.Delete') ? [{ key: 'delete', label: '删除', danger: true, onClick: onDelete }] : []),
    ...(reviewState === 'approved'
      ? [
          {
            key: 'site',
            label: (
              <a href={`/photo?id=${image.id}`} target="_blank" rel="noreferrer">
                在网站查看
              </a>
            ),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button type="text" size="small" icon={<EllipsisOutlined />} aria-label={`「${image.title}」的更多操作`} />
    </Dropdown>
  );
}
