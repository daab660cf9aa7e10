import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/* The baseline for `GET users`: a server that sends the bytes of standard input to every request. */

const bytes = readFileSync(0);
const server = createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': bytes.length }).end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`running at http://localhost:${(server.address() as AddressInfo).port}\n`);
});
