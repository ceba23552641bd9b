import { createServer, type ServerResponse } from 'node:http';
import { baseline } from './baseline.js';

// node raw.main.js <port>: the list of jobs by `node:http` and `pg` alone, over DATABASE_URL; what requests.main.ts compares with.
const list = baseline();

const answer = async (response: ServerResponse): Promise<void> => {
  const body = JSON.stringify(await list());
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
};

createServer((_request, response) => void answer(response)).listen(Number(process.argv[2]), '127.0.0.1');
