import { useGetProfileQuery, useUpdateProfileMutation } from '@tuyuan/api-client/account/front-user.ts';
import type { UserProfile } from '@tuyuan/contract/account/front-user.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { Button, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { AntdRoot } from '../../../shared/antd/antd-root.tsx';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { RegionField } from '../../../shared/form/region-field.tsx';
import { useFormDraft } from '../../../shared/form/use-form-draft.ts';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useSession } from '../../../shared/site-session.tsx';
import { AvatarEditor } from '../../../shared/user-centre/avatar-editor.tsx';
import { Panel } from '../../../shared/user-centre/panel.tsx';
import { PanelsSkeleton } from '../../../shared/user-centre/panels-skeleton.tsx';
import { BroadcastPanel } from './broadcast-panel.tsx';
import styles from './profile.module.css';

interface Fields {
  readonly nickName: string;
  readonly personalSign: string;
  readonly email: string;
  readonly gender: UserProfile['gender'];
  readonly birthday: string;
  readonly regionId: number | null;
}

const names = ['nickName', 'personalSign', 'email', 'gender', 'birthday', 'regionId'] as const;

export function ProfileForm() {
  const { data: profile, isError, isFetching, refetch } = useGetProfileQuery({});
  if (!profile) {
    return isError ? <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} /> : <PanelsSkeleton />;
  }
  return (
    <>
      <Panel title="基本资料">
        <div className={styles.columns}>
          <div className={styles.portrait}>
            <AvatarEditor name={profile.nickName || profile.userName} avatar={profile.avatar} size={120} hasWords />
          </div>
          <AntdRoot>
            <ProfileFields profile={profile} />
          </AntdRoot>
        </div>
      </Panel>
      <BroadcastPanel isSubscribed={profile.isSubscribedToBroadcast} />
    </>
  );
}

function ProfileFields({ profile }: { readonly profile: UserProfile }) {
  const session = useSession();
  const [form] = Form.useForm<Fields>();
  const draft = useFormDraft(form, 'profile', names);
  const faults = useFormFaults(form, names);
  const [update, { isLoading }] = useUpdateProfileMutation();
  const [initial] = useState<Fields>(() => ({
    nickName: profile.nickName,
    personalSign: profile.personalSign,
    email: profile.email,
    gender: profile.gender,
    birthday: profile.birthday ?? '',
    regionId: profile.regionId,
  }));

  async function save({ birthday, ...fields }: Fields): Promise<void> {
    const isDone = await faults.guard(() =>
      update({ ...fields, birthday: birthday === '' ? null : birthday }).unwrap(),
    );
    if (!isDone) return;
    draft.drop();
    await (await session.whenReady()).reload();
    showToast({ text: '资料已保存', tone: 'success' });
  }

  return (
    <Form
      form={form}
      name="profile"
      layout="vertical"
      className={styles.form ?? ''}
      initialValues={initial}
      scrollToFirstError={{ focus: true }}
      onValuesChange={draft.keep}
      onFinish={(fields) => void save(fields)}
    >
      <FormFault text={faults.rest} />
      <Form.Item label="用户名" htmlFor="profile-user-name" extra="登录用，不能修改">
        <Input id="profile-user-name" value={profile.userName} disabled />
      </Form.Item>
      <Form.Item
        name="nickName"
        label="昵称"
        extra="别人看到的名字"
        rules={[{ required: true, whitespace: true, message: '请填写昵称' }]}
        validateTrigger="onBlur"
      >
        <Input maxLength={20} showCount autoComplete="nickname" />
      </Form.Item>
      <Form.Item name="personalSign" label="个性签名" className={styles.counted ?? ''}>
        <Input.TextArea maxLength={60} showCount autoSize={{ minRows: 2, maxRows: 4 }} />
      </Form.Item>
      <Form.Item
        name="email"
        label="邮箱"
        validateTrigger="onBlur"
        rules={[{ type: 'email', message: '邮箱格式不正确' }]}
        extra="也可以用来登录"
      >
        <Input type="email" maxLength={100} autoComplete="email" />
      </Form.Item>
      <Form.Item name="gender" label="性别">
        <Radio.Group
          options={[
            { value: 'female', label: '女' },
            { value: 'male', label: '男' },
            { value: 'unknown', label: '不公开' },
          ]}
        />
      </Form.Item>
      <Form.Item name="birthday" label="生日">
        <DateInput />
      </Form.Item>
      <RegionField name="regionId" />
      <Button type="primary" htmlType="submit" loading={isLoading}>
        保存
      </Button>
    </Form>
  );
}
