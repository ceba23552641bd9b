import { peersEnv, processEnv, storageEnv } from '@workboard/service-kit';
import { z } from 'zod';

/** Settings of the gateway. */
export const envSchema = processEnv.extend({
  ...peersEnv.shape,
  ...storageEnv.shape,
  SESSION_SECRET: z.string().min(16, 'must have at least 16 characters'),
  /** Multiplies every rate limit; it can raise them, never remove them (decision R5). */
  RATE_LIMIT_FACTOR: z.coerce.number().min(0.01).max(10_000).default(1),
  /** How many proxies stand in front; their X-Forwarded-For entries are believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  SITE_PHONE: z.string().default('+675 300 0000'),
  SITE_EMAIL: z.string().default('hello@pngworkboard.example'),
  SITE_ADDRESS: z.string().default('PO Box 1234, Port Moresby, NCD 121, Papua New Guinea'),
  SITE_LINKEDIN: z.url().default('https://www.linkedin.com/company/pngworkboard'),
  SITE_FACEBOOK: z.url().default('https://www.facebook.com/pngworkboard'),
  SITE_WHATSAPP: z.url().default('https://wa.me/67570001234'),
});
export type Env = z.output<typeof envSchema>;
