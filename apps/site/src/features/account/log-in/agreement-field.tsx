import { useGetAgreementQuery } from '@tuyuan/api-client/account/registration.ts';
import { Checkbox, Form } from 'antd';
import { AgreementLink } from '../../../shared/account/agreement-link.tsx';

/** Consent to the agreement as it is now; the field's value is the version consented to. */
export function AgreementField({ name }: { readonly name: string }) {
  const { data } = useGetAgreementQuery({ key: 'agreement' });
  return (
    <Form.Item
      name={name}
      valuePropName="checked"
      getValueFromEvent={(event: { target: { checked: boolean } }) =>
        event.target.checked ? data?.version : undefined
      }
      getValueProps={(version: number | undefined) => ({ checked: version !== undefined })}
      rules={[{ required: true, message: '请先阅读并同意用户协议和隐私政策' }]}
    >
      <Checkbox disabled={!data}>
        我已阅读并同意
        <AgreementLink kind="agreement" label="用户协议" />和<AgreementLink kind="privacy" label="隐私政策" />
      </Checkbox>
    </Form.Item>
  );
}
