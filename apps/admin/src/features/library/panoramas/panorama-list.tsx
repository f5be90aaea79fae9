import { PlusOutlined } from '@ant-design/icons';
import { useGetManagedPanoramasQuery } from '@tuyuan/api-client/library/panorama-management.ts';
import type { ManagedPanorama } from '@tuyuan/contract/library/panorama-management.ts';
import { panoramaPicturePath } from '@tuyuan/contract/library/panorama-path.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FrameThumb } from '../../../shared/library/frame-thumb.tsx';
import { subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { panoramaPath } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { CreatePanoramaDialog } from './create-panorama-dialog.tsx';
import { panoramaFilters } from './panorama-filters.ts';
import { PanoramaStateMark } from './panorama-states.tsx';

/** Panoramas in any state. */
export function PanoramaList() {
  const control = useListState(panoramaFilters);
  const query = useGetManagedPanoramasQuery(control.request);
  const navigate = useNavigate();
  const mayDo = usePermissions();
  const [isCreating, setCreating] = useState(false);
  const open = ({ id }: { readonly id: number }) => void navigate(panoramaPath(id));
  return (
    <>
      <ListScreen
        control={control}
        query={query}
        known={{}}
        name="panoramas"
        title="全景"
        subject="全景"
        unit="个"
        rowHeight={66}
        scrollWidth={860}
        openWord="打开"
        rowLabel={({ title }) => `「${title}」`}
        onOpen={open}
        create={
          mayDo('Pages.Panoramas.Create') && {
            label: '新建全景',
            icon: <PlusOutlined />,
            run: () => setCreating(true),
          }
        }
        columns={columnsFor}
        empty={{ text: '上传 2:1 的全景图，摆好热点和开场，再发布到网站的「全景」。' }}
      />
      {isCreating && <CreatePanoramaDialog onMade={open} onClose={() => setCreating(false)} />}
    </>
  );
}

function columnsFor({ isPhone }: ListRoom): ListColumn<ManagedPanorama>[] {
  return [
    subjectColumn({
      key: 'title',
      title: '全景',
      mark: ({ coverVersion }) => (
        <FrameThumb shape="sphere" src={coverVersion && panoramaPicturePath(coverVersion, 'thumb')} />
      ),
      name: ({ title }) => title || '没有标题',
      path: ({ id }) => panoramaPath(id),
      minor: ({ sceneCount, hotspotCount }) => `${sceneCount} 个场景 · ${hotspotCount} 个热点`,
      below: (panorama) => isPhone && <PanoramaStateMark panorama={panorama} />,
    }),
    {
      key: 'state',
      title: '状态',
      width: 190,
      hide: 'phone',
      render: (_, panorama) => <PanoramaStateMark panorama={panorama} />,
    },
    { key: 'editor', title: '编辑', width: 120, hide: 'narrow', render: (_, { editor }) => editor || '—' },
    {
      key: 'views',
      title: '观看',
      width: 90,
      align: 'right',
      hide: 'narrow',
      sorter: true,
      render: (_, { views }) => formatCount(views),
    },
    timeColumn({ key: 'updatedAt', title: '修改时间', hide: 'narrow', at: ({ updatedAt }) => updatedAt }),
  ];
}
