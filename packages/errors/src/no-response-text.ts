/** Apart from the other words: it is needed when nothing can be fetched any more. */
export const NO_RESPONSE_TEXT = '网络中断，请重试。';
