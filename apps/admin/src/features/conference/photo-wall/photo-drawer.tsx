import { useUpdateLivePhotoMutation } from '@tuyuan/api-client/conference/photo-wall-management.ts';
import type { ManagedLivePhoto } from '@tuyuan/contract/conference/photo-wall-management.ts';
import { App, Button, Descriptions, Drawer, Form, type FormInstance, Grid, Input } from 'antd';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts';
import { shortMoment } from '../../../shared/wire-moment.ts';
import styles from './wall-desk.module.css';
import { WallPicture } from './wall-picture.tsx';
import { reportTitles } from './wall-views.ts';

interface PhotoDrawerProps {
  readonly photos: readonly ManagedLivePhoto[];
  readonly opened: number;
  readonly onOpen: (id: number) => void;
  readonly onPublish: (photo: ManagedLivePhoto) => void;
  readonly onWithdraw: (photo: ManagedLivePhoto) => void;
  readonly onClose: () => void;
}

/** One photo large, with its data; place and people can be corrected. */
export function PhotoDrawer({ photos, opened, onOpen, onPublish, onWithdraw, onClose }: PhotoDrawerProps) {
  const index = photos.findIndex(({ id }) => id === opened);
  const photo = photos[index];
  const [before, after] = [photos[index - 1], photos[index + 1]];
  const [form] = Form.useForm<PlaceFields>();
  const { md } = Grid.useBreakpoint();
  const close = useLeaveGuard(form, onClose);
  const goBack = useLeaveGuard(form, () => before && onOpen(before.id));
  const goOn = useLeaveGuard(form, () => after && onOpen(after.id));
  // Decided and gone from the list, the next one steps up; of the last one nothing is left to show.
  if (!photo) return null;
  return (
    <Drawer
      open
      size={md === false ? '100%' : 720}
      title={photo.title}
      onClose={close}
      extra={
        <span className={styles.commands}>
          <Button disabled={!before} onClick={goBack}>
            上一张
          </Button>
          <Button disabled={!after} onClick={goOn}>
            下一张
          </Button>
        </span>
      }
    >
      <WallPicture photo={photo} width={1280} alt={photo.title} className={styles.picture} />
      <Facts photo={photo} />
      <div className={`${styles.commands} ${styles.decisions}`}>
        {(photo.state !== 'published' || photo.reports.length > 0) && (
          <Button
            type="primary"
            disabled={photo.picture === null}
            onClick={() => {
              onPublish(photo);
              if (after) onOpen(after.id);
              else onClose();
            }}
          >
            {photo.state === 'published' ? '留在墙上' : '上墙'}
          </Button>
        )}
        {photo.state !== 'withdrawn' && (
          <Button disabled={photo.picture === null} onClick={() => onWithdraw(photo)}>
            {photo.state === 'published' ? '下墙' : '不上墙'}
          </Button>
        )}
      </div>
      <PlaceForm key={photo.id} photo={photo} form={form} />
    </Drawer>
  );
}

function Facts({ photo }: { readonly photo: ManagedLivePhoto }) {
  const { author, shotAt, createdAt, likes, reports, withdrawnReason, problem } = photo;
  const facts = [
    { key: 'author', label: '摄影', children: author },
    { key: 'shotAt', label: '拍摄', children: shortMoment(shotAt) },
    { key: 'createdAt', label: '上传', children: shortMoment(createdAt) },
    { key: 'likes', label: '喜欢', children: likes },
    { key: 'reports', label: '举报', children: reports.map((reason) => reportTitles[reason]).join('、') },
    { key: 'reason', label: '下墙原因', children: withdrawnReason },
    { key: 'problem', label: '处理失败', children: problem },
  ].filter(({ children }) => children !== '');
  return <Descriptions size="small" column={{ xs: 1, sm: 2 }} items={facts} />;
}

interface PlaceFields {
  readonly hall: string;
  readonly badgeNos: string;
}

interface PlaceFormProps {
  readonly photo: ManagedLivePhoto;
  readonly form: FormInstance<PlaceFields>;
}

function PlaceForm({ photo, form }: PlaceFormProps) {
  const { message } = App.useApp();
  const [update, { isLoading }] = useUpdateLivePhotoMutation();
  const faults = useFormFaults(form, ['hall', 'badgeNos']);

  async function save(fields: PlaceFields): Promise<void> {
    if (!(await faults.guard(() => update({ id: photo.id, ...fields }).unwrap()))) return;
    form.resetFields();
    form.setFieldsValue(fields);
    message.success('已保存');
  }

  return (
    <Form<PlaceFields>
      form={form}
      name={`place-${photo.id}`}
      layout="vertical"
      style={{ marginBlockStart: 24 }}
      initialValues={{ hall: photo.hall, badgeNos: photo.badgeNos.join('，') }}
      onFinish={(fields) => void save(fields)}
    >
      <FormFault text={faults.rest} />
      <Form.Item name="hall" label="会场">
        <Input maxLength={50} />
      </Form.Item>
      <Form.Item name="badgeNos" label="照片里的人" extra="胸卡号，用逗号隔开；本人在“找我的照片”里就能找到。">
        <Input maxLength={200} />
      </Form.Item>
      <Button htmlType="submit" loading={isLoading}>
        保存
      </Button>
    </Form>
  );
}
