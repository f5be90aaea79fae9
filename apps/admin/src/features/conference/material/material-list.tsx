import { UploadOutlined } from '@ant-design/icons';
import { useGetManagedMaterialsQuery } from '@tuyuan/api-client/conference/material.ts';
import { lazy, Suspense, useState } from 'react';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { pageRequest } from '../../../shared/list/list-state.ts';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { useOpened } from '../../../shared/list/use-opened.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { materialColumns } from './material-columns.tsx';
import { matchesFilters, materialFilters } from './material-filters.ts';

const UploadDrawer = lazy(async () => ({ default: (await import('./upload-drawer.tsx')).UploadDrawer }));
const MaterialDrawer = lazy(async () => ({ default: (await import('./material-drawer.tsx')).MaterialDrawer }));

/** A conference's files: readers, publication time, downloads. */
export function MaterialList({ conferenceId }: { readonly conferenceId: number }) {
  const control = useListState(materialFilters);
  const query = useGetManagedMaterialsQuery({ id: conferenceId }, { refetchOnMountOrArgChange: true });
  const { opened, open, showTab, close } = useOpened(['edit', 'downloads']);
  const [isUploading, setUploading] = useState(false);
  const mayEdit = usePermissions()('Pages.Conferences.Edit');
  const { items = [], sessions = [], maxBytes = 0 } = query.data ?? {};
  const sessionTitle = (id: number | null) => sessions.find((session) => session.id === id)?.title ?? '';
  const matching = items.filter((material) =>
    matchesFilters(material, sessionTitle(material.sessionId), control.state.filters),
  );
  const { skipCount, maxResultCount } = pageRequest(control.state);
  const page = { items: matching.slice(skipCount, skipCount + maxResultCount), totalCount: matching.length };
  const shown = items.find(({ id }) => id === opened?.id);
  return (
    <>
      <ListScreen
        control={control}
        query={{ ...query, data: query.data && page }}
        name="materials"
        subject="资料"
        unit="份"
        rowHeight={54}
        scrollWidth={820}
        narrowWidth={760}
        onOpen={({ id }) => open(id)}
        create={mayEdit && { label: '上传资料', icon: <UploadOutlined />, run: () => setUploading(true) }}
        columns={(room) => materialColumns(room, { sessionTitle, onOpen: ({ id }) => open(id) })}
        empty={{ text: '上传议程、讲义或照片，参会者在手机上就能看。' }}
      />
      <Suspense>
        {isUploading && (
          <UploadDrawer
            conferenceId={conferenceId}
            sessions={sessions}
            maxBytes={maxBytes}
            onClose={() => setUploading(false)}
          />
        )}
        {shown && opened && (
          <MaterialDrawer
            key={shown.id}
            material={shown}
            sessions={sessions}
            maxBytes={maxBytes}
            tab={opened.tab}
            onTab={showTab}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
