interface DemoLogin {
  userName: string;
  nickName: string;
  /** Its messages go to the outbox, in the back office. */
  phone: string;
  /** Roles in addition to `user`. */
  roles: readonly string[];
}

export const demoPassword = 'Tuyuan@2026';

/** Logins that show the site from every side; for a photographer, use any of the demo's. */
export const demoUsers: readonly DemoLogin[] = [
  { userName: 'admin', nickName: '管理员', phone: '13800000001', roles: ['admin'] },
  { userName: 'editor', nickName: '编辑小苑', phone: '13800000002', roles: ['editor'] },
  { userName: 'reviewer', nickName: '审核员小图', phone: '13800000003', roles: ['reviewer'] },
  { userName: 'visitor', nickName: '看图的人', phone: '13800000004', roles: [] },
  { userName: 'shenyanzhi', nickName: '沈砚之', phone: '13800000005', roles: ['judge'] },
  { userName: 'linruoxi', nickName: '林若溪', phone: '13800000006', roles: ['judge'] },
  { userName: 'hejianchuan', nickName: '何建川', phone: '13800000007', roles: ['judge'] },
];

/** Of the demo's contests. */
export const demoJurors: readonly string[] = ['shenyanzhi', 'linruoxi', 'hejianchuan'];

/** For the list printed at start. */
export const demoLogins: readonly { title: string; userName: string; password: string }[] = [
  { title: '管理员', userName: 'admin', password: demoPassword },
  { title: '编辑', userName: 'editor', password: demoPassword },
  { title: '审核员', userName: 'reviewer', password: demoPassword },
  { title: '摄影师', userName: 'zhouyanqiu', password: demoPassword },
  { title: '评委', userName: 'shenyanzhi', password: demoPassword },
  { title: '普通用户', userName: 'visitor', password: demoPassword },
];
