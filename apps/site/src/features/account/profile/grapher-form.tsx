import { useGetGrapherProfileQuery, useUpdateGrapherProfileMutation } from '@tuyuan/api-client/account/front-user.ts';
import type { ResultOf } from '@tuyuan/api-client/endpoint-types.ts';
import type { getGrapherProfile } from '@tuyuan/contract/account/front-user.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { Button, Form, Input, Switch } from 'antd';
import { AntdRoot } from '../../../shared/antd/antd-root.tsx';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { RegionField } from '../../../shared/form/region-field.tsx';
import { useFormDraft } from '../../../shared/form/use-form-draft.ts';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { photographerPath } from '../../../shared/photographer-paths.ts';
import { useSessionState } from '../../../shared/site-session.tsx';
import { BackgroundButton } from '../../../shared/user-centre/background-button.tsx';
import { Panel } from '../../../shared/user-centre/panel.tsx';
import { PanelsSkeleton } from '../../../shared/user-centre/panels-skeleton.tsx';
import styles from './profile.module.css';

interface Fields {
  readonly personalSign: string;
  readonly introduction: string;
  readonly unitName: string;
  readonly regionId: number | null;
  readonly showsPosition: boolean;
}

const names = ['personalSign', 'introduction', 'unitName', 'regionId', 'showsPosition'] as const;

/** Edits the contents of a photographer's public page. */
export function GrapherForm() {
  const { data, isError, isFetching, refetch } = useGetGrapherProfileQuery({});
  if (!data) {
    return isError ? <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} /> : <PanelsSkeleton />;
  }
  return (
    <Panel title="摄影师主页" note="显示在你的摄影师主页和作品旁。" tools={<HomeTools />}>
      <AntdRoot>
        <GrapherFields profile={data} />
      </AntdRoot>
    </Panel>
  );
}

/** The background of the public page, and the way to it. */
function HomeTools() {
  const { user } = useSessionState();
  return (
    <>
      <BackgroundButton />
      {user && (
        <ButtonLink size="small" href={photographerPath(user.id)}>
          我的主页
        </ButtonLink>
      )}
    </>
  );
}

function GrapherFields({ profile }: { readonly profile: ResultOf<typeof getGrapherProfile> }) {
  const [form] = Form.useForm<Fields>();
  const draft = useFormDraft(form, 'grapher', names);
  const faults = useFormFaults(form, names);
  const [update, { isLoading }] = useUpdateGrapherProfileMutation();

  async function save(fields: Fields): Promise<void> {
    if (!(await faults.guard(() => update(fields).unwrap()))) return;
    draft.drop();
    showToast({ text: '摄影师资料已保存', tone: 'success' });
  }

  return (
    <Form
      form={form}
      name="grapher"
      layout="vertical"
      className={styles.form ?? ''}
      initialValues={profile}
      scrollToFirstError={{ focus: true }}
      onValuesChange={draft.keep}
      onFinish={(fields) => void save(fields)}
    >
      <FormFault text={faults.rest} />
      <Form.Item name="personalSign" label="一句话介绍">
        <Input maxLength={60} showCount />
      </Form.Item>
      <Form.Item name="introduction" label="简介" extra="拍摄题材、经历、获奖等" className={styles.counted ?? ''}>
        <Input.TextArea maxLength={1000} showCount autoSize={{ minRows: 5, maxRows: 16 }} />
      </Form.Item>
      <Form.Item name="unitName" label="所属单位">
        <Input maxLength={60} />
      </Form.Item>
      <RegionField name="regionId" label="常驻地区" />
      <Form.Item
        name="showsPosition"
        valuePropName="checked"
        label="公开拍摄位置"
        extra="打开后，照片里的 GPS 位置会显示在图片页"
      >
        <Switch />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isLoading}>
        保存
      </Button>
    </Form>
  );
}
