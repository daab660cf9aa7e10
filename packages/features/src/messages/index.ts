export { Messages, type MessagesProps } from './Messages.tsx';
