import { ProFormItem, ProFormText, ProFormTextArea } from '@ant-design/pro-components';
import { useUpdatePhotographerMutation } from '@tuyuan/api-client/library/photographer-management.ts';
import type { ManagedPhotographer } from '@tuyuan/contract/library/photographer-management.ts';
import { NodeField } from '../../../shared/filters/node-select.tsx';
import type { FlatNode } from '../../../shared/filters/node-tree-data.ts';
import { RecordDrawer } from '../../../shared/form/record-drawer.tsx';
import { HistoryFold } from '../../../shared/history/history-fold.tsx';

interface EditPhotographerDrawerProps {
  readonly photographer: ManagedPhotographer;
  readonly regions: readonly FlatNode[];
  readonly onClose: () => void;
}

interface Fields {
  readonly personalSign?: string;
  readonly introduction?: string;
  readonly unitName?: string;
  readonly regionId?: number | null;
}

/** Changes what a photographer's public page says. */
export function EditPhotographerDrawer({ photographer, regions, onClose }: EditPhotographerDrawerProps) {
  const { id, author, personalSign, introduction, unitName, region } = photographer;
  const [update] = useUpdatePhotographerMutation();

  async function save(fields: Fields): Promise<string> {
    await update({
      id,
      personalSign: fields.personalSign ?? '',
      introduction: fields.introduction ?? '',
      unitName: fields.unitName ?? '',
      regionId: fields.regionId ?? null,
    }).unwrap();
    return `已保存「${author.nickName}」的主页`;
  }

  return (
    <RecordDrawer<Fields>
      name="edit-photographer"
      title={`编辑「${author.nickName}」的主页`}
      initial={{ personalSign, introduction, unitName, regionId: region?.id ?? null }}
      save={save}
      onClose={onClose}
    >
      <ProFormText name="personalSign" label="一句话介绍" fieldProps={{ maxLength: 60, showCount: true }} />
      <ProFormTextArea
        name="introduction"
        label="简介"
        fieldProps={{ maxLength: 1000, showCount: true, autoSize: { minRows: 4, maxRows: 12 } }}
      />
      <ProFormText name="unitName" label="所属单位" fieldProps={{ maxLength: 60 }} />
      <ProFormItem name="regionId" label="常驻地区">
        <NodeField nodes={regions} placeholder="未标地区" />
      </ProFormItem>
      <p>
        <a href={`/photographer/userinfo?id=${id}`} target="_blank" rel="noreferrer">
          在网站查看
        </a>
      </p>
      <HistoryFold kind="photographer" id={id} />
    </RecordDrawer>
  );
}
