import '@tuyuan/ui/tokens.css';
import '@tuyuan/ui/base.css';
