import type { AuditLog } from '@tuyuan/contract/site/audited-log.ts';
import { Drawer, Tabs } from 'antd';
import { callWords } from '../../../shared/history/call-words.ts';
import { EntityHistory } from '../../../shared/history/entity-history.tsx';
import { CallFacts } from './call-facts.tsx';

interface CallDrawerProps {
  readonly log: AuditLog;
  readonly onClose: () => void;
}

/** A call beside the list, with the other calls on the same row. */
export function CallDrawer({ log, onClose }: CallDrawerProps) {
  const { verb, subject } = callWords(log);
  const [first] = log.entityIds;
  const facts = <CallFacts id={log.id} />;
  return (
    <Drawer open size={560} title={`${verb} ${subject}`} onClose={onClose}>
      {log.entityKind === null || first === undefined || log.entityIds.length > 1 ? (
        facts
      ) : (
        <Tabs
          items={[
            { key: 'call', label: '这次调用', children: facts },
            {
              key: 'history',
              label: `${subject} ${first} 的历史`,
              children: <EntityHistory kind={log.entityKind} id={first} />,
            },
          ]}
        />
      )}
    </Drawer>
  );
}
