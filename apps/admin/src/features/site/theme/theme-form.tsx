import { useUpdateThemeMutation } from '@tuyuan/api-client/site/mfui-setting.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { lightColors, sizes } from '@tuyuan/ui/tokens.ts';
import { Alert, App, Button, Form, Segmented, Slider } from 'antd';
import { useEffect, useState } from 'react';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { SitePictureField } from '../../../shared/form/site-picture-field.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useUnsavedGuard } from '../../../shared/form/use-unsaved-guard.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { ColorField } from './color-field.tsx';
import { ContrastNotes } from './contrast-notes.tsx';
import styles from './theme-form.module.css';
import { ThemeFrames } from './theme-frames.tsx';

interface ThemeFields {
  readonly primaryColor: string;
  readonly radius: number;
  readonly defaultMode: 'light' | 'dark' | 'auto';
  readonly logo: string;
  readonly loginBackground: string;
}

interface ThemeFormProps {
  /** As saved; updated when another person has saved. */
  readonly saved: ThemeFields & { readonly version: number };
  readonly siteName: string;
}

const names = ['primaryColor', 'radius', 'defaultMode', 'logo', 'loginBackground'] as const;
const presets = [lightColors.brand, '#2f6fde', '#0f766e', '#15803d', '#b45309', '#7c3aed', '#be185d', '#334155'];

function fieldsOf({ primaryColor, radius, defaultMode, logo, loginBackground }: ThemeFields): ThemeFields {
  return { primaryColor, radius, defaultMode, logo, loginBackground };
}

/** Colour, corners, first appearance and pictures of all three apps, seen before they are saved. */
export function ThemeForm({ saved, siteName }: ThemeFormProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<ThemeFields>();
  const [update, { isLoading }] = useUpdateThemeMutation();
  const faults = useFormFaults(form, names);
  const [base, setBase] = useState(saved);
  const [isOvertaken, setOvertaken] = useState(false);
  const typed = Form.useWatch((values: Partial<ThemeFields>) => values, { form, preserve: true });
  const fields: ThemeFields = { ...fieldsOf(base), ...typed };
  const isDirty = names.some((name) => fields[name] !== base[name]);
  useUnsavedGuard(isDirty);

  useEffect(() => {
    if (saved.version <= base.version) return;
    const mine = form.getFieldsValue();
    const isMine = names.some((name) => mine[name] !== base[name]);
    setBase(saved);
    if (isMine) setOvertaken(true);
    else form.setFieldsValue(fieldsOf(saved));
  }, [saved, base, form]);

  async function save(): Promise<void> {
    const isSaved = await faults.guard(async () => {
      const result = await update({ ...fields, version: base.version }).unwrap();
      form.setFieldsValue(fieldsOf(result));
      setBase(result);
    });
    if (!isSaved) return;
    setOvertaken(false);
    message.success('已保存，打开着的网站和管理台 10 秒内跟上');
  }

  return (
    <>
      <PageHead
        title="主题"
        note={isDirty ? '有未保存的修改' : '网站、管理台和手机端一起变'}
        actions={
          <>
            <Button disabled={!isDirty} onClick={() => form.setFieldsValue(fieldsOf(base))}>
              撤销修改
            </Button>
            <Button type="primary" loading={isLoading} disabled={!isDirty} onClick={() => form.submit()}>
              保存主题
            </Button>
          </>
        }
      />
      {isOvertaken && (
        <Alert
          type="warning"
          showIcon
          role="status"
          style={{ marginBlockEnd: 16 }}
          title="别人刚保存过主题"
          description="表单里还是你的内容；保存就会换掉对方的，撤销修改就能看到对方的。"
          closable={{ onClose: () => setOvertaken(false) }}
        />
      )}
      <FormFault text={faults.rest} />
      <div className={styles.columns}>
        <Form<ThemeFields>
          form={form}
          name="theme"
          layout="vertical"
          className={classNames(styles.form)}
          initialValues={fieldsOf(base)}
          onFinish={() => void save()}
        >
          <Form.Item name="primaryColor" label="主色" extra="按钮、选中和链接用它的深浅变化；深浅会自动调到能看清。">
            <ColorField presets={presets} />
          </Form.Item>
          <ContrastNotes look={fields} />
          <Form.Item name="radius" label={`圆角 ${fields.radius} 像素`}>
            <Slider
              ariaLabelForHandle="圆角"
              min={0}
              max={16}
              marks={{ 0: '直角', [sizes.radius]: '默认', 16: '圆润' }}
            />
          </Form.Item>
          <Form.Item name="defaultMode" label="默认外观" extra="访客自己选过的，以他的选择为准。">
            <Segmented
              options={[
                { value: 'light', label: '浅色' },
                { value: 'dark', label: '深色' },
                { value: 'auto', label: '跟随系统' },
              ]}
            />
          </Form.Item>
          <Form.Item name="logo" label="站点标志" extra="高 28 像素显示；建议透明底的 PNG。">
            <SitePictureField label="站点标志" shape="logo" />
          </Form.Item>
          <Form.Item name="loginBackground" label="登录页背景" extra="不设就用首页的第一张轮播。">
            <SitePictureField label="登录页背景" shape="background" />
          </Form.Item>
        </Form>
        <ThemeFrames look={fields} siteName={siteName} logo={fields.logo} loginBackground={fields.loginBackground} />
      </div>
    </>
  );
}
