import { useRequestDataExportMutation } from '@tuyuan/api-client/account/account-safety.ts';
import type { UserProfile } from '@tuyuan/contract/account/front-user.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import { OwnerFields } from '../../../shared/account/owner-fields.tsx';
import { SafetyDialog } from '../../../shared/account/safety-dialog.tsx';
import { Panel } from '../../../shared/user-centre/panel.tsx';

interface Fields {
  readonly password?: string;
  readonly safetyCode?: string;
}

export function ExportPanel({ profile }: { readonly profile: UserProfile }) {
  const [requestExport] = useRequestDataExportMutation();
  const [isOpen, setOpen] = useState(false);

  async function download(fields: Fields): Promise<void> {
    const { url } = await requestExport(fields).unwrap();
    window.location.assign(url);
    showToast({ text: '正在下载个人数据', tone: 'success' });
  }

  return (
    <Panel
      title="导出个人数据"
      note="下载一个文件，里面是本站保存的关于你的全部资料。"
      tools={<Button onClick={() => setOpen(true)}>导出数据</Button>}
    >
      {isOpen && (
        <SafetyDialog<Fields>
          name="export-data"
          title="导出个人数据"
          note="文件里有手机号等私人资料，请妥善保管。下载链接只能用一次。"
          submitText="确认并下载"
          fieldNames={['password', 'safetyCode']}
          onSubmit={download}
          onClose={() => setOpen(false)}
        >
          {(_form, refuse) => (
            <OwnerFields hasPassword={profile.hasPassword} phone={profile.phone} onRefused={refuse} />
          )}
        </SafetyDialog>
      )}
    </Panel>
  );
}
