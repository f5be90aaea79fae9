import { bottomBarIcons } from '@tuyuan/contract/site/home-block-kinds.ts';
import type { BottomBarItem } from '@tuyuan/contract/site/home-design.ts';
import { Form, Select } from 'antd';
import { type FaultOf, Field, LinkField, TextField } from './panel-fields.tsx';

type Icon = BottomBarItem['icon'];

interface LinkFields {
  readonly name: string;
  readonly link: string;
  readonly icon?: Icon;
}

interface LinkPanelProps {
  readonly id: string;
  readonly item: LinkFields;
  readonly maxName: number;
  readonly mayEdit: boolean;
  readonly faultOf: FaultOf;
  readonly onChange: (fields: Partial<LinkFields>) => void;
}

const iconNames: Readonly<Record<Icon, string>> = {
  home: '房子',
  grid: '宫格',
  search: '放大镜',
  user: '人',
  album: '图集',
  camera: '相机',
  calendar: '日历',
  image: '图片',
  heart: '心',
  bell: '铃',
};

/** Name and target of a link, and its icon where it has one. */
export function LinkPanel({ id, item, maxName, mayEdit, faultOf, onChange }: LinkPanelProps) {
  return (
    <Form layout="vertical" component="div" disabled={!mayEdit}>
      <TextField
        label="名称"
        id={`${id}-name`}
        max={maxName}
        value={item.name}
        fault={faultOf('name')}
        disabled={!mayEdit}
        onChange={(name) => onChange({ name })}
      />
      <LinkField
        id={`${id}-link`}
        value={item.link}
        fault={faultOf('link')}
        disabled={!mayEdit}
        extra="本站的页面从 / 开始写，别的网站要用 https。"
        onChange={(link) => onChange({ link })}
      />
      {item.icon !== undefined && (
        <Field label="图标" id={`${id}-icon`} fault={faultOf('icon')}>
          <Select<Icon>
            id={`${id}-icon`}
            value={item.icon}
            options={bottomBarIcons.map((value) => ({ value, label: iconNames[value] }))}
            onChange={(icon) => onChange({ icon })}
          />
        </Field>
      )}
    </Form>
  );
}
