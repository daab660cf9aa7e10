export { Messages } from './Messages.tsx';
export { listContactMessagesQuery } from './queries.ts';
export { useUnansweredMessages } from './useUnansweredMessages.ts';
