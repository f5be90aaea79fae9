import { useDeleteImageFaceMutation, useGetImageFacesQuery } from '@tuyuan/api-client/library/image-face.ts';
import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { OwnImage } from '@tuyuan/contract/library/own-image.ts';
import { showConfirm } from '@tuyuan/ui/message-box-queue.ts';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { Button, Form } from 'antd';
import { faceTitle } from '../../../../shared/face-title.ts';
import styles from './face-item.module.css';

interface FaceItemProps {
  readonly imageId: number;
  readonly cover: OwnImage['cover'];
}

/** What was found of people in the author's own picture, each to be deleted; nothing where the site does without. */
export function FaceItem({ imageId, cover }: FaceItemProps) {
  const { currentData } = useGetImageFacesQuery({ imageId });
  const [remove, { isLoading }] = useDeleteImageFaceMutation();
  if (!currentData?.isOn || currentData.items.length === 0 || cover === null) return null;

  async function drop(id: number): Promise<void> {
    const text = '删除这张脸的判断结果？不能恢复，以后也不再自动判断这张图。';
    if (!(await showConfirm({ text, confirmText: '删除' }))) return;
    const answer = await remove({ id, imageId });
    if (answer.error === undefined) showToast({ text: '已删除，以后不再判断这张图', tone: 'success' });
  }

  return (
    <Form.Item
      label="人物"
      extra={
        currentData.isRefused
          ? '肖像授权书不同意按人物属性检索，这张图不会被人物筛选找到。'
          : '用于按人物筛选，不识别是谁；不对的、不想被检索的可以删除。'
      }
    >
      <ol className={styles.faces}>
        {currentData.items.map((face) => (
          <li key={face.id}>
            <span
              className={styles.picture}
              style={{
                backgroundImage: `url("${imageUrl(cover, 640)}")`,
                backgroundSize: `${100 / face.box.width}% ${100 / face.box.height}%`,
                backgroundPosition: `${placeOf(face.box.x, face.box.width)}% ${placeOf(face.box.y, face.box.height)}%`,
                aspectRatio: (face.box.width * cover.width) / (face.box.height * cover.height),
              }}
            />
            <span className={styles.text}>{faceTitle(face)}</span>
            <Button size="small" danger loading={isLoading} onClick={() => void drop(face.id)}>
              删除
            </Button>
          </li>
        ))}
      </ol>
    </Form.Item>
  );
}

/** Position of a background that shows the part from `start`, in percent of what reaches beyond. */
function placeOf(start: number, extent: number): number {
  return extent >= 1 ? 0 : (start / (1 - extent)) * 100;
}
