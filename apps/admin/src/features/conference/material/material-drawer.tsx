import { useUpdateMaterialMutation } from '@tuyuan/api-client/conference/material.ts';
import type { ManagedMaterial } from '@tuyuan/contract/conference/material.ts';
import { App, Button, Drawer, Form, Tabs } from 'antd';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts';
import { wireMinute } from '../../../shared/form/wire-minute.ts';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { DownloadTable } from './download-table.tsx';
import { FileVersions } from './file-versions.tsx';
import { MaterialCommands } from './material-commands.tsx';
import { MaterialFields, type MaterialForm, type MaterialSession, materialFieldNames } from './material-fields.tsx';
import { stateNames, stateTones } from './material-words.ts';

type MaterialTab = 'edit' | 'downloads';

interface MaterialDrawerProps {
  readonly material: ManagedMaterial;
  readonly sessions: readonly MaterialSession[];
  readonly maxBytes: number;
  readonly tab: MaterialTab;
  readonly onTab: (tab: MaterialTab) => void;
  readonly onClose: () => void;
}

/** One material: text and readers, file and earlier versions, downloads. */
export function MaterialDrawer({ material, sessions, maxBytes, tab, onTab, onClose }: MaterialDrawerProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<MaterialForm>();
  const faults = useFormFaults(form, materialFieldNames);
  const close = useLeaveGuard(form, onClose);
  const [update, { isLoading }] = useUpdateMaterialMutation();
  const mayEdit = usePermissions()('Pages.Conferences.Edit');
  const { id } = material;

  async function save({ publishAt, ...fields }: MaterialForm): Promise<void> {
    const isSaved = await faults.guard(() =>
      update({
        id,
        ...fields,
        sessionId: fields.sessionId ?? null,
        publishAt: wireMinute(publishAt),
      }).unwrap(),
    );
    if (!isSaved) return;
    message.success(`已保存「${fields.title}」`);
    onClose();
  }

  return (
    <Drawer
      open
      size={520}
      extra={<StatusDot tone={stateTones[material.state]}>{stateNames[material.state]}</StatusDot>}
      title={material.title}
      mask={{ closable: false }}
      onClose={close}
      footer={
        mayEdit && (
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'space-between' }}>
            <MaterialCommands material={material} onDeleted={onClose} />
            <Button type="primary" loading={isLoading} disabled={tab !== 'edit'} onClick={() => form.submit()}>
              保存
            </Button>
          </div>
        )
      }
    >
      <Tabs
        activeKey={tab}
        onChange={(key) => onTab(key === 'downloads' ? 'downloads' : 'edit')}
        items={[
          {
            key: 'edit',
            label: '资料',
            forceRender: true,
            children: (
              <>
                <FileVersions material={material} maxBytes={maxBytes} mayEdit={mayEdit} />
                <FormFault text={faults.rest} />
                <Form<MaterialForm>
                  form={form}
                  name="material"
                  layout="vertical"
                  disabled={!mayEdit}
                  initialValues={{ ...material, publishAt: material.publishAt.slice(0, 16) }}
                  onFinish={(fields) => void save(fields)}
                >
                  <MaterialFields sessions={sessions} isNew={false} />
                </Form>
              </>
            ),
          },
          { key: 'downloads', label: `下载记录 ${material.downloads}`, children: <DownloadTable materialId={id} /> },
        ]}
      />
    </Drawer>
  );
}
