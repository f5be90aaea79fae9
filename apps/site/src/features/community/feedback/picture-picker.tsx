import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useUploadFeedbackPictureMutation } from '@tuyuan/api-client/community/feedback-data.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { feedbackPicturePath } from '@tuyuan/contract/community/community-path.ts';
import { maxFeedbackPictures } from '@tuyuan/contract/community/feedback-words.ts';
import { IconButton } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Spinner } from '@tuyuan/ui/spinner.tsx';
import { useState } from 'react';
import styles from './feedback-pictures.module.css';

interface PicturePickerProps {
  /** Numbers of those uploaded. */
  readonly ids: readonly number[];
  readonly error?: string | undefined;
  onChange(ids: readonly number[]): void;
}

/** Adds pictures to a message, one upload after the other, and takes them off again. */
export function PicturePicker({ ids, error, onChange }: PicturePickerProps) {
  const [upload, { isLoading }] = useUploadFeedbackPictureMutation();
  const [fault, setFault] = useState<string>();
  const said = fault ?? error;
  async function add(files: readonly File[]): Promise<void> {
    const left = maxFeedbackPictures - ids.length;
    setFault(files.length > left ? `最多 ${maxFeedbackPictures} 张图片` : undefined);
    const added = [...ids];
    for (const file of files.slice(0, left))
      try {
        const { id } = await upload({ file }).unwrap();
        added.push(id);
        onChange([...added]);
      } catch (thrown) {
        setFault(isApiFailure(thrown) ? thrown.message : '没有传上去，请重试。');
      }
  }
  return (
    <div>
      <ul className={styles.pictures} aria-label="要发送的图片">
        {ids.map((id, index) => (
          <li key={id} className={styles.chosen}>
            <img src={resourceUrl(feedbackPicturePath(id))} alt={`第 ${index + 1} 张`} />
            <IconButton
              icon="close"
              label={`去掉第 ${index + 1} 张`}
              onClick={() => onChange(ids.filter((each) => each !== id))}
            />
          </li>
        ))}
        {ids.length < maxFeedbackPictures && (
          <li>
            <label className={styles.add}>
              <input
                type="file"
                multiple
                accept="image/*,.heic,.heif"
                aria-label="添加图片"
                disabled={isLoading}
                onChange={(event) => {
                  void add([...(event.target.files ?? [])]);
                  event.target.value = '';
                }}
              />
              {isLoading ? <Spinner size={24} /> : <Icon name="plus" size={20} />}
              <small>
                {isLoading ? '正在上传' : '添加图片'} {ids.length}/{maxFeedbackPictures}
              </small>
            </label>
          </li>
        )}
      </ul>
      {said ? (
        <p className={styles.fault} role="alert">
          {said}
        </p>
      ) : (
        <p className={styles.note}>截图能帮我们更快找到问题；只有你和工作人员看得到。</p>
      )}
    </div>
  );
}
