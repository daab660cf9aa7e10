export { Messages } from './Messages.tsx';
export { listContactMessagesQuery } from './queries.ts';
export { useUnreadMessages } from './useUnreadMessages.ts';
