import { useFindOfficeReceiversQuery } from '@tuyuan/api-client/conference/notice-office.ts';
import { useDeferredValue, useState } from 'react';
import { Field } from '../../../shared/form/field.tsx';
import { TextInput } from '../../../shared/form/text-input.tsx';
import type { NoticeDraft } from './notice-draft.ts';
import styles from './receiver-field.module.css';

interface ReceiverFieldProps {
  readonly value: NoticeDraft['receiver'];
  onChange(receiver: NoticeDraft['receiver']): void;
}

/** Finds one person by name, company, badge or the last digits of the phone number. */
export function ReceiverField({ value, onChange }: ReceiverFieldProps) {
  const [keyword, setKeyword] = useState('');
  const word = useDeferredValue(keyword.trim());
  const { data, isFetching } = useFindOfficeReceiversQuery({ keyword: word }, { skip: word === '' });
  if (value)
    return (
      <p className={styles.chosen}>
        <b>{value.name}</b>
        <button type="button" onClick={() => onChange(null)}>
          换一位
        </button>
      </p>
    );
  return (
    <Field htmlFor="receiver" label="找一位参会者">
      <TextInput
        id="receiver"
        value={keyword}
        maxLength={50}
        placeholder="姓名、单位、胸牌号或手机尾号"
        onChange={setKeyword}
      />
      <ul className={styles.list}>
        {word !== '' &&
          data?.items.map((found) => (
            <li key={found.id}>
              <button type="button" onClick={() => onChange({ id: found.id, name: found.name })}>
                <b>{found.name}</b>
                <small>
                  {found.company} {found.seat}
                </small>
              </button>
            </li>
          ))}
      </ul>
      {word !== '' && !isFetching && data?.items.length === 0 && <p className={styles.none}>没有找到这位参会者。</p>}
    </Field>
  );
}
