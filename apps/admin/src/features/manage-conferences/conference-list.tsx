import { PlusOutlined } from '@ant-design/icons';
import { useGetManagedConferencesQuery } from '@tuyuan/api-client/conference-management.ts';
import type { ManagedConference } from '@tuyuan/contract/conference-management.ts';
import { conferenceStateName } from '@tuyuan/format/conference-words.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button, Input, Table, Tag } from 'antd';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ListFailure } from '../../shared/list/list-content.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { conferencePath, paths } from '../../shared/paths.ts';
import { usePermissions } from '../../shared/session/session-context.tsx';
import { fullMoment } from '../../shared/wire-moment.ts';

const PAGE = 20;

/** Every conference, drafts and rehearsals too; words and page are in the address. */
export function ConferenceList() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const mayDo = usePermissions();
  const page = Math.max(1, Number(query.get('page')) || 1);
  const keyword = query.get('keyword') ?? '';
  const list = useGetManagedConferencesQuery({ keyword, skipCount: (page - 1) * PAGE, maxResultCount: PAGE });
  const go = (next: { keyword?: string; page?: number }) => {
    const wanted = new URLSearchParams();
    const words = next.keyword ?? keyword;
    if (words !== '') wanted.set('keyword', words);
    if ((next.page ?? 1) > 1) wanted.set('page', String(next.page));
    setQuery(wanted);
  };
  return (
    <>
      <PageHead
        title="会议"
        note={list.data && `${formatCount(list.data.totalCount)} 场`}
        actions={
          mayDo('Pages.Conferences.Create') && (
            <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(`${paths.conferences}/new`)}>
              新建会议
            </Button>
          )
        }
      />
      <Input.Search
        allowClear
        defaultValue={keyword}
        placeholder="名称、城市、会场"
        aria-label="找会议"
        style={{ maxWidth: 320, marginBlockEnd: 12 }}
        onSearch={(words) => go({ keyword: words.trim() })}
      />
      {list.error !== undefined && !list.isFetching ? (
        <ListFailure error={list.error} selectedCount={0} unit="场" onRetry={list.refetch} />
      ) : (
        <Table<ManagedConference>
          rowKey="id"
          size="middle"
          scroll={{ x: 640 }}
          loading={list.isFetching && list.currentData === undefined}
          dataSource={[...(list.data?.items ?? [])]}
          locale={{ emptyText: keyword === '' ? '还没有会议' : '没有符合的会议' }}
          pagination={{
            current: page,
            pageSize: PAGE,
            total: list.data?.totalCount ?? 0,
            showSizeChanger: false,
            hideOnSinglePage: true,
            onChange: (next) => go({ page: next }),
          }}
          columns={[
            {
              key: 'title',
              title: '会议',
              render: (_, { id, title, isRehearsal, hasDraft, storedState }) => (
                <>
                  <Link to={conferencePath(id)}>{title}</Link> {isRehearsal && <Tag variant="filled">演练</Tag>}
                  {hasDraft && storedState !== 'draft' && <Tag variant="filled">有未发布的修改</Tag>}
                </>
              ),
            },
            {
              key: 'state',
              title: '状态',
              width: 110,
              render: (_, { conferenceState }) => conferenceStateName(conferenceState),
            },
            {
              key: 'start',
              title: '开始',
              width: 150,
              render: (_, row) => fullMoment(row.startTime),
            },
            {
              key: 'city',
              title: '地点',
              render: (_, { city, location }) => [city, location].filter(Boolean).join(' '),
            },
            {
              key: 'people',
              title: '已出票',
              width: 90,
              align: 'right',
              render: (_, { counts }) => formatCount(counts.ticketed),
            },
            {
              key: 'applied',
              title: '待审核',
              width: 90,
              align: 'right',
              render: (_, { counts }) => formatCount(counts.applied),
            },
          ]}
        />
      )}
    </>
  );
}
