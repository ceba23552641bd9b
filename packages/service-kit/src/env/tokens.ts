/** Injection token of the process's checked environment. */
export const ENV = Symbol('env');
/** Injection token of the service's name. */
export const SERVICE_NAME = Symbol('service name');
