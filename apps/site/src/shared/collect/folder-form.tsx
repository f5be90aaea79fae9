import { useCreateFolderMutation, useUpdateFolderMutation } from '@tuyuan/api-client/community/user-collection.ts';
import { fieldErrors } from '@tuyuan/api-client/field-errors.ts';
import { maxFolderDescription, maxFolderName } from '@tuyuan/contract/community/collection-words.ts';
import type { Folder } from '@tuyuan/contract/community/user-collection.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { TextArea } from '@tuyuan/ui/text-area.tsx';
import { TextField } from '@tuyuan/ui/text-field.tsx';
import { type FormEvent, useState } from 'react';
import styles from './collect.module.css';

interface FolderFormProps {
  /** Undefined for a new one. */
  readonly folder?: Folder | undefined;
  onDone(folder: Folder): void;
  onCancel(): void;
}

const names = ['name', 'description'] as const;

/** Makes a folder, or changes its words; a refusal stands at its field and what was typed stays. */
export function FolderForm({ folder, onDone, onCancel }: FolderFormProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(folder?.name ?? '');
  const [description, setDescription] = useState(folder?.description ?? '');
  const [create, creating] = useCreateFolderMutation();
  const [update, updating] = useUpdateFolderMutation();
  const error = creating.error ?? updating.error;
  const faults = error ? fieldErrors(error, names) : undefined;
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // Within a dialog of the page: its form must not send the page's.
    event.stopPropagation();
    const words = { name, description };
    const { data } = folder ? await update({ id: folder.id, ...words }) : await create({ key, ...words });
    if (data) onDone(data);
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      {faults?.rest && (
        <p className={styles.fault} role="alert">
          {faults.rest}
        </p>
      )}
      <TextField
        label="名称"
        required
        maxLength={maxFolderName}
        value={name}
        error={faults?.fields.name?.join('，')}
        data-autofocus
        onChange={(event) => setName(event.target.value)}
      />
      <TextArea
        label="说明"
        rows={3}
        maxLength={maxFolderDescription}
        value={description}
        error={faults?.fields.description?.join('，')}
        onChange={(event) => setDescription(event.target.value)}
      />
      <div className={styles.actions}>
        <Button onClick={onCancel}>取消</Button>
        <Button type="submit" kind="primary" isBusy={creating.isLoading || updating.isLoading}>
          {folder ? '保存' : '新建收藏夹'}
        </Button>
      </div>
    </form>
  );
}
