import { DeleteOutlined, MergeCellsOutlined, PlusOutlined } from '@ant-design/icons';
import { useDeleteImageLabelsMutation, useGetImageLabelsQuery } from '@tuyuan/api-client/library/image-label.ts';
import type { ImageLabel } from '@tuyuan/contract/library/image-label.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { App } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BulkBar, type BulkCommand } from '../../../shared/list/bulk-bar.tsx';
import cell from '../../../shared/list/cell.module.css';
import { subjectColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn } from '../../../shared/list/list-column.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import type { Selection } from '../../../shared/list/use-selection.ts';
import { paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { ImageLabelDialog } from './image-label-dialog.tsx';
import { imageLabelFilters } from './label-filters.ts';
import { MergeLabelsDialog } from './merge-labels-dialog.tsx';

/** The labels of images: synonyms, how many images have each, merging and deleting. */
export function ImageLabelList() {
  const control = useListState(imageLabelFilters);
  const query = useGetImageLabelsQuery(control.request);
  const [remove, { isLoading }] = useDeleteImageLabelsMutation();
  const mayDo = usePermissions();
  const { modal } = App.useApp();
  const attempt = useAttempt();
  const [edited, setEdited] = useState<ImageLabel | 'new'>();
  const [merged, setMerged] = useState<Selection<ImageLabel>>();
  const mayEdit = mayDo('Pages.Labels.Edit');
  const mayDelete = mayDo('Pages.Labels.Delete');

  async function removeAll(selection: Selection<ImageLabel>): Promise<void> {
    const isSure = await modal.confirm({
      title: `删除 ${selection.ids.length} 个标签？`,
      content: '会从所有图片上去掉，搜索随后更新。不能恢复。',
      okText: '删除',
      okButtonProps: { danger: true },
    });
    if (isSure && (await attempt(() => remove({ ids: [...selection.ids] }).unwrap(), '已删除标签'))) selection.clear();
  }

  const commandsFor = (selection: Selection<ImageLabel>): BulkCommand[] => [
    ...(mayEdit && selection.ids.length > 1
      ? [
          {
            key: 'merge',
            label: '合并',
            icon: <MergeCellsOutlined />,
            letter: 'M',
            run: () => setMerged(selection),
          },
        ]
      : []),
    ...(mayDelete
      ? [
          {
            key: 'delete',
            label: '删除',
            icon: <DeleteOutlined />,
            letter: 'DELETE',
            run: () => void removeAll(selection),
          },
        ]
      : []),
  ];

  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="imageLabels"
        title="图片标签"
        subject="标签"
        unit="个"
        rowHeight={52}
        scrollWidth={560}
        rowLabel={({ name }) => `「${name}」`}
        onOpen={mayEdit ? setEdited : undefined}
        create={
          mayDo('Pages.Labels.Create') && { label: '新建标签', icon: <PlusOutlined />, run: () => setEdited('new') }
        }
        columns={() => columnsFor(mayDo('Pages.Images'), mayEdit ? setEdited : undefined)}
        bulkBar={
          (mayEdit || mayDelete) &&
          ((selection) => (
            <BulkBar selection={selection} unit="个" isRunning={isLoading} commands={commandsFor(selection)} />
          ))
        }
        empty={{ text: '摄影师给图片打的标签会出现在这里，也可以先建好。' }}
      />
      {edited && (
        <ImageLabelDialog label={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      {merged && (
        <MergeLabelsDialog labels={merged.rows} onMerged={merged.clear} onClose={() => setMerged(undefined)} />
      )}
    </>
  );
}

function columnsFor(maySeeImages: boolean, onOpen: ((label: ImageLabel) => void) | undefined) {
  const columns: ListColumn<ImageLabel>[] = [
    subjectColumn({
      key: 'name',
      title: '标签',
      name: ({ name }) => name,
      minor: ({ synonyms }) => synonyms.join('、'),
      onOpen,
    }),
    {
      key: 'imageCount',
      title: '图片',
      width: 120,
      align: 'right',
      render: (_, { name, imageCount }) =>
        maySeeImages && imageCount > 0 ? (
          <Link className={cell.link} to={`${paths.images}?keyword=${encodeURIComponent(name)}`}>
            {formatCount(imageCount)}
          </Link>
        ) : (
          formatCount(imageCount)
        ),
    },
  ];
  return columns;
}
