import { PictureOutlined } from '@ant-design/icons';
import type { Cover } from '@tuyuan/contract/library/album-data.ts';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { PickImagesDialog } from '../../../shared/library/pick-works-dialog.tsx';
import { Thumb } from '../../../shared/list/thumb.tsx';
import styles from './home-editor.module.css';

/** The pictures known to be published, and how one that was just chosen becomes known. */
export interface Covers {
  readonly known: ReadonlyMap<number, Cover>;
  readonly add: (covers: readonly Cover[]) => void;
}

interface PictureChoiceProps {
  readonly imageId: number | null;
  readonly covers: Covers;
  readonly onChange: (imageId: number) => void;
}

/** A picture of the library, chosen among the published ones. */
export function PictureChoice({ imageId, covers, onChange }: PictureChoiceProps) {
  const [isPicking, setPicking] = useState(false);
  const cover = covers.known.get(imageId ?? 0) ?? null;
  return (
    <Form.Item
      label="图片"
      required
      {...(imageId !== null &&
        cover === null && { validateStatus: 'warning' as const, help: '这张图已下架，网站上不显示。' })}
    >
      <div className={styles.picture}>
        <Thumb cover={cover} />
        <span className={styles.name}>{cover?.title ?? (imageId === null ? '还没有选' : '')}</span>
        <Button icon={<PictureOutlined />} onClick={() => setPicking(true)}>
          {imageId === null ? '选图片' : '换一张'}
        </Button>
      </div>
      {isPicking && (
        <PickImagesDialog
          chosen={[]}
          max={1}
          thereText=""
          onPick={([picked]) => {
            if (!picked?.cover) return;
            covers.add([picked.cover]);
            onChange(picked.id);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Form.Item>
  );
}
