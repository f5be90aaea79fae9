import type { DesignedSlide } from '@tuyuan/contract/site/home-design.ts';
import { Form } from 'antd';
import { type FaultOf, LinkField, PeriodFields, TextField } from './panel-fields.tsx';
import { type Covers, PictureChoice } from './picture-choice.tsx';

interface SlidePanelProps {
  readonly slide: DesignedSlide;
  readonly covers: Covers;
  readonly faultOf: FaultOf;
  readonly onChange: (fields: Partial<DesignedSlide>) => void;
}

/** The settings of one slide. */
export function SlidePanel({ slide, covers, faultOf, onChange }: SlidePanelProps) {
  const id = `slide-${slide.id}`;
  return (
    <Form layout="vertical" component="div">
      <PictureChoice imageId={slide.imageId} covers={covers} onChange={(imageId) => onChange({ imageId })} />
      <TextField
        label="标题"
        id={`${id}-title`}
        max={40}
        value={slide.title}
        fault={faultOf('title')}
        placeholder="不填就用欢迎语"
        onChange={(title) => onChange({ title })}
      />
      <TextField
        label="副标题（选填）"
        id={`${id}-subtitle`}
        max={60}
        value={slide.subtitle}
        fault={faultOf('subtitle')}
        onChange={(subtitle) => onChange({ subtitle })}
      />
      <LinkField
        id={`${id}-link`}
        value={slide.link}
        fault={faultOf('link')}
        extra="不填就去这张图片的页面。"
        onChange={(link) => onChange({ link })}
      />
      <PeriodFields id={id} startsAt={slide.startsAt} endsAt={slide.endsAt} faultOf={faultOf} onChange={onChange} />
    </Form>
  );
}
