import type { AiUse } from '@tuyuan/contract/library/image.ts';
import { Segmented } from '@tuyuan/ui/segmented.tsx';
import { Switch } from 'antd';
import styles from './choice-fields.module.css';
import { FormField } from './form-field.tsx';

const aiWords = [
  { value: 'none', label: '没用 AI' },
  { value: 'assisted', label: 'AI 辅助修图' },
  { value: 'generated', label: 'AI 生成' },
] as const;

interface AiFieldProps {
  /** Null where nothing was declared, undefined when it differs. */
  readonly value: AiUse | null | undefined;
  onChange(value: AiUse): void;
}

/** What the author declares about artificial intelligence; nothing is assumed. */
export function AiField({ value, onChange }: AiFieldProps) {
  return (
    <FormField label="AI 声明" hint={value === undefined ? '各张不同' : '每张必选'}>
      <div className={styles.segments}>
        <Segmented<AiUse | ''>
          label="AI 声明"
          value={value ?? ''}
          segments={aiWords}
          onChange={(chosen) => chosen !== '' && onChange(chosen)}
        />
      </div>
    </FormField>
  );
}

interface EditorialFieldProps {
  /** How many of them are editorial only. */
  readonly count: number;
  readonly all: number;
  onChange(isOn: boolean): void;
}

export function EditorialField({ count, all, onChange }: EditorialFieldProps) {
  const isMixed = count > 0 && count < all;
  return (
    <FormField
      label="仅限编辑用"
      hint={isMixed ? `${count}/${all} 张已打开` : '有人脸、商标又没有授权书时打开'}
      tools={<Switch aria-label="仅限编辑用" checked={count === all} onChange={onChange} />}
    />
  );
}
