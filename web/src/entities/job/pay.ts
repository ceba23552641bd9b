import { sayPay, type StatedPay } from '@workboard/contracts/pay-words';

/** The pay of a job in the spec's four forms (spec §9); `isShort` leaves out the year's beside what is quoted (decision P60). */
export const formatSalary = (pay: StatedPay, isShort?: boolean): string =>
  sayPay(pay, isShort) ?? 'Salary not specified';
