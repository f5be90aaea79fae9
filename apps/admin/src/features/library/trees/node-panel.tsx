import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { ProForm, ProFormText, ProFormTextArea } from '@ant-design/pro-components';
import type { ManagedNode } from '@tuyuan/contract/tree-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { App, Button, Form } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import type { NodePanelCommands } from '../../../shared/tree/arrange-tree.tsx';
import styles from './node-panel.module.css';

export type UpdateNode = (node: { id: number; name: string; description: string }) => Promise<unknown>;

interface NodePanelProps extends NodePanelCommands {
  readonly node: ManagedNode;
  readonly update: UpdateNode | undefined;
  /** Path of the list of its images and albums; undefined without permission. */
  readonly imagesPath: string | undefined;
  readonly albumsPath: string | undefined;
  readonly more?: ReactNode;
}

interface Fields {
  readonly name: string;
  readonly description?: string;
}

/** The chosen node: its counts, name and description. */
export function NodePanel({ node, path, update, imagesPath, albumsPath, more, onAdd, onRemove }: NodePanelProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const faults = useFormFaults(form, ['name', 'description']);

  async function save({ name, description }: Fields): Promise<void> {
    if (!update) return;
    const isSaved = await faults.guard(() => update({ id: node.id, name, description: description ?? '' }));
    if (isSaved) message.success(`已保存「${name}」`);
  }

  return (
    <section className={styles.panel} aria-label={node.name}>
      <header className={styles.panelHead}>
        <div>
          <h2 className={styles.panelTitle}>{node.name}</h2>
          <p className={styles.path}>{path.length > 0 ? path.join(' / ') : '最上级'}</p>
        </div>
        <div className={styles.panelActions}>
          {onAdd && (
            <Button icon={<PlusOutlined />} onClick={onAdd}>
              加下级
            </Button>
          )}
          {onRemove && (
            <Button danger icon={<DeleteOutlined />} onClick={onRemove}>
              删除
            </Button>
          )}
        </div>
      </header>
      <dl className={styles.figures}>
        <Figure label="图片" count={node.imageCount} to={imagesPath} />
        <Figure label="图集" count={node.albumCount} to={albumsPath} />
      </dl>
      <FormFault text={faults.rest} />
      <ProForm<Fields>
        name="node"
        form={form}
        autoFocusFirstInput={false}
        disabled={!update}
        initialValues={{ name: node.name, description: node.description }}
        submitter={update ? { searchConfig: { submitText: '保存' }, resetButtonProps: false } : false}
        onFinish={save}
      >
        <ProFormText
          name="name"
          label="名称"
          fieldProps={{ maxLength: 30, showCount: true }}
          rules={[{ required: true, whitespace: true, message: '请填写名称' }]}
        />
        <ProFormTextArea
          name="description"
          label="说明"
          fieldProps={{ maxLength: 500, showCount: true, autoSize: { minRows: 3, maxRows: 8 } }}
        />
      </ProForm>
      {more}
    </section>
  );
}

interface FigureProps {
  readonly label: string;
  readonly count: number;
  readonly to: string | undefined;
}

function Figure({ label, count, to }: FigureProps) {
  const text = formatCount(count);
  return (
    <div>
      <dt>{label}</dt>
      <dd>{to !== undefined && count > 0 ? <Link to={to}>{text}</Link> : text}</dd>
    </div>
  );
}
