import type { OwnApplication } from '@tuyuan/contract/library/photographer-application.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { Form, Input } from 'antd';
import { AntdRoot } from '../../../shared/antd/antd-root.tsx';
import { RegionField } from '../../../shared/form/region-field.tsx';
import { Panel } from '../../../shared/user-centre/panel.tsx';
import { IdPicture } from './id-picture.tsx';
import styles from './identity-card.module.css';
import { gapTarget } from './list-gaps.ts';
import type { ApplicationFields, SavedFields } from './use-saved-fields.ts';

interface IdentityCardProps {
  readonly application: OwnApplication;
  readonly fields: SavedFields;
}

/** Name, phone, unit, region and the two sides of the identity card. */
export function IdentityCard({ application, fields }: IdentityCardProps) {
  const { phone, idCards, limits } = application;
  const [form] = Form.useForm<ApplicationFields>();
  const errorOf = (name: string) => fields.errors[name]?.join('\n');
  return (
    <Panel
      title="身份"
      tools={
        <span className={styles.private}>
          <Icon name="lock" size={14} />
          只有你和审核员能看
        </span>
      }
    >
      <AntdRoot>
        <Form
          form={form}
          name="apply"
          layout="vertical"
          className={styles.fields ?? ''}
          initialValues={fields.values}
          onValuesChange={(changed) => fields.change(changed)}
        >
          <Form.Item
            name="realName"
            label="真实姓名"
            htmlFor={gapTarget('realName')}
            {...(errorOf('realName') !== undefined && { validateStatus: 'error', help: errorOf('realName') })}
          >
            <Input id={gapTarget('realName')} maxLength={30} autoComplete="name" placeholder="和身份证上一致" />
          </Form.Item>
          <div className={styles.phone}>
            <p className={styles.label}>手机 {phone !== '' && <span className={styles.verified}>已验证</span>}</p>
            <p className={styles.number}>
              <span>{phone === '' ? '还没有绑定' : phone}</span>
              <span id={gapTarget('phone')}>
                <Link href="/user/main/safety" className={styles.change}>
                  {phone === '' ? '去绑定' : '更换'}
                </Link>
              </span>
            </p>
          </div>
          <Form.Item
            name="unitName"
            label="所属单位（可不填）"
            {...(errorOf('unitName') !== undefined && { validateStatus: 'error', help: errorOf('unitName') })}
          >
            <Input maxLength={60} autoComplete="organization" />
          </Form.Item>
          <RegionField name="regionId" label="常拍的地方（可不填）" />
        </Form>
      </AntdRoot>
      <div>
        <p className={styles.label}>身份证照片</p>
        <div className={styles.pictures}>
          <IdPicture side="front" isStored={idCards.front} />
          <IdPicture side="back" isStored={idCards.back} />
        </div>
        <p className={styles.note}>
          只用来核对姓名，加密保存，不会公开；每次查看都有记录。有结果后第 {limits.idCardKeepDays} 天自动删除。
        </p>
      </div>
    </Panel>
  );
}
