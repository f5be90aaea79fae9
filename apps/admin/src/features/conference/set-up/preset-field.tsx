import { Radio } from 'antd';
import { moduleFacts } from '../../../shared/conference/module-facts.tsx';
import { modulePresets, type PresetKey, presetKeys } from '../../../shared/conference/module-presets.ts';
import styles from './new-conference.module.css';

interface PresetFieldProps {
  readonly id?: string;
  readonly value?: PresetKey;
  readonly onChange?: (preset: PresetKey) => void;
}

/** The kind of a new conference: decides which parts are on from the beginning. */
export function PresetField({ id, value, onChange }: PresetFieldProps) {
  return (
    <Radio.Group
      {...(id !== undefined && { id })}
      value={value}
      className={styles.presets ?? ''}
      onChange={({ target }) => {
        const preset = presetKeys.find((key) => key === target.value);
        if (preset) onChange?.(preset);
      }}
    >
      {presetKeys.map((key) => {
        const { name, note, modules } = modulePresets[key];
        return (
          <Radio key={key} value={key} className={styles.preset ?? ''}>
            <span className={styles.presetName}>{name}</span>
            <span className={styles.presetNote}>{note}</span>
            <span className={styles.presetNote}>
              {modules.length > 5
                ? `${modules.length} 个功能都开着`
                : modules.map((module) => moduleFacts[module].name).join('、')}
            </span>
          </Radio>
        );
      })}
    </Radio.Group>
  );
}
