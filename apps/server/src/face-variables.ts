import { z } from 'zod';

const secretText = z.string().min(1).optional();

/** Of Baidu's face detection; without both keys faces are looked for by this server's own model only. */
export const faceVariables = {
  BAIDU_FACE_API_KEY: secretText,
  BAIDU_FACE_SECRET_KEY: secretText,
  BAIDU_FACE_SERVER: z.url().default('https://aip.baidubce.com'),
};
