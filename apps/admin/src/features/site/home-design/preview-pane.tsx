import { DesktopOutlined, MobileOutlined, ReloadOutlined } from '@ant-design/icons';
import { useCreateHomePreviewMutation } from '@tuyuan/api-client/site/home-design.ts';
import { Button, Segmented, Spin } from 'antd';
import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { useSize } from '../../../shared/use-size.ts';
import styles from './preview-pane.module.css';

interface PreviewPaneProps {
  /** Changes with what is stored: the preview then loads again. */
  readonly revision: number;
  /** The block being set, or the top of the page for what stands there. */
  readonly place: number | 'top' | undefined;
  /** A block was clicked in the preview. */
  readonly onSelect: (blockId: number) => void;
}

const widths = { desktop: 1280, phone: 375 };
type Width = keyof typeof widths;
type Mode = 'light' | 'dark';

/** The site's home page as the stored draft makes it, in a frame. */
export function PreviewPane({ revision, place, onSelect }: PreviewPaneProps) {
  const [create, { data, error }] = useCreateHomePreviewMutation();
  const [width, setWidth] = useState<Width>('desktop');
  const [mode, setMode] = useState<Mode>('light');
  const [isLoading, setLoading] = useState(true);
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  /** The place last brought into view; a block just added is there only once the page is loaded again. */
  const shown = useRef<typeof place>(undefined);
  const stage = useRef<HTMLDivElement>(null);
  const size = useSize(stage);
  const scale = Math.min(1, size.width / widths[width]);

  useEffect(() => {
    void create();
  }, [create]);

  const reload = useEffectEvent(() => {
    const page = frame.current?.contentWindow;
    if (!page || data === undefined) return;
    scrolled.current = page.scrollY;
    setLoading(true);
    page.location.replace(data.path);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision is another page.
  useEffect(() => reload(), [revision]);

  const mark = useEffectEvent(() => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    page.documentElement.dataset.theme = mode;
    // A page in a window hides its header, which is being designed here.
    delete page.documentElement.dataset.inWindow;
    for (const block of page.querySelectorAll<HTMLElement>('[data-block]')) {
      const isSelected = block.dataset.block === String(place);
      block.style.outline = isSelected ? '3px solid #e6395f' : '';
      block.style.outlineOffset = '-3px';
      if (!isSelected || shown.current === place) continue;
      shown.current = place;
      scrollTo(page, block);
    }
    if (place === 'top' && shown.current !== 'top') page.defaultView?.scrollTo({ top: 0, behavior: 'smooth' });
    if (place === 'top') shown.current = place;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is marked changes with these.
  useEffect(() => mark(), [place, mode]);

  function settle({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
    setLoading(false);
    const page = currentTarget.contentDocument;
    currentTarget.contentWindow?.scrollTo(0, scrolled.current);
    // Links lead nowhere in a preview: a click chooses the block.
    page?.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopPropagation();
        const block = findBlock(event.target);
        if (block !== undefined) onSelect(block);
      },
      true,
    );
    mark();
  }

  return (
    <section className={styles.pane} aria-label="预览">
      <header className={styles.bar}>
        <Segmented<Width>
          size="small"
          value={width}
          onChange={setWidth}
          options={[
            { value: 'desktop', label: '电脑', icon: <DesktopOutlined /> },
            { value: 'phone', label: '手机', icon: <MobileOutlined /> },
          ]}
        />
        <Segmented<Mode>
          size="small"
          value={mode}
          onChange={setMode}
          options={[
            { value: 'light', label: '浅色' },
            { value: 'dark', label: '深色' },
          ]}
        />
        <Button
          size="small"
          type="text"
          icon={<ReloadOutlined />}
          loading={isLoading && error === undefined}
          onClick={() => void create().then(() => reload())}
        >
          刷新
        </Button>
      </header>
      <div ref={stage} className={styles.stage} data-width={width}>
        {error !== undefined ? (
          <NotLoaded noun="预览" error={error} onRetry={() => create()} />
        ) : data === undefined ? (
          <Spin className={styles.spin ?? ''} />
        ) : (
          <iframe
            ref={frame}
            key={data.path}
            title="首页草稿的预览"
            src={data.path}
            className={styles.frame}
            style={{ width: widths[width], height: size.height / (scale || 1), transform: `scale(${scale})` }}
            onLoad={settle}
          />
        )}
      </div>
    </section>
  );
}

/** Scrolls the page in the frame only: `scrollIntoView` would scroll the pages around it as well. */
function scrollTo({ defaultView }: Document, block: HTMLElement): void {
  if (!defaultView) return;
  const { top, height } = block.getBoundingClientRect();
  const room = Math.max(80, (defaultView.innerHeight - height) / 2);
  defaultView.scrollTo({ top: defaultView.scrollY + top - room, behavior: 'smooth' });
}

/** The frame's elements are of another window's classes. */
function findBlock(target: EventTarget | null): number | undefined {
  const place = target && 'closest' in target && typeof target.closest === 'function' ? target : undefined;
  const block: unknown = place && Reflect.apply(Object(place).closest, place, ['[data-block]']);
  const id = block && typeof block === 'object' && 'dataset' in block ? Object(block.dataset).block : undefined;
  return typeof id === 'string' ? Number(id) : undefined;
}
