import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { ManagedMenu } from '@tuyuan/contract/site/menu.ts';
import { menuIcons } from '@tuyuan/contract/site/menu-icons.ts';
import { App, Button, Form, Input, Select, Switch, Tag } from 'antd';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { menuIcon, menuIconTitle } from '../../../shared/menu-icon.tsx';
import type { NodePanelCommands } from '../../../shared/tree/arrange-tree.tsx';
import styles from './menu-panel.module.css';
import { PermissionField } from './permission-field.tsx';

export type UpdateMenu = (menu: Omit<ManagedMenu, 'parentId' | 'order' | 'isSeeded'>) => Promise<unknown>;

interface MenuPanelProps extends NodePanelCommands {
  readonly menu: ManagedMenu;
  readonly update: UpdateMenu | undefined;
}

type Fields = Pick<ManagedMenu, 'name' | 'icon' | 'permission' | 'isActived'> & { readonly path: string };

const names = ['name', 'icon', 'path', 'permission', 'isActived'] as const;
const iconChoices = ['', ...menuIcons].map((value) => ({
  value,
  label: value === '' ? '不用图标' : menuIconTitle(value),
}));

/** The chosen entry's name, link and permission. */
export function MenuPanel({ menu, path, update, onAdd, onRemove }: MenuPanelProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const faults = useFormFaults(form, names);

  async function save(fields: Fields): Promise<void> {
    if (!update) return;
    const isSaved = await faults.guard(() => update({ ...fields, id: menu.id }));
    if (isSaved) message.success(`已保存「${fields.name}」`);
  }

  return (
    <section className={styles.panel} aria-label={menu.name}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.title}>
            {menu.name} {menu.isSeeded && <Tag variant="filled">系统自带</Tag>}
          </h2>
          <p className={styles.path}>{path.length > 0 ? path.join(' / ') : '最上级'}</p>
        </div>
        <div className={styles.actions}>
          {onAdd && (
            <Button icon={<PlusOutlined />} onClick={onAdd}>
              加下级
            </Button>
          )}
          {onRemove && !menu.isSeeded && (
            <Button danger icon={<DeleteOutlined />} onClick={onRemove}>
              删除
            </Button>
          )}
        </div>
      </header>
      <FormFault text={faults.rest} />
      <Form<Fields>
        form={form}
        name="menu"
        layout="vertical"
        disabled={!update}
        initialValues={{ ...menu, path: menu.path ?? '' }}
        onFinish={(fields) => void save(fields)}
      >
        <div className={styles.fields}>
          <Form.Item name="name" label="名称" rules={[{ required: true, whitespace: true, message: '请填写名称' }]}>
            <Input maxLength={12} showCount />
          </Form.Item>
          <Form.Item name="icon" label="图标" extra="只在最上级显示。">
            <Select
              options={iconChoices}
              optionRender={({ value, label }) => (
                <span className={styles.icon}>
                  {value !== '' && menuIcon(String(value))} {label}
                </span>
              )}
              labelRender={({ value, label }) => (
                <span className={styles.icon}>
                  {value !== '' && menuIcon(String(value))} {label}
                </span>
              )}
            />
          </Form.Item>
        </div>
        <Form.Item
          name="path"
          label="地址"
          extra="管理台的页面写 / 开头，可以带筛选，例如 /images?state=pending；别处的网址写 https:// 开头；留空就是一个分组。"
        >
          <Input maxLength={300} placeholder="分组" />
        </Form.Item>
        <Form.Item name="permission" label="权限" extra="有这项权限的人才看得到；页面本身另有检查。">
          <PermissionField />
        </Form.Item>
        <Form.Item
          name="isActived"
          label="启用"
          valuePropName="checked"
          extra="停用后，它和它的下级从所有人的菜单里消失。"
        >
          <Switch />
        </Form.Item>
        {update && (
          <Button type="primary" htmlType="submit">
            保存
          </Button>
        )}
      </Form>
    </section>
  );
}
