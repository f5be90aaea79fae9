import { useGetManagedAlbumsQuery } from '@tuyuan/api-client/library/album-management.ts';
import type { ManagedImage } from '@tuyuan/contract/library/image-management.ts';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { useSettled } from '../../../shared/filters/use-settled.ts';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';

interface AlbumDialogProps {
  readonly images: readonly ManagedImage[];
  readonly onSubmit: (albumId: number | null) => void;
  readonly onClose: () => void;
}

const TYPING_PAUSE = 250;
/** In the list of choices; ids begin at 1. */
const NO_ALBUM = 0;

/** Asks which album of their author images go into, or none. */
export function AlbumDialog({ images, onSubmit, onClose }: AlbumDialogProps) {
  const authorIds = new Set(images.map(({ author }) => author.id));
  const [only] = authorIds;
  return (
    <RecordDialog<{ albumId: number }>
      name="move-images"
      width={440}
      title={`把 ${images.length} 张图片移到图集`}
      okText="移过去"
      initial={{ albumId: undefined }}
      save={async ({ albumId }) => onSubmit(albumId === NO_ALBUM ? null : albumId)}
      onClose={onClose}
    >
      <Form.Item
        name="albumId"
        label="图集"
        extra={
          authorIds.size > 1
            ? '选中的图片不是同一位摄影师的：只有和图集同一作者的会移过去。'
            : '排在图集现有图片的后面。'
        }
        rules={[{ required: true, message: '请选择图集' }]}
      >
        <AlbumSelect photographerId={authorIds.size === 1 ? only : undefined} />
      </Form.Item>
    </RecordDialog>
  );
}

interface AlbumSelectProps {
  readonly photographerId: number | undefined;
  readonly id?: string;
  readonly value?: number;
  readonly onChange?: (id: number | undefined) => void;
}

function AlbumSelect({ photographerId, id, value, onChange }: AlbumSelectProps) {
  const [words, setWords] = useState('');
  const keyword = useSettled(words.trim(), TYPING_PAUSE);
  const { currentData, error } = useGetManagedAlbumsQuery({
    keyword,
    maxResultCount: 50,
    ...(photographerId !== undefined && { photographerId }),
  });
  const albums = currentData?.items ?? [];
  return (
    <Select<number>
      {...(id !== undefined && { id })}
      placeholder="选一个图集"
      showSearch={{ filterOption: false, searchValue: words, onSearch: setWords }}
      notFoundContent={error !== undefined ? failureText(error) : currentData ? '没有找到' : '正在找…'}
      {...(value !== undefined && { value })}
      options={[
        ...(keyword === '' ? [{ value: NO_ALBUM, label: '不放在任何图集里' }] : []),
        ...albums.map((album) => ({
          value: album.id,
          label: photographerId === undefined ? `${album.title}（${album.author.name}）` : album.title,
        })),
      ]}
      {...(onChange && { onChange })}
    />
  );
}
