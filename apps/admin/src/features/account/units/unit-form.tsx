import { ProForm, ProFormItem, ProFormSwitch, ProFormText, ProFormTextArea } from '@ant-design/pro-components';
import { useUpdateUnitMutation } from '@tuyuan/api-client/account/organization-unit.ts';
import type { ManagedUnit } from '@tuyuan/contract/account/organization-unit.ts';
import { App, Form } from 'antd';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { CoverSelect } from './cover-select.tsx';
import { UnitLogo } from './unit-logo.tsx';
import { unitUpdate } from './unit-update.ts';

interface UnitFormProps {
  readonly unit: ManagedUnit;
  readonly mayEdit: boolean;
}

type Fields = Omit<ReturnType<typeof unitUpdate>, 'id'>;

const names = ['name', 'no', 'contactName', 'phone', 'address', 'introduction', 'coverImageId', 'isPublic'] as const;

/** The unit's facts and the text of its public page. */
export function UnitForm({ unit, mayEdit }: UnitFormProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const [update] = useUpdateUnitMutation();
  const faults = useFormFaults(form, names);
  const mayDo = usePermissions();

  async function save(fields: Fields): Promise<void> {
    const before = unitUpdate(unit);
    const isSaved = await faults.guard(() =>
      update({ ...before, ...fields, coverImageId: fields.coverImageId ?? null }).unwrap(),
    );
    if (isSaved) message.success(`已保存「${fields.name}」`);
  }

  return (
    <>
      <FormFault text={faults.rest} />
      <ProForm<Fields>
        name="unit"
        form={form}
        autoFocusFirstInput={false}
        disabled={!mayEdit}
        initialValues={unitUpdate(unit)}
        submitter={mayEdit ? { searchConfig: { submitText: '保存' }, resetButtonProps: false } : false}
        onFinish={save}
      >
        <ProFormText
          name="name"
          label="名称"
          fieldProps={{ maxLength: 50, showCount: true }}
          rules={[{ required: true, whitespace: true, message: '请填写名称' }]}
        />
        <ProFormSwitch name="isPublic" label="公开主页" extra="打开后任何人都能看到这个单位的介绍、联系方式和作品。" />
        <ProFormText name="no" label="代码" fieldProps={{ maxLength: 40 }} extra="内部编号，不显示在主页上。" />
        <ProFormTextArea
          name="introduction"
          label="介绍"
          fieldProps={{ maxLength: 5000, showCount: true, autoSize: { minRows: 4, maxRows: 12 } }}
        />
        <ProFormItem label="标志" extra="方形，显示在主页和单位名称旁；上传后马上生效。">
          <UnitLogo unit={unit} mayEdit={mayEdit} />
        </ProFormItem>
        {mayDo('Pages.Images') && (
          <ProFormItem name="coverImageId" label="封面" extra="主页顶部的大图，从已发布的图片里选。">
            <CoverSelect cover={unit.cover} disabled={!mayEdit} />
          </ProFormItem>
        )}
        <ProFormText name="contactName" label="联系人" fieldProps={{ maxLength: 30 }} />
        <ProFormText name="phone" label="电话" fieldProps={{ maxLength: 40, inputMode: 'tel' }} />
        <ProFormText name="address" label="地址" fieldProps={{ maxLength: 100 }} />
      </ProForm>
    </>
  );
}
