import { useCreateOwnAlbumMutation } from '@tuyuan/api-client/library/photographer-album.ts';
import { randomId } from '@tuyuan/api-client/random-id.ts';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { FormField } from './form-field.tsx';

export interface AlbumChoice {
  readonly id: number;
  readonly title: string;
  readonly imageCount: number;
}

interface AlbumFieldProps {
  readonly albums: readonly AlbumChoice[];
  /** Undefined when it differs. */
  readonly value: number | null | undefined;
  onChange(id: number | null): void;
}

const maxTitle = 100;

/** The album that the pictures go into; a name that there is none of yet makes one. */
export function AlbumField({ albums, value, onChange }: AlbumFieldProps) {
  const [typed, setTyped] = useState('');
  const [create, { isLoading }] = useCreateOwnAlbumMutation();
  const title = typed.trim().slice(0, maxTitle);
  const isNew = title !== '' && !albums.some((album) => album.title === title);

  async function add(): Promise<void> {
    const { data } = await create({ title, key: randomId() });
    if (!data) return;
    setTyped('');
    onChange(data.id);
  }

  return (
    <FormField label="图集">
      <Select<number>
        aria-label="图集"
        style={{ width: '100%' }}
        value={value ?? null}
        allowClear
        showSearch={{ searchValue: typed, onSearch: setTyped, optionFilterProp: 'title' }}
        placeholder={value === undefined ? '各张不同' : '不放进图集'}
        options={albums.map(({ id, title: name, imageCount }) => ({
          value: id,
          title: name,
          label: `${name} · ${imageCount} 张`,
        }))}
        notFoundContent={isNew ? null : '还没有图集，写个名字就能新建'}
        onChange={(id: number | undefined) => onChange(id ?? null)}
        popupRender={(menu) => (
          <>
            {menu}
            {isNew && (
              <Button type="text" block loading={isLoading} onClick={() => void add()}>
                新建“{title}”
              </Button>
            )}
          </>
        )}
      />
    </FormField>
  );
}
