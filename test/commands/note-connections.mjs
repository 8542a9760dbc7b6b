// For `node --import`: writes down every socket that this process opens to an address, in the form that strace has.
import { appendFileSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { createSocket, Socket as Datagrams } from 'node:dgram';

const file = process.env['CONNECTIONS'] ?? '';
writeFileSync(file, '');
const note = (what) => appendFileSync(file, `connect sa_family=AF_INET ${what}\n`);
const { connect } = Socket.prototype;
Socket.prototype.connect = function noted(...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  const { host, port, path } = typeof options === 'object' ? options : { port: options };
  // One with a path is a socket of this machine.
  if (!path) note(JSON.stringify({ host: host ?? 'localhost', port: Number(port) }));
  return connect.apply(this, args);
};
const { send } = Datagrams.prototype;
Datagrams.prototype.send = function noted(...args) {
  note(String(args.at(-2)));
  return send.apply(this, args);
};
createSocket('udp4').close();
