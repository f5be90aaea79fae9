import '@tuyuan/ui/tokens.css';
import '@tuyuan/ui/base.css';
import './shared/theme/sizes.css';
import 'dayjs/locale/zh-cn';
import dayjs from 'dayjs';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Admin } from './app/admin.tsx';

dayjs.locale('zh-cn');

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
createRoot(container).render(
  <StrictMode>
    <Admin />
  </StrictMode>,
);
