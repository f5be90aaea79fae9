import { EnvironmentOutlined } from '@ant-design/icons';
import { App, Button, Form, Input, InputNumber } from 'antd';
import styles from './place-point.module.css';
import { readPoint } from './read-point.ts';

interface PlacePointProps {
  readonly disabled: boolean;
  /** Called on taking a point, because the form itself notices only typed input. */
  readonly onTaken: () => void;
}

/** The venue's coordinates: two numbers, parsed from map text, with a preview on a map. */
export function PlacePoint({ disabled, onTaken }: PlacePointProps) {
  const { message } = App.useApp();
  const form = Form.useFormInstance();
  const latitude: unknown = Form.useWatch('latitude');
  const longitude: unknown = Form.useWatch('longitude');
  const isSet = typeof latitude === 'number' && typeof longitude === 'number';

  function take(text: string): void {
    if (text.trim() === '') return;
    const point = readPoint(text);
    if (!point) return void message.error('没认出坐标，例子：31.3123, 120.7145');
    form.setFieldsValue(point);
    onTaken();
    message.success('已填入坐标，请在地图里核对一下');
  }

  return (
    <div className={styles.point}>
      <Form.Item
        label="从地图粘贴坐标"
        htmlFor="place-paste"
        extra="在高德、腾讯或百度地图里复制的坐标，经纬度谁先都行。"
      >
        <Input
          id="place-paste"
          disabled={disabled}
          placeholder="31.3123, 120.7145"
          onPaste={(event) => {
            event.preventDefault();
            take(event.clipboardData.getData('text'));
          }}
          onPressEnter={(event) => {
            event.preventDefault();
            take(event.currentTarget.value);
          }}
        />
      </Form.Item>
      <Form.Item name="latitude" label="纬度（选填）">
        <InputNumber min={-90} max={90} step={0.0001} className={styles.number ?? ''} />
      </Form.Item>
      <Form.Item name="longitude" label="经度（选填）">
        <InputNumber min={-180} max={180} step={0.0001} className={styles.number ?? ''} />
      </Form.Item>
      <Form.Item label="核对">
        <Button
          icon={<EnvironmentOutlined />}
          disabled={!isSet}
          href={
            isSet
              ? `https://uri.amap.com/marker?position=${String(longitude)},${String(latitude)}&name=${encodeURIComponent('会场')}`
              : ''
          }
          target="_blank"
          rel="noopener noreferrer"
        >
          在地图上看
        </Button>
      </Form.Item>
    </div>
  );
}
