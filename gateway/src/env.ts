import { peersEnv, processEnv, storageEnv } from '@workboard/service-kit';
import { z } from 'zod';
import { isNetwork } from './platform/proxies.js';

/** Settings of the gateway. */
export const envSchema = processEnv.extend({
  ...peersEnv.shape,
  ...storageEnv.shape,
  SESSION_SECRET: z.string().min(16, 'must have at least 16 characters'),
  /** The one before: cookies it signed stay good until they end. */
  SESSION_SECRET_PREVIOUS: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Multiplies every rate limit; it can raise them, never remove them (decision R5). */
  RATE_LIMIT_FACTOR: z.coerce.number().min(0.01).max(10_000).default(1),
  /**
   * Whose X-Forwarded-For entries are believed: the networks in which proxies stand, such as `10.0.0.0/8,::1`, or how many
   * stand in front.
   */
  TRUSTED_PROXIES: z
    .string()
    .default('0')
    .refine((setting) => /^\d+$/.test(setting) || setting.split(',').every((part) => isNetwork(part.trim())), {
      message: 'must be a number of proxies or a list of networks such as 10.0.0.0/8',
    }),
  /** Whether the sign-in screen offers a code to a phone; the auth service has it, too (decision A24). */
  PHONE_SIGN_IN: z.enum(['off', 'optional']).default('off'),
  SITE_PHONE: z.string().default('+675 300 0000'),
  SITE_EMAIL: z.string().default('hello@pngworkboard.example'),
  SITE_ADDRESS: z.string().default('PO Box 1234, Port Moresby, NCD 121, Papua New Guinea'),
  SITE_LINKEDIN: z.url().default('https://www.linkedin.com/company/pngworkboard'),
  SITE_FACEBOOK: z.url().default('https://www.facebook.com/pngworkboard'),
  SITE_WHATSAPP: z.url().default('https://wa.me/67570001234'),
});
export type Env = z.output<typeof envSchema>;
