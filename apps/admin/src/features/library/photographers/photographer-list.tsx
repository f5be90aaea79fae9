import { useGetManagedPhotographersQuery } from '@tuyuan/api-client/library/photographer-management.ts';
import type { ManagedPhotographer } from '@tuyuan/contract/library/photographer-management.ts';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { FlatNode } from '../../../shared/filters/node-tree-data.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { photographerColumns } from './photographer-columns.tsx';
import { photographerFilters } from './photographer-filters.ts';

const EditPhotographerDrawer = lazy(async () => ({
  default: (await import('./edit-photographer-drawer.tsx')).EditPhotographerDrawer,
}));

/** Everyone with a photographer's page, and the way to those who apply for one. */
export function PhotographerList({ regions }: { readonly regions: readonly FlatNode[] }) {
  const control = useListState(photographerFilters);
  const query = useGetManagedPhotographersQuery(control.request);
  const mayDo = usePermissions();
  const [edited, setEdited] = useState<ManagedPhotographer>();
  const onEdit = mayDo('Pages.Photographers.Edit') ? setEdited : undefined;
  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="photographers"
        title="摄影师"
        subject="摄影师"
        unit="人"
        rowHeight={58}
        scrollWidth={900}
        rowLabel={({ author }) => `「${author.nickName}」`}
        onOpen={onEdit}
        actions={
          mayDo('Pages.Photographers.Review') && (
            <Link to={`${paths.applications}?state=pending`}>
              <Button>待审的申请</Button>
            </Link>
          )
        }
        columns={(room) =>
          photographerColumns(room, {
            onEdit,
            maySeeImages: mayDo('Pages.Images'),
            maySeeAlbums: mayDo('Pages.Albums'),
          })
        }
        empty={{ text: '通过第一份申请，或给用户「摄影师」角色后，会出现在这里。' }}
      />
      <Suspense>
        {edited && (
          <EditPhotographerDrawer
            key={edited.id}
            photographer={edited}
            regions={regions}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
