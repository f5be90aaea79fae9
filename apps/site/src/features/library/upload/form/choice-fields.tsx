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
    <FormField label="AI 声明" isWide hint={value === undefined ? '各张不同' : '每张必选'}>
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

interface ManyFieldProps {
  /** How many of them have it. */
  readonly count: number;
  readonly all: number;
  onChange(isOn: boolean): void;
}

export function EditorialField(props: ManyFieldProps) {
  return <SwitchField {...props} label="仅限编辑用" hint="有人脸、商标又没有授权书时打开" />;
}

/** Whether an authorization package may pay for them. */
export function PackageField(props: ManyFieldProps) {
  return <SwitchField {...props} label="可用套餐支付" hint="买家也可以用授权套餐里的一次来付" />;
}

interface SwitchFieldProps extends ManyFieldProps {
  readonly label: string;
  readonly hint: string;
}

function SwitchField({ count, all, label, hint, onChange }: SwitchFieldProps) {
  const isMixed = count > 0 && count < all;
  return (
    <FormField
      label={label}
      hint={isMixed ? `${count}/${all} 张已打开` : hint}
      tools={<Switch aria-label={label} checked={count === all} onChange={onChange} />}
    />
  );
}
