import { ConfigProvider } from 'antd-mobile';
import zhCN from 'antd-mobile/es/locales/zh-CN';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { MeetingProvider } from '../shared/meeting/meeting-context.tsx';
import { startApp } from './start-app.ts';

export function Mobile() {
  const [{ meeting, store, router }] = useState(startApp);
  return (
    <Provider store={store}>
      <MeetingProvider meeting={meeting}>
        <ConfigProvider locale={zhCN}>
          <RouterProvider router={router} />
        </ConfigProvider>
      </MeetingProvider>
    </Provider>
  );
}
