import { useGetCategoryTreeQuery } from '@tuyuan/api-client/library/album-category-data.ts';
import type { PanoramaTour } from '@tuyuan/contract/library/panorama-tour.ts';
import { Form, Input, Switch } from 'antd';
import { NodeField } from '../../../shared/filters/node-select.tsx';
import styles from './panorama-editor.module.css';

interface TourPanelProps {
  readonly tour: PanoramaTour;
  readonly mayEdit: boolean;
  readonly onChange: (patch: Partial<PanoramaTour>) => void;
}

/** What the panorama is called, and how it behaves. */
export function TourPanel({ tour, mayEdit, onChange }: TourPanelProps) {
  const { data: categories } = useGetCategoryTreeQuery({});
  return (
    <section className={styles.panel} aria-labelledby="pano-tour">
      <h2 id="pano-tour" className={styles.panelHead}>
        全景
      </h2>
      <Form layout="vertical" component="div" disabled={!mayEdit}>
        <Form.Item
          required
          label="标题"
          htmlFor="tour-title"
          validateStatus={tour.title === '' ? 'error' : ''}
          help={tour.title === '' ? '没有标题不能发布' : undefined}
        >
          <Input
            id="tour-title"
            maxLength={60}
            value={tour.title}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        </Form.Item>
        <Form.Item label="介绍" htmlFor="tour-description">
          <Input.TextArea
            id="tour-description"
            rows={3}
            maxLength={500}
            value={tour.description}
            onChange={({ target }) => onChange({ description: target.value })}
          />
        </Form.Item>
        <span className={styles.pair}>
          <Form.Item label="作者" htmlFor="tour-author">
            <Input
              id="tour-author"
              maxLength={30}
              value={tour.author}
              onChange={({ target }) => onChange({ author: target.value })}
            />
          </Form.Item>
          <Form.Item label="地点" htmlFor="tour-location">
            <Input
              id="tour-location"
              maxLength={40}
              value={tour.location}
              onChange={({ target }) => onChange({ location: target.value })}
            />
          </Form.Item>
        </span>
        <Form.Item label="分类" htmlFor="tour-category">
          <NodeField
            id="tour-category"
            placeholder="不分类"
            nodes={categories?.items ?? []}
            value={tour.categoryId}
            onChange={(categoryId) => onChange({ categoryId })}
          />
        </Form.Item>
      </Form>
      <ul className={styles.switches}>
        <li>
          <span>小行星开场</span>
          <Switch
            size="small"
            aria-label="小行星开场"
            disabled={!mayEdit}
            checked={tour.hasPlanet}
            onChange={(hasPlanet) => onChange({ hasPlanet })}
          />
        </li>
        <li>
          <span>8 秒不动后自动转，每秒 4°</span>
          <Switch
            size="small"
            aria-label="自动转"
            disabled={!mayEdit}
            checked={tour.turns}
            onChange={(turns) => onChange({ turns })}
          />
        </li>
      </ul>
    </section>
  );
}
