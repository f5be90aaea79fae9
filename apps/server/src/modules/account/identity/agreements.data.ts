import type { agreementKeys, getAgreement } from '@tuyuan/contract/account/registration.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';

type Agreement = Omit<OutputOf<typeof getAgreement>, 'key'>;

const heading = (text: string) => ({ isHeading: true, text });
const clause = (text: string) => ({ isHeading: false, text });

/** Texts users consent to. Raise the version with every change of text: all users are then asked again. */
export const agreements: Readonly<Record<(typeof agreementKeys)[number], Agreement>> = {
  agreement: {
    version: 1,
    title: '用户协议',
    paragraphs: [
      heading('一、账号'),
      clause(
        '账号由您本人使用。注册时请填写真实有效的手机号，并妥善保管密码；通过您的账号进行的操作视为您本人的操作。',
      ),
      clause(
        '用户名不得冒用他人名义，不得含有违法或侮辱性的内容。您可以随时在“账号安全”中修改密码、更换手机号、查看并退出已登录的设备。',
      ),
      heading('二、图片与授权'),
      clause(
        '平台上的图片由摄影师享有著作权。浏览和收藏不需要授权；下载与使用须先取得相应的授权，并在授权范围内使用。',
      ),
      clause('未经授权，不得去除水印、批量抓取，或将图片用于训练、转售和再许可。'),
      heading('三、您上传的内容'),
      clause('您保证对上传的作品享有完整的权利，画面中可辨认的人物与受保护的物品已取得必要的许可。'),
      clause('上传的内容不得违反法律法规，不得侵害他人的肖像、隐私、名誉和知识产权。平台对收到的侵权通知会及时处理。'),
      heading('四、服务的变更与中止'),
      clause('平台可能因维护、升级而短时中断服务。对违反本协议的账号，平台可以限制其功能或停用，并说明理由。'),
      heading('五、注销'),
      clause(
        '您可以申请注销账号。申请后有 7 天的反悔期，其间登录即可撤销；期满后个人信息会被删除或匿名化，已发布作品的署名改为“已注销用户”，依法须保留的订单与发票记录匿名保存。',
      ),
      heading('六、协议的更新'),
      clause('本协议更新后会提示您重新阅读并同意。您的每一次同意都会连同版本和时间记录下来。'),
    ],
  },
  photographer: {
    version: 1,
    title: '摄影师签约协议',
    paragraphs: [
      heading('一、著作权归你'),
      clause('你上传的作品，著作权始终归你。本站按你定的价格代为授权，并在作品旁署你的名字；你可以随时下架作品。'),
      heading('二、授权与收益'),
      clause('不定价的作品只展示，不出售。定价的作品售出后按站点公布的比例分成，已售出的授权在下架后继续有效。'),
      heading('三、你的保证'),
      clause(
        '你保证作品是自己拍摄的，享有完整的权利；可辨认的人物和受保护的商标、建筑已取得授权，或标明仅限编辑使用。',
      ),
      clause('使用了人工智能修图或生成的作品，上传时如实标明。'),
      heading('四、审核'),
      clause('申请和作品由审核员审核；没有通过会写明原因，改好可以再交。'),
      heading('五、个人信息'),
      clause('真实姓名和身份证照片只用来核对身份：加密保存，只有审核员能看，每次查看都有记录，有结果后到期自动删除。'),
      heading('六、终止'),
      clause('不想再做摄影师，联系本站即可。冒用他人作品或多次违规的，本站可以取消摄影师身份，并说明理由。'),
    ],
  },
  privacy: {
    version: 1,
    title: '隐私政策',
    paragraphs: [
      heading('一、我们收集什么'),
      clause('注册和登录：用户名、手机号、密码的不可逆摘要；登录的时间、网络地址和浏览器标识，用于保障账号安全。'),
      clause('您主动填写的资料：昵称、头像、个性签名、邮箱、性别、生日、所在地区，均可不填，可随时修改。'),
      clause('申请成为摄影师、下单和开票时，另行收集所需的信息，并在当时说明用途。'),
      heading('二、如何使用'),
      clause('仅用于提供服务、保障安全和履行法定义务。我们不出售个人信息，不用于自动化的差别定价。'),
      heading('三、如何保存'),
      clause(
        '数据保存在服务器所在地。登录与操作日志保存 180 天，短信验证码保存不超过一天。密码和会话凭证只保存摘要，手机号在列表中打码显示。',
      ),
      heading('四、与谁共享'),
      clause('短信、支付、第三方登录等服务只获得完成该项服务所必需的信息。除法律要求外，不向他人提供。'),
      heading('五、您的权利'),
      clause(
        '您可以查询、更正个人信息，导出平台保存的与您有关的全部数据，撤回同意，以及注销账号。相关功能都在“账号安全”中。',
      ),
    ],
  },
};
