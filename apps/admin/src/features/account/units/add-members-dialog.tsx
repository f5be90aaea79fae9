import { useAddUnitMembersMutation, useFindUnitCandidatesQuery } from '@tuyuan/api-client/account/organization-unit.ts';
import type { ManagedUnit } from '@tuyuan/contract/account/organization-unit.ts';
import { App, Modal, Select } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { useSettled } from '../../../shared/filters/use-settled.ts';
import { FormFault } from '../../../shared/form/form-fault.tsx';

interface AddMembersDialogProps {
  readonly unit: ManagedUnit;
  readonly onClose: () => void;
}

const TYPING_PAUSE = 250;

/** Chooses users who don't belong to the unit yet. */
export function AddMembersDialog({ unit, onClose }: AddMembersDialogProps) {
  const { message } = App.useApp();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<{ value: number; label: string }[]>([]);
  const [fault, setFault] = useState<string>();
  const [add, { isLoading }] = useAddUnitMembersMutation();
  const keyword = useSettled(words.trim(), TYPING_PAUSE);
  const { currentData, error } = useFindUnitCandidatesQuery({ id: unit.id, keyword });
  // Results for an earlier text would change the list under the pointer.
  const found = keyword === words.trim() ? currentData : undefined;

  async function save(): Promise<void> {
    setFault(undefined);
    try {
      const { succeeded, failed } = await add({ id: unit.id, userIds: chosen.map(({ value }) => value) }).unwrap();
      if (failed.length > 0) message.warning(`加入 ${succeeded.length} 人，${failed.length} 人已不存在`);
      else message.success(`已加入 ${succeeded.length} 人`);
      onClose();
    } catch (thrown) {
      setFault(failureText(thrown));
    }
  }

  return (
    <Modal
      open
      title={`添加成员到「${unit.name}」`}
      okText={chosen.length > 0 ? `加入 ${chosen.length} 人` : '加入'}
      okButtonProps={{ disabled: chosen.length === 0, loading: isLoading }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <FormFault text={fault ?? (error === undefined ? undefined : failureText(error))} />
      <Select<{ value: number; label: string }[]>
        mode="multiple"
        labelInValue
        autoFocus
        style={{ width: '100%' }}
        aria-label="成员"
        placeholder="输入姓名或用户名"
        showSearch={{ filterOption: false, searchValue: words, onSearch: setWords }}
        notFoundContent={found === undefined ? '正在找…' : '没有找到，或已在单位里'}
        value={chosen}
        options={(found?.items ?? []).map(({ id, userName, nickName }) => ({
          value: id,
          label: `${nickName}（${userName}）`,
        }))}
        onChange={(next) => {
          setChosen(next);
          setWords('');
        }}
      />
    </Modal>
  );
}
