import { CheckCircleOutlined, StopOutlined } from '@ant-design/icons';
import type { ManagedLivePhoto } from '@tuyuan/contract/conference/photo-wall-management.ts';
import { BulkBar } from '../../../shared/list/bulk-bar.tsx';
import type { Selection } from '../../../shared/list/use-selection.ts';

interface PhotoBulkBarProps {
  readonly selection: Selection<ManagedLivePhoto>;
  readonly isRunning: boolean;
  readonly words: { readonly publish: string; readonly withdraw: string };
  readonly onPublish: (photos: readonly ManagedLivePhoto[]) => void;
  readonly onWithdraw: (photos: readonly ManagedLivePhoto[]) => void;
}

export function PhotoBulkBar({ selection, words, onPublish, onWithdraw, ...bar }: PhotoBulkBarProps) {
  return (
    <BulkBar
      {...bar}
      selection={selection}
      unit="张"
      commands={[
        {
          key: 'publish',
          label: words.publish,
          icon: <CheckCircleOutlined />,
          letter: 'A',
          run: () => onPublish(selection.rows),
        },
        {
          key: 'withdraw',
          label: words.withdraw,
          icon: <StopOutlined />,
          letter: 'R',
          run: () => onWithdraw(selection.rows),
        },
      ]}
    />
  );
}
