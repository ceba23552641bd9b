import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { Env } from '../env.js';

/** What browsers heed with a page alone. Data go without, for readers who pay for each KB. */
const namesOfPages = new Set([
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
]);

/** Headers of every answer, and those of pages, always the same and so made once; pages add their own content policy (rendering/). */
export const securityHeaders = ({
  PUBLIC_URL,
}: Pick<Env, 'PUBLIC_URL'>): Record<'ofAll' | 'ofPages', OutgoingHttpHeaders> => {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(helmetOptions(PUBLIC_URL.startsWith('https:')))(request, response, () => undefined);
  response.setHeader('permissions-policy', permissionsPolicy);
  const headers = Object.entries(response.getHeaders());
  return {
    ofAll: Object.fromEntries(headers.filter(([name]) => !namesOfPages.has(name))),
    ofPages: Object.fromEntries(headers.filter(([name]) => namesOfPages.has(name))),
  };
};

const helmetOptions = (https: boolean): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
  },
  strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  crossOriginEmbedderPolicy: false,
  crossOriginResourcePolicy: { policy: 'same-origin' },
});

/** What pages and frames of ours never ask a browser for. */
const permissionsPolicy =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), bluetooth=(), serial=(), hid=(), midi=(), ' +
  'display-capture=(), accelerometer=(), gyroscope=(), magnetometer=(), browsing-topics=(), interest-cohort=()';
