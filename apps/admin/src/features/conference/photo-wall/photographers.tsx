import {
  useGetLivePhotographersQuery,
  useSetLivePhotographerMutation,
} from '@tuyuan/api-client/conference/photo-wall-management.ts';
import { Input, Switch } from 'antd';
import { useState } from 'react';
import { useSettled } from '../../../shared/filters/use-settled.ts';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './wall-desk.module.css';

const typingPauseMs = 250;

/** Staff who may upload photos to the wall from their phones. */
export function Photographers({ conferenceId }: { readonly conferenceId: number }) {
  const attempt = useAttempt();
  const [words, setWords] = useState('');
  const keyword = useSettled(words.trim(), typingPauseMs);
  const photographers = useGetLivePhotographersQuery({ conferenceId, keyword });
  const [appoint, appointing] = useSetLivePhotographerMutation();
  const changing = appointing.isLoading ? appointing.originalArgs?.attendeeId : undefined;

  async function set(attendeeId: number, name: string, isPhotographer: boolean): Promise<void> {
    await attempt(
      () => appoint({ attendeeId, isPhotographer }).unwrap(),
      isPhotographer ? `${name} 可以上传照片了` : `${name} 不能再上传`,
    );
  }

  return (
    <>
      <div className={styles.tools}>
        <Input
          allowClear
          type="search"
          style={{ maxWidth: 280 }}
          maxLength={50}
          value={words}
          placeholder="姓名或单位"
          aria-label="找工作人员"
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <RecordTable
        noun="摄影师名单"
        source={photographers}
        rowKey={({ id }) => id}
        scrollWidth={560}
        empty={keyword === '' ? '这场会议还没有工作人员；身份为工作人员的票才能指定' : '没有符合的工作人员'}
        columns={[
          { key: 'name', title: '姓名', width: 130, render: (_, { name }) => name },
          { key: 'company', title: '单位', render: (_, { company }) => company },
          { key: 'photos', title: '已上传', width: 90, align: 'right', render: (_, row) => `${row.photoCount} 张` },
          {
            key: 'on',
            title: '可以上传',
            width: 180,
            render: (_, { id, name, isPhotographer, hasAccount }) =>
              hasAccount || isPhotographer ? (
                <Switch
                  aria-label={`${name} 可以上传`}
                  checked={isPhotographer}
                  loading={changing === id}
                  onChange={(on) => void set(id, name, on)}
                />
              ) : (
                '没有网站账号，不能指定'
              ),
          },
        ]}
      />
    </>
  );
}
