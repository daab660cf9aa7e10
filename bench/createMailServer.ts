import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A mail server on this machine that answers to the recipient, and to the mail, with these lines, each after a time. */
export const createMailServer = async ({
  recipient = '250 OK',
  mail = '250 OK',
  delayMs = 0,
}: {
  recipient?: string;
  mail?: string;
  delayMs?: number;
}) => {
  const server = createServer((socket) => {
    const answer = (line: string) => setTimeout(() => socket.write(`${line}\r\n`), delayMs);
    let isMail = false;
    let rest = '';
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      const lines = `${rest}${chunk.toString()}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const command = line.slice(0, 4).toUpperCase();
        if (isMail) {
          if (line !== '.') continue;
          isMail = false;
          answer(mail);
        } else if (command === 'DATA') {
          isMail = true;
          answer('354 Go on');
        } else answer(command === 'RCPT' ? recipient : '250 OK');
      }
    });
    answer('220 mail.example ESMTP');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
};
