import { useUpdateSettingsMutation } from '@tuyuan/api-client/site/site-setting.ts';
import {
  type SettingName,
  settingDefinition,
  settingGroups,
  settingNames,
} from '@tuyuan/contract/site/setting-definitions.ts';
import { App, Button, Form } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { changedNames, type Merged, mergeChanges } from '../../../shared/form/merge-changes.ts';
import { MergedNote } from '../../../shared/form/merged-note.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useUnsavedGuard } from '../../../shared/form/use-unsaved-guard.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { SettingField } from './setting-field.tsx';
import type { SettingValues } from './setting-values.ts';
import styles from './settings-form.module.css';
import { SettingsPreview } from './settings-preview.tsx';

interface SettingsFormProps {
  /** As saved; updated when another person has saved. */
  readonly saved: { readonly version: number; readonly values: SettingValues };
}

const groups = Object.entries(settingGroups);

/**
 * All settings of the site in groups, with the pending changes beside them. Changes saved by other people meanwhile are
 * merged, never silently overwritten.
 */
export function SettingsForm({ saved }: SettingsFormProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<SettingValues>();
  const [update, { isLoading }] = useUpdateSettingsMutation();
  const faults = useFormFaults(form, settingNames);
  const [base, setBase] = useState(saved);
  const [merged, setMerged] = useState<Merged<SettingName, SettingValues>>();
  const typed = Form.useWatch((values: Partial<SettingValues>) => values, { form, preserve: true });
  const values = { ...base.values, ...typed };
  const changed = changedNames(settingNames, base.values, values);
  useUnsavedGuard(changed.length > 0);

  const { hash } = useLocation();
  useEffect(() => {
    // A link may lead to one setting.
    if (hash !== '') document.getElementById(hash.slice(1))?.focus();
  }, [hash]);

  useEffect(() => {
    if (saved.version <= base.version) return;
    const mine = { ...base.values, ...form.getFieldsValue() };
    const next = mergeChanges(settingNames, { base: base.values, mine, saved: saved.values });
    form.setFieldsValue(next.values);
    setBase(saved);
    setMerged(next.theirs.length > 0 ? next : undefined);
  }, [saved, base, form]);

  async function save(): Promise<void> {
    const sent = values;
    const isSaved = await faults.guard(async () => {
      const result = await update({
        version: base.version,
        values: Object.fromEntries(changed.map((name) => [name, sent[name]])),
      }).unwrap();
      // Input typed during a save stays, to be saved next.
      const mine = { ...sent, ...form.getFieldsValue() };
      form.setFieldsValue(mergeChanges(settingNames, { base: sent, mine, saved: result.values }).values);
      setBase(result);
    });
    if (!isSaved) return;
    setMerged(undefined);
    message.success('已保存，网站马上就变');
  }

  const titles = (names: readonly SettingName[]) => names.map((name) => settingDefinition(name).title).join('、');
  return (
    <>
      <PageHead title="网站设置" note={changed.length > 0 ? `${changed.length} 项未保存` : '改完保存，网站马上就变'} />
      {merged && (
        <MergedNote
          merged={merged}
          titleOf={(name) => settingDefinition(name).title}
          onClose={() => setMerged(undefined)}
        />
      )}
      <FormFault text={faults.rest} />
      <Form<SettingValues>
        form={form}
        name="settings"
        layout="vertical"
        initialValues={base.values}
        scrollToFirstError
        onFinish={() => void save()}
      >
        <div className={styles.columns}>
          <div className={styles.groups}>
            {groups.map(([group, { title, help }]) => (
              <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
                <h2 id={`group-${group}`} className={styles.title}>
                  {title}
                </h2>
                <p className={styles.help}>{help}</p>
                <div className={styles.fields}>
                  {settingNames
                    .filter((name) => settingDefinition(name).group === group)
                    .map((name) => (
                      <div key={name} className={settingDefinition(name).type === 'longText' ? styles.wide : undefined}>
                        <SettingField name={name} isChanged={changed.includes(name)} />
                      </div>
                    ))}
                </div>
              </section>
            ))}
          </div>
          <aside className={styles.preview} aria-label="预览">
            <SettingsPreview values={values} />
          </aside>
        </div>
        <div className={styles.bar}>
          <span className={styles.note} role="status">
            {changed.length > 0 ? `改了 ${titles(changed)}` : '没有未保存的修改'}
          </span>
          <Button disabled={changed.length === 0} onClick={() => form.setFieldsValue(base.values)}>
            撤销修改
          </Button>
          <Button type="primary" htmlType="submit" loading={isLoading} disabled={changed.length === 0}>
            保存设置
          </Button>
        </div>
      </Form>
    </>
  );
}
