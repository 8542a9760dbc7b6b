// A Node server that knows its answers and nothing else: what the machine can do. For bench/pages.ts.
import { createServer } from 'node:http';

const answers = new Map();
const server = createServer((request, response) => {
  if (request.method === 'PUT') return learn(request, response);
  const { headers, body } = answers.get(request.url);
  response.writeHead(200, headers);
  response.end(body);
});

server.listen(0, '127.0.0.1', () => console.log(`bare at ${server.address().port}.`));

function learn(request, response) {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const headers = JSON.parse(request.headers['x-headers']);
    answers.set(request.url, { headers, body: Buffer.concat(parts) });
    response.end();
  });
}
