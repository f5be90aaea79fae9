import {
  useCheckFacesAgainMutation,
  useDeleteFacesMutation,
  useGetFaceStatusQuery,
  useUpdateFaceSettingMutation,
} from '@tuyuan/api-client/library/image-face.ts';
import type { FaceProviderName } from '@tuyuan/contract/library/face-choices.ts';
import type { FaceStatus } from '@tuyuan/contract/library/image-face.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { App, Button, Progress, Radio, Skeleton, Switch } from 'antd';
import { useState } from 'react';
import { PageHead } from '../../../shared/page-head.tsx';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { shortMoment } from '../../../shared/wire-moment.ts';
import styles from './face-desk.module.css';
import { MeaningCard } from './meaning-card.tsx';

const lookAgainMs = 3000;

/** The switch of the filters on people, what judges, how far it has got, and deleting it all. */
export function FaceDesk() {
  const [isRunning, setRunning] = useState(false);
  // Deleting goes on after it was asked for; what merely stays doesn't move.
  const [isForgetting, setForgetting] = useState(false);
  const query = useGetFaceStatusQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isRunning ? lookAgainMs : 0,
    skipPollingIfUnfocused: true,
  });
  const { data, error } = query;
  const isLeft = data !== undefined && !data.isOn && data.checked + data.failed > 0;
  if (isForgetting && data !== undefined && !isLeft) setForgetting(false);
  const isMoving = data !== undefined && (data.isOn ? data.waiting > 0 : isForgetting && isLeft);
  if (isRunning !== isMoving) setRunning(isMoving);
  return (
    <>
      <PageHead title="人物筛选" note="按年龄、性别、表情找图，不识别是谁" />
      {data === undefined ? (
        error === undefined ? (
          <Skeleton active />
        ) : (
          <NotLoaded noun="人物筛选" error={error} onRetry={() => void query.refetch()} />
        )
      ) : (
        <div className={styles.page}>
          <SettingCard status={data} onForget={() => setForgetting(true)} />
          <ProgressCard status={data} onForget={() => setForgetting(true)} />
          <MeaningCard />
        </div>
      )}
    </>
  );
}

interface CardProps {
  readonly status: FaceStatus;
  /** All results are being deleted. */
  readonly onForget: () => void;
}

function SettingCard({ status: { isOn, provider, usable }, onForget }: CardProps) {
  const attempt = useAttempt();
  const { modal } = App.useApp();
  const [update, { isLoading }] = useUpdateFaceSettingMutation();
  const [forget] = useDeleteFacesMutation();
  const set = (setting: { isOn: boolean; provider: FaceProviderName }, done: string) =>
    attempt(() => update(setting).unwrap(), done);

  async function switchOff(): Promise<void> {
    if (!(await set({ isOn: false, provider }, '已关闭'))) return;
    modal.confirm({
      title: '要不要也删除已经判断的结果？',
      content: '留着的话，再打开时马上能用；删除后再打开要重新判断，人工核对过的也不再有。',
      okText: '全部删除',
      okButtonProps: { danger: true },
      cancelText: '留着',
      onOk: async () => {
        if (await attempt(() => forget({}).unwrap(), '正在删除')) onForget();
      },
    });
  }

  return (
    <section className={styles.card} aria-labelledby="face-switch">
      <div className={styles.row}>
        <div>
          <h2 id="face-switch" className={styles.title}>
            开启人物筛选
          </h2>
          <p className={styles.note}>
            开启后，图库里的图会逐张判断人脸的位置、年龄、性别和表情，访客可以按它们筛选。只保存这些估计值和出处，不保存人脸特征，不识别是谁。请先确认站点的隐私说明写到了这一点。
          </p>
        </div>
        <Switch
          aria-labelledby="face-switch"
          checked={isOn}
          loading={isLoading}
          disabled={!isOn && !usable[provider]}
          onChange={(wanted) => void (wanted ? set({ isOn: true, provider }, '已开启，正在逐张判断') : switchOff())}
        />
      </div>
      <div>
        <h2 className={styles.title}>由谁判断</h2>
        <Radio.Group
          className={styles.choices ?? ''}
          value={provider}
          disabled={isLoading}
          onChange={({ target }) => {
            const chosen = target.value === 'cloud' ? 'cloud' : 'model';
            void set({ isOn: isOn && usable[chosen], provider: chosen }, '已保存，之后的判断由它来');
          }}
        >
          <Radio value="model" disabled={!usable.model}>
            本机模型
            <span className={styles.note}>
              {usable.model ? '图片不离开服务器；只在把握足够时给出年龄、性别和微笑' : '这台服务器没有安装模型包'}
            </span>
          </Radio>
          <Radio value="cloud" disabled={!usable.cloud}>
            百度云
            <span className={styles.note}>
              {usable.cloud
                ? '图片会发给百度；还能给出肤色和颜值'
                : '没有配置密钥（BAIDU_FACE_API_KEY、BAIDU_FACE_SECRET_KEY）'}
            </span>
          </Radio>
        </Radio.Group>
      </div>
    </section>
  );
}

function ProgressCard({ status, onForget }: CardProps) {
  const { isOn, checked, waiting, failed, faces, corrected, refused, lastCheckedAt } = status;
  const attempt = useAttempt();
  const { modal } = App.useApp();
  const [again, checking] = useCheckFacesAgainMutation();
  const [forget, forgetting] = useDeleteFacesMutation();
  const total = checked + failed + waiting;
  const figures = [
    ['已判断', checked, '张'],
    ['等待判断', waiting, '张'],
    ['判断不了', failed, '张'],
    ['找到人脸', faces, '张脸'],
    ['人工核对过', corrected, '张'],
    ['授权书不同意检索', refused, '张'],
  ] as const;
  return (
    <section className={styles.card} aria-label="进度">
      <div className={styles.row}>
        <h2 className={styles.title}>进度</h2>
        {lastCheckedAt !== null && <span className={styles.note}>最近一张 {shortMoment(lastCheckedAt)}</span>}
      </div>
      <Progress
        percent={total === 0 ? 0 : ((checked + failed) / total) * 100}
        showInfo={false}
        aria-label={`已判断 ${checked + failed} / ${total} 张`}
      />
      <dl className={styles.figures}>
        {figures.map(([word, figure, unit]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>
              {formatCount(figure)} {unit}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        <Button
          disabled={!isOn}
          loading={checking.isLoading}
          onClick={() => void attempt(() => again({}).unwrap(), '已排进队列，人工核对过的不动')}
        >
          全部重新判断
        </Button>
        <Button
          danger
          disabled={isOn || checked + failed === 0}
          loading={forgetting.isLoading}
          onClick={() => {
            modal.confirm({
              title: '删除全部人物判断结果？',
              content: `${formatCount(faces)} 张脸的位置和属性都会删除，不能恢复。`,
              okText: '全部删除',
              okButtonProps: { danger: true },
              onOk: async () => {
                if (await attempt(() => forget({}).unwrap(), '正在删除')) onForget();
              },
            });
          }}
        >
          删除全部结果
        </Button>
        {isOn && <span className={styles.note}>先关闭，才能删除</span>}
      </div>
    </section>
  );
}
