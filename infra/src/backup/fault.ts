/** What stops a backup or a restore, in a sentence for whoever started it. */
export class BackupFault extends Error {}
