import { useCreateInvoiceTitleMutation } from '@tuyuan/api-client/commerce/invoice.ts';
import { fieldErrors } from '@tuyuan/api-client/field-errors.ts';
import type { InvoiceTitle } from '@tuyuan/contract/commerce/invoice.ts';
import type { TitleKind } from '@tuyuan/contract/commerce/invoice-words.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Dialog } from '@tuyuan/ui/dialog.tsx';
import { Segmented } from '@tuyuan/ui/segmented.tsx';
import { TextField } from '@tuyuan/ui/text-field.tsx';
import { type FormEvent, useState } from 'react';
import records from '../../../shared/commerce/records.module.css';
import styles from './invoice.module.css';

interface TitleDialogProps {
  onMade(title: InvoiceTitle): void;
  onClose(): void;
}

const names = ['kind', 'name', 'taxNumber'];

/** Asks for a new title. */
export function TitleDialog({ onMade, onClose }: TitleDialogProps) {
  const [create, { isLoading }] = useCreateInvoiceTitleMutation();
  const [kind, setKind] = useState<TitleKind>('company');
  const [name, setName] = useState('');
  const [taxNumber, setTaxNumber] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { data, error } = await create({ kind, name, taxNumber: kind === 'company' ? taxNumber.trim() : '' });
    if (data) return onMade(data);
    const { fields, rest } = fieldErrors(error, names);
    setFaults({
      ...Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts?.[0] ?? ''])),
      ...(rest && { rest }),
    });
  }
  const foot = (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button kind="primary" type="submit" form="invoice-title" isBusy={isLoading}>
        保存
      </Button>
    </>
  );
  return (
    <Dialog isOpen title="新抬头" width="440px" closesOnBackdrop={false} footer={foot} onClose={onClose}>
      <form id="invoice-title" className={styles.list} onSubmit={(event) => void submit(event)}>
        <Segmented<TitleKind>
          label="抬头种类"
          value={kind}
          segments={[
            { value: 'company', label: '单位' },
            { value: 'personal', label: '个人' },
          ]}
          onChange={setKind}
        />
        <TextField
          label={kind === 'company' ? '单位名称' : '姓名'}
          value={name}
          maxLength={60}
          required
          error={faults.name}
          onChange={(event) => setName(event.target.value)}
        />
        {kind === 'company' && (
          <TextField
            label="税号"
            value={taxNumber}
            maxLength={20}
            required
            help="统一社会信用代码，18 位"
            error={faults.taxNumber}
            onChange={(event) => setTaxNumber(event.target.value)}
          />
        )}
        {faults.rest && (
          <p className={records.bad} role="alert">
            {faults.rest}
          </p>
        )}
      </form>
    </Dialog>
  );
}
