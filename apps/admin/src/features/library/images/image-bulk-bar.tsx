import {
  ApartmentOutlined,
  EnvironmentOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  ReloadOutlined,
  TagOutlined,
} from '@ant-design/icons';
import type { ManagedImage } from '@tuyuan/contract/library/image-management.ts';
import { lazy, Suspense, useState } from 'react';
import type { FlatNode } from '../../../shared/filters/node-tree-data.ts';
import { BulkBar, type BulkCommand } from '../../../shared/list/bulk-bar.tsx';
import type { BulkAction, BulkRunner } from '../../../shared/list/use-bulk-action.tsx';
import type { Selection } from '../../../shared/list/use-selection.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import type { ImageActions } from './image-actions.ts';
import { type MatchingImages, useMatchingImages } from './use-matching-images.ts';

const BulkChangeDialog = lazy(async () => ({ default: (await import('./bulk-change-dialog.tsx')).BulkChangeDialog }));

export type BulkChange = 'category' | 'region' | 'labels';

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
  const [change, setChange] = useState<BulkChange>();
  const { rows } = selection;
  const mayEdit = mayDo('Pages.Images.Edit');
  const hasFailed = rows.some(({ processingState }) => processingState === 'failed');

  async function start(action: BulkAction<ManagedImage>): Promise<void> {
    selection.keepOnly(await bulk.start(action));
  }

  const edits: BulkCommand[] = [
    { key: 'category', label: '改分类', icon: <ApartmentOutlined />, letter: 'C', run: () => setChange('category') },
    { key: 'labels', label: '加标签', icon: <TagOutlined />, letter: 'T', run: () => setChange('labels') },
  ];
  const reviews: BulkCommand[] = [
    {
      key: 'publish',
      label: '发布',
      icon: <EyeOutlined />,
      letter: 'P',
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
    run: () => setChange('region'),
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
          ...(mayDo('Pages.Images.Review') ? reviews : []),
          ...(mayEdit ? [region] : []),
          ...(mayEdit && hasFailed ? [retry] : []),
        ]}
      />
      <Suspense>
        {change !== undefined && (
          <BulkChangeDialog
            change={change}
            count={rows.length}
            categories={categories}
            regions={regions}
            onClose={() => setChange(undefined)}
            onSubmit={(verb, changes) => void start(actions.change(verb, changes, rows))}
          />
        )}
      </Suspense>
    </>
  );
}
