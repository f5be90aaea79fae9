import { imagePath } from '@tuyuan/contract/resource-path.ts';
import { describe, expect, it } from 'vitest';
import { render } from './entry-server.tsx';

const cover = { id: 5, version: 'v1', width: 1800, height: 1200, thumbhash: '', title: '雪山与高山湖' };
const author = { id: 6, userName: 'duanyutong', nickName: '段雨桐', avatar: '' };
const image = {
  ...cover,
  no: 'TY2026110001',
  author,
  regionName: '大理市',
  unitPrice: 5800,
  canUseAuthPay: true,
  likes: 1,
  views: 2,
};
const block = (type: string, order: number, isActived = true) => ({
  id: order,
  type,
  title: type,
  count: 4,
  sort: 'newest',
  categoryId: null,
  layout: type === 'images' ? 'tabs' : 'plain',
  text: '',
  html: '',
  picture: null,
  link: '',
  isActived,
  order,
});

const answers: Record<string, unknown> = {
  GetWebSettings: { siteName: { value: '云南图苑' }, siteDescription: { value: '</script><b>' } },
  GetSystemSetting: {
    timeZone: 'Asia/Shanghai',
    isDemo: true,
    importPending: 0,
    version: '1',
    showsDemoPages: true,
    isDebug: true,
  },
  GetHomeNavigation: {
    bottomBar: [{ name: '首页', link: '/', icon: 'home' }],
    items: [
      { name: '图库', link: '/gallery', isActived: true, order: 2 },
      { name: '首页', link: '/', isActived: true, order: 1 },
      { name: '隐藏', link: '/hidden', isActived: false, order: 0 },
    ],
  },
  GetFriendLinks: { items: [] },
  GetHomeDataBlocks: {
    items: [block('albums', 3), block('images', 2), block('carousel', 1), block('photographers', 4, false)],
  },
  GetLibraryFigures: { images: 1, albums: 1, topicAlbums: 0, photographers: 1, imagesToday: 1 },
  GetHotWords: { items: ['日照金山'] },
  GetCarousels: {
    items: [
      {
        id: 1,
        title: '看见云南',
        subtitle: '',
        link: '',
        image: cover,
        authorName: '和志远',
        regionName: '香格里拉市',
      },
    ],
  },
  GetImages: { totalCount: 1, items: [image] },
  GetAlbums: { totalCount: 0, items: [] },
};

function rendered(path: string, changed: Record<string, unknown> = {}, user: object | null = null) {
  const asked: string[] = [];
  const given = { ...answers, ...changed };
  return render({
    url: `http://site.example${path}`,
    session: {
      user: user && { id: 1, userName: 'a', nickName: 'A', avatar: '', roles: [], ...user },
      permissions: [],
      isRestored: false,
    },
    resourceServer: '',
    transport: async (call) => {
      const action = call.path.split('/').at(-1) ?? '';
      asked.push(action);
      const result = given[action];
      if (result === undefined) return { status: 500, body: undefined };
      return { status: 200, body: { result, success: true, error: null, unAuthorizedRequest: false, __abp: true } };
    },
  }).then((page) => ({ ...page, asked }));
}

describe('the home page from the server', () => {
  it('shows its blocks with data, and hands on what it asked for', async () => {
    const { status, body, state, asked, source } = await rendered('/');
    expect(status).toBe(200);
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(body).toContain('看见云南');
    expect(body).toContain(imagePath(image, 640));
    expect(body).toContain('¥58.00 起');
    expect(new Set(asked).size).toBe(asked.length);
    expect(JSON.parse(state).answers).toContainEqual(expect.objectContaining({ endpointName: 'getHomeDataBlocks' }));
    expect(source).toBe('src/pages/home.tsx');
  });

  it('shows only active navigation items, in their order', async () => {
    const { body } = await rendered('/');
    const navigation = /aria-label="主导航">(.*?)<\/nav>/.exec(body)?.[1] ?? '';
    expect([...navigation.matchAll(/<a[^>]*>([^<]*)<\/a>/g)].map(([, name]) => name)).toEqual(['首页', '图库']);
  });

  it('leaves out a block that is switched off, is empty, or fails', async () => {
    const { body, asked } = await rendered('/', { GetImages: undefined });
    expect(asked).not.toContain('GetRank');
    expect(body).not.toContain('>albums<');
    expect(body).not.toContain('进入图库');
    expect(body).toContain('看见云南');
  });

  it('says that pictures are to come when there are none', async () => {
    const { body } = await rendered('/', {
      GetLibraryFigures: { images: 0, albums: 0, topicAlbums: 0, photographers: 0, imagesToday: 0 },
    });
    expect(body).toContain('图库正在筹备');
  });

  it('says that pictures are on their way while they are imported', async () => {
    const { body } = await rendered('/', {
      GetSystemSetting: { timeZone: 'Asia/Shanghai', isDemo: true, importPending: 12, version: '1' },
    });
    expect(body.replaceAll('<!-- -->', '')).toContain('还有 12 张');
  });

  it('lets no text of the site end an element of the page', async () => {
    const { state, head } = await rendered('/');
    expect(state).not.toContain('<');
    expect(head).not.toContain('</script><b>');
    expect(head).toContain('<title>云南图苑</title>');
    expect(head).toContain('<link rel="canonical" href="http://site.example/"');
  });
});

describe('other pages from the server', () => {
  it('answers 404 for an address without a page, with the way home', async () => {
    const { status, body, head } = await rendered('/no-such-page');
    expect(status).toBe(404);
    expect(body).toContain('页面不存在');
    expect(body).toContain('返回首页');
    expect(head).toContain('content="noindex"');
  });

  it('answers the failure of what a page cannot be without as the page’s error', async () => {
    expect((await rendered('/', { GetHomeDataBlocks: undefined })).status).toBe(500);
  });

  it('shows the error page its address names, and nothing else the address says', async () => {
    const { status, body } = await rendered('/Error?status=403&message=%E4%BD%A0%E4%B8%AD%E5%A5%96%E4%BA%86');
    expect(status).toBe(403);
    expect(body).not.toContain('你中奖了');
    expect((await rendered('/Error?status=200')).status).toBe(500);
  });

  it('renders for the user who is signed in', async () => {
    expect((await rendered('/account')).body).toContain('还没有账号？');
    expect((await rendered('/account', {}, { nickName: '周砚秋' })).body).toContain('周砚秋');
  });

  it('sends a visitor from the user centre to log in and back, and lets a user in', async () => {
    const { status, location } = await rendered('/user/main/safety');
    expect([status, location]).toEqual([302, '/account?returnUrl=%2Fuser%2Fmain%2Fsafety']);
    const { status: inside, body } = await rendered('/user/main/safety', {}, { nickName: '周砚秋' });
    expect(inside).toBe(200);
    expect(body).toContain('账号安全');
  });

  it('shows the catalogue of shared parts only where the server says so', async () => {
    expect((await rendered('/demo/crop-dialog')).status).toBe(200);
    expect((await rendered('/demo/no-such-part')).status).toBe(404);
    const hidden = {
      GetSystemSetting: {
        timeZone: 'Asia/Shanghai',
        isDemo: true,
        importPending: 0,
        version: '1',
        showsDemoPages: false,
        isDebug: false,
      },
    };
    expect((await rendered('/demo', hidden)).status).toBe(404);
    expect((await rendered('/demo/grid', hidden)).status).toBe(404);
  });
});
