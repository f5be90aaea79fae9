import { useSetReleaseConsentMutation } from '@tuyuan/api-client/library/image-upload.ts';
import { Select } from 'antd';
import { useState } from 'react';
import { useAttempt } from '../../../shared/use-attempt.ts';

interface ReleaseConsentProps {
  readonly id: number;
  readonly allowsFaceSearch: boolean | null;
}

const choices = [
  { value: 'unsaid', label: '没写明能否按人物属性检索', answer: null },
  { value: 'allowed', label: '同意按人物属性检索', answer: true },
  { value: 'refused', label: '不同意按人物属性检索', answer: false },
] as const;

/** What a model release says of being found by what is seen of the people. */
export function ReleaseConsent({ id, allowsFaceSearch }: ReleaseConsentProps) {
  const attempt = useAttempt();
  const [setConsent, { isLoading }] = useSetReleaseConsentMutation();
  const [shown, setShown] = useState(allowsFaceSearch);
  async function choose(answer: boolean | null): Promise<void> {
    setShown(answer);
    const isSaved = await attempt(() => setConsent({ id, allowsFaceSearch: answer }).unwrap(), '已记录');
    if (!isSaved) setShown(allowsFaceSearch);
  }
  return (
    <Select
      size="small"
      aria-label="授权书写明的检索同意"
      popupMatchSelectWidth={false}
      loading={isLoading}
      value={choices.find(({ answer }) => answer === shown)?.value ?? 'unsaid'}
      options={choices.map(({ value, label }) => ({ value, label }))}
      onChange={(value) => void choose(choices.find((choice) => choice.value === value)?.answer ?? null)}
    />
  );
}
