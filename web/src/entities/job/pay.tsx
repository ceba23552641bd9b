import { isByYear, sayFortnight, sayPay, type StatedPay } from '@workboard/contracts/pay-words';

/** The pay of a job in the spec's four forms (spec §9); `isShort` leaves out the year's beside what is quoted (decision P60). */
export const formatSalary = (pay: StatedPay, isShort?: boolean): string =>
  sayPay(pay, isShort) ?? 'Salary not specified';

/** The same, with the period beside it and, where there is room, what that makes a fortnight (decision P21). */
export const Pay = ({ pay, isShort = false }: { pay: StatedPay; isShort?: boolean }) => {
  const isYearly = isByYear(pay) && (pay.salaryMin || pay.salaryMax);
  return (
    <>
      <span>{formatSalary(pay, isShort)}</span>
      {isYearly && ' a year'}
      {isYearly && !isShort && <small>{sayFortnight(pay)}</small>}
    </>
  );
};
