import { EllipsisOutlined } from '@ant-design/icons';
import type { ManagedAlbum } from '@tuyuan/contract/library/album-management.ts';
import { Button, Dropdown } from 'antd';
import { usePermissions } from '../../../shared/session/session-context.tsx';

interface AlbumRowMenuProps {
  readonly album: ManagedAlbum;
  readonly onPublish: () => void;
  readonly onTakeOffline: () => void;
  readonly onDelete: () => void;
}

/** Further actions on one album, as far as its state and the permissions allow. */
export function AlbumRowMenu({ album, onPublish, onTakeOffline, onDelete }: AlbumRowMenuProps) {
  const mayDo = usePermissions();
  const mayReview = mayDo('Pages.Albums.Review');
  const { reviewState } = album;
  const items = [
    ...(mayReview && (reviewState === 'pending' || reviewState === 'offline')
      ? [{ key: 'publish', label: '发布', onClick: onPublish }]
      : []),
    ...(mayReview && reviewState === 'approved' ? [{ key: 'offline', label: '下架', onClick: onTakeOffline }] : []),
    ...(mayDo('Pages.Albums.Delete') ? [{ key: 'delete', label: '删除', danger: true, onClick: onDelete }] : []),
    ...(reviewState === 'approved'
      ? [
          {
            key: 'site',
            label: (
              <a href={`/gallery/detail?id=${album.id}`} target="_blank" rel="noreferrer">
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
      <Button type="text" size="small" icon={<EllipsisOutlined />} aria-label={`「${album.title}」的更多操作`} />
    </Dropdown>
  );
}
