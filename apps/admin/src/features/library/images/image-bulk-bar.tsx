import {
  ApartmentOutlined,
  EnvironmentOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  ReloadOutlined,
  TagOutlined,
} from '@ant-design/icons';
import { BulkBar, type BulkCommand, type WiderChoice } from '../../../shared/list/bulk-bar.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';

export type BulkChange = 'category' | 'region' | 'labels';

interface ImageBulkBarProps {
  readonly count: number;
  readonly elsewhereCount: number;
  readonly wider: WiderChoice | undefined;
  readonly isRunning: boolean;
  readonly hasFailed: boolean;
  readonly onChange: (change: BulkChange) => void;
  readonly onPublish: () => void;
  readonly onTakeOffline: () => void;
  readonly onRetry: () => void;
  readonly onClear: () => void;
}

export function ImageBulkBar(props: ImageBulkBarProps) {
  const mayDo = usePermissions();
  const { onChange } = props;
  const edits: BulkCommand[] = [
    { key: 'category', label: '改分类', icon: <ApartmentOutlined />, letter: 'C', run: () => onChange('category') },
    { key: 'labels', label: '加标签', icon: <TagOutlined />, letter: 'T', run: () => onChange('labels') },
  ];
  const reviews: BulkCommand[] = [
    { key: 'publish', label: '发布', icon: <EyeOutlined />, letter: 'P', run: props.onPublish },
    { key: 'offline', label: '下架', icon: <EyeInvisibleOutlined />, letter: 'O', run: props.onTakeOffline },
  ];
  const rareEdits: BulkCommand[] = [
    { key: 'region', label: '改地区', icon: <EnvironmentOutlined />, letter: 'R', run: () => onChange('region') },
    ...(props.hasFailed ? [{ key: 'retry', label: '重新处理', icon: <ReloadOutlined />, run: props.onRetry }] : []),
  ];
  const mayEdit = mayDo('Pages.Images.Edit');
  const commands = [
    ...(mayEdit ? edits : []),
    ...(mayDo('Pages.Images.Review') ? reviews : []),
    ...(mayEdit ? rareEdits : []),
  ];
  return (
    <BulkBar
      count={props.count}
      unit="张"
      elsewhereCount={props.elsewhereCount}
      wider={props.wider}
      commands={commands}
      isRunning={props.isRunning}
      onClear={props.onClear}
    />
  );
}
