import { useGetConsentsQuery } from '@tuyuan/api-client/account/agreement.ts';
import type { Consent } from '@tuyuan/contract/account/agreement.ts';
import type { AgreementKey } from '@tuyuan/contract/account/agreement-words.ts';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import cell from '../../../shared/list/cell.module.css';
import { timeColumn } from '../../../shared/list/columns.tsx';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import { usePages } from '../../../shared/list/use-pages.ts';
import { fullMoment } from '../../../shared/wire-moment.ts';

interface ConsentsDialogProps {
  readonly agreementKey: AgreementKey;
  readonly version: number;
  readonly onClose: () => void;
}

/** Who has agreed to a version and when, found by name. */
export function ConsentsDialog({ agreementKey, version, onClose }: ConsentsDialogProps) {
  const [keyword, setKeyword] = useState('');
  return (
    <Modal open width={720} title={`同意第 ${version} 版的人`} footer={null} onCancel={onClose}>
      <Input.Search
        allowClear
        maxLength={60}
        placeholder="用户名或昵称"
        aria-label="按用户找"
        onSearch={(text) => setKeyword(text.trim())}
      />
      <Consents key={keyword} agreementKey={agreementKey} version={version} keyword={keyword} />
    </Modal>
  );
}

interface ConsentsProps {
  readonly agreementKey: AgreementKey;
  readonly version: number;
  readonly keyword: string;
}

function Consents({ agreementKey, version, keyword }: ConsentsProps) {
  const pages = usePages(20);
  const consents = useGetConsentsQuery(
    { key: agreementKey, version, keyword, ...pages.request },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <RecordTable<Consent>
      noun="同意记录"
      source={consents}
      rowKey={({ id }) => id}
      isDense
      pages={pages}
      empty={keyword === '' ? '还没有人同意' : `没有名字里有「${keyword}」的人`}
      columns={[
        { key: 'nickName', title: '昵称', render: (_, { nickName }) => nickName },
        { key: 'userName', title: '用户名', hide: 'phone', render: (_, { userName }) => userName },
        timeColumn({ key: 'at', title: '同意时间', width: 160, at: ({ at }) => at, format: fullMoment }),
        {
          key: 'ip',
          title: '网段',
          width: 130,
          hide: 'phone',
          render: (_, { clientIp }) => <span className={cell.number}>{clientIp}</span>,
        },
      ]}
    />
  );
}
