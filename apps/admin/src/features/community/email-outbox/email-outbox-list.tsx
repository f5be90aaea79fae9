import { SettingOutlined } from '@ant-design/icons';
import { useGetOutboxEmailsQuery } from '@tuyuan/api-client/community/mail-management.ts';
import { deliveredTopicTitles } from '@tuyuan/contract/community/notification-words.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { OutboxScreen, outboxPolling } from '../../../shared/outbox/outbox-screen.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { MailSettingsDialog } from './mail-settings-dialog.tsx';

const outboxFilters = defineFilters({
  address: text({ param: 'address', placeholder: '邮箱', maxLength: 100, words: (address) => `邮箱 ${address}` }),
});

const purposes: Readonly<Record<string, string>> = { ...deliveredTopicTitles, code: '确认邮箱', test: '测试' };

/** E-mails kept instead of sent while no mail server is set, and that server's settings. */
export function EmailOutboxList() {
  const control = useListState(outboxFilters);
  const query = useGetOutboxEmailsQuery(control.request, outboxPolling);
  const [isSetting, setSetting] = useState(false);
  const mayDo = usePermissions();
  return (
    <>
      <OutboxScreen
        control={control}
        query={query}
        name="email-outbox"
        title="邮件"
        purposes={purposes}
        receiverTitle="邮箱"
        receiverWidth={220}
        receiver={({ address }) => address}
        subject={({ subject }) => subject}
        empty="确认邮箱的验证码和邮件通知会出现在这里。"
        whenSent="这个站点的邮件由设好的邮件服务器发出，不在这里留存。"
        actions={
          mayDo('Pages.Site.Settings') && (
            <Button icon={<SettingOutlined />} onClick={() => setSetting(true)}>
              发信设置
            </Button>
          )
        }
      />
      {isSetting && <MailSettingsDialog onClose={() => setSetting(false)} />}
    </>
  );
}
