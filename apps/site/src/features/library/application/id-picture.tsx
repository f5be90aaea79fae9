import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useUploadIdCardMutation } from '@tuyuan/api-client/library/photographer-application.ts';
import type { IdCardSide } from '@tuyuan/contract/library/photographer-application.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Spinner } from '@tuyuan/ui/spinner.tsx';
import { type DragEvent, useState } from 'react';
import styles from './id-picture.module.css';
import { gapTarget } from './list-gaps.ts';

interface IdPictureProps {
  readonly side: IdCardSide;
  readonly isStored: boolean;
}

const names: Readonly<Record<IdCardSide, string>> = { front: '人像面', back: '国徽面' };

/** One side of the identity card: chosen or photographed here, and from then on never shown again. */
export function IdPicture({ side, isStored }: IdPictureProps) {
  const [upload, { isLoading }] = useUploadIdCardMutation();
  const [fault, setFault] = useState<string>();
  const name = names[side];

  async function send(file: File | undefined): Promise<void> {
    if (!file) return;
    setFault(undefined);
    try {
      await upload({ side, file }).unwrap();
    } catch (thrown) {
      setFault(isApiFailure(thrown) ? thrown.message : '没有传上去，请重试。');
    }
  }

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    void send(event.dataTransfer.files[0]);
  }

  return (
    <div>
      <label
        className={classNames(styles.box, isStored && styles.stored, fault !== undefined && styles.refused)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
      >
        <input
          id={gapTarget(side === 'front' ? 'idFront' : 'idBack')}
          type="file"
          accept="image/*,.heic,.heif"
          className={styles.input}
          aria-label={isStored ? `换一张身份证${name}` : `拍或选身份证${name}`}
          disabled={isLoading}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            void send(file);
            event.target.value = '';
          }}
        />
        {isLoading && (
          <span className={styles.prompt} role="status">
            <Spinner size={24} />
            正在加密保存…
          </span>
        )}
        {!isLoading && isStored && <StoredCard />}
        {!isLoading && !isStored && (
          <span className={styles.prompt}>
            <Icon name="camera" size={28} />
            <strong>拍照或选照片</strong>
            <small>四角都在、不反光</small>
          </span>
        )}
      </label>
      <p className={fault === undefined ? styles.name : styles.fault} role={fault === undefined ? undefined : 'alert'}>
        {fault ?? name}
      </p>
    </div>
  );
}

/** A drawing in place of the picture, which leaves the server for reviewers only. */
function StoredCard() {
  return (
    <>
      <span className={styles.lines} aria-hidden>
        <i />
        <i />
        <i />
      </span>
      <span className={styles.face} aria-hidden />
      <span className={styles.mark}>
        <Icon name="lock" size={14} />
        已加密保存
      </span>
      <span className={styles.replace}>换一张</span>
    </>
  );
}
