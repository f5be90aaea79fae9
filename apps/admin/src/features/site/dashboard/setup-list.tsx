import { CheckOutlined, RightOutlined } from '@ant-design/icons';
import { useDismissSetupMutation, useGetSetupQuery } from '@tuyuan/api-client/site/dashboard.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button, Progress } from 'antd';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './setup-list.module.css';

interface Step {
  readonly title: string;
  readonly note: string;
  readonly isDone: boolean;
  readonly to: string;
}

/** What an empty site still needs, each with its place; absent once a picture and the home are published, or it was put away. */
export function SetupList() {
  const { data } = useGetSetupQuery(undefined, { refetchOnMountOrArgChange: true });
  const [dismiss, { isLoading }] = useDismissSetupMutation();
  const attempt = useAttempt();
  if (!data?.isShown) return null;
  const { hasName, hasLogo, hasWatermark, photographers, images, hasPublished, isHomePublished } = data;
  const steps: Step[] = [
    {
      title: '名称和标志',
      note:
        hasName && hasLogo
          ? '已填好'
          : `在网站设置里填${[!hasName && '站点名称', !hasLogo && '站点标志'].filter(Boolean).join('和')}`,
      isDone: hasName && hasLogo,
      to: paths.settings,
    },
    {
      title: '第一位摄影师',
      note:
        photographers > 0
          ? `已有 ${formatCount(photographers)} 位`
          : '新建用户，或选自己，给「摄影师」角色；图片都归到摄影师名下',
      isDone: photographers > 0,
      to: paths.users,
    },
    {
      title: '水印',
      note: hasWatermark ? '已换成自己的' : '公开的图片都带水印，先把字或图换成自己的',
      isDone: hasWatermark,
      to: paths.watermarks,
    },
    {
      title: '第一批图片',
      note:
        images > 0
          ? `已上传 ${formatCount(images)} 张${hasPublished ? '' : '，审核通过后发布'}`
          : '在图片页上传，选好摄影师',
      isDone: images > 0,
      to: paths.images,
    },
    {
      title: '发布首页',
      note: isHomePublished ? '已发布，随时可以再改' : '排好版块、导航和轮播，预览后发布',
      isDone: isHomePublished,
      to: paths.homeDesign,
    },
  ];
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <section className={styles.list} aria-labelledby="setup-title">
      <header className={styles.head}>
        <div>
          <h2 id="setup-title" className={styles.title}>
            把网站立起来
          </h2>
          <p className={styles.note}>做到哪算到哪，做完的自己打勾。图片和首页都发布后，这里就收起来。</p>
        </div>
        <Button type="text" loading={isLoading} onClick={() => void attempt(() => dismiss({}).unwrap())}>
          不用了
        </Button>
      </header>
      <Progress
        percent={(done / steps.length) * 100}
        showInfo={false}
        size="small"
        aria-label={`完成 ${done} / ${steps.length}`}
      />
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <Link
              to={step.to}
              className={styles.step}
              data-done={step.isDone || undefined}
              aria-current={step === next ? 'step' : undefined}
            >
              <span className={styles.mark} aria-hidden="true">
                {step.isDone ? <CheckOutlined /> : index + 1}
              </span>
              <span className={styles.words}>
                <span className={styles.name}>
                  {step.title}
                  {step.isDone && <span className={styles.hidden}>，已完成</span>}
                </span>
                <span className={styles.note}>{step.note}</span>
              </span>
              <RightOutlined aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
