import { z } from 'zod';
import * as field from '../fields.js';

export const idParams = z.object({ id: field.id });
export const jobIdParams = z.object({ jobId: field.id });
export const userIdParams = z.object({ userId: field.id });
export const companyIdParams = z.object({ companyId: field.id });
export const success = z.object({ success: z.literal(true) }).meta({ id: 'Success' });
export const messageAnswer = z.object({ message: z.string() });
