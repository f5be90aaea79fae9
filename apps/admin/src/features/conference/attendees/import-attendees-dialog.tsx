import { FileTextOutlined } from '@ant-design/icons';
import { useImportAttendeesMutation } from '@tuyuan/api-client/conference/attendee-management.ts';
import { useGetManagedConferenceQuery } from '@tuyuan/api-client/conference/conference-management.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import type { ManagedTicketType } from '@tuyuan/contract/conference/ticket-types.ts';
import { App, Button, Checkbox, Modal, Upload } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import styles from './import-attendees-dialog.module.css';
import { ImportFindings, type ImportReport } from './import-findings.tsx';
import { type ImportTakes, ImportTakesChoice } from './import-takes-choice.tsx';
import { downloadTemplate } from './import-template.ts';

interface ImportAttendeesDialogProps {
  readonly conferenceId: number;
  readonly types: readonly Pick<ManagedTicketType, 'name'>[];
  readonly onClose: () => void;
}

/** Takes attendees out of a CSV file: first a dry run that names each row that is wrong and what the others change, then for good. */
export function ImportAttendeesDialog({ conferenceId, types, onClose }: ImportAttendeesDialogProps) {
  const { message } = App.useApp();
  const { data: conference } = useGetManagedConferenceQuery({ id: conferenceId });
  const [run, { isLoading }] = useImportAttendeesMutation();
  const retryKey = useRetryKey();
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<ImportReport>();
  const [takes, setTakes] = useState<ImportTakes>('new');
  const [skipsWrongRows, setSkips] = useState(false);
  const [sendsTickets, setSends] = useState(true);
  const [fault, setFault] = useState<string>();
  const wrongRows = report ? report.rows - report.importable - report.updatable - report.unchanged : 0;
  const usableRows = report ? report.importable + report.updatable : 0;

  async function check(chosen: File, by: ImportTakes): Promise<void> {
    setFile(chosen);
    setReport(undefined);
    setFault(undefined);
    setSkips(false);
    try {
      setReport(await run({ file: chosen, conferenceId, isDryRun: true, takes: by }).unwrap());
    } catch (thrown) {
      setFault(failureText(thrown));
    }
  }

  function choose(by: ImportTakes): void {
    setTakes(by);
    if (file) void check(file, by);
  }

  async function store(): Promise<void> {
    if (!file || !report) return;
    setFault(undefined);
    const key = retryKey.of([file.name, file.size, file.lastModified, takes, skipsWrongRows, sendsTickets]);
    try {
      const { imported, updated } = await run({
        file,
        conferenceId,
        isDryRun: false,
        takes,
        skipsWrongRows,
        sendsTickets,
        key,
      }).unwrap();
      message.success(`已${doneTo(imported, updated)}${imported > 0 && sendsTickets ? '，参会票正在发送' : ''}`);
      onClose();
    } catch (thrown) {
      setFault(failureText(thrown));
    }
  }

  return (
    <Modal
      open
      width={720}
      title="导入名单"
      okText={report ? doneTo(report.importable, report.updatable) : '导入'}
      okButtonProps={{
        loading: isLoading && report !== undefined,
        disabled: usableRows === 0 || (wrongRows > 0 && !skipsWrongRows),
      }}
      maskClosable={false}
      onOk={() => void store()}
      onCancel={onClose}
    >
      <p className={styles.note} style={{ marginBlockEnd: 12 }}>
        从表格另存的 CSV 文件，第一行是列名：{takes === 'known' ? '必须有「编号」或「手机」' : '必须有「姓名」「票种」'}
        ，其余按名称对应（手机、单位、饮食、厅、座位……和报名表的题目）。
        <Button
          type="link"
          size="small"
          onClick={() =>
            downloadTemplate(
              types.map(({ name }) => name),
              conference?.publishedForm ?? [],
            )
          }
        >
          下载模板
        </Button>
      </p>
      <ImportTakesChoice takes={takes} isLocked={isLoading} onChange={choose} />
      <Upload.Dragger
        accept=".csv,text/csv"
        maxCount={1}
        showUploadList={false}
        disabled={isLoading}
        beforeUpload={(chosen) => {
          void check(chosen, takes);
          return false;
        }}
      >
        <p>
          <FileTextOutlined /> {file ? file.name : '选择 CSV 文件，或拖到这里'}
        </p>
        <p className={styles.note}>
          {isLoading && !report ? '正在检查……' : '先试算，不会写入；UTF-8 或 GBK 都可以，最多 5000 行、5 MB'}
        </p>
      </Upload.Dragger>
      <div aria-live="polite">
        <FormFault text={fault} />
        {report && <ImportFindings report={report} />}
      </div>
      {report && usableRows > 0 && (
        <div className={styles.choices}>
          {wrongRows > 0 && (
            <Checkbox checked={skipsWrongRows} onChange={(event) => setSkips(event.target.checked)}>
              跳过有错的 {wrongRows} 行，只导入其余的
            </Checkbox>
          )}
          {report.importable > 0 && (
            <Checkbox checked={sendsTickets} onChange={(event) => setSends(event.target.checked)}>
              导入后把参会票发到{takes === 'all' ? '新加的人' : '他们'}的手机
            </Checkbox>
          )}
        </div>
      )}
    </Modal>
  );
}

/** Returns the counts in words: 导入 2 人，更新 480 人. */
function doneTo(made: number, changed: number): string {
  if (changed === 0) return `导入 ${made} 人`;
  return made === 0 ? `更新 ${changed} 人` : `导入 ${made} 人，更新 ${changed} 人`;
}
