const words: Readonly<Record<string, string>> = {
  title: '标题',
  name: '名称',
  description: '说明',
  labels: '标签',
  addLabels: '加标签',
  categoryId: '分类',
  regionId: '地区',
  unitPrice: '单价（分）',
  coverImageId: '封面',
  parentId: '上级',
  index: '位置',
  no: '代码',
  contactName: '联系人',
  phone: '电话',
  address: '地址',
  introduction: '介绍',
  isPublic: '公开',
  userIds: '成员',
  userName: '用户名',
  nickName: '昵称',
  email: '邮箱',
  roleIds: '角色',
  permissions: '权限',
  granted: '单独授予',
  prohibited: '单独禁止',
  displayName: '显示名',
  withMembers: '连同成员',
};

/** A parameter's name as people read it; one without a word stays as it is. */
export function fieldWord(name: string): string {
  return words[name] ?? name;
}
