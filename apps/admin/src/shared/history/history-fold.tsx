import { Collapse } from 'antd';
import { lazy, Suspense } from 'react';
import { usePermissions } from '../session/session-context.tsx';

const EntityHistory = lazy(async () => ({ default: (await import('./entity-history.tsx')).EntityHistory }));

/** A row's history at the end of its form, fetched when unfolded; for users who may read the log. */
export function HistoryFold({ kind, id }: { readonly kind: string; readonly id: number }) {
  const mayDo = usePermissions();
  if (!mayDo('Pages.AuditLogs')) return null;
  return (
    <Collapse
      ghost
      items={[
        {
          key: 'history',
          label: '历史',
          children: (
            <Suspense>
              <EntityHistory kind={kind} id={id} />
            </Suspense>
          ),
        },
      ]}
    />
  );
}
