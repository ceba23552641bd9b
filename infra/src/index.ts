export { startSystem, type RunningSystem, type SystemOptions } from './local/system.js';
