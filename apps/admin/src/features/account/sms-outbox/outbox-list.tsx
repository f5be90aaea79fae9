import { useGetOutboxMessagesQuery } from '@tuyuan/api-client/account/sms-outbox.ts';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { OutboxScreen, outboxPolling } from '../../../shared/outbox/outbox-screen.tsx';

const outboxFilters = defineFilters({
  phone: text({ param: 'phone', placeholder: '手机号', maxLength: 20, words: (phone) => `手机号 ${phone}` }),
});

const purposes: Readonly<Record<string, string>> = {
  register: '注册',
  login: '登录',
  resetPassword: '重置密码',
  changePhone: '换手机号',
  bindPhone: '绑定手机号',
  safety: '身份确认',
  notification: '通知',
};

/** Text messages stored instead of sent, so that a site without a provider can be tried. */
export function OutboxList() {
  const control = useListState(outboxFilters);
  const query = useGetOutboxMessagesQuery(control.request, outboxPolling);
  return (
    <OutboxScreen
      control={control}
      query={query}
      name="sms-outbox"
      title="短信"
      purposes={purposes}
      receiverTitle="手机号"
      receiverWidth={130}
      receiver={({ phone }) => phone}
      empty="注册、登录或改密码时要的验证码会出现在这里。"
      whenSent="这个站点的短信由服务商发出，不在这里留存。用本地收件箱时（SMS_PROVIDER=outbox）才有内容。"
    />
  );
}
