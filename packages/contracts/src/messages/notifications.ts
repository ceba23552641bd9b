import { z } from 'zod';
import {
  createJobAlertBody,
  type JobAlert,
  type StatusAlert,
  statusAlertBody,
  updateJobAlertBody,
} from '../api/alerts.js';
import * as field from '../fields.js';
import { defineService, nothing, read, write } from '../message.js';

const id = z.object({ id: field.id });

export const notificationsService = defineService('notifications', {
  listJobAlerts: read<JobAlert[]>()(nothing),
  createJobAlert: write<JobAlert>()(createJobAlertBody),
  updateJobAlert: write<JobAlert>()(z.object({ id: field.id, changes: updateJobAlertBody })),
  removeJobAlert: write<null>()(id),

  getStatusAlert: read<StatusAlert | null>()(nothing),
  saveStatusAlert: write<StatusAlert>()(statusAlertBody),
  removeStatusAlert: write<null>()(nothing),
  /** Called when the owner of the address used the mailed link (decision A13). */
  confirmStatusAlert: write<null>()(z.object({ userId: field.id, email: field.email })),
});
