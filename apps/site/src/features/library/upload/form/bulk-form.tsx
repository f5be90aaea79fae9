import { useGetOwnAlbumsQuery } from '@tuyuan/api-client/library/photographer-album.ts';
import type { UploadDetails } from '@tuyuan/contract/library/image-upload.ts';
import { useState } from 'react';
import { AntdRoot } from '../../../../shared/antd/antd-root.tsx';
import { useLibraryTrees } from '../../../../shared/use-library-trees.ts';
import type { Picture } from '../desk/picture.ts';
import type { UploadActions } from '../desk/use-upload-actions.ts';
import { AlbumField } from './album-field.tsx';
import styles from './bulk-form.module.css';
import { AiField, EditorialField, PackageField } from './choice-fields.tsx';
import type { DetailsChange } from './edit-history.ts';
import { LabelField } from './label-field.tsx';
import { PriceField } from './price-field.tsx';
import { ReleaseField } from './release-field.tsx';
import { sharedLabels, sharedValue } from './shared-details.ts';
import { TitleField } from './title-field.tsx';
import { TreeField } from './tree-field.tsx';

interface BulkFormProps {
  /** The chosen pictures, in the order of the screen. */
  readonly pictures: readonly Picture[];
  /** The others of this draft, whose labels are worth suggesting. */
  readonly others: readonly Picture[];
  readonly minLabels: number;
  readonly actions: UploadActions;
}

const maxLabels = 20;
const maxAlbums = 100;

/** Details of all chosen pictures at once. Give it the selection as its key: each field begins with what the pictures have. */
export function BulkForm({ pictures, others, minLabels, actions }: BulkFormProps) {
  const [asChosen] = useState(pictures);
  const { categories, regions } = useLibraryTrees();
  const { data } = useGetOwnAlbumsQuery({ maxResultCount: maxAlbums, sorting: 'createdAt DESC' });
  const albums = data?.items ?? [];
  const details = pictures.map(({ item }) => item.details);
  const shared = <Field extends keyof UploadDetails>(field: Field) => sharedValue(details, field);
  const facts = pictures.map(({ item, place, takenAt }, index) => ({
    place,
    takenAt,
    title: asChosen[index]?.item.details.title ?? '',
    fileName: item.fileName,
    album: albums.find(({ id }) => id === item.details.albumId)?.title ?? '',
  }));
  const isFromPosition = pictures.every(({ item }) => item.hasPosition && item.region !== null);

  function apply(what: string, changeOf: (own: UploadDetails, index: number) => Partial<UploadDetails>): void {
    const changes: DetailsChange[] = pictures.map(({ id, item }, index) => ({ ...changeOf(item.details, index), id }));
    void actions.apply(what, changes);
  }

  return (
    <AntdRoot>
      <div className={styles.form}>
        <TitleField
          facts={facts}
          shared={shared('title')}
          onApply={(titles) => apply('标题', (own, index) => ({ title: titles[index] ?? own.title }))}
        />
        <LabelField
          details={details}
          others={sharedLabels(others.map(({ item }) => item.details)).map(({ name }) => name)}
          minLabels={minLabels}
          imageId={pictures.length === 1 ? (pictures[0]?.item.imageId ?? null) : null}
          onAdd={(names) =>
            apply('标签', ({ labels }) => ({ labels: [...new Set([...labels, ...names])].slice(0, maxLabels) }))
          }
          onRemove={(name) => apply('标签', ({ labels }) => ({ labels: labels.filter((label) => label !== name) }))}
        />
        <div className={styles.pair}>
          <TreeField
            label="分类"
            tree={categories}
            value={shared('categoryId')}
            onChange={(categoryId) => apply('分类', () => ({ categoryId }))}
          />
          <TreeField
            label="地区"
            tree={regions}
            value={shared('regionId')}
            note={isFromPosition ? '取自 GPS。公开页面不显示精确位置' : undefined}
            onChange={(regionId) => apply('地区', () => ({ regionId }))}
          />
        </div>
        <PriceField
          value={shared('prices')}
          categoryId={shared('categoryId')}
          onChange={(prices) => apply('价格', () => ({ prices }))}
        />
        <PackageField
          count={details.filter(({ canUseAuthPay }) => canUseAuthPay).length}
          all={details.length}
          onChange={(canUseAuthPay) => apply('可用套餐支付', () => ({ canUseAuthPay }))}
        />
        <AlbumField
          albums={albums}
          value={shared('albumId')}
          onChange={(albumId) => apply('图集', () => ({ albumId }))}
        />
        <EditorialField
          count={details.filter(({ editorialOnly }) => editorialOnly).length}
          all={details.length}
          onChange={(editorialOnly) => apply('仅限编辑用', () => ({ editorialOnly }))}
        />
        <ReleaseField items={pictures.map(({ item }) => item)} />
        <AiField value={shared('aiUse')} onChange={(aiUse) => apply('AI 声明', () => ({ aiUse }))} />
      </div>
    </AntdRoot>
  );
}
