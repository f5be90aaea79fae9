import {
  AccountBookOutlined,
  ApartmentOutlined,
  DeleteOutlined,
  EnvironmentOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  FolderOutlined,
  ReloadOutlined,
  TagOutlined,
} from '@ant-design/icons';
import type { ManagedImage } from '@tuyuan/contract/library/image-management.ts';
import { lazy, Suspense, useState } from 'react';
import type { FlatNode } from '../../../shared/filters/node-tree-data.ts';
import { deletionQuestion } from '../../../shared/library/works-deletion.ts';
import { BulkBar, type BulkCommand } from '../../../shared/list/bulk-bar.tsx';
import type { BulkAction, BulkRunner } from '../../../shared/list/use-bulk-action.tsx';
import type { Selection } from '../../../shared/list/use-selection.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import type { ImageActions } from './image-actions.ts';
import { type MatchingImages, useMatchingImages } from './use-matching-images.ts';

const BulkChangeDialog = lazy(async () => ({ default: (await import('./bulk-change-dialog.tsx')).BulkChangeDialog }));

const ReasonDialog = lazy(async () => ({
  default: (await import('../../../shared/form/reason-dialog.tsx')).ReasonDialog,
}));
const PriceDialog = lazy(async () => ({ default: (await import('./price-dialog.tsx')).PriceDialog }));
const AlbumDialog = lazy(async () => ({ default: (await import('./album-dialog.tsx')).AlbumDialog }));

export type BulkChange = 'category' | 'region' | 'labels';
type Asked = BulkChange | 'price' | 'album' | 'deletion';

interface ImageBulkBarProps {
  readonly selection: Selection<ManagedImage>;
  /** The list's own call, and how many rows it finds. */
  readonly request: MatchingImages['request'];
  readonly totalCount: number;
  readonly bulk: BulkRunner<ManagedImage>;
  readonly actions: ImageActions;
  readonly categories: readonly FlatNode[];
  readonly regions: readonly FlatNode[];
}

export function ImageBulkBar(props: ImageBulkBarProps) {
  const { selection, bulk, actions, categories, regions } = props;
  const wider = useMatchingImages(props);
  const mayDo = usePermissions();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const { rows } = selection;
  const mayEdit = mayDo('Pages.Images.Edit');
  const hasFailed = rows.some(({ processingState }) => processingState === 'failed');

  async function start(action: BulkAction<ManagedImage>): Promise<void> {
    selection.keepOnly(await bulk.start(action));
  }

  const edits: BulkCommand[] = [
    { key: 'category', label: '改分类', icon: <ApartmentOutlined />, letter: 'C', run: () => setAsked('category') },
    { key: 'labels', label: '改标签', icon: <TagOutlined />, letter: 'T', run: () => setAsked('labels') },
    { key: 'price', label: '调价', icon: <AccountBookOutlined />, letter: 'P', run: () => setAsked('price') },
  ];
  const reviews: BulkCommand[] = [
    {
      key: 'publish',
      label: '发布',
      icon: <EyeOutlined />,
      letter: 'A',
      run: () => void start(actions.publish(rows)),
    },
    {
      key: 'offline',
      label: '下架',
      icon: <EyeInvisibleOutlined />,
      letter: 'O',
      run: () => void start(actions.takeOffline(rows)),
    },
  ];
  const region: BulkCommand = {
    key: 'region',
    label: '改地区',
    icon: <EnvironmentOutlined />,
    letter: 'R',
    run: () => setAsked('region'),
  };
  const album: BulkCommand = {
    key: 'album',
    label: '移到图集',
    icon: <FolderOutlined />,
    letter: 'M',
    run: () => setAsked('album'),
  };
  const removal: BulkCommand = {
    key: 'delete',
    label: '删除',
    icon: <DeleteOutlined />,
    letter: 'DELETE',
    run: () => setAsked('deletion'),
  };
  const retry: BulkCommand = {
    key: 'retry',
    label: '重新处理',
    icon: <ReloadOutlined />,
    run: () => void start(actions.retryProcessing(rows)),
  };
  return (
    <>
      <BulkBar
        selection={selection}
        unit="张"
        wider={wider}
        isRunning={bulk.isRunning}
        commands={[
          ...(mayEdit ? edits : []),
          ...(mayEdit && mayDo('Pages.Albums') ? [album] : []),
          ...(mayDo('Pages.Images.Review') ? reviews : []),
          ...(mayDo('Pages.Images.Delete') ? [removal] : []),
          ...(mayEdit ? [region] : []),
          ...(mayEdit && hasFailed ? [retry] : []),
        ]}
      />
      <Suspense>
        {(asked === 'category' || asked === 'region' || asked === 'labels') && (
          <BulkChangeDialog
            change={asked}
            count={rows.length}
            categories={categories}
            regions={regions}
            onClose={close}
            onSubmit={(verb, changes) => void start(actions.change(verb, changes, rows))}
          />
        )}
        {asked === 'price' && (
          <PriceDialog
            count={rows.length}
            onSubmit={(terms) => void start(actions.price(terms, rows))}
            onClose={close}
          />
        )}
        {asked === 'album' && (
          <AlbumDialog images={rows} onSubmit={(id) => void start(actions.move(id, rows))} onClose={close} />
        )}
        {asked === 'deletion' && (
          <ReasonDialog
            question={deletionQuestion(rows.length, '张图片')}
            onAnswer={(reason) => {
              close();
              void start(actions.remove(reason, rows));
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
