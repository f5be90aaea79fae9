-- What people agree to: published revisions of single pages, numbered. A number's text never changes and can't be deleted.
CREATE TABLE agreement_version (
  agreement text NOT NULL CHECK (agreement IN ('agreement', 'privacy', 'copyright', 'photographer')),
  number integer NOT NULL CHECK (number > 0),
  article_id integer NOT NULL,
  revision integer NOT NULL,
  -- Who has agreed to an earlier one is asked again.
  asks_again boolean NOT NULL DEFAULT false,
  -- In the future for one whose publication is scheduled.
  effective_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (agreement, number),
  FOREIGN KEY (article_id, revision) REFERENCES article_revision (article_id, number)
);
CREATE INDEX agreement_version_revision ON agreement_version (article_id, revision);

-- Pages that stood behind the built-in texts, unseen, give their addresses up; a copyright page was seen and stays.
UPDATE article SET page_key = page_key || '-' || id WHERE page_key IN ('agreement', 'privacy', 'photographer')
  OR (page_key = 'copyright' AND (is_offline OR coalesce(live_revision, scheduled_revision) IS NULL OR (live_revision IS NULL AND scheduled_at > now())));

INSERT INTO article_category (name, kind, position) SELECT '协议', 'page', 9 WHERE NOT EXISTS (SELECT 1 FROM article_category WHERE kind = 'page');
WITH texts (key, title, body) AS (
  VALUES
    ('agreement', '用户协议', '<h2>一、账号</h2><p>账号由您本人使用。注册时请填写真实有效的手机号，并妥善保管密码；通过您的账号进行的操作视为您本人的操作。</p><p>用户名不得冒用他人名义，不得含有违法或侮辱性的内容。您可以随时在“账号安全”中修改密码、更换手机号、查看并退出已登录的设备。</p><h2>二、图片与授权</h2><p>平台上的图片由摄影师享有著作权。浏览和收藏不需要授权；下载与使用须先取得相应的授权，并在授权范围内使用。</p><p>未经授权，不得去除水印、批量抓取，或将图片用于训练、转售和再许可。</p><h2>三、您上传的内容</h2><p>您保证对上传的作品享有完整的权利，画面中可辨认的人物与受保护的物品已取得必要的许可。</p><p>上传的内容不得违反法律法规，不得侵害他人的肖像、隐私、名誉和知识产权。平台对收到的侵权通知会及时处理。</p><h2>四、服务的变更与中止</h2><p>平台可能因维护、升级而短时中断服务。对违反本协议的账号，平台可以限制其功能或停用，并说明理由。</p><h2>五、注销</h2><p>您可以申请注销账号。申请后有 7 天的反悔期，其间登录即可撤销；期满后个人信息会被删除或匿名化，已发布作品的署名改为“已注销用户”，依法须保留的订单与发票记录匿名保存。</p><h2>六、协议的更新</h2><p>本协议更新后会提示您重新阅读并同意。您的每一次同意都会连同版本和时间记录下来。</p>'),
    ('photographer', '摄影师签约协议', '<h2>一、著作权归你</h2><p>你上传的作品，著作权始终归你。本站按你定的价格代为授权，并在作品旁署你的名字；你可以随时下架作品。</p><h2>二、授权与收益</h2><p>不定价的作品只展示，不出售。定价的作品售出后按站点公布的比例分成，已售出的授权在下架后继续有效。</p><h2>三、你的保证</h2><p>你保证作品是自己拍摄的，享有完整的权利；可辨认的人物和受保护的商标、建筑已取得授权，或标明仅限编辑使用。</p><p>使用了人工智能修图或生成的作品，上传时如实标明。</p><h2>四、审核</h2><p>申请和作品由审核员审核；没有通过会写明原因，改好可以再交。</p><h2>五、个人信息</h2><p>真实姓名和身份证照片只用来核对身份：加密保存，只有审核员能看，每次查看都有记录，有结果后到期自动删除。</p><h2>六、终止</h2><p>不想再做摄影师，联系本站即可。冒用他人作品或多次违规的，本站可以取消摄影师身份，并说明理由。</p>'),
    ('privacy', '隐私政策', '<h2>一、我们收集什么</h2><p>注册和登录：用户名、手机号、密码的不可逆摘要；登录的时间、网络地址和浏览器标识，用于保障账号安全。</p><p>您主动填写的资料：昵称、头像、个性签名、邮箱、性别、生日、所在地区，均可不填，可随时修改。</p><p>申请成为摄影师、下单和开票时，另行收集所需的信息，并在当时说明用途。</p><h2>二、如何使用</h2><p>仅用于提供服务、保障安全和履行法定义务。我们不出售个人信息，不用于自动化的差别定价。</p><h2>三、如何保存</h2><p>数据保存在服务器所在地。登录与操作日志保存 180 天，短信验证码保存不超过一天。密码和会话凭证只保存摘要，手机号在列表中打码显示。</p><h2>四、与谁共享</h2><p>短信、支付、第三方登录等服务只获得完成该项服务所必需的信息。除法律要求外，不向他人提供。</p><h2>五、您的权利</h2><p>您可以查询、更正个人信息，导出平台保存的与您有关的全部数据，撤回同意，以及注销账号。相关功能都在“账号安全”中。</p>'),
    ('copyright', '版权声明', '<p>本站图片的著作权归各自的摄影师所有。未经授权，不得复制、改编、传播，不得去除水印和署名。</p><h2>上传</h2><p>上传即表示你对作品享有完整的权利，可辨认的人物与受保护的物品已取得必要的许可；用了人工智能的作品如实标明。</p><h2>发现侵权</h2><p>请把图片编号和侵权的地址发给我们，我们会在 24 小时内处理。</p>')
), pages AS (
  INSERT INTO article (category_id, page_key, live_revision, published_at)
  SELECT (SELECT min(id) FROM article_category WHERE kind = 'page'), key, 1, now() FROM texts
  WHERE NOT EXISTS (SELECT 1 FROM article a WHERE a.page_key = texts.key)
  RETURNING id, page_key
)
INSERT INTO article_revision (article_id, number, title, body, characters)
SELECT p.id, 1, t.title, t.body, length(regexp_replace(t.body, '<[^>]*>', '', 'g')) FROM pages p JOIN texts t ON t.key = p.page_key;

INSERT INTO agreement_version (agreement, number, article_id, revision, effective_at)
SELECT page_key, 1, id, CASE WHEN scheduled_at <= now() THEN scheduled_revision ELSE live_revision END, now() FROM article
WHERE page_key IN ('agreement', 'privacy', 'copyright', 'photographer');

-- Of an address the network suffices as evidence.
UPDATE user_consent SET client_ip = CASE WHEN client_ip LIKE '%.%' THEN regexp_replace(client_ip, '\.\d+$', '.0')
  ELSE regexp_replace(client_ip, '^([0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}):.*$', '\1::') END;
CREATE INDEX user_consent_version ON user_consent (agreement, version, id DESC);
