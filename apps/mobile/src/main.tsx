import './app/patch-antd-mobile.ts';
import '@tuyuan/ui/tokens.css';
import '@tuyuan/ui/base.css';
import './app/phone.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Mobile } from './app/mobile.tsx';
import { keepForOffline, takeNewVersion } from './app/service-worker.ts';
import { reloadStalePage } from './app/stale-page.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
reloadStalePage();
if (!(await takeNewVersion())) {
  createRoot(container).render(
    <StrictMode>
      <Mobile />
    </StrictMode>,
  );
  keepForOffline();
}
