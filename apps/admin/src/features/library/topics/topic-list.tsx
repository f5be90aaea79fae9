import { ArrowDownOutlined, ArrowUpOutlined, PlusOutlined } from '@ant-design/icons';
import {
  useArrangeTopicAlbumsMutation,
  useGetManagedTopicAlbumsQuery,
} from '@tuyuan/api-client/library/topic-album.ts';
import type { ManagedTopicAlbum } from '@tuyuan/contract/library/topic-album.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { actionsColumn, subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { Thumb } from '../../../shared/list/thumb.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { CreateTopicDialog } from './create-topic-dialog.tsx';
import { topicFilters } from './topic-filters.ts';

const topicPath = (id: number) => `${paths.topicAlbums}/${id}`;

/** The topic albums in the order visitors see. */
export function TopicList() {
  const control = useListState(topicFilters);
  const query = useGetManagedTopicAlbumsQuery(control.request);
  const [arrange, { isLoading }] = useArrangeTopicAlbumsMutation();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const mayDo = usePermissions();
  const [isCreating, setCreating] = useState(false);
  const items = query.data?.items ?? [];
  const open = ({ id }: { readonly id: number }) => void navigate(topicPath(id));
  const { filters, sorting, page } = control.state;
  // A place in a narrowed, otherwise sorted or later page's list says nothing about the place among all.
  const mayArrange =
    mayDo('Pages.TopicAlbums.Edit') &&
    filters.keyword === '' &&
    filters.published === undefined &&
    sorting === 'order ASC' &&
    page === 1;

  async function move(topic: ManagedTopicAlbum, step: -1 | 1): Promise<void> {
    const ids = items.map(({ id }) => id);
    const from = ids.indexOf(topic.id);
    ids.splice(from, 1);
    ids.splice(from + step, 0, topic.id);
    await attempt(() => arrange({ ids }).unwrap());
  }

  function renderMoves(topic: ManagedTopicAlbum) {
    const index = items.indexOf(topic);
    return (
      <>
        <Button
          type="text"
          size="small"
          icon={<ArrowUpOutlined />}
          aria-label={`「${topic.title}」往前排`}
          disabled={isLoading || index <= 0}
          onClick={() => void move(topic, -1)}
        />
        <Button
          type="text"
          size="small"
          icon={<ArrowDownOutlined />}
          aria-label={`「${topic.title}」往后排`}
          disabled={isLoading || index === items.length - 1}
          onClick={() => void move(topic, 1)}
        />
      </>
    );
  }

  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="topicAlbums"
        title="专题"
        subject="专题"
        unit="个"
        rowHeight={66}
        scrollWidth={720}
        openWord="打开"
        rowLabel={({ title }) => `「${title}」`}
        onOpen={open}
        create={
          mayDo('Pages.TopicAlbums.Create') && {
            label: '新建专题',
            icon: <PlusOutlined />,
            run: () => setCreating(true),
          }
        }
        columns={(room) => [...columnsFor(room), ...(mayArrange ? [actionsColumn(88, renderMoves)] : [])]}
        empty={{ text: '专题把一组图片、图集和一段文字编在一起，发布后在网站「专题」里展示。' }}
      />
      {isCreating && <CreateTopicDialog onMade={open} onClose={() => setCreating(false)} />}
    </>
  );
}

function columnsFor({ isPhone }: ListRoom) {
  const columns: ListColumn<ManagedTopicAlbum>[] = [
    subjectColumn({
      key: 'title',
      title: '专题',
      mark: ({ cover }) => <Thumb cover={cover} />,
      name: ({ title }) => title,
      path: ({ id }) => topicPath(id),
      minor: ({ summary }) => summary || '没有导语',
      below: (topic) => isPhone && <TopicState topic={topic} />,
    }),
    {
      key: 'contents',
      title: '内容',
      width: 150,
      hide: 'phone',
      render: (_, { imageCount, albumCount }) => `${formatCount(imageCount)} 张图、${formatCount(albumCount)} 个图集`,
    },
    { key: 'state', title: '状态', width: 100, hide: 'phone', render: (_, topic) => <TopicState topic={topic} /> },
    timeColumn({ key: 'updatedAt', title: '修改时间', hide: 'narrow', at: ({ updatedAt }) => updatedAt }),
  ];
  return columns;
}

function TopicState({ topic: { publishedAt } }: { readonly topic: ManagedTopicAlbum }) {
  return publishedAt === null ? <StatusDot tone="off">未发布</StatusDot> : <StatusDot tone="success">已发布</StatusDot>;
}
