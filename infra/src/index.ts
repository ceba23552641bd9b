export { backUpSystem, releaseSystem, restoreSystem } from './backup/commands.js';
export { startSystem, type RunningSystem, type SystemOptions } from './local/system.js';
