import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '@workboard/contracts';
import { refusalBody } from './error-filter.js';

const refusalOf = (code: string | undefined): AppError => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new AppError('request_timeout');
  }
  return new AppError(code === 'HPE_HEADER_OVERFLOW' ? 'payload_too_large' : 'validation_failed');
};

/** What still comes after the refusal is thrown away for so long, so that its sender gets to read it. */
const patienceMs = 2000;

/** With the ten seconds of headers about as long as a connection stays open between two requests. */
const unusedMs = 55_000;

/**
 * Refuses bytes of which Node can make no request, such as an address above 16 KB, in the one shape of decision W1. There
 * is no reply to write to, only the connection, which ends with this. One that nobody has used yet stays open for a while.
 */
export const refuseBytes = ({ code }: { code?: string }, socket: Socket): void => {
  if (socket.writableEnded) {
    return;
  }
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) {
    // Opened ahead, as proxies and browsers do: a refusal would be taken for the answer to a request that is on its way.
    socket.setTimeout(unusedMs);
    return;
  }
  const error = refusalOf(code);
  const body = refusalBody(error, randomUUID());
  const head = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.setTimeout(patienceMs, () => socket.destroy()).end(`${head.join('\r\n')}\r\n\r\n${body}`);
};
