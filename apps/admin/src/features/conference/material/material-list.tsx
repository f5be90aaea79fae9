import { UploadOutlined } from '@ant-design/icons';
import { useGetManagedMaterialsQuery } from '@tuyuan/api-client/conference/material.ts';
import { type ManagedMaterial, materialVisibilities } from '@tuyuan/contract/conference/material.ts';
import { Button, Grid } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { choiceFilter } from '../../../shared/filters/choice-filter.tsx';
import { FilterRow } from '../../../shared/filters/filter-row.tsx';
import { KeywordInput } from '../../../shared/filters/keyword-input.tsx';
import { pageRequest } from '../../../shared/list/list-state.ts';
import { ListTable } from '../../../shared/list/list-table.tsx';
import { LogEmpty } from '../../../shared/list/log-empty.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { useOpened } from '../../../shared/list/use-opened.ts';
import { useSelection } from '../../../shared/list/use-selection.ts';
import { usePermissions, useSessionState } from '../../../shared/session/session-context.tsx';
import { materialColumns } from './material-columns.tsx';
import { activeMaterialFilters, matchesFilters, materialListRules, noMaterialFilters } from './material-filters.ts';
import { materialStates, stateNames, visibilityNames } from './material-words.ts';

const UploadDrawer = lazy(async () => ({ default: (await import('./upload-drawer.tsx')).UploadDrawer }));
const MaterialDrawer = lazy(async () => ({ default: (await import('./material-drawer.tsx')).MaterialDrawer }));

/** The files of a conference: who may have them, since when, who took them. */
export function MaterialList({ conferenceId }: { readonly conferenceId: number }) {
  const control = useListState(materialListRules);
  const { filters } = control.state;
  const query = useGetManagedMaterialsQuery({ id: conferenceId }, { refetchOnMountOrArgChange: true });
  const selection = useSelection<ManagedMaterial>();
  const { opened, open, showTab, close } = useOpened(['edit', 'downloads']);
  const [isUploading, setUploading] = useState(false);
  const { user } = useSessionState();
  const mayEdit = usePermissions()('Pages.Conferences.Edit');
  const { lg, md } = Grid.useBreakpoint();
  const isPhone = md === false;
  const { items = [], sessions = [], maxBytes = 0 } = query.data ?? {};
  const sessionTitle = (id: number | null) => sessions.find((session) => session.id === id)?.title ?? '';
  const matching = items.filter((material) => matchesFilters(material, sessionTitle(material.sessionId), filters));
  const { skipCount, maxResultCount } = pageRequest(control.state);
  const page = { items: matching.slice(skipCount, skipCount + maxResultCount), totalCount: matching.length };
  const active = activeMaterialFilters(filters);
  const shown = items.find(({ id }) => id === opened?.id);
  return (
    <>
      {mayEdit && (
        <Button
          type="primary"
          icon={<UploadOutlined />}
          style={{ marginBlockEnd: 12 }}
          onClick={() => setUploading(true)}
        >
          上传资料
        </Button>
      )}
      <ListTable<ManagedMaterial>
        control={control}
        defaultSorting=""
        query={{ ...query, data: query.data && page }}
        hiddenColumns={[]}
        unit="份"
        rowHeight={54}
        scrollWidth={lg ? 820 : isPhone ? 0 : 760}
        rowLabel={({ title }) => title}
        settingsKey={`admin.materials.columns.${user?.id ?? 0}`}
        selection={selection}
        isSelectable={false}
        onOpen={({ id }) => open(id)}
        bulkBar={null}
        columns={materialColumns({ isPhone, now: new Date(), sessionTitle, onOpen: ({ id }) => open(id) })}
        filters={
          <FilterRow
            keyword={
              <KeywordInput
                value={filters.keyword}
                placeholder="资料、场次、文件名"
                onChange={(keyword) => control.setFilters({ keyword }, { replace: true })}
              />
            }
            controls={[
              choiceFilter({
                key: 'state',
                label: '状态',
                titles: stateNames,
                choices: materialStates,
                value: filters.states,
                onChange: (states) => control.setFilters({ states }),
              }),
              choiceFilter({
                key: 'visibility',
                label: '谁能看',
                titles: visibilityNames,
                choices: materialVisibilities,
                value: filters.visibilities,
                onChange: (visibilities) => control.setFilters({ visibilities }),
              }),
            ]}
            active={active}
            onDrop={control.setFilters}
            onClear={() => control.setFilters(noMaterialFilters)}
          />
        }
        empty={
          <LogEmpty
            subject="资料"
            control={control}
            active={active}
            none={noMaterialFilters}
            text="上传议程、讲义或照片，参会者在手机上就能看。"
          />
        }
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
