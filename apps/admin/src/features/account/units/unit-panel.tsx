import { DeleteOutlined, ExportOutlined, PlusOutlined } from '@ant-design/icons';
import { imageUrl, resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ManagedUnit } from '@tuyuan/contract/account/organization-unit.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button, Tabs } from 'antd';
import { lazy, Suspense } from 'react';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import type { NodePanelCommands } from '../../../shared/tree/arrange-tree.tsx';
import { UnitForm } from './unit-form.tsx';
import { UnitMembers } from './unit-members.tsx';
import styles from './unit-panel.module.css';

const EntityHistory = lazy(async () => ({
  default: (await import('../../../shared/history/entity-history.tsx')).EntityHistory,
}));

interface UnitPanelProps extends NodePanelCommands {
  readonly unit: ManagedUnit;
  readonly mayEdit: boolean;
}

/** The chosen unit: figures, people, page content and history. */
export function UnitPanel({ unit, mayEdit, path, onAdd, onRemove }: UnitPanelProps) {
  const mayDo = usePermissions();
  const facts = [path.join(' / ') || '最上级', unit.no && `代码 ${unit.no}`].filter(Boolean).join(' · ');
  return (
    <section className={styles.panel} aria-label={unit.name}>
      <header className={styles.head}>
        {unit.logo !== '' && <img className={styles.logo} src={resourceUrl(unit.logo)} alt="" width={64} height={64} />}
        {unit.cover && <img className={styles.cover} src={imageUrl(unit.cover, 320)} alt="" />}
        <div className={styles.words}>
          <h2 className={styles.name}>
            {unit.name}
            <StatusDot tone={unit.isPublic ? 'success' : 'off'}>{unit.isPublic ? '公开主页' : '未公开'}</StatusDot>
          </h2>
          <p className={styles.facts}>{facts}</p>
          <dl className={styles.figures}>
            <div>
              <dt>成员</dt>
              <dd>{formatCount(unit.memberCount)}</dd>
            </div>
            <div>
              <dt>摄影师</dt>
              <dd>{formatCount(unit.photographerCount)}</dd>
            </div>
          </dl>
        </div>
        <div className={styles.actions}>
          {unit.isPublic && (
            <Button icon={<ExportOutlined />} href={`/unit?id=${unit.id}`} target="_blank" rel="noopener">
              看主页
            </Button>
          )}
          {onAdd && (
            <Button icon={<PlusOutlined />} onClick={onAdd}>
              加下级
            </Button>
          )}
          {onRemove && (
            <Button danger icon={<DeleteOutlined />} onClick={onRemove}>
              删除
            </Button>
          )}
        </div>
      </header>
      <Tabs
        items={[
          { key: 'members', label: '成员', children: <UnitMembers unit={unit} mayEdit={mayEdit} /> },
          {
            key: 'page',
            label: '主页内容',
            // The form keeps its values while mounted: a changed unit gets a new form. The logo is no part of it.
            children: <UnitForm key={JSON.stringify({ ...unit, logo: '' })} unit={unit} mayEdit={mayEdit} />,
          },
          ...(mayDo('Pages.AuditLogs')
            ? [
                {
                  key: 'history',
                  label: '历史',
                  children: (
                    <Suspense>
                      <EntityHistory kind="organizationUnit" id={unit.id} />
                    </Suspense>
                  ),
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}
