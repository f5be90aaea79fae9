import {
  useGetConferenceModulesQuery,
  useSetConferenceModulesMutation,
} from '@tuyuan/api-client/conference/conference-management.ts';
import type { ModuleSwitches } from '@tuyuan/contract/conference/conference-modules.ts';
import { Segmented, Skeleton } from 'antd';
import { modulePresets, presetKeys, presetOf } from '../../../shared/conference/module-presets.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './module-desk.module.css';
import { ModuleRow } from './module-row.tsx';
import { PhonePreview } from './phone-preview.tsx';

/** The parts of a conference with their switches, and beside them what the attendee's phone shows. */
export function ModuleDesk({ id }: { readonly id: number }) {
  const attempt = useAttempt();
  const { data, error, refetch } = useGetConferenceModulesQuery({ id });
  const [set, { isLoading, originalArgs }] = useSetConferenceModulesMutation();
  const mayEdit = usePermissions()('Pages.Conferences.Edit');
  if (!data)
    return error ? (
      <NotLoaded noun="功能" error={error} onRetry={refetch} />
    ) : (
      <Skeleton active title={false} paragraph={{ rows: 10 }} />
    );
  const { items } = data;
  const on = items.filter(({ isOn }) => isOn).map(({ module }) => module);
  const save = (modules: ModuleSwitches, done: string) => void attempt(() => set({ id, modules }).unwrap(), done);
  return (
    <div className={styles.desk}>
      <section aria-label="功能" className={styles.main}>
        <div className={styles.head}>
          <p className={styles.note}>{on.length} 个开着。关着的不出现在网站、手机和左边的菜单里，内容留着。</p>
          <Segmented
            aria-label="从一种会开始"
            disabled={!mayEdit || isLoading}
            value={presetOf(on) ?? ''}
            options={presetKeys.map((value) => ({ value, label: modulePresets[value].name }))}
            onChange={(key) => {
              const preset = presetKeys.find((each) => each === key);
              if (!preset) return;
              const wanted: readonly string[] = modulePresets[preset].modules;
              const modules = Object.fromEntries(items.map(({ module }) => [module, wanted.includes(module)]));
              save(modules, `已按「${modulePresets[preset].name}」开关`);
            }}
          />
        </div>
        <ul className={styles.list}>
          {items.map(({ module, isOn, count }) => (
            <ModuleRow
              key={module}
              module={module}
              isOn={isOn}
              count={count}
              isDisabled={!mayEdit}
              isBusy={isLoading && originalArgs?.modules[module] !== undefined}
              onChange={(wanted) => save({ [module]: wanted }, wanted ? '已打开' : '已关掉，参会者立刻看不到')}
            />
          ))}
          <ModuleRow module="tickets" isOn />
          <ModuleRow module="notices" isOn />
        </ul>
      </section>
      <PhonePreview id={id} on={on} />
    </div>
  );
}
