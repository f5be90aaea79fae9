import {
  useCreateImageFaceMutation,
  useDeleteImageFaceMutation,
  useUpdateImageFaceMutation,
} from '@tuyuan/api-client/library/image-face.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import type { Cover } from '@tuyuan/contract/library/album-data.ts';
import type { ImageFaces } from '@tuyuan/contract/library/image-face.ts';
import { App, Modal } from 'antd';
import { useState } from 'react';
import { useAttempt } from '../../use-attempt.ts';
import { FaceBoxes } from './face-boxes.tsx';
import { draftOf, type FaceDraft, newDraft } from './face-draft.ts';
import { FaceForm } from './face-form.tsx';
import { faceLine } from './face-words.ts';
import styles from './faces.module.css';

export interface FacedImage {
  readonly id: number;
  readonly title: string;
  readonly cover: Cover;
}

interface FacesModalProps {
  readonly image: FacedImage;
  readonly faces: ImageFaces;
  readonly onClose: () => void;
}

/** A picture's faces: boxes on it, and beside it what is said of the chosen one, to be corrected. */
export function FacesModal({ image, faces: { items, abilities, isRefused }, onClose }: FacesModalProps) {
  const attempt = useAttempt();
  const { modal } = App.useApp();
  const keys = useRetryKey();
  const [draft, setDraft] = useState<FaceDraft | null>(null);
  const [create, creating] = useCreateImageFaceMutation();
  const [update, updating] = useUpdateImageFaceMutation();
  const [remove, removing] = useDeleteImageFaceMutation();
  const open = items.find(({ id }) => id === draft?.id);

  async function save(): Promise<void> {
    if (!draft) return;
    const { id, ...face } = draft;
    const wanted = { imageId: image.id, ...face };
    const call =
      id === null
        ? () => create({ ...wanted, key: keys.of(wanted) }).unwrap()
        : () => update({ id, ...wanted }).unwrap();
    if (await attempt(call, '已保存，筛选马上按它来')) setDraft(null);
  }

  async function drop(): Promise<void> {
    const id = draft?.id;
    if (typeof id !== 'number') return;
    const isSure = await modal.confirm({
      title: '删除这张脸？',
      content: '位置和属性都会删除，不能恢复，以后也不再自动判断这张图。',
      okText: '删除',
      okButtonProps: { danger: true },
    });
    if (!isSure) return;
    if (await attempt(() => remove({ id, imageId: image.id }).unwrap(), '已删除，以后不再判断这张图')) setDraft(null);
  }

  return (
    <Modal open title={`人脸：${image.title}`} width={960} footer={null} onCancel={onClose}>
      <div className={styles.layout}>
        <FaceBoxes
          cover={image.cover}
          title={image.title}
          faces={items}
          openId={draft?.id ?? null}
          draftBox={draft?.box ?? null}
          onDraw={
            abilities.edit ? (box) => setDraft((before) => (before ? { ...before, box } : newDraft(box))) : undefined
          }
          onOpen={(face) => setDraft(draftOf(face))}
        />
        <div className={styles.side}>
          {isRefused && <p className={styles.refused}>肖像授权书不同意按人物属性检索，这张图不会被人物筛选找到。</p>}
          {draft ? (
            <FaceForm
              key={draft.id ?? 'new'}
              draft={draft}
              face={open}
              mayEdit={abilities.edit}
              isSaving={creating.isLoading || updating.isLoading || removing.isLoading}
              onChange={setDraft}
              onSave={() => void save()}
              onDelete={() => void drop()}
              onCancel={() => setDraft(null)}
            />
          ) : (
            <>
              <ol className={styles.list}>
                {items.map((face) => (
                  <li key={face.id}>
                    <button type="button" onClick={() => setDraft(draftOf(face))}>
                      {faceLine(face)}
                    </button>
                  </li>
                ))}
              </ol>
              {items.length === 0 && <p>这张图里没有标出的脸。</p>}
              {abilities.edit && (
                <p className={styles.note}>
                  在图上拖一个框，可以补上漏掉的脸；
                  <button type="button" onClick={() => setDraft(newDraft({ x: 0.4, y: 0.3, width: 0.2, height: 0.2 }))}>
                    也可以按数字填位置
                  </button>
                  。改过的图以后不再自动判断。
                </p>
              )}
              <p className={styles.note}>只用于筛选，不识别是谁，也不保存人脸特征。</p>
            </>
          )}
        </div>
      </div>
    </Modal>
  );
}
